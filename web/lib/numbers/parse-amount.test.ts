import { expect, it } from 'vitest';
import { parseAmount } from '#web/lib/numbers/parse-amount.ts';

it.each([
  ['500', 500],
  ['$1,200', 1200],
  ['7 %', 7],
  ['95k', 95_000],
  ['1.5M', 1_500_000],
  ['-3.5', -3.5],
  ['−$1,500', -1500],
  ['.5', 0.5],
  ['12.', 12],
  ['', null],
  ['about 5', null],
  ['1e9', null],
  ['--5', null],
])('reads %j as %j', (typed, value) => {
  expect(parseAmount(typed)).toBe(value);
});
