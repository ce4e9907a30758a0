import {
  businessProfit,
  householdFrom,
  type HouseholdInput,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { mileageRates } from '#advisor/calculators/tax/deductions/mileage-rate.ts';
import { noPayrollTax, type PayrollExemption } from '#advisor/calculators/tax/payroll/payroll-exemption.ts';
import {
  additionalMedicareTax,
  employeeTax,
  selfEmploymentTax,
  type SelfEmploymentTax,
} from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';

type Given = Pick<
  HouseholdInput,
  'filing_status' | 'wages' | 'spouse_wages' | 'self_employment' | 'business_expenses'
> & {
  tips: number;
  spouse_self_employment: number;
  miles: number;
  mile_rate: number;
  payroll_exemption: PayrollExemption;
};

/** Business expenses plus business miles, at the given or the standard rate. */
const expensesOf = ({ business_expenses: expenses, miles, mile_rate: told }: Given, facts: FactReader) =>
  expenses + miles * (told > 0 ? told : mileageRates(facts).average / 100);

/** The self-employment tax of a couple: the sum of two separate taxes, because each spouse has their own wage base. */
function bothOf(one: SelfEmploymentTax, other: SelfEmploymentTax): SelfEmploymentTax {
  return {
    netEarnings: one.netEarnings + other.netEarnings,
    socialSecurity: one.socialSecurity + other.socialSecurity,
    medicare: one.medicare + other.medicare,
    tax: one.tax + other.tax,
    deductible: one.deductible + other.deductible,
  };
}

/** The payroll and self-employment taxes of both spouses. */
export function reckon(input: Given, facts: FactReader) {
  const wages = toCents(input.wages + input.tips);
  const spouseWages = toCents(input.spouse_wages);
  const expenses = expensesOf(input, facts);
  const profit = businessProfit({ ...input, business_expenses: Math.min(expenses, input.self_employment) });
  const spouseProfit = toCents(input.spouse_self_employment);
  const isExempt = input.payroll_exemption !== 'none';
  const own = isExempt ? noPayrollTax : employeeTax(wages, facts);
  const spouse = employeeTax(spouseWages, facts);
  // A nonresident pays no self-employment tax, section 1402(b). A campus job exempts only the wages.
  const ownBusiness = selfEmploymentTax(
    input.payroll_exemption === 'student_visa' ? 0 : profit,
    isExempt ? 0 : wages,
    facts,
  );
  const spouseBusiness = selfEmploymentTax(spouseProfit, spouseWages, facts);
  const business = bothOf(ownBusiness, spouseBusiness);
  const together = wages + spouseWages;
  const taxed = (isExempt ? 0 : wages) + spouseWages;
  const additional = additionalMedicareTax(taxed, business.netEarnings, input.filing_status, facts);
  const socialSecurity = own.socialSecurity + spouse.socialSecurity;
  const medicare = own.medicare + spouse.medicare;
  return {
    socialSecurity,
    medicare,
    business,
    additional,
    total: socialSecurity + medicare + additional + business.tax,
    // Shown for each spouse if both earn. The additional Medicare tax is not included: it is on their joint earnings.
    yours: own.socialSecurity + own.medicare + ownBusiness.tax,
    spouses: spouse.socialSecurity + spouse.medicare + spouseBusiness.tax,
    profit: profit + spouseProfit,
    expenses: toCents(Math.min(expenses, input.self_employment)),
    earned: together + profit + spouseProfit,
  };
}

/** The total tax on this year's return if it contains only these earnings. */
export function federalTax(input: Given, facts: FactReader): Cents {
  const { filing_status, spouse_wages, self_employment, spouse_self_employment } = input;
  const household = householdFrom({
    filing_status,
    spouse_wages,
    self_employment,
    spouse_self_employment,
    wages: input.wages + input.tips,
    business_expenses: Math.min(expensesOf(input, facts), self_employment),
  });
  return federalReturn(household, facts).totalTax;
}
