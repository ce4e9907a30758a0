/**
 * How much text one chat request may bring, in characters unless the name says messages. A longer question is refused. Of
 * what was said before it the newest messages that fit are read: the first that does not fit is left out, and so is
 * everything older.
 */
export const chatTextLimits = {
  question: 20_000,
  /** Refused where there are more. */
  messages: 100,
  /** Messages before the question that an answer builds on. */
  rememberedMessages: 10,
  /** The longest Pro answers have about 17,000 with their receipts, and some questions get two in one. */
  earlierMessage: 60_000,
  history: 120_000,
  /** A calculation that is sent along with a question, as JSON. */
  run: 20_000,
  /** What a language model is sent of the history. */
  modelHistory: 24_000,
  /** What a language model is sent of the profile, as JSON. */
  modelProfile: 4_000,
} as const;
