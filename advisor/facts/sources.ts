import type { Source } from '#advisor/facts/define-facts.ts';
import { federalIncomeTaxSources } from '#advisor/facts/topics/federal-income-tax.ts';
import { payrollSources } from '#advisor/facts/topics/payroll.ts';
import { retirementPlansSources } from '#advisor/facts/topics/retirement-plans.ts';
import { healthAccountsSources } from '#advisor/facts/topics/health-accounts.ts';
import { socialSecuritySources } from '#advisor/facts/topics/social-security.ts';
import { medicareSources } from '#advisor/facts/topics/medicare.ts';
import { estateSources } from '#advisor/facts/topics/estate.ts';
import { savingsSources } from '#advisor/facts/topics/savings.ts';
import { borrowingSources } from '#advisor/facts/topics/borrowing.ts';
import { investingSources } from '#advisor/facts/topics/investing.ts';

/** Where the figures and the methods come from. */
export const sources: Readonly<Record<string, Source>> = {
  ...federalIncomeTaxSources,
  ...payrollSources,
  ...retirementPlansSources,
  ...healthAccountsSources,
  ...socialSecuritySources,
  ...medicareSources,
  ...estateSources,
  ...savingsSources,
  ...borrowingSources,
  ...investingSources,
};
