import { premiumTaxCredit } from '#advisor/calculators/tax/credits/premium-tax-credit.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** Up to this share of the poverty line, adults get Medicaid in the states that expanded it (42 U.S.C. 1396a). */
const medicaidPercent = 138;

interface Household {
  income: number | undefined;
  filing_status: FilingStatus;
  children: number;
}

function creditOf({ income, filing_status, children }: Household, { run }: GuideContext) {
  return income === undefined ? undefined : run(premiumTaxCredit, { income, filing_status, children });
}

export function hasLowIncome(household: Household, context: GuideContext): boolean {
  const credit = creditOf(household, context);
  return credit !== undefined && credit.figure('poverty_percent').value < medicaidPercent;
}

/** What the person would pay for a benchmark plan, where the income is told and there is help. */
export function mostFor(household: Household, context: GuideContext): Quantity | undefined {
  const limit = context.facts.get('premium_credit_income_percent') ?? Infinity;
  const credit = creditOf(household, context);
  return credit && credit.figure('poverty_percent').value <= limit
    ? { ...credit.figure('most'), decimals: 0 }
    : undefined;
}

/** Above a certain income there is no help with Marketplace premiums. */
export function incomeLimit({ facts }: GuideContext): Text {
  const limit = facts.get('premium_credit_income_percent');
  return limit === null
    ? text`Help with premiums depends on your income for the year.`
    : text`Help with premiums depends on your income for the whole year, and it ends above ${fact('premium_credit_income_percent', limit, 'percent')} of the poverty line.`;
}

const monthsPerYear = 12;
/** COBRA can be chosen for sixty days, and then covers what has passed. */
export const monthsToElect = 2;

/** What a spouse's plan saves in a year beside the other offer. */
export function cheaperBy(
  plans: readonly { premium: number }[] | undefined,
  theirs: number | undefined,
): Text[] {
  const other = plans?.find(({ premium }) => premium !== theirs)?.premium;
  if (theirs === undefined || other === undefined || other <= theirs) return [];
  const saved = { value: Math.round((other - theirs) * monthsPerYear), unit: 'usd' as const, decimals: 0 };
  return [
    text`Next to ${given('plans', other, 'usd_per_month')} that saves you about ${saved} a year in premiums.`,
  ];
}
