import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { earnedIncomeCredit } from '#advisor/calculators/tax/credits/earned-income-credit.ts';
import { ledger } from '#advisor/facts/ledger.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(earnedIncomeCredit, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('earned income credit', () => {
  it('rises, stays and falls as section 32 says', () => {
    // 34 % of 10,000; the most between; 7,316 - 21.06 % of (40,000 - 23,890).
    expect(run({ wages: 10_000, children: 1 }).credit).toBeCloseTo(3400, 2);
    expect(run({ wages: 20_000, children: 2 }).credit).toBe(7316);
    expect(run({ wages: 40_000, children: 2 }).credit).toBeCloseTo(7316 - 0.2106 * 16_110, 1);
    expect(run({ wages: 60_000, children: 1 }).credit).toBe(0);
  });

  it('follows the figures of Revenue Procedure 2023-34 for 2024', () => {
    // By hand: 4,213 - 15.98 % of 2,305; 6,960 and 7,830 - 21.06 % of it.
    expect(run({ wages: 25_025, children: 1 }, 2024).credit).toBeCloseTo(3845, -1);
    expect(run({ wages: 25_025, children: 2 }, 2024).credit).toBeCloseTo(6475, -1);
    expect(run({ wages: 25_025, children: 4 }, 2024).credit).toBeCloseTo(7345, -1);
  });

  it('has limits of income that follow from its rates', () => {
    for (const year of [2024, 2025, 2026] as const) {
      const most = ledger.earned_income_credit.values[year];
      const starts = ledger.earned_income_credit_phaseout.values[year];
      const ends = ledger.earned_income_credit_income_limit.values[year];
      const rates = ledger.earned_income_credit_phaseout_percent.values[2024];
      for (const column of ['no_child', 'one_child', 'two_children', 'three_children'] as const) {
        for (const who of ['joint', 'other'] as const) {
          const reckoned = starts![column][who] + most![column] / (rates[column] / 100);
          expect(Math.abs(reckoned - ends![column][who])).toBeLessThan(8);
        }
      }
    }
  });

  it('is not for everybody', () => {
    expect(run({ wages: 10_000, age: 70 }).credit).toBe(0);
    expect(run({ wages: 10_000, age: 30 }).credit).toBe(664);
    expect(run({ wages: 20_000, children: 1, investment_income: 13_000 }).credit).toBe(0);
    expect(run({ wages: 20_000, children: 1, filing_status: 'married_separate' }).credit).toBe(0);
    expect(run({ wages: 20_000, children: 1, other_income: 10_000 }).credit).toBeCloseTo(
      4427 - 0.1598 * 6110,
      1,
    );
    expect(() => run({ wages: 10_000, spouse_wages: 10_000 })).toThrow(InputProblem);
  });

  it('counts what a business earns after half of its tax, and leaves pre-tax contributions out', () => {
    // Schedule SE: 17,300 x 0.9235 x 0.153 = 2,444.41; half of it is 1,222.21.
    expect(run({ self_employment: 17_300, children: 2 }).earned).toBe(16_077.79);
    expect(run({ wages: 49_900, pre_tax_401k: 3000, children: 2 }).earned).toBe(46_900);
  });

  it('tells the most and the limit where no earnings are known', () => {
    // Revenue Procedure 2025-32 for 2026.
    const { figures } = runCalculator(earnedIncomeCredit, { children: 2 }, { year: 2026 }).result;
    expect(figures[0]).toMatchObject({ id: 'most', value: 7316 });
  });
});

it.each([
  ['yesno', { wages: 24_300, children: 2, filing_status: 'head_of_household' }, 'Yes, you’d get about'],
  ['yesno', { wages: 90_000, children: 2, filing_status: 'head_of_household' }, 'No, there’d be no credit'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(earnedIncomeCredit, want, input)).toContain(opening);
});
