import { expect, it } from 'vitest';
import { contributionLimits } from '#advisor/calculators/retirement/contribution-limits.ts';
import { optionPremium } from '#advisor/calculators/investing/option-premium.ts';
import { fillFields } from '#advisor/plan/fill-fields.ts';
import { toldWord } from '#server/testing/picture-facts.ts';

type Told = readonly [word: string, probability: number, turn: number];
const planOf = (...told: readonly Told[]) =>
  fillFields(contributionLimits, {
    facts: [],
    words: told.map(([word, probability, turn]) => ({ ...toldWord(word), probability, turn })),
  }).input.plan;

it('of two options that words speak for, the surer one is taken', () => {
  expect(planOf(['account=traditional_ira', 0.53, 0], ['account=roth_ira', 0.91, 0])).toBe('roth_ira');
});

it('what was said later counts before what is surer', () => {
  expect(planOf(['account=roth_ira', 0.91, 0], ['account=traditional_ira', 0.53, 1])).toBe('traditional_ira');
});

it('a covered call is one, though it is a call as well', () => {
  const words = [
    { ...toldWord('option=call'), probability: 0.99 },
    { ...toldWord('strategy=covered_call'), probability: 0.97 },
  ];
  expect(fillFields(optionPremium, { facts: [], words }).input.strategy).toBe('covered_call');
});
