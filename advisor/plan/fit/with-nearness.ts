/**
 * How much the ranker and the search count. Fitted on marked messages that neither was trained on (`npm run
 * reader:calibrate`), so that a fit of 0.6 is right in six of ten.
 */
const weights = {
  first: { bias: -5.4, fit: 0.58, score: 7.4 },
  later: { bias: -2.9, fit: 0.6, score: 3.7 },
} as const;

/** The ranker is never surer than this, so that nearness always counts. */
const surest = 0.9999;

/**
 * The probability that a text answers, from what the ranker says and from how near the search found it. The ranker reads
 * both texts together and still overlooks what a message is about; the search compares the question with all others.
 */
export function withNearness(fit: number, score: number, isLater: boolean): number {
  const { bias, fit: byFit, score: byScore } = isLater ? weights.later : weights.first;
  return probabilityOf(bias + byFit * logitOf(fit) + byScore * score);
}

/** How much of the end of an earlier message is searched with, in characters. */
export const maxEarlier = 400;

/** How much the first message alone counts beside all that was said, in the fit of a later one. */
export const firstShare = 0.6;

/** What the ranker's fit of a decision is worth: told once more in a later message, it seldom answers that. */
const ofDecision = {
  first: { bias: -0.1, fit: 0.8 },
  later: { bias: -1.1, fit: 0.8 },
} as const;

/** The probability that a decision answers: no question of its guide is near to what it says to one person. */
export function fitOfDecision(fit: number, isLater: boolean): number {
  const { bias, fit: byFit } = isLater ? ofDecision.later : ofDecision.first;
  return probabilityOf(bias + byFit * logitOf(fit));
}

function logitOf(fit: number): number {
  const known = Math.min(Math.max(fit, 1 - surest), surest);
  return Math.log(known / (1 - known));
}

const probabilityOf = (logit: number) => 1 / (1 + Math.exp(-logit));
