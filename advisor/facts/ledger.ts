import { federalIncomeTaxFacts } from '#advisor/facts/topics/tax/federal-income-tax.ts';
import { alternativeMinimumTaxFacts } from '#advisor/facts/topics/tax/alternative-minimum-tax.ts';
import { federalDeductionFacts } from '#advisor/facts/topics/tax/federal-deductions.ts';
import { temporaryDeductionFacts } from '#advisor/facts/topics/tax/temporary-deductions.ts';
import { federalCreditFacts } from '#advisor/facts/topics/tax/federal-credits.ts';
import { earnedIncomeCreditFacts } from '#advisor/facts/topics/tax/earned-income-credit.ts';
import { estimatedTaxFacts } from '#advisor/facts/topics/tax/estimated-tax.ts';
import { lateTaxFacts } from '#advisor/facts/topics/tax/late-tax.ts';
import { payrollFacts } from '#advisor/facts/topics/tax/payroll.ts';
import { workAndTravelFacts } from '#advisor/facts/topics/family/work-and-travel.ts';
import { reportingThresholdsFacts } from '#advisor/facts/topics/tax/reporting-thresholds.ts';
import { stateTaxFlatFacts } from '#advisor/facts/topics/states/state-taxes-flat.ts';
import { stateTaxGraduatedFacts } from '#advisor/facts/topics/states/state-taxes-graduated.ts';
import { stateTaxNewYorkFacts } from '#advisor/facts/topics/states/state-taxes-new-york.ts';
import { stateTaxGraduatedWestFacts } from '#advisor/facts/topics/states/state-taxes-graduated-west.ts';
import { winningsFacts } from '#advisor/facts/topics/tax/winnings.ts';
import { retirementPlansFacts } from '#advisor/facts/topics/retirement/retirement-plans.ts';
import { iraFacts } from '#advisor/facts/topics/retirement/iras.ts';
import { earlyWithdrawalFacts } from '#advisor/facts/topics/retirement/early-withdrawals.ts';
import { requiredDistributionFacts } from '#advisor/facts/topics/retirement/required-distributions.ts';
import { healthAccountsFacts } from '#advisor/facts/topics/family/health-accounts.ts';
import { marketplaceInsuranceFacts } from '#advisor/facts/topics/family/marketplace-insurance.ts';
import { socialSecurityFacts } from '#advisor/facts/topics/retirement/social-security.ts';
import { socialSecurityBenefitFacts } from '#advisor/facts/topics/retirement/social-security-benefits.ts';
import { medicareFacts } from '#advisor/facts/topics/retirement/medicare.ts';
import { raisingChildrenFacts } from '#advisor/facts/topics/family/raising-children.ts';
import { rentalHomesFacts } from '#advisor/facts/topics/tax/rental-homes.ts';
import { familyAccountsFacts } from '#advisor/facts/topics/family/family-accounts.ts';
import { educationFacts } from '#advisor/facts/topics/family/education.ts';
import { studentLoanFacts } from '#advisor/facts/topics/money/student-loans.ts';
import { estateFacts } from '#advisor/facts/topics/tax/estate.ts';
import { savingsFacts } from '#advisor/facts/topics/money/savings.ts';
import { accountProtectionFacts } from '#advisor/facts/topics/money/account-protection.ts';
import { borrowingFacts } from '#advisor/facts/topics/money/borrowing.ts';
import { consumerProtectionFacts } from '#advisor/facts/topics/money/consumer-protection.ts';
import { investingFacts } from '#advisor/facts/topics/money/investing.ts';

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
