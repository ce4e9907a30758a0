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
  const known = Math.min(Math.max(fit, 1 - surest), surest);
  return 1 / (1 + Math.exp(-(bias + byFit * Math.log(known / (1 - known)) + byScore * score)));
}
