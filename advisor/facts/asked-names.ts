import { accountProtectionAsked } from '#advisor/facts/asked/account-protection.ts';
import { alternativeMinimumTaxAsked } from '#advisor/facts/asked/alternative-minimum-tax.ts';
import { borrowingAsked } from '#advisor/facts/asked/borrowing.ts';
import { earlyWithdrawalsAsked } from '#advisor/facts/asked/early-withdrawals.ts';
import { earnedIncomeCreditAsked } from '#advisor/facts/asked/earned-income-credit.ts';
import { educationAsked } from '#advisor/facts/asked/education.ts';
import { estateAsked } from '#advisor/facts/asked/estate.ts';
import { estimatedTaxAsked } from '#advisor/facts/asked/estimated-tax.ts';
import { familyAccountsAsked } from '#advisor/facts/asked/family-accounts.ts';
import { federalCreditsAsked } from '#advisor/facts/asked/federal-credits.ts';
import { federalDeductionsAsked } from '#advisor/facts/asked/federal-deductions.ts';
import { federalIncomeTaxAsked } from '#advisor/facts/asked/federal-income-tax.ts';
import { healthAccountsAsked } from '#advisor/facts/asked/health-accounts.ts';
import { irasAsked } from '#advisor/facts/asked/iras.ts';
import { lateTaxAsked } from '#advisor/facts/asked/late-tax.ts';
import { marketplaceInsuranceAsked } from '#advisor/facts/asked/marketplace-insurance.ts';
import { medicareAsked } from '#advisor/facts/asked/medicare.ts';
import { payrollAsked } from '#advisor/facts/asked/payroll.ts';
import { rentalHomesAsked } from '#advisor/facts/asked/rental-homes.ts';
import { reportingThresholdsAsked } from '#advisor/facts/asked/reporting-thresholds.ts';
import { requiredDistributionsAsked } from '#advisor/facts/asked/required-distributions.ts';
import { retirementPlansAsked } from '#advisor/facts/asked/retirement-plans.ts';
import { savingsAsked } from '#advisor/facts/asked/savings.ts';
import { socialSecurityBenefitsAsked } from '#advisor/facts/asked/social-security-benefits.ts';
import { socialSecurityAsked } from '#advisor/facts/asked/social-security.ts';
import { studentLoansAsked } from '#advisor/facts/asked/student-loans.ts';
import { temporaryDeductionsAsked } from '#advisor/facts/asked/temporary-deductions.ts';
import { winningsAsked } from '#advisor/facts/asked/winnings.ts';
import { workAndTravelAsked } from '#advisor/facts/asked/work-and-travel.ts';
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
