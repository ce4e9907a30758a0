import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import { owesCostlyDebt } from '#advisor/guides/investing/footing-fields.ts';
import type { PlanPicture } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** By age, how many years of pay people who started early usually have saved. */
const marks: readonly (readonly [from: number, times: number])[] = [
  [60, 8],
  [55, 7],
  [50, 6],
  [45, 4],
  [40, 3],
  [35, 2],
  [30, 1],
];

/** The rough mark in dollars, for those who tell their age and pay but not their savings. */
export function markFor({
  age: now,
  pay = 0,
  spouse_pay: theirs = 0,
  savings,
}: PlanPicture): Text | undefined {
  const times = marks.find(([from]) => now !== undefined && now >= from)?.[1];
  if (times === undefined || pay === 0 || savings !== undefined) return undefined;
  const mark = given('mark', times * (pay + theirs), 'usd');
  return text`At ${given('age', now!, 'age')} the usual mark is about ${mark} saved, so you're on track from there.`;
}

/** In whole percent: more would say that the future is known. */
export const coveredBy = (plan: GuideRun) => ({ ...plan.figure('covered'), decimals: 0 });

interface Owing extends PlanPicture {
  card?: number | undefined;
  rate?: number | undefined;
}

/** Saving that costly debt gets first is counted for retirement in the plan, and that has to be said. */
export function debtFirst({ saving = 0, card, rate }: Owing, { run }: GuideContext): Text[] {
  if (saving === 0 || !owesCostlyDebt({ debt: undefined, card, rate })) return [];
  const saved = given('saving', saving, 'usd_per_year');
  const payoff =
    card === undefined || rate === undefined
      ? undefined
      : run(debtPayoff, { debts: [{ balance: card, rate }], budget: saving / monthsPerYear });
  const counted = text`This counts ${saved} of saving for retirement from the start.`;
  return payoff
    ? [
        text`${counted} Pay off the ${given('card', card!, 'usd')} on the card first: from this saving alone that takes about ${payoff.figure('avalanche_months')}.`,
      ]
    : [text`${counted} Pay off the costly debt first.`];
}
