import { federalIncomeTaxFacts } from '#advisor/facts/topics/federal-income-tax.ts';
import { alternativeMinimumTaxFacts } from '#advisor/facts/topics/alternative-minimum-tax.ts';
import { federalDeductionFacts } from '#advisor/facts/topics/federal-deductions.ts';
import { temporaryDeductionFacts } from '#advisor/facts/topics/temporary-deductions.ts';
import { federalCreditFacts } from '#advisor/facts/topics/federal-credits.ts';
import { earnedIncomeCreditFacts } from '#advisor/facts/topics/earned-income-credit.ts';
import { estimatedTaxFacts } from '#advisor/facts/topics/estimated-tax.ts';
import { lateTaxFacts } from '#advisor/facts/topics/late-tax.ts';
import { payrollFacts } from '#advisor/facts/topics/payroll.ts';
import { workAndTravelFacts } from '#advisor/facts/topics/work-and-travel.ts';
import { reportingThresholdsFacts } from '#advisor/facts/topics/reporting-thresholds.ts';
import { stateTaxFlatFacts } from '#advisor/facts/topics/state-taxes-flat.ts';
import { stateTaxGraduatedFacts } from '#advisor/facts/topics/state-taxes-graduated.ts';
import { stateTaxNewYorkFacts } from '#advisor/facts/topics/state-taxes-new-york.ts';
import { stateTaxGraduatedWestFacts } from '#advisor/facts/topics/state-taxes-graduated-west.ts';
import { winningsFacts } from '#advisor/facts/topics/winnings.ts';
import { retirementPlansFacts } from '#advisor/facts/topics/retirement-plans.ts';
import { iraFacts } from '#advisor/facts/topics/iras.ts';
import { earlyWithdrawalFacts } from '#advisor/facts/topics/early-withdrawals.ts';
import { requiredDistributionFacts } from '#advisor/facts/topics/required-distributions.ts';
import { healthAccountsFacts } from '#advisor/facts/topics/health-accounts.ts';
import { marketplaceInsuranceFacts } from '#advisor/facts/topics/marketplace-insurance.ts';
import { socialSecurityFacts } from '#advisor/facts/topics/social-security.ts';
import { socialSecurityBenefitFacts } from '#advisor/facts/topics/social-security-benefits.ts';
import { medicareFacts } from '#advisor/facts/topics/medicare.ts';
import { raisingChildrenFacts } from '#advisor/facts/topics/raising-children.ts';
import { rentalHomesFacts } from '#advisor/facts/topics/rental-homes.ts';
import { familyAccountsFacts } from '#advisor/facts/topics/family-accounts.ts';
import { educationFacts } from '#advisor/facts/topics/education.ts';
import { studentLoanFacts } from '#advisor/facts/topics/student-loans.ts';
import { estateFacts } from '#advisor/facts/topics/estate.ts';
import { savingsFacts } from '#advisor/facts/topics/savings.ts';
import { accountProtectionFacts } from '#advisor/facts/topics/account-protection.ts';
import { borrowingFacts } from '#advisor/facts/topics/borrowing.ts';
import { consumerProtectionFacts } from '#advisor/facts/topics/consumer-protection.ts';
import { investingFacts } from '#advisor/facts/topics/investing.ts';

/** Every dated figure that the advisor may use. No calculator and no article holds one of its own. */
export const ledger = {
  ...federalIncomeTaxFacts,
  ...alternativeMinimumTaxFacts,
  ...federalDeductionFacts,
  ...temporaryDeductionFacts,
  ...federalCreditFacts,
  ...earnedIncomeCreditFacts,
  ...stateTaxFlatFacts,
  ...stateTaxGraduatedFacts,
  ...stateTaxNewYorkFacts,
  ...stateTaxGraduatedWestFacts,
  ...estimatedTaxFacts,
  ...lateTaxFacts,
  ...payrollFacts,
  ...workAndTravelFacts,
  ...reportingThresholdsFacts,
  ...winningsFacts,
  ...retirementPlansFacts,
  ...iraFacts,
  ...earlyWithdrawalFacts,
  ...requiredDistributionFacts,
  ...healthAccountsFacts,
  ...marketplaceInsuranceFacts,
  ...socialSecurityFacts,
  ...socialSecurityBenefitFacts,
  ...medicareFacts,
  ...raisingChildrenFacts,
  ...rentalHomesFacts,
  ...familyAccountsFacts,
  ...educationFacts,
  ...studentLoanFacts,
  ...estateFacts,
  ...savingsFacts,
  ...accountProtectionFacts,
  ...borrowingFacts,
  ...consumerProtectionFacts,
  ...investingFacts,
};

export type FactId = keyof typeof ledger;

/** The value of a fact in any one year. */
export type FactValue<Id extends FactId> = (typeof ledger)[Id] extends {
  values: Readonly<Record<number, infer V>>;
}
  ? V
  : never;
