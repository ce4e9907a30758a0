import type { Per, QuantityUnit } from '#advisor/reader/quantities/quantity.ts';
import type { Case, Owner, RoleId, ThingKind } from '#advisor/reader/roles.ts';
import type { StateCode } from '#advisor/reader/states.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** Where a fact came from: words of a message, a card the person ran, what we worked out from others. */
type FactSource = 'words' | 'card' | 'profile' | 'derived';

/** A quantity that the person told, or that follows from what they told. */
export interface PictureFact {
  role: RoleId;
  owner: Owner;
  kind: ThingKind;
  case: Case;
  /** Dollars, percent, years, a calendar year, a count. */
  value: number;
  unit: QuantityUnit;
  /** Of money: how often it comes, where that was said. */
  per?: Per;
  /** Of money: told of each paycheck, however often they come. */
  eachCheck?: true;
  /** Of pay told by the hour and made a year’s: the rate of an hour. */
  anHour?: number;
  /** Of a time told in months: exactly so many. */
  months?: number;
  month?: number;
  day?: number;
  /** What the person calls it, where a name stands beside it: "Visa". */
  name?: string;
  /** Of the pay of a job: the state that stands beside it. */
  state?: StateCode;
  /** Told of every one of several. */
  each?: true;
  /** Belongs to plans for later years only, or to a tax return only. */
  only?: 'later' | 'tax';
  /** The words it was told in. */
  said: string;
  source: FactSource;
  /** Of a derived fact: what it follows from. */
  from?: readonly PictureFact[];
  /** Of a price that was told of one share: the numbers of shares that went into it. */
  times?: readonly PictureFact[];
  /** The message it came from, counted from the start of what is remembered. */
  turn: number;
  /** Where in the message; orders facts of one turn. */
  start: number;
  /** Of a fact told anew: where it was first told, which is what it belongs with. */
  place?: { turn: number; start: number };
  probability: number;
  otherRoles: readonly Likely<RoleId>[];
}

/** A fact stated in words: the value of a key such as `filing`. */
export interface WordFact {
  key: string;
  value: string;
  turn: number;
  probability: number;
  /** Another value of the same key that the message may mean as well. */
  rival?: string;
}

/** What is known of the person and the question so far. */
export interface Picture {
  facts: readonly PictureFact[];
  words: readonly WordFact[];
  /** Whose case is worked out, where it is not the person's own: "and for my brother?" */
  about?: Owner;
  /** Then: what the person had said in words of their own case. */
  ownWords?: readonly WordFact[];
}

export const emptyPicture: Picture = { facts: [], words: [] };

export function hasWord({ words }: Picture, fact: string): boolean {
  return words.some(({ key, value }) => `${key}=${value}` === fact);
}
