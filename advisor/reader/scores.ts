import type { Act, Relative, Want } from '#advisor/reader/acts.ts';
import type { Case, Owner, RoleId, ThingKind } from '#advisor/reader/roles.ts';

/** A choice with how likely it is. */
export interface Likely<T> {
  id: T;
  probability: number;
}

/** What the model makes of one number of a message; each list is sorted, likeliest first. */
export interface SpanScores {
  roles: readonly Likely<RoleId>[];
  owners: readonly Likely<Owner>[];
  kinds: readonly Likely<ThingKind>[];
  cases: readonly Likely<Case>[];
  relatives: readonly Likely<Relative>[];
}

/** What the model makes of a message. */
export interface MessageScores {
  acts: readonly Likely<Act>[];
  wants: readonly Likely<Want>[];
  relatives: readonly Likely<Relative>[];
  asks: readonly Likely<string>[];
  /** Facts in words, "filing=single", of which the model thinks more likely than not. */
  facts: readonly Likely<string>[];
  spans: readonly SpanScores[];
}

export interface SpanToScore {
  start: number;
  end: number;
  features: readonly number[];
}

export interface MessageToScore {
  text: string;
  /** Our last question, what is talked about and what the person said before. */
  context: string;
  spans: readonly SpanToScore[];
}

/** The trained model. Alive, so it is handed in. */
export interface ReaderModel {
  score(message: MessageToScore, signal?: AbortSignal): Promise<MessageScores>;
}
