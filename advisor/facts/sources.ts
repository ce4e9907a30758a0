import type { Source } from '#advisor/facts/define-facts.ts';
import { federalTaxSources } from '#advisor/facts/topics/tax/federal-tax-sources.ts';
import { stateTaxSources } from '#advisor/facts/topics/states/state-tax-sources.ts';
import { estimatedTaxSources } from '#advisor/facts/topics/tax/estimated-tax.ts';
import { lateTaxSources } from '#advisor/facts/topics/tax/late-tax.ts';
import { payrollSources } from '#advisor/facts/topics/tax/payroll.ts';
import { workAndTravelSources } from '#advisor/facts/topics/family/work-and-travel.ts';
import { workAndCoverSources } from '#advisor/facts/topics/family/work-and-cover-sources.ts';
import { reportingThresholdsSources } from '#advisor/facts/topics/tax/reporting-thresholds.ts';
import { winningsSources } from '#advisor/facts/topics/tax/winnings.ts';
import { retirementSources } from '#advisor/facts/topics/retirement/retirement-sources.ts';
import { healthAccountsSources } from '#advisor/facts/topics/family/health-accounts.ts';
import { marketplaceInsuranceSources } from '#advisor/facts/topics/family/marketplace-insurance.ts';
import { socialSecuritySources } from '#advisor/facts/topics/retirement/social-security.ts';
import { socialSecurityBenefitSources } from '#advisor/facts/topics/retirement/social-security-benefits.ts';
import { medicareSources } from '#advisor/facts/topics/retirement/medicare.ts';
import { raisingChildrenSources } from '#advisor/facts/topics/family/raising-children.ts';
import { rentalHomesSources } from '#advisor/facts/topics/tax/rental-homes.ts';
import { familyAccountsSources } from '#advisor/facts/topics/family/family-accounts.ts';
import { familySources } from '#advisor/facts/topics/family/family-sources.ts';
import { educationSources } from '#advisor/facts/topics/family/education.ts';
import { studentLoanSources } from '#advisor/facts/topics/money/student-loans.ts';
import { estateSources } from '#advisor/facts/topics/tax/estate.ts';
import { savingsSources } from '#advisor/facts/topics/money/savings.ts';
import { accountProtectionSources } from '#advisor/facts/topics/money/account-protection.ts';
import { borrowingSources } from '#advisor/facts/topics/money/borrowing.ts';
import { homeAndCarSources } from '#advisor/facts/topics/money/home-and-car-sources.ts';
import { debtSources } from '#advisor/facts/topics/money/debt-sources.ts';
import { consumerProtectionSources } from '#advisor/facts/topics/money/consumer-protection.ts';
import { investingSources } from '#advisor/facts/topics/money/investing.ts';

/** Where the figures and the methods come from. */
export const sources: Readonly<Record<string, Source>> = {
  ...federalTaxSources,
  ...stateTaxSources,
  ...estimatedTaxSources,
  ...lateTaxSources,
  ...payrollSources,
  ...workAndTravelSources,
  ...workAndCoverSources,
  ...reportingThresholdsSources,
  ...winningsSources,
  ...retirementSources,
  ...healthAccountsSources,
  ...marketplaceInsuranceSources,
  ...socialSecuritySources,
  ...socialSecurityBenefitSources,
  ...medicareSources,
  ...raisingChildrenSources,
  ...rentalHomesSources,
  ...familyAccountsSources,
  ...familySources,
  ...educationSources,
  ...studentLoanSources,
  ...estateSources,
  ...savingsSources,
  ...accountProtectionSources,
  ...borrowingSources,
  ...homeAndCarSources,
  ...debtSources,
  ...consumerProtectionSources,
  ...investingSources,
};
