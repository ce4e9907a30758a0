import { describe, expect, it } from 'vitest';
import { ledger } from '#advisor/facts/ledger.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { sources } from '#advisor/facts/sources.ts';
import { estateFacts } from '#advisor/facts/topics/tax/estate.ts';
import { federalIncomeTaxFacts } from '#advisor/facts/topics/tax/federal-income-tax.ts';
import { payrollFacts } from '#advisor/facts/topics/tax/payroll.ts';

/** As PSLmodels Tax-Calculator's policy_current_law.json (CC0, August 2026) and PolicyEngine-US have them. */
describe.each([
  {
    year: 2024,
    brackets: {
      single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
      married_joint: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
      married_separate: [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
      head_of_household: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
    },
    standard: [14_600, 29_200, 14_600, 21_900],
    aged: [1950, 1550, 1550, 1950],
    lowGains: [47_025, 94_050, 47_025, 63_000],
    highGains: [518_900, 583_750, 291_850, 551_350],
    wageBase: 168_600,
    salt: [10_000, 10_000, 5000, 10_000],
    business: [191_950, 383_900, 191_950, 191_950],
    businessRange: { joint: 100_000, other: 50_000 },
    child: 2000,
    senior: 0,
    minimumTax: [85_700, 133_300, 66_650, 85_700],
    minimumTaxPhaseout: [609_350, 1_218_700, 609_350, 609_350],
    minimumTaxShrinks: 25,
    minimumTaxHigherRate: [232_600, 232_600, 116_300, 232_600],
    earnedIncome: [632, 4213, 6960, 7830],
    earnedIncomeInvestments: 11_600,
    careCreditHighest: 35,
    dependent: [1300, 450],
    gift: 18_000,
    estate: 13_610_000,
  },
  {
    year: 2025,
    brackets: {
      single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
      married_joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
      married_separate: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
      head_of_household: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    },
    standard: [15_750, 31_500, 15_750, 23_625],
    aged: [2000, 1600, 1600, 2000],
    lowGains: [48_350, 96_700, 48_350, 64_750],
    highGains: [533_400, 600_050, 300_000, 566_700],
    wageBase: 176_100,
    salt: [40_000, 40_000, 20_000, 40_000],
    business: [197_300, 394_600, 197_300, 197_300],
    businessRange: { joint: 100_000, other: 50_000 },
    child: 2200,
    senior: 6000,
    minimumTax: [88_100, 137_000, 68_500, 88_100],
    minimumTaxPhaseout: [626_350, 1_252_700, 626_350, 626_350],
    minimumTaxShrinks: 25,
    minimumTaxHigherRate: [239_100, 239_100, 119_550, 239_100],
    earnedIncome: [649, 4328, 7152, 8046],
    earnedIncomeInvestments: 11_950,
    careCreditHighest: 35,
    dependent: [1350, 450],
    gift: 19_000,
    estate: 13_990_000,
  },
  {
    year: 2026,
    brackets: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      married_joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
      married_separate: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
      head_of_household: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
    },
    standard: [16_100, 32_200, 16_100, 24_150],
    aged: [2050, 1650, 1650, 2050],
    lowGains: [49_450, 98_900, 49_450, 66_200],
    highGains: [545_500, 613_700, 306_850, 579_600],
    wageBase: 184_500,
    salt: [40_400, 40_400, 20_200, 40_400],
    business: [201_750, 403_500, 201_775, 201_750],
    businessRange: { joint: 150_000, other: 75_000 },
    child: 2200,
    senior: 6000,
    minimumTax: [90_100, 140_200, 70_100, 90_100],
    minimumTaxPhaseout: [500_000, 1_000_000, 500_000, 500_000],
    minimumTaxShrinks: 50,
    minimumTaxHigherRate: [244_500, 244_500, 122_250, 244_500],
    earnedIncome: [664, 4427, 7316, 8231],
    earnedIncomeInvestments: 12_200,
    careCreditHighest: 50,
    dependent: [1350, 450],
    gift: 19_000,
    estate: 15_000_000,
  },
])('the figures of $year', (expected) => {
  const facts = readFacts(expected.year);
  const row = <T>(table: { single: T; married_joint: T; married_separate: T; head_of_household: T }) => [
    table.single,
    table.married_joint,
    table.married_separate,
    table.head_of_household,
  ];

  it('of income tax', () => {
    expect(facts.get('income_tax_brackets')).toEqual(expected.brackets);
    expect(row(facts.get('standard_deduction'))).toEqual(expected.standard);
    expect(row(facts.get('additional_standard_deduction'))).toEqual(expected.aged);
    expect(row(facts.get('long_term_gain_brackets')).map(([low]) => low)).toEqual(expected.lowGains);
    expect(row(facts.get('long_term_gain_brackets')).map(([, high]) => high)).toEqual(expected.highGains);
    expect(row(facts.get('salt_cap'))).toEqual(expected.salt);
    expect(row(facts.get('qbi_threshold'))).toEqual(expected.business);
    expect(facts.get('qbi_phase_in_range')).toEqual(expected.businessRange);
    expect(facts.get('child_tax_credit')).toBe(expected.child);
    expect(facts.get('child_tax_credit_refundable')).toBe(1700);
    expect(facts.get('senior_deduction')).toBe(expected.senior);
    expect(row(facts.get('alternative_minimum_tax_exemption'))).toEqual(expected.minimumTax);
  });

  it('of the alternative minimum tax', () => {
    expect(row(facts.get('alternative_minimum_tax_phaseout'))).toEqual(expected.minimumTaxPhaseout);
    expect(facts.get('alternative_minimum_tax_phaseout_percent')).toBe(expected.minimumTaxShrinks);
    expect(row(facts.get('alternative_minimum_tax_higher_rate_from'))).toEqual(expected.minimumTaxHigherRate);
    expect(facts.get('alternative_minimum_tax_rates')).toEqual({ lower: 26, higher: 28 });
  });

  it('of credits', () => {
    const { no_child, one_child, two_children, three_children } = facts.get('earned_income_credit');
    expect([no_child, one_child, two_children, three_children]).toEqual(expected.earnedIncome);
    expect(facts.get('earned_income_credit_investment_limit')).toBe(expected.earnedIncomeInvestments);
    expect(facts.get('child_care_credit_expenses').one).toBe(3000);
    expect(facts.get('child_care_credit_percent').highest).toBe(expected.careCreditHighest);
    expect(facts.get('child_tax_credit_refundable')).toBe(1700);
    expect(facts.get('other_dependent_credit')).toBe(500);
    expect(facts.get('child_tax_credit_phaseout')).toEqual({ joint: 400_000, other: 200_000 });
    expect(facts.get('lifetime_learning_credit')).toBe(10_000 * 0.2);
    expect(facts.get('education_credit_phase_out')).toMatchObject({
      joint: { to: 180_000 },
      other: { to: 90_000 },
    });
    const { least, aboveEarned } = facts.get('dependent_standard_deduction');
    expect([least, aboveEarned]).toEqual(expected.dependent);
    // The child's own slice is as large as the deduction below it.
    expect(facts.get('kiddie_tax_threshold')).toBe(2 * least);
  });

  it('of payroll, gifts and estates', () => {
    expect(facts.get('social_security_wage_base')).toBe(expected.wageBase);
    expect(facts.get('gift_exclusion')).toBe(expected.gift);
    expect(facts.get('estate_exemption')).toBe(expected.estate);
  });

  it('that the law fixes permanently', () => {
    expect(facts.get('income_tax_rates')).toEqual([10, 12, 22, 24, 32, 35, 37]);
    expect(facts.get('long_term_gain_rates')).toEqual([0, 15, 20]);
    expect(facts.get('net_investment_income_tax_rate')).toBe(3.8);
    expect(row(facts.get('net_investment_income_threshold'))).toEqual([200_000, 250_000, 125_000, 200_000]);
    expect(row(facts.get('capital_loss_limit'))).toEqual([3000, 3000, 1500, 3000]);
    expect(facts.get('social_security_tax_rate') * 2).toBe(facts.get('self_employment_social_security_rate'));
    expect(facts.get('medicare_tax_rate') * 2).toBe(facts.get('self_employment_medicare_rate'));
    // What is left of a dollar of profit after the employer's half of both rates.
    expect(facts.get('self_employment_taxable_percent')).toBeCloseTo(100 - 7.65, 10);
    expect(facts.get('additional_medicare_threshold')).toEqual({
      joint: 250_000,
      separate: 125_000,
      other: 200_000,
    });
    expect(facts.get('social_security_tax_thresholds')).toMatchObject({
      joint: { first: 32_000, second: 44_000 },
      other: { first: 25_000, second: 34_000 },
    });
  });
});

