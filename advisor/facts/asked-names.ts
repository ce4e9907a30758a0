import { accountProtectionAsked } from '#advisor/facts/asked/money/account-protection.ts';
import { alternativeMinimumTaxAsked } from '#advisor/facts/asked/tax/alternative-minimum-tax.ts';
import { borrowingAsked } from '#advisor/facts/asked/money/borrowing.ts';
import { earlyWithdrawalsAsked } from '#advisor/facts/asked/retirement/early-withdrawals.ts';
import { earnedIncomeCreditAsked } from '#advisor/facts/asked/tax/earned-income-credit.ts';
import { educationAsked } from '#advisor/facts/asked/family/education.ts';
import { estateAsked } from '#advisor/facts/asked/tax/estate.ts';
import { estimatedTaxAsked } from '#advisor/facts/asked/tax/estimated-tax.ts';
import { familyAccountsAsked } from '#advisor/facts/asked/family/family-accounts.ts';
import { federalCreditsAsked } from '#advisor/facts/asked/tax/federal-credits.ts';
import { federalDeductionsAsked } from '#advisor/facts/asked/tax/federal-deductions.ts';
import { federalIncomeTaxAsked } from '#advisor/facts/asked/tax/federal-income-tax.ts';
import { healthAccountsAsked } from '#advisor/facts/asked/family/health-accounts.ts';
import { irasAsked } from '#advisor/facts/asked/retirement/iras.ts';
import { lateTaxAsked } from '#advisor/facts/asked/tax/late-tax.ts';
import { marketplaceInsuranceAsked } from '#advisor/facts/asked/family/marketplace-insurance.ts';
import { medicareAsked } from '#advisor/facts/asked/retirement/medicare.ts';
import { payrollAsked } from '#advisor/facts/asked/tax/payroll.ts';
import { rentalHomesAsked } from '#advisor/facts/asked/tax/rental-homes.ts';
import { reportingThresholdsAsked } from '#advisor/facts/asked/tax/reporting-thresholds.ts';
import { requiredDistributionsAsked } from '#advisor/facts/asked/retirement/required-distributions.ts';
import { retirementPlansAsked } from '#advisor/facts/asked/retirement/retirement-plans.ts';
import { savingsAsked } from '#advisor/facts/asked/money/savings.ts';
import { socialSecurityBenefitsAsked } from '#advisor/facts/asked/retirement/social-security-benefits.ts';
import { socialSecurityAsked } from '#advisor/facts/asked/retirement/social-security.ts';
import { studentLoansAsked } from '#advisor/facts/asked/money/student-loans.ts';
import { temporaryDeductionsAsked } from '#advisor/facts/asked/tax/temporary-deductions.ts';
import { winningsAsked } from '#advisor/facts/asked/tax/winnings.ts';
import { workAndTravelAsked } from '#advisor/facts/asked/family/work-and-travel.ts';
import type { FactId } from '#advisor/facts/ledger.ts';

/**
 * Other names for facts, as people type them: "401k max". They lead to a fact; an answer names it by its label. Apart from
 * the ledger, because no page that computes needs them.
 */
export const askedNames: Readonly<Partial<Record<FactId, readonly string[]>>> = {
  ...accountProtectionAsked,
  ...alternativeMinimumTaxAsked,
  ...borrowingAsked,
  ...earlyWithdrawalsAsked,
  ...earnedIncomeCreditAsked,
  ...educationAsked,
  ...estateAsked,
  ...estimatedTaxAsked,
  ...familyAccountsAsked,
  ...federalCreditsAsked,
  ...federalDeductionsAsked,
  ...federalIncomeTaxAsked,
  ...healthAccountsAsked,
  ...irasAsked,
  ...lateTaxAsked,
  ...marketplaceInsuranceAsked,
  ...medicareAsked,
  ...payrollAsked,
  ...rentalHomesAsked,
  ...reportingThresholdsAsked,
  ...requiredDistributionsAsked,
  ...retirementPlansAsked,
  ...savingsAsked,
  ...socialSecurityBenefitsAsked,
  ...socialSecurityAsked,
  ...studentLoansAsked,
  ...temporaryDeductionsAsked,
  ...winningsAsked,
  ...workAndTravelAsked,
};
