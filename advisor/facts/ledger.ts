import { federalIncomeTaxFacts } from '#advisor/facts/topics/federal-income-tax.ts';
import { payrollFacts } from '#advisor/facts/topics/payroll.ts';
import { retirementPlansFacts } from '#advisor/facts/topics/retirement-plans.ts';
import { healthAccountsFacts } from '#advisor/facts/topics/health-accounts.ts';
import { socialSecurityFacts } from '#advisor/facts/topics/social-security.ts';
import { medicareFacts } from '#advisor/facts/topics/medicare.ts';
import { estateFacts } from '#advisor/facts/topics/estate.ts';
import { savingsFacts } from '#advisor/facts/topics/savings.ts';

/** Every dated figure that the advisor may use. No calculator and no article holds one of its own. */
export const ledger = {
  ...federalIncomeTaxFacts,
  ...payrollFacts,
  ...retirementPlansFacts,
  ...healthAccountsFacts,
  ...socialSecurityFacts,
  ...medicareFacts,
  ...estateFacts,
  ...savingsFacts,
};

export type FactId = keyof typeof ledger & string;

/** The value of a fact in any one year. */
export type FactValue<Id extends FactId> = (typeof ledger)[Id] extends {
  values: Readonly<Record<number, infer V>>;
}
  ? V
  : never;
