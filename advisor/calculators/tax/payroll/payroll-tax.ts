import { forMarriedReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

export interface EmployeeTax {
  socialSecurity: Cents;
  medicare: Cents;
}

/** What is taken from one person's wages; the employer pays the same once more. */
export function employeeTax(wages: Cents, facts: FactReader): EmployeeTax {
  const base = toCents(facts.get('social_security_wage_base'));
  return {
    socialSecurity: percentOf(Math.min(wages, base), facts.get('social_security_tax_rate')),
    medicare: percentOf(wages, facts.get('medicare_tax_rate')),
  };
}

export interface SelfEmploymentTax {
  /** What the tax is taken from; nothing below the minimum. */
  netEarnings: Cents;
  socialSecurity: Cents;
  medicare: Cents;
  tax: Cents;
  /** The half that lowers income. */
  deductible: Cents;
}

/** Schedule SE for one person: wages of the same person use up the Social Security base first. */
export function selfEmploymentTax(profit: Cents, wages: Cents, facts: FactReader): SelfEmploymentTax {
  const earned = percentOf(Math.max(0, profit), facts.get('self_employment_taxable_percent'));
  const netEarnings = earned < toCents(facts.get('self_employment_minimum')) ? 0 : earned;
  const room = Math.max(0, toCents(facts.get('social_security_wage_base')) - wages);
  const socialSecurity = percentOf(
    Math.min(netEarnings, room),
    facts.get('self_employment_social_security_rate'),
  );
  const medicare = percentOf(netEarnings, facts.get('self_employment_medicare_rate'));
  const tax = socialSecurity + medicare;
  return { netEarnings, socialSecurity, medicare, tax, deductible: roundHalfUp(tax / 2) };
}

/** Form 8959, for all wages and self-employment earnings of one return. */
export function additionalMedicareTax(
  wages: Cents,
  netEarnings: Cents,
  status: FilingStatus,
  facts: FactReader,
): Cents {
  const rate = facts.get('additional_medicare_tax_rate');
  const threshold = toCents(forMarriedReturn(facts.get('additional_medicare_threshold'), status));
  const left = Math.max(0, threshold - wages);
  return percentOf(Math.max(0, wages - threshold), rate) + percentOf(Math.max(0, netEarnings - left), rate);
}
