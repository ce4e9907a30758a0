import { guides } from '#advisor/guides/registry.ts';
import { planTopics } from '#advisor/my-numbers/topics.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { planGuideBySaved } from '#advisor/plan/plan-guide.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/**
 * A question of My plan or Today, word for word, is answered as there: by the same decision, from what is saved alone. Where
 * the conversation has told something of its own, that is counted with instead.
 */
export function planOffered({ known, remembered, run, year, month }: ToPlan): PlannedAnswer | undefined {
  const { picture, wider, reading } = remembered;
  const isOwn = picture.about === undefined && wider.facts.length === 0;
  if (!known || run || !isOwn) return undefined;
  const asked = wordsOf(reading.text);
  const topic = planTopics.find(({ ask }) => wordsOf(ask) === asked);
  const guide = topic && guides.find(({ id }) => id === topic.guide);
  if (!guide) return undefined;
  const plan = planGuideBySaved({ picture: withDerived(known.context, year, month), known }, guide);
  if (plan?.kind !== 'guide' || Object.keys(plan.given).length === 0) return undefined;
  return {
    plan: { ...plan, given: { ...plan.given, ...topic.given } },
    weighed: [],
    confidence: 1,
    isSettled: true,
  };
}
