/** A kind of question that nobody here can answer, with an honest sentence and what comes nearest. */
export interface Limit {
  id: string;
  /** As people ask it; the reader matches questions with these. */
  examples: readonly string[];
  sentence: string;
  /** True where somebody may mean their own case, which they can tell the figures of. */
  askBack?: true;
  /** Articles that help instead. */
  instead: readonly string[];
}
