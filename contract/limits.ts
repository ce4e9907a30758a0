/** Limits that browser and server both keep to (spec, section 9). */
export const limits = {
  /** Messages a visitor may send in one page session. */
  anonymousMessages: 7,
  /** How many earlier messages travel with a question as its context. */
  contextMessages: 10,
  titleLength: 50,
  /** Longest text of one chat message that is stored, in characters; the schema holds the same figure. */
  messageLength: 100_000,
} as const;
