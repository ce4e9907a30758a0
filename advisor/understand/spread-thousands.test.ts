import { expect, it } from 'vitest';
import { readMentions } from '#advisor/understand/read-mentions.ts';

const amounts = (text: string) =>
  readMentions(text).flatMap(({ kind, value }) => (kind === 'money' ? [value] : []));

it.each([
  ['ninety-five grand in stocks, twenty-five in bonds', [95_000, 25_000]],
  ['60k in my 401(k), 15 in savings and I owe 20 on the car', [60_000, 15_000, 20_000]],
  ['I have 80k in stocks and 40 in cash', [80_000, 40_000]],
])('carries a thousand on: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});

it.each([
  ['I make 95k and have 2 in college', [95_000]],
  ['$500 in stocks and 20 in bonds', [500]],
  ['50k at 6 for 20 years', [50_000]],
  ['100k, retiring in 30 in total', [100_000]],
])('leaves other numbers alone: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});
