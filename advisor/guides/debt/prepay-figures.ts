import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { owedOn, yearsToRetirement } from '#advisor/guides/debt/loan-told.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a household should keep in cash after it has paid a loan down. */
export const keptMonths = 3;
/** A card or another very costly debt is worth a thinner cushion. */
const keptBesideCard = 1;
const veryCostly = 10;

type Told = Parameters<typeof owedOn>[0] & {
  payment?: number | undefined;
  left?: number | undefined;
  spending?: number | undefined;
};

/** Months of spending to keep in cash beside a loan at this rate. */
export const monthsToKeep = (rate: number | undefined) =>
  rate !== undefined && rate >= veryCostly ? keptBesideCard : keptMonths;

/** Cash and new money beyond the cushion; undefined where no spending is told. */
export function spareOf({ cash, lump, spending, rate }: Told): number | undefined {
  if (spending === undefined || (cash ?? lump) === undefined) return undefined;
  return (cash ?? 0) + (lump ?? 0) - monthsToKeep(rate) * spending;
}

/** What more each month, or a sum at once, does to the loan: when it is gone, and the interest that it saves. */
export function soonerBy(told: Told, sum: number | undefined, { run }: GuideContext): Text[] {
  const { rate, payment, left, monthly } = told;
  const balance = owedOn(told);
  if (balance === undefined || rate === undefined || (monthly ?? sum) === undefined) return [];
  if (sum !== undefined && sum >= balance) return [];
  if (payment !== undefined) {
    const plan = run(debtPayoff, {
      debts: [{ balance, rate, minimum: payment }],
      ...(sum === undefined ? { extra: monthly } : { lump_sum: sum }),
    });
    if (!plan) return [];
    const [saved, sooner]: [string, string] =
      sum === undefined
        ? ['payment_interest_saved', 'payment_months_saved']
        : ['interest_saved', 'months_saved'];
    return [
      text`That saves you ${plan.figure(saved)} of interest and ends the loan ${plan.figure(sooner)} sooner.`,
    ];
  }
  if (left === undefined || left <= 0) return [];
  const loan = run(loanAmortization, {
    principal: balance,
    rate,
    years: left,
    ...(sum === undefined ? { extra: monthly } : { lump_sum: sum }),
  });
  return loan
    ? [
        text`That saves you ${loan.figure('interest_saved')} of interest and ends the loan ${loan.figure('months_saved')} sooner.`,
      ]
    : [];
}

/** Over a shorter time nothing is said of growth. */
const longEnoughToGrow = 5;

/** When most people get their full Social Security. */
const usualRetirement = 67;

/** What the money could become instead, where the years are known. */
export function grown(told: Told, { run }: GuideContext): Text[] {
  const { monthly, lump, cash } = told;
  const stated = yearsToRetirement(told) ?? told.horizon ?? told.left;
  const byAge = told.age === undefined ? undefined : usualRetirement - told.age;
  const time = stated ?? byAge;
  if (time === undefined || time < longEnoughToGrow || (monthly ?? lump) === undefined) return [];
  const plan = run(compoundGrowth, {
    years: time,
    ...(monthly === undefined ? { start: lump ?? cash } : { monthly }),
  });
  return plan
    ? [
        stated === undefined
          ? text`At a cautious six percent a year it could be about ${plan.figure('future_value')} by sixty-seven.`
          : text`At a cautious six percent a year it could be about ${plan.figure('future_value')} in ${given('years', time, 'years')}.`,
      ]
    : [];
}

/** What stays in cash after a payment, in dollars and in months where spending is told. */
export function leftAfter({ cash, spending }: Told, paid: number, { run }: GuideContext): Text[] {
  if (cash === undefined || cash <= paid) return [];
  const fund = spending === undefined ? undefined : run(emergencyFund, { spending, cash: cash - paid });
  const rest = given('left_in_cash', cash - paid, 'usd');
  return fund
    ? [text`That leaves you ${rest}, which is ${fund.figure('months_covered')} of spending.`]
    : [text`That leaves you ${rest}.`];
}
