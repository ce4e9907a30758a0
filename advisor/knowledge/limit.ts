import type { Sign } from '#advisor/knowledge/limit-signs.ts';

/** A kind of question that nobody here can answer, with an honest sentence and what comes nearest. */
export interface Limit {
  id: string;
  /** As people ask it; a question is compared with these by meaning. */
  examples: readonly string[];
  /** Names that make it likely, whatever else is said. */
  names?: RegExp;
  /** What makes it certain. */
  signs?: readonly Sign[];
  sentence: string;
  /** True where somebody may mean their own case, which they can tell the figures of. */
  askBack?: true;
  /** Articles that help instead; with `about`, only who asks about that. */
  instead: readonly (string | { about: RegExp; article: string })[];
}