it('phases the deductions of 2025 to 2028 out as Tax-Calculator does', () => {
  for (const facts of [readFacts(2025), readFacts(2026)]) {
    expect(facts.get('senior_deduction_phaseout')).toEqual({ joint: 150_000, other: 75_000 });
    expect(facts.get('senior_deduction_phaseout_percent')).toBe(6);
    expect(facts.get('car_loan_interest_deduction')).toBe(10_000);
    expect(facts.get('car_loan_interest_phaseout')).toEqual({ joint: 200_000, other: 100_000 });
    expect(facts.get('car_loan_interest_phaseout_step')).toEqual({ income: 1000, reduction: 200 });
    expect(facts.get('tips_deduction')).toBe(25_000);
    expect(facts.get('overtime_deduction')).toEqual({ joint: 25_000, other: 12_500 });
    expect(facts.get('tips_and_overtime_phaseout')).toEqual({ joint: 300_000, other: 150_000 });
    expect(facts.get('tips_and_overtime_phaseout_step')).toEqual({ income: 1000, reduction: 100 });
  }
});

it('lets the cap on state and local taxes fall back in 2030', () => {
  const facts = readFacts(2026);
  expect(facts.get('salt_cap_return_year')).toBe(2030);
  expect(facts.get('salt_cap_after_return')).toEqual(readFacts(2024).get('salt_cap'));
});

