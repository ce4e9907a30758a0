import type { Source } from '#advisor/facts/define-facts.ts';
import { federalTaxSources } from '#advisor/facts/topics/tax/federal-tax-sources.ts';
import { stateTaxSources } from '#advisor/facts/topics/states/state-tax-sources.ts';
import { estimatedTaxSources } from '#advisor/facts/topics/tax/estimated-tax-sources.ts';
import { lateTaxSources } from '#advisor/facts/topics/tax/late-tax-sources.ts';
import { payrollSources } from '#advisor/facts/topics/tax/payroll-sources.ts';
import { workAndTravelSources } from '#advisor/facts/topics/family/work-and-travel-sources.ts';
import { workAndCoverSources } from '#advisor/facts/topics/family/work-and-cover-sources.ts';
import { reportingThresholdsSources } from '#advisor/facts/topics/tax/reporting-thresholds-sources.ts';
import { winningsSources } from '#advisor/facts/topics/tax/winnings-sources.ts';
import { retirementSources } from '#advisor/facts/topics/retirement/retirement-sources.ts';
import { healthAccountsSources } from '#advisor/facts/topics/family/health-accounts-sources.ts';
import { marketplaceInsuranceSources } from '#advisor/facts/topics/family/marketplace-insurance-sources.ts';
import { socialSecuritySources } from '#advisor/facts/topics/retirement/social-security-sources.ts';
import { socialSecurityBenefitSources } from '#advisor/facts/topics/retirement/social-security-benefits-sources.ts';
import { medicareSources } from '#advisor/facts/topics/retirement/medicare-sources.ts';
import { raisingChildrenSources } from '#advisor/facts/topics/family/raising-children-sources.ts';
import { rentalHomesSources } from '#advisor/facts/topics/tax/rental-homes-sources.ts';
import { familyAccountsSources } from '#advisor/facts/topics/family/family-accounts-sources.ts';
import { familySources } from '#advisor/facts/topics/family/family-sources.ts';
import { educationSources } from '#advisor/facts/topics/family/education-sources.ts';
import { studentLoanSources } from '#advisor/facts/topics/money/student-loans-sources.ts';
import { estateSources } from '#advisor/facts/topics/tax/estate-sources.ts';
import { savingsSources } from '#advisor/facts/topics/money/savings-sources.ts';
import { accountProtectionSources } from '#advisor/facts/topics/money/account-protection-sources.ts';
import { borrowingSources } from '#advisor/facts/topics/money/borrowing-sources.ts';
import { homeAndCarSources } from '#advisor/facts/topics/money/home-and-car-sources.ts';
import { debtSources } from '#advisor/facts/topics/money/debt-sources.ts';
import { consumerProtectionSources } from '#advisor/facts/topics/money/consumer-protection-sources.ts';
import { investingSources } from '#advisor/facts/topics/money/investing-sources.ts';

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
