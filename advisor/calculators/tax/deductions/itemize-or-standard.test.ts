import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { itemizeOrStandard } from '#advisor/calculators/tax/deductions/itemize-or-standard.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(itemizeOrStandard, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(itemizeOrStandard.explain(done.result as never, done.input as never).conclusion);
};

describe('itemize or standard deduction', () => {
  it('adds up what counts, and tells the tax it saves', () => {
    // 2026, joint: 11,900 + 21,600 + (3,500 - 0.5 % of 90,000) = 36,550 against 32,200 and 2,000 of gifts beside it;
    // 2,350 in the 12 % bracket.
    const couple = { filing_status: 'married_joint', mortgage_interest: 11_900, state_local_taxes: 21_600 };
    expect(run({ ...couple, charity: 3500 })).toMatchObject({
      itemized: 36_550,
      standard: 32_200,
      over_standard: 4350,
      gifts_beside: 2000,
      difference: 2350,
      tax_saved: 282,
    });
    expect(conclude({ ...couple, charity: 3500 })).toMatch(/^Itemize for 2026/);
  });

  it('cuts state and local tax at the cap', () => {
    // 40,400 in 2026 (Public Law 119-21: 40,000 in 2025, one percent more each year).
    expect(run({ state_local_taxes: 50_000, agi: 200_000 })).toMatchObject({
      salt_counted: 40_400,
      salt_lost: 9600,
    });
  });

  it('counts medical costs above their floor', () => {
    // 26,000 - 7.5 % of 61,000 = 21,425 against 24,150 of a head of household.
    const surgery = { filing_status: 'head_of_household', medical: 26_000, agi: 61_000 };
    expect(run(surgery)).toMatchObject({ medical_counted: 21_425, itemized: 21_425, difference: 2725 });
    expect(conclude(surgery)).toMatch(/^Don’t itemize for 2026/);
    expect(finish({ medical: 2000, agi: 61_000 }).result.warnings.map(renderPlain).join(' ')).toContain(
      '7.5%',
    );
  });

  it('adds the amount for seniors to the standard deduction', () => {
    // Rev. Proc. 2025-32: 16,100 and 2,050.
    expect(run({ itemized: 17_850, age: 66 }).standard).toBe(18_150);
    expect(conclude({ itemized: 17_850 })).toMatch(/^Itemize for 2026/);
  });

  it('comes to the choice of the federal return', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 900_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        (income, interest, state, charity) => {
          const told = { mortgage_interest: interest, state_local_taxes: state, charity };
          const done = finish({ ...told, income });
          const full = runCalculator(federalIncomeTax, { ...told, other_income: income }, { year: 2026 });
          const deduction = full.result.figures.find(({ id }) => id === 'deduction')!;
          const { itemizes } = done.result.detail as { itemizes: boolean };
          expect(deduction.label).toBe(itemizes ? 'Itemized deductions' : 'Standard deduction');
          const own = done.result.figures.find(({ id }) => id === (itemizes ? 'itemized' : 'standard'))!;
          expect(own.value).toBe(deduction.value);
        },
      ),
      { numRuns: 50 },
    );
  });
});

it.each([
  ['yesno', { mortgage_interest: 30_000, income: 150_000 }, 'Yes, itemize'],
  ['yesno', { mortgage_interest: 3000, income: 150_000 }, 'No, don’t itemize'],
  ['which', { mortgage_interest: 30_000, income: 150_000 }, 'Itemize'],
  ['which', { mortgage_interest: 3000, income: 150_000 }, 'Take the standard deduction'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(itemizeOrStandard, want, input)).toContain(opening);
});
