import { federalDeductionFacts } from '#advisor/facts/topics/federal-deductions.ts';
import { federalIncomeTaxFacts } from '#advisor/facts/topics/federal-income-tax.ts';
import { payrollFacts } from '#advisor/facts/topics/payroll.ts';
import { retirementPlansFacts } from '#advisor/facts/topics/retirement-plans.ts';
import { healthAccountsFacts } from '#advisor/facts/topics/health-accounts.ts';
import { socialSecurityFacts } from '#advisor/facts/topics/social-security.ts';
import { medicareFacts } from '#advisor/facts/topics/medicare.ts';
import { estateFacts } from '#advisor/facts/topics/estate.ts';
import { savingsFacts } from '#advisor/facts/topics/savings.ts';
import { borrowingFacts } from '#advisor/facts/topics/borrowing.ts';
import { investingFacts } from '#advisor/facts/topics/investing.ts';

/** Every dated figure that the advisor may use. No calculator and no article holds one of its own. */
export const ledger = {
  ...federalIncomeTaxFacts,
  ...federalDeductionFacts,
  ...payrollFacts,
  ...retirementPlansFacts,
  ...healthAccountsFacts,
  ...socialSecurityFacts,
  ...medicareFacts,
  ...estateFacts,
  ...savingsFacts,
  ...borrowingFacts,
  ...investingFacts,
};

export type FactId = keyof typeof ledger;

/** The value of a fact in any one year. */
export type FactValue<Id extends FactId> = (typeof ledger)[Id] extends {
  values: Readonly<Record<number, infer V>>;
}
  ? V
  : never;
