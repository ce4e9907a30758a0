import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
  type Compounding,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { paydays } from '#advisor/calculators/saving/goals/savings-goal-fields.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { paymentToReach, periodsToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';

const monthsPerYear = 12;
const fifth = 0.2;
const extraStep = 25;
/** Longer than people save for something. */
const mostMonths = 1200;

interface GoalInput {
  target: number;
  further_costs: number;
  start: number;
  monthly: number;
  others: number;
  bonus: number;
  pay: number;
  share: number;
  rate: number;
  inflation: number;
  years: number;
  compounding: Compounding;
}

/** A goal with what is put toward it, everything by the month. */
export interface GoalPlan {
  /** What the goal costs today. */
  target: number;
  start: number;
  /** All that goes in each month as things stand; a bonus counts as a twelfth a month. */
  monthly: number;
  bonusAMonth: number;
  /** Of that, what somebody else puts in. */
  others: number;
  perMonth: number;
  /** What the goal rises by in a month. */
  rise: number;
  /** Zero where no time is set. */
  months: number;
}

export function goalPlanOf(input: GoalInput): GoalPlan {
  const bonusAMonth = input.bonus / monthsPerYear;
  return {
    target: input.target + input.further_costs,
    start: input.start,
    monthly: input.monthly + input.others + bonusAMonth + (input.pay * input.share) / 100,
    bonusAMonth,
    others: input.others,
    perMonth: rateOfMonth(yearlyPercentOf(input.rate, input.compounding)),
    rise: rateOfMonth(input.inflation),
    months: input.years * monthsPerYear,
  };
}

/** What the goal costs after so many months. */
export function goalAfter({ target, rise }: GoalPlan, months: number): number {
  return target * growthFactor(rise, months);
}

/** What has to go in each month besides the bonus and what others put in, to have the goal in time. */
export function neededMonthly(plan: GoalPlan): number {
  const { start, perMonth, months, bonusAMonth, others } = plan;
  return Math.max(0, paymentToReach(goalAfter(plan, months), start, perMonth, months) - bonusAMonth - others);
}

/** Months until the goal is reached, not rounded; null where it never is. */
export function monthsNeeded(plan: GoalPlan): number | null {
  const { target, start, monthly, perMonth, rise } = plan;
  if (rise === 0) {
    const months = periodsToReach(target, start, monthly, perMonth);
    return months === null || months > mostMonths ? null : months;
  }
  for (let month = 0; month <= mostMonths; month += 1)
    if (futureValue(start, monthly, perMonth, month) >= goalAfter(plan, month)) return month;
  return null;
}

/** What a round sum more each month saves in time. */
export function fasterWith(plan: GoalPlan, months: number): Figure[] {
  const more = Math.max(extraStep, Math.round((plan.monthly * fifth) / extraStep) * extraStep);
  const wait = monthsNeeded({ ...plan, monthly: plan.monthly + more });
  const sooner = wait === null ? 0 : months - Math.ceil(wait);
  if (sooner <= 0) return [];
  return [
    figure('more_monthly', 'Extra a month to try', more, 'usd_per_month'),
    figure('months_sooner', 'Time that extra saves', sooner, 'months'),
  ];
}

export type PaidGoal = GoalInput & { payday: keyof typeof paydays };

/** What is needed by the payday and as a share of pay, where these are known. */
export function besideMonthly(payment: number, { payday, pay }: PaidGoal): Figure[] {
  return [
    ...(payday === 'monthly'
      ? []
      : [
          figure(
            'each_payday',
            'Saving needed each payday',
            (payment * monthsPerYear) / paydays[payday],
            'usd',
            {
              decimals: 2,
            },
          ),
        ]),
    ...(pay > 0 ? [figure('share_of_pay', 'Share of your pay', (payment / pay) * 100, 'percent')] : []),
  ];
}

/** The answer with the rate taken the other way, for the card; nothing without interest. */
export function otherwise({ asked }: { asked: 'monthly' | 'time' }, input: GoalInput): Figure[] {
  if (input.rate === 0) return [];
  const plan = goalPlanOf({ ...input, compounding: otherCompounding(input.compounding) });
  const when = ifOtherwise(input.compounding);
  if (asked === 'monthly')
    return [
      figure('other_compounding', `Monthly saving ${when}`, neededMonthly(plan), 'usd_per_month', {
        decimals: 2,
      }),
    ];
  const wait = monthsNeeded(plan);
  return wait === null
    ? []
    : [figure('other_compounding', `Time ${when}`, wait / monthsPerYear, 'years', { decimals: 2 })];
}