it('has the safe harbors of estimated tax', () => {
  const facts = readFacts(2026);
  expect(facts.get('estimated_tax_safe_harbor')).toEqual({
    this_year: 90,
    last_year: 100,
    last_year_higher_income: 110,
  });
  expect(facts.get('estimated_tax_higher_income')).toEqual({ separate: 75_000, other: 150_000 });
  expect(facts.get('estimated_tax_minimum')).toBe(1000);
});

it('phases the cap on state and local taxes down from 2025 on', () => {
  expect(readFacts(2024).get('salt_phase_down')).toBeNull();
  expect(readFacts(2025).get('salt_phase_down')?.start.single).toBe(500_000);
  expect(readFacts(2026).get('salt_phase_down')?.start).toMatchObject({
    single: 505_000,
    married_separate: 252_500,
  });
});

it('has gifts without itemizing, their floor and the minimum business deduction from 2026 on', () => {
  expect(readFacts(2025).get('charity_without_itemizing')).toEqual({ joint: 0, other: 0 });
  expect(readFacts(2026).get('charity_without_itemizing')).toEqual({ joint: 2000, other: 1000 });
  expect(readFacts(2025).get('charity_floor_percent')).toBe(0);
  expect(readFacts(2026).get('charity_floor_percent')).toBe(0.5);
  expect(readFacts(2025).get('qbi_minimum_deduction')).toBeNull();
  expect(readFacts(2026).get('qbi_minimum_deduction')).toEqual({ deduction: 400, income: 1000 });
});

it('names a source for every year, and no id of another topic', () => {
  for (const facts of [federalIncomeTaxFacts, payrollFacts, estateFacts]) {
    for (const [id, entry] of Object.entries(facts)) {
      expect({ id, same: ledger[id as keyof typeof ledger] === (entry as unknown) }).toEqual({
        id,
        same: true,
      });
      for (const year of Object.keys(entry.values)) {
        const source =
          typeof entry.source === 'string' ? entry.source : (entry.source as Record<string, string>)[year];
        expect({ id, year, known: source !== undefined && source in sources }).toEqual({
          id,
          year,
          known: true,
        });
      }
    }
  }
});
