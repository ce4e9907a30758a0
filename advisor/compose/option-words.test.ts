import { expect, it } from 'vitest';
import { optionInWords } from '#advisor/compose/option-words.ts';

it.each([
  ['roth_ira', 'Roth IRA'],
  ['hsa', 'HSA'],
  ['married_joint', 'married filing jointly'],
  ['every_two_weeks', 'every two weeks'],
])('the option %s is written %s', (option, words) => {
  expect(optionInWords(option)).toBe(words);
});

it('a postal code is a state only among states', () => {
  expect(optionInWords('tx', ['tx', 'wy'])).toBe('Texas');
  expect(optionInWords('or', ['and', 'or'])).toBe('or');
});
