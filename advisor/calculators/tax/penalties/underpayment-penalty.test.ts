import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { underpaymentPenalty } from '#advisor/calculators/tax/penalties/underpayment-penalty.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object, year = 2025) =>
  Object.fromEntries(
    runCalculator(underpaymentPenalty, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('the underpayment penalty', () => {
  it('is the worksheet of Form 2210 for 2025: 7 % for 365, 304, 212 and 90 days', () => {
    // 90 % of 20,000 in four parts of 4,500: 4,500 x 0.07 x 971 / 365.
    expect(run({ this_year_tax: 20_000 })).toMatchObject({
      penalty: 837.99,
      needed: 18_000,
      installment: 4500,
      shortfall: 18_000,
    });
    // Withholding counts evenly: half of it is missing each quarter.
    expect(run({ this_year_tax: 20_000, withheld: 9000 }).penalty).toBe(418.99);
  });

  it('takes 6 % for the second quarter of 2026 and says that next year’s rate is not announced', () => {
    // 76 and 15 days at 6 %, the other 880 of 971 at 7 %.
    expect(run({ this_year_tax: 20_000 }, 2026).penalty).toBe(826.77);
    const warnings = (year: number) =>
      runCalculator(underpaymentPenalty, { this_year_tax: 20_000 }, { year }).result.warnings.map(
        renderPlain,
      );
    expect(warnings(2026).join()).toContain('aren’t announced yet');
    expect(warnings(2025)).toEqual([]);
  });

  it('gives a late payment to the oldest quarter first', () => {
    // 12,000 a year, the April part paid in June with its own: 3,000 x 0.07 x 61 / 365.
    const late = { this_year_tax: 13_333.33, paid_june: 6000, paid_september: 3000, paid_january: 3000 };
    expect(run(late).penalty).toBe(35.1);
    // All the rest on September 15: 153 days for April, 92 for June.
    const settled = { this_year_tax: 13_333.33, settled_month: 9, settled_day: 15 };
    expect(run(settled).penalty).toBeCloseTo((3000 * 0.07 * (153 + 92)) / 365, 1);
    // Too much in April covers the quarters after it.
    expect(run({ this_year_tax: 13_333.33, paid_april: 12_000 }).penalty).toBe(0);
  });

  it('needs the lesser of the two shares, and nothing where little is left', () => {
    expect(run({ this_year_tax: 31_000, withheld: 23_200, last_year_tax: 23_200 }).penalty).toBe(0);
    expect(
      run({ this_year_tax: 31_000, withheld: 23_200, last_year_tax: 23_200, last_year_income: 180_000 }),
    ).toMatchObject({ needed: 25_520, shortfall: 2320 });
    expect(run({ this_year_tax: 5000, withheld: 4001 }).penalty).toBe(0);
  });

  it('works out the tax from the income', () => {
    // 17,800.03 in 2026, as quarterly estimated tax has it.
    expect(run({ self_employment: 85_000 }, 2026)).toMatchObject({ total_tax: 17_800.03, needed: 16_020.03 });
  });

  it.each([
    [{ withheld: 500 }, 'Give the total tax of the year'],
    [{ this_year_tax: 9000, settled_month: 6, settled_day: 31 }, 'That month has fewer days'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['amount', { this_year_tax: 20_000 }, 'The underpayment penalty for 2025 is about $837.99'],
  ['yesno', { this_year_tax: 20_000 }, 'Yes, you’d owe an underpayment penalty of about $837.99'],
  ['yesno', { this_year_tax: 5000, withheld: 4900 }, 'No, you owe no underpayment penalty for 2025'],
  ['rate', { this_year_tax: 20_000 }, 'The penalty runs at 7% a year'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(underpaymentPenalty, want, input, 2025)).toContain(opening);
});
