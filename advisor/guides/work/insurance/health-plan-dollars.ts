import { healthPlanCosts } from '#advisor/calculators/saving/insurance/health-plan-costs.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Plan {
  name?: string;
  premium: number;
}

type Plans = readonly Plan[] | undefined;

function costsOf(plans: Plans, bills: number | undefined, { run }: GuideContext) {
  return plans && plans.length > 1 && bills !== undefined && bills > 0
    ? run(healthPlanCosts, { plans, bills })
    : undefined;
}

/** Whether the plans can be compared in dollars: two or more of them, and the bills of the year. */
export function areCostsKnown(plans: Plans, bills: number | undefined, context: GuideContext): boolean {
  return costsOf(plans, bills, context) !== undefined;
}

const callOf = ({ name, premium }: Plan): Text =>
  name ? text`${name}` : text`the plan at ${given('plans', premium, 'usd_per_month')}`;

/** The cheapest plan with the bills that are expected. */
export function inDollars(
  { plans = [], bills = 0 }: { plans?: readonly Plan[] | undefined; bills?: number | undefined },
  context: GuideContext,
): Verdict {
  const costs = costsOf(plans, bills, context)!;
  const ranked = plans
    .map((plan, at) => ({ plan, total: costs.figure(`total_${at + 1}`) }))
    .toSorted((one, other) => one.total.value - other.total.value);
  const [best, next] = [ranked[0]!, ranked[1]!];
  return {
    opening: text`Take ${callOf(best.plan)}: with ${given('bills', bills, 'usd')} of bills it costs you ${best.total} for the year, against ${next.total} with ${callOf(next.plan)}.`,
    because: [
      text`That counts a year of premiums, the deductible, your share after it up to the out-of-pocket maximum, and the employer's HSA money. The difference is ${costs.figure('saved')}.`,
    ],
    unless: text`your doctors or medicines aren't in it, or you couldn't pay its deductible from savings next month.`,
    next: text`Check both networks, and compare the out-of-pocket maximums for a year that goes badly.`,
  };
}
