import type { Source } from '#advisor/facts/define-facts.ts';
import { federalTaxSources } from '#advisor/facts/topics/federal-tax-sources.ts';
import { stateTaxSources } from '#advisor/facts/topics/state-tax-sources.ts';
import { estimatedTaxSources } from '#advisor/facts/topics/estimated-tax.ts';
import { lateTaxSources } from '#advisor/facts/topics/late-tax.ts';
import { payrollSources } from '#advisor/facts/topics/payroll.ts';
import { workAndTravelSources } from '#advisor/facts/topics/work-and-travel.ts';
import { workAndCoverSources } from '#advisor/facts/topics/work-and-cover-sources.ts';
import { reportingThresholdsSources } from '#advisor/facts/topics/reporting-thresholds.ts';
import { winningsSources } from '#advisor/facts/topics/winnings.ts';
import { retirementSources } from '#advisor/facts/topics/retirement-sources.ts';
import { healthAccountsSources } from '#advisor/facts/topics/health-accounts.ts';
import { marketplaceInsuranceSources } from '#advisor/facts/topics/marketplace-insurance.ts';
import { socialSecuritySources } from '#advisor/facts/topics/social-security.ts';
import { socialSecurityBenefitSources } from '#advisor/facts/topics/social-security-benefits.ts';
import { medicareSources } from '#advisor/facts/topics/medicare.ts';
import { raisingChildrenSources } from '#advisor/facts/topics/raising-children.ts';
import { rentalHomesSources } from '#advisor/facts/topics/rental-homes.ts';
import { familyAccountsSources } from '#advisor/facts/topics/family-accounts.ts';
import { familySources } from '#advisor/facts/topics/family-sources.ts';
import { educationSources } from '#advisor/facts/topics/education.ts';
import { studentLoanSources } from '#advisor/facts/topics/student-loans.ts';
import { estateSources } from '#advisor/facts/topics/estate.ts';
import { savingsSources } from '#advisor/facts/topics/savings.ts';
import { accountProtectionSources } from '#advisor/facts/topics/account-protection.ts';
import { borrowingSources } from '#advisor/facts/topics/borrowing.ts';
import { homeAndCarSources } from '#advisor/facts/topics/home-and-car-sources.ts';
import { debtSources } from '#advisor/facts/topics/debt-sources.ts';
import { consumerProtectionSources } from '#advisor/facts/topics/consumer-protection.ts';
import { investingSources } from '#advisor/facts/topics/investing.ts';

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
