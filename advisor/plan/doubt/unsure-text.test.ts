import { expect, it } from 'vitest';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';
import { likelyMissing } from '#advisor/plan/doubt/unsure-text.ts';
import type { Want } from '#advisor/reader/acts.ts';

const weighed = (kind: string, probability: number, confidence: number) =>
  ({
    plan: { kind },
    name: kind,
    score: probability,
    probability,
    confidence,
    why: '',
  }) as unknown as WeighedAsk;
const wanting = (id: Want) => ({ reading: { want: { id, probability: 1 } } }) as unknown as Asking;

it('asks for what is missing instead of a menu, where guides and calculators agree', () => {
  const [guide, lacking] = [weighed('guide', 0.34, 0.34), weighed('missing', 0.04, 0.48)];
  expect(likelyMissing(wanting('yesno'), guide, [guide, lacking])).toBe(lacking);
  const unlikely = weighed('missing', 0.04, 0.3);
  expect(likelyMissing(wanting('yesno'), guide, [guide, unlikely])).toBeUndefined();
});

it('asks beside a sure guide only where a number is wanted', () => {
  const [guide, lacking] = [weighed('guide', 0.83, 0.83), weighed('missing', 0.16, 0.16)];
  expect(likelyMissing(wanting('time'), guide, [guide, lacking])).toBe(lacking);
  expect(likelyMissing(wanting('yesno'), guide, [guide, lacking])).toBeUndefined();
});
