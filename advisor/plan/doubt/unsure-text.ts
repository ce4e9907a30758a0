import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';
import type { Want } from '#advisor/reader/acts.ts';

/** Of likely texts, the one whose own words are the nearest of all to the message: two witnesses that agree. */
export function nearestOf({ query }: Asking, weighed: readonly WeighedAsk[]): WeighedAsk | undefined {
  const nearest = (['guides', 'articles'] as const).flatMap((shelf) =>
    query
      .find(shelf, { limit: 1, oncePerId: true })
      .filter(({ cosine }) => (cosine ?? 0) >= doubtThresholds.agreeingText)
      .map(({ entry }) => `${shelf === 'guides' ? 'guide' : 'article'}:${entry.id}`),
  );
  return weighed.find(({ name, score }) => score >= doubtThresholds.agreeingAsk && nearest.includes(name));
}

/** From here on guides about the same thing make together clear what is asked. */
const kindredEnough = 0.7;

/** Whether guides that rest on the same article leave no doubt about the topic: the likeliest of them answers. */
export function isAmongKindred({ plan }: WeighedAsk, weighed: readonly WeighedAsk[]): boolean {
  if (plan.kind !== 'guide') return false;
  const [topic] = plan.guide.articles;
  const kindred = weighed.filter((one) => one.plan.kind === 'guide' && one.plan.guide.articles[0] === topic);
  return kindred.length > 1 && kindred.reduce((sum, { confidence }) => sum + confidence, 0) >= kindredEnough;
}

/** What only a calculation can tell. */
const numeric: ReadonlySet<Want> = new Set<Want>(['time', 'amount', 'payment', 'rate']);
/** A calculator this likely is meant as much as the guide beside it. */
const asMuchMeant = 0.12;

/**
 * "Can we afford the house?", "When can I retire?": where guides and calculators together make clear what is asked, and
 * only the numbers lack, the calculation asks for them. Beside a guide that is sure only where a number is wanted.
 */
export function likelyMissing(
  { reading: { want } }: Asking,
  best: WeighedAsk,
  weighed: readonly WeighedAsk[],
): WeighedAsk | undefined {
  if (best.plan.kind !== 'guide') return undefined;
  const isUnsure = best.confidence < doubtThresholds.text;
  return weighed.find(
    ({ plan, confidence, probability }) =>
      plan.kind === 'missing' &&
      (isUnsure
        ? confidence >= doubtThresholds.text
        : numeric.has(want.id) &&
          probability >= asMuchMeant &&
          best.probability + probability >= doubtThresholds.sure),
  );
}
