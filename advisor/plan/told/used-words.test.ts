import { expect, it } from 'vitest';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { usedWords } from '#advisor/plan/told/used-words.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const unsure = { key: 'paid', value: 'every_two_weeks', turn: 0, probability: 0.5 };

it.each([
  ['is not in doubt beside the number of paychecks', 26, []],
  ['is in doubt beside another number', 9, ['every_two_weeks']],
] as const)('a pay schedule %s', (_, checks, doubtful) => {
  const picture = toldPicture([{ role: 'n_periods', value: checks, unit: 'none' }]);
  const words = usedWords(contributionLimits, { ...picture, words: [unsure] }, 0);
  expect(words.map(({ value }) => value)).toEqual(doubtful);
});
