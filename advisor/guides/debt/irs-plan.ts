import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Up to its limit for plans online, the IRS takes what clears the bill in the time it has to collect, about ten years. */
export const longestPlan = 120;

/** What keeps interest small and most budgets whole. */
export const suggestedPlan = 60;

const monthsPerYear = 12;

/** What the IRS charges a year on a plan: its interest, and the smaller penalty for paying late. */
export const planRate = ({ facts }: Pick<GuideContext, 'facts'>) =>
  facts.get('irs_interest_rate').fourth + facts.get('failure_to_pay_penalty').on_plan * monthsPerYear;

interface Plan {
  owed: number | undefined;
  monthly: number | undefined;
}

/** How long a payment takes, and what the IRS adds. */
export function planOf({ owed, monthly }: Plan, context: GuideContext) {
  if (owed === undefined || monthly === undefined) return undefined;
  const plan = context.run(debtPayoff, {
    debts: [{ balance: owed, rate: planRate(context) }],
    budget: monthly,
  });
  return plan && { months: plan.figure('avalanche_months'), interest: plan.figure('avalanche_interest') };
}

/** The payment that clears the bill in so many months. */
export function neededFor(owed: number | undefined, months: number, context: GuideContext) {
  if (owed === undefined) return undefined;
  const debts = [{ balance: owed, rate: planRate(context) }];
  return context.run(debtPayoff, { debts, target_months: months, budget: owed })?.figure('budget_needed');
}

/** Whether what someone can pay clears a large bill in time. */
export function largePlan(told: Plan, context: GuideContext): Text[] {
  const plan = planOf(told, context);
  return plan
    ? [
        text`${given('monthly', told.monthly!, 'usd_per_month')} would take about ${plan.months}, with interest and penalty.`,
      ]
    : [];
}
