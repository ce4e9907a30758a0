import { expect, it } from 'vitest';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { studentLoanPlans } from '#advisor/calculators/borrowing/student/student-loan-plans.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { taxEquivalentYield } from '#advisor/calculators/investing/bonds/tax-equivalent-yield.ts';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/distributions/inherited-account.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import { collegeCredits } from '#advisor/calculators/tax/credits/college-credits.ts';
import { premiumTaxCredit } from '#advisor/calculators/tax/credits/premium-tax-credit.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import { employerMatchEsppRsu } from '#advisor/calculators/tax/stock-pay/employer-match-espp-rsu.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const reasonOf = (calculator: AnyCalculator, given: object) => {
  const { input, result } = runCalculator(calculator, given, { year: 2026 });
  return renderPlain(calculator.explain(result, input).reasons[0]!);
};

it('says that the HSA limit is that of a whole year', () => {
  const told = { plan: 'hsa', health: 'family', age: 42 };
  expect(reasonOf(contributionLimits, told)).toBe(
    'The limit is $8,750 for a whole year of coverage; each month without it takes off a twelfth, unless you’re covered in December.',
  );
  expect(reasonOf(contributionLimits, { ...told, hsa_months: 5 })).toBe('The limit is $8,750.');
});

it('says the loan to value before the equity', () => {
  // 252,000 / 360,000.
  expect(openingOf(homeEquity, { value: 360_000, owed: 252_000 }, 'amount')).toMatch(
    /^You owe 70% of what the home is worth: your equity is \$108,000/,
  );
});

it('says that a college credit is for one student', () => {
  const told = { tuition: 18_000, income: 150_000, filing_status: 'married_joint' };
  expect(openingOf(collegeCredits, told)).toMatch(/^For one student, in the first four years/);
  expect(openingOf(collegeCredits, { ...told, students: 2 })).toMatch(/^In the first four years.* \$5,000 /);
});

it('says what was counted as taken out where nothing more is due', () => {
  // 590,000 / 24.6 = 23,983.74.
  expect(openingOf(rmd, { balance: 590_000, age: 75, taken: 24_000, gift: 8000 })).toBe(
    'Nothing more has to come out for 2026: $24,000 taken out and the gift of $8,000 cover the $23,983.74 required.',
  );
});

it('warns just below the end of the marketplace credit', () => {
  // Four times the guideline of 2025 for two people: 4 x 21,150 = 84,600; 2,100 less 84,000 x 9.96 % / 12 is 1,402.80 a month.
  const told = { household_size: 2, benchmark: 2100 };
  expect(reasonOf(premiumTaxCredit, { ...told, income: 84_000 })).toBe(
    'Only $600 more of income takes away all of it, $16,834 a year: the credit ends at $84,600.',
  );
  expect(reasonOf(premiumTaxCredit, { ...told, income: 60_000 })).toMatch(/^For a household of 2/);
});

it('adds the tax on investment income to a high bracket', () => {
  // 3.4 / (1 - 0.32 - 0.038) = 5.296.
  expect(reasonOf(taxEquivalentYield, { tax_free: 3.4, tax_rate: 32 })).toBe(
    'If you also pay the 3.8% tax on investment income, it takes 5.3%.',
  );
  expect(reasonOf(taxEquivalentYield, { tax_free: 3.4, tax_rate: 24 })).not.toMatch('investment income');
});

it('says that deductions below the standard deduction change nothing', () => {
  expect(reasonOf(federalIncomeTax, { wages: 150_000, itemized: 2500, filing_status: 'married_joint' })).toBe(
    'The $2,500 of deductions changes nothing: the standard deduction of $32,200 is more.',
  );
});

it('says when both plans by income end', () => {
  const told = { balance: 90_000, rate: 6.5, income: 50_000, first_loan: 2016, payments_made: 60 };
  expect(reasonOf(studentLoanPlans, told)).toMatch(/^On RAP .* On IBR .* would be forgiven in /);
});

it('says what a check was worked out from', () => {
  // 28 an hour for 10 hours.
  expect(reasonOf(takeHomePay, { wages: 28 * 10 * 52, paid: 'weekly' })).toMatch(
    /You keep 92\.4% of the \$280\.00 on each check\.$/,
  );
});

it('says at which price the shares of a purchase plan are counted', () => {
  // 5,000 / (0.85 x 22) shares at 30.
  const told = { kind: 'espp', espp_contribution: 5000, discount: 15, start_price: 22, end_price: 30 };
  expect(reasonOf(employerMatchEsppRsu, told)).toMatch(
    /^The shares are worth \$8,021 at \$30\.00 on the day of purchase, 60\.4% more/,
  );
});

it('says which heirs of an account may take longer than ten years', () => {
  expect(reasonOf(inheritedAccount, { balance: 150_000, age: 60 })).toMatch(
    /^Most heirs have 10 years after the year of death; one who is older than the owner, or at most 10 years younger, may take it over a lifetime\./,
  );
});

it('says what an employer withholds from shares that vest, and when it is enough', () => {
  // 22 % of 12,000; at 32 % it would be 3,840.
  const told = { kind: 'rsu', vest_value: 12_000 };
  expect(reasonOf(employerMatchEsppRsu, { ...told, tax_rate: 22 })).toContain(
    'withholds $2,640 at the flat rate, which is enough unless your bracket is higher.',
  );
  expect(reasonOf(employerMatchEsppRsu, { ...told, tax_rate: 32 })).toContain(
    'withholds only $2,640 of the income tax',
  );
});
