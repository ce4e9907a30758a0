import { expect, it } from 'vitest';
import { readFacts } from '#advisor/facts/read-facts.ts';

it('has the rates for tax paid late that the IRS announced for the quarters of 2026', () => {
  // Rev. Rul. 2025-22: 7% from January; Rev. Rul. 2026-5: 6% from April; 7% from July on.
  const facts = readFacts(2026);
  expect(facts.get('irs_interest_rate')).toEqual({ first: 7, second: 6, third: 7, fourth: 7 });
  const { firstYear, rates } = facts.get('irs_interest_rates');
  expect(rates.slice(-4)).toEqual([7, 6, 7, 7]);
  // The table ends with the year it is filed under.
  expect(firstYear + rates.length / 4 - 1).toBe(2026);
});
