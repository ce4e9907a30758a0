import type { GoalOutlook } from '#contract/my-plan.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { savingsGoal } from '#advisor/calculators/saving/goals/savings-goal.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { numeralsIn, plainName } from '#advisor/compose/plain-name.ts';
import { toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { goalOutlook, monthsUntil, stocksCounted } from '#advisor/my-numbers/goal-outlook.ts';
import type { Goal } from '#advisor/my-numbers/known-picture.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

interface ToCompose extends Omit<Extract<Plan, { kind: 'goal' }>, 'kind'> {
  today: Date;
  seed: number;
}

const monthsPerYear = 12;
const dollars = (value: number) => formatQuantity({ value, unit: 'usd' });
const monthly = (value: number) => formatQuantity({ value, unit: 'usd_per_month' });
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Where a saved goal stands, by the same outlook as on the page of today. */
export function composeGoal({
  goal: saved,
  by: asked,
  want,
  stockShare,
  today,
  seed,
}: ToCompose): AnswerDocument {
  const goal = asked === undefined ? saved : { ...saved, details: { ...saved.details, by: asked } };
  const outlook = goalOutlook(goal, stockShare, today);
  const { amount, saved: have, monthly: paid, by, needed_monthly: needed, chance } = outlook;
  const name = plainName(goal.name);
  const stocks = stocksCounted(stockShare);
  const due = by === null ? '' : ` by ${dateOf(by)}`;
  const more = needed === null ? 0 : Math.max(0, needed - paid);
  const later = by === null ? null : neededLater(goal, by, { stockShare, today });
  return {
    opening: openingOf(outlook, { name, due, asksHowMuch: want === 'payment' || want === 'amount' }),
    because: reasonsOf(outlook, stocks, due),
    unless: unlessOf(outlook, later),
    saved: [
      `${name} ${dollars(amount)}${asked === undefined ? due : ''}`,
      `${dollars(have)} saved for it`,
      ...(paid > 0 ? [monthly(paid)] : []),
    ],
    next: [outlook.next_step],
    receipts: receiptsOf(goal, { today, seed, isSoon: chance === null && needed !== null }),
    articles: [],
    sources: [],
    record: {
      topic: savingsGoal.name,
      quoted: [
        amount,
        have,
        paid,
        more,
        stocks,
        ...[needed, chance, later].flatMap((value) => value ?? []),
        ...numeralsIn(`${name} ${due}`),
      ],
    },
  };
}

const dateOf = (by: string) => months.format(new Date(`${by}-01T00:00:00Z`));

function openingOf(
  outlook: GoalOutlook,
  { name, due, asksHowMuch }: { name: string; due: string; asksHowMuch: boolean },
): string {
  const { amount, saved, monthly: paid, needed_monthly: needed, is_on_track: isOnTrack } = outlook;
  if (saved >= amount) return `Yes, you have the ${dollars(amount)} for ${name}.`;
  if (due === '') return `I can’t tell yet: ${name} has no date.`;
  if (needed === null)
    return `The date of ${name} has passed, with ${dollars(saved)} of ${dollars(amount)} saved.`;
  if (asksHowMuch) return `Save ${monthly(needed)} for “${name}” to have ${dollars(amount)}${due}.`;
  if (isOnTrack) return `Yes, you’re on track for ${name}: ${dollars(amount)}${due}.`;
  return paid > 0
    ? `Not yet: ${name} takes ${monthly(needed)} to have ${dollars(amount)}${due}, and you save ${monthly(paid)}.`
    : `Not yet: ${name} takes ${monthly(needed)} to have ${dollars(amount)}${due}.`;
}

function reasonsOf(
  { amount, saved, needed_monthly: needed, chance, monthly: paid }: GoalOutlook,
  stocks: number,
  due: string,
): string[] {
  if (needed === null) return [];
  if (chance === null)
    return [
      `${saved > 0 ? `You have ${dollars(saved)} of it.` : 'Nothing is saved for it yet.'} The date is less than five years away, so I count no growth on the money.`,
    ];
  return [
    `With ${dollars(saved)} saved and ${monthly(paid)}, you’d have had ${dollars(amount)}${due} in ${chance}% of the periods since 1928 that are as long, with ${stocks}% in stocks and the rest in bonds. I call it on track at three of four.`,
  ];
}

/** What it takes a month if the date is a year later. */
function neededLater(
  goal: Goal,
  by: string,
  { stockShare, today }: Pick<ToCompose, 'stockShare' | 'today'>,
): number | null {
  const [year, month] = by.split('-');
  const details = { ...goal.details, by: `${Number(year) + 1}-${month}` };
  return goalOutlook({ ...goal, details }, stockShare, today).needed_monthly;
}

function unlessOf(
  { amount, needed_monthly: needed, is_on_track: isOnTrack }: GoalOutlook,
  later: number | null,
): string | undefined {
  if (needed === null || later === null) return undefined;
  return isOnTrack
    ? `it comes to more than ${dollars(amount)}, or the date moves closer. Then it takes more.`
    : `the date can wait a year. Then it takes ${monthly(later)}.`;
}

/** A run to go on from. Over a longer time the outlook is made of many periods, and no single rate gives it. */
function receiptsOf(
  { details: { amount, by, saved = 0, monthly: paid = 0 } }: Goal,
  { today, seed, isSoon }: { today: Date; seed: number; isSoon: boolean },
): Receipt[] {
  if (!isSoon || by === undefined) return [];
  const input = {
    target: amount,
    start: saved,
    monthly: paid,
    years: monthsUntil(by, today) / monthsPerYear,
    rate: 0,
  };
  const year = today.getUTCFullYear();
  const origins = { target: 'your numbers', start: 'your numbers', monthly: 'your numbers' } as const;
  const run = runCalculator(savingsGoal, input, { year, seed });
  return [
    toReceipt({
      id: savingsGoal.name,
      calculator: savingsGoal,
      run,
      year,
      seed,
      origins: { ...origins, years: 'your numbers' },
    }),
  ];
}
