import type { Act, Relative, Want } from '#advisor/reader/acts.ts';
import type { Quantity } from '#advisor/reader/quantities/quantity.ts';
import type { Case, Owner, RoleId, ThingKind } from '#advisor/reader/roles.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** A number of a message with what it means. */
export interface ReadQuantity extends Quantity {
  role: RoleId;
  owner: Owner;
  kind: ThingKind;
  case: Case;
  /** How it relates to what was said before of the same meaning. */
  relative: Relative;
  /** Of the role. */
  probability: number;
  /** Other roles it might have, likeliest first. */
  otherRoles: readonly Likely<RoleId>[];
  /** Others whose it might be, likeliest first. */
  otherOwners?: readonly Likely<Owner>[];
}

/** What a message means, and how sure that is. */
export interface Reading {
  text: string;
  act: Likely<Act>;
  /** Other things it might do, likeliest first. */
  otherActs?: readonly Likely<Act>[];
  want: Likely<Want>;
  /** Whether a message without numbers takes something away: "without the car loan". */
  relative: Likely<Relative>;
  /** What the person may want, likeliest first. */
  asks: readonly Likely<string>[];
  /** Every number of the message, in its order. */
  told: readonly ReadQuantity[];
  /** Facts stated in words: "filing=single". */
  facts: readonly Likely<string>[];
}
