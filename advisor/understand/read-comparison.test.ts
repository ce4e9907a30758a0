import { describe, expect, it } from 'vitest';
import { asksForDifference, deeds, readComparisons } from '#advisor/understand/read-comparison.ts';

const secondCases = (question: string) =>
  readComparisons(question).map(({ start, end }) => question.slice(start, end));

describe('where a second case begins and ends', () => {
  it.each([
    ['what changes if I put 10k in my 401(k)?', ['if I put 10k in my 401(k)']],
    ['tax on 95k? and with 10k in an IRA?', ['and with 10k in an IRA']],
    ['what if I pay 200 more. And then?', ['what if I pay 200 more']],
    ['how much do I save by paying 200.50 extra a month?', ['by paying 200.50 extra a month']],
    ['tax on 95k', []],
    ['', []],
  ])('%s', (question, expected) => {
    expect(secondCases(question)).toEqual(expected);
  });

  it('takes the last of several first', () => {
    expect(secondCases('If I earn 95k, what changes if I put in 10k?')).toEqual([
      'if I put in 10k',
      'If I earn 95k, what changes if I put in 10k',
    ]);
  });

  it.each([
    ['what changes if I put in 10k?', true],
    ['what is my tax if I put in 10k?', false],
  ])('knows whether the difference was asked for: %s', (question, explicit) => {
    expect(readComparisons(question).map((one) => one.explicit)).toEqual([explicit]);
  });
});

describe('a difference is asked for', () => {
  it.each([
    'what changes with 10k in my IRA',
    'how much would I save with 200 extra',
    'compare it to 15 years',
    'tax with and without a 401(k)',
    'what does 10k do to my tax',
    'how much lower is it',
  ])('%s', (question) => {
    expect(asksForDifference(question)).toBe(true);
  });

  it.each(['what is my tax', 'how much will I have', 'payment on 300k', 'a changeable rate'])(
    'not: %s',
    (question) => {
      expect(asksForDifference(question)).toBe(false);
    },
  );
});

describe('something a person does', () => {
  it.each(['if I put ', 'contributing another ', 'and convert ', 'an extra '])('%s…', (before) => {
    expect(deeds.test(before)).toBe(true);
  });

  it.each(['I earn ', 'at ', 'putting it off means I earn much less than '])('not: %s…', (before) => {
    expect(deeds.test(before)).toBe(false);
  });
});
