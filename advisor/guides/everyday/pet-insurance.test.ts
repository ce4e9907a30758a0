import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { petInsurance } from '#advisor/guides/everyday/pet-insurance.ts';

const decide = (given: Record<string, unknown>) => runGuide(petInsurance, given, 2026).decision;

it('buys for a healthy pet where savings cannot carry a big bill', () => {
  expect([4999, 5000].map((cash) => decide({ cash }))).toEqual(['buy', 'save_yourself']);
  expect(decide({ cushion: 'no', health: 'young' })).toBe('buy');
  expect(decide({ cushion: 'no', health: 'older' })).toBe('accident_only');
});

it('does not insure what the pet already has', () => {
  expect(decide({ cash: 0, health: 'sick' })).toBe('too_late');
});

it('asks about savings first', () => {
  const { decision, question } = runGuide(petInsurance, {}, 2026);
  expect([decision, question?.field]).toEqual(['by_cushion', 'cushion']);
});
