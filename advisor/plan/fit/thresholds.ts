/** How likely it has to be that a text answers. Chosen with messages that were held out of the ranker's training. */
export const fitThresholds = {
  /**
   * An article's answer, in place of another text: in a first message, and in a later one. What later messages ask is less
   * often in the library than in the marked messages, for which answers were written.
   */
  article: { first: 0.25, later: 0.32 },
  /** The same in place of a decision by the person's own numbers, in a later message. */
  inPlaceOfNumbers: 0.45,
  /** The same in place of a decision that is surely asked for, with a number that it takes. */
  inPlaceOfAsked: 0.72,
  /** The same in place of one that says what that number comes to. */
  inPlaceOfCounted: 0.85,
  /** The same in place of one that counts, where the reading is beyond doubt. */
  inPlaceOfSurelyCounted: 0.95,
  /** How sure that is. */
  surelyAsked: 0.95,
  /** The same in place of a decision that counts with a number that was just told. */
  inPlaceOfTold: 0.85,
  /** The same in place of a decision that was given before and stays as it is. */
  inPlaceOfRepeated: 0.32,
  /** In place of a form for a calculation that a later message tells nothing for. */
  inPlaceOfForm: 0.35,
  /** In place of figures that are repeated although nobody asked for that, and of steps in order. */
  inPlaceOfSame: 0.35,
  inPlaceOfSteps: 0.45,
  /** How much the fit counts of a text about something that a conversation has not spoken of. */
  otherSubject: 0.75,
  /** How much the fit counts of a passage that answers no question by itself, in a later message. */
  passage: 0.8,
  /** Below this the text of the plan has nothing to do with the message. */
  unrelated: { text: 0.2, decision: 0.1 },
  /** In place of a text or a decision that has nothing to do with the message: one in five is better than none. */
  inPlaceOfUnrelated: { below: 0.1, first: 0.18, later: 0.2, sure: 0.3 },
  /** A guide is ranked by its subject alone, which says less of what it will answer. */
  guide: { first: 0.55, later: 0.8 },
  /** What another guide would say to this person. */
  decided: { first: 0.35, later: 0.17 },
  /** A second text below the first. */
  second: 0.7,
  /** And likelier than the text of the plan by this much. */
  ahead: 0.1,
  /** In place of a question back, or of saying that this is not about money. */
  open: { first: 0.28, later: 0.3 },
  /** In place of a reply about the last answer itself; of one to a doubt, which often brings somebody else's advice. */
  inPlaceOfOwn: 0.6,
  inPlaceOfDoubt: 0.4,
  /** In place of a question about numbers. */
  inPlaceOfNumberAsked: 0.28,
  /** How sure the reading of a first message has to be of a text that is kept although it hardly fits. */
  surelyMeant: 0.8,
  /** In a later message, in place of an article that the reading is so sure of. */
  inPlaceOfSure: { least: 0.45, from: 0.9 },
  /** From here on a decision that was given answers a later message too. */
  answersAgain: 0.45,
  /**
   * Below these nothing that was found answers: for a first message, for a later one, for what a guide says, and for the
   * other texts where a guide is planned.
   */
  none: { first: 0.15, later: 0.12, decided: { first: 0.15, later: 0.06 }, besideGuide: 0.05 },
} as const;
