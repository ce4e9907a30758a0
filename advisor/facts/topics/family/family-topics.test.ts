import { expect, it } from 'vitest';
import type { FactId } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';

/** Typed in again from the announcements, apart from the ledger: 2024, 2025 and 2026. */
it.each<[FactId, unknown[]]>([
  ['adoption_credit', [16_810, 17_280, 17_670]],
  ['kiddie_tax_threshold', [2600, 2700, 2700]],
  ['able_limit', [18_000, 19_000, 20_000]],
  ['gift_exclusion_foreign_spouse', [185_000, 190_000, 194_000]],
  ['business_mileage_cents', [67, 70, 72.5]],
  ['later_business_mileage_cents', [67, 70, 76]],
  ['medical_mileage_cents', [21, 21, 20.5]],
  ['later_medical_mileage_cents', [21, 21, 23.5]],
  ['charity_mileage_cents', [14, 14, 14]],
  ['commuter_benefit_limit', [315, 325, 340]],
  ['foreign_earned_income_exclusion', [126_500, 130_000, 132_900]],
  ['affordable_coverage_percent', [8.39, 9.02, 9.96]],
  ['premium_credit_top_percent', [8.5, 8.5, 9.96]],
  ['plan_529_school_limit', [10_000, 10_000, 20_000]],
  ['student_loan_interest_deduction', [2500, 2500, 2500]],
  [
    'dependent_care_account_limit',
    [
      { separate: 2500, other: 5000 },
      { separate: 2500, other: 5000 },
      { separate: 3750, other: 7500 },
    ],
  ],
  [
    'student_loan_interest_phase_out',
    [
      { joint: { from: 165_000, to: 195_000 }, other: { from: 80_000, to: 95_000 } },
      { joint: { from: 170_000, to: 200_000 }, other: { from: 85_000, to: 100_000 } },
      { joint: { from: 175_000, to: 205_000 }, other: { from: 85_000, to: 100_000 } },
    ],
  ],
])('%s', (id, expected) => {
  expect([2024, 2025, 2026].map((year) => readFacts(year).get(id))).toEqual(expected);
});

it('allows five years of gifts into a 529 plan at once', () => {
  for (const year of [2024, 2025, 2026]) {
    const facts = readFacts(year);
    expect(facts.get('plan_529_superfunding_limit')).toBe(
      facts.get('plan_529_gift_years') * facts.get('gift_exclusion'),
    );
  }
  expect(readFacts(2026).get('plan_529_roth_limit')).toBe(35_000);
});

it('has the amounts of Trump accounts', () => {
  const facts = readFacts(2026);
  expect(facts.get('trump_account_deposit')).toBe(1000);
  expect(facts.get('trump_account_limit')).toBe(5000);
  expect(facts.get('trump_account_employer_limit')).toBe(2500);
  expect(facts.get('trump_account_birth_years')).toEqual({ from: 2025, through: 2028 });
});

it('has the poverty guideline of a family of four', () => {
  const ofFour = [2024, 2025, 2026].map((year) => {
    const { first_person, each_further_person } = readFacts(year).get('poverty_guideline');
    return first_person + 3 * each_further_person;
  });
  expect(ofFour).toEqual([31_200, 32_150, 33_000]);
});

it('insures deposits, shares and brokerage accounts up to the limits of the law', () => {
  const facts = readFacts(2030);
  expect(facts.get('deposit_insurance_limit')).toBe(250_000);
  expect(facts.get('share_insurance_limit')).toBe(250_000);
  expect(facts.get('brokerage_protection_limit')).toBe(500_000);
  expect(facts.get('brokerage_cash_protection_limit')).toBe(250_000);
  expect(facts.used().filter(({ lapsed }) => lapsed)).toEqual([]);
});
