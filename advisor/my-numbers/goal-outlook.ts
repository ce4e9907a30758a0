import type { GoalOutlook } from '#contract/my-plan.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import type { Goal } from '#advisor/my-numbers/known-picture.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const monthsPerYear = 12;
/**
 * Money that is needed sooner belongs in savings, as the guides say of the next five years, and grows by nothing that could
 * be counted on: a mix of stocks for retirement says nothing about a house in four years.
 */
const soonMonths = 60;
/** A stretch of history that is longer than this leaves too few others to compare with. */
const maxYears = 40;
/** Without an answer to the questionnaire: a mix that most funds for a date in between hold. */
const usualStockShare = 60;
const likely = 75;

/** The share of stocks that a goal is counted with, in percent. */
export const stocksCounted = (stockShare: number | undefined) => stockShare ?? usualStockShare;

/** Whether a goal is reached by its date with what is saved for it, by what markets have done since 1928. */
export function goalOutlook(goal: Goal, stockShare: number | undefined, today: Date): GoalOutlook {
  const { amount, by, saved = 0, monthly = 0 } = goal.details;
  const told = { id: goal.id, name: goal.name, amount, saved, monthly, by: by ?? null };
  const none = { needed_monthly: null, is_on_track: null, chance: null };
  if (saved >= amount)
    return {
      ...told,
      ...none,
      is_on_track: true,
      next_step: 'You have it. Move it somewhere safe until you need it.',
    };
  const months = by === undefined ? undefined : monthsUntil(by, today);
  if (months === undefined)
    return { ...told, ...none, next_step: 'Add a date, and I’ll work out what it takes a month.' };
  if (months <= 0)
    return { ...told, ...none, is_on_track: false, next_step: 'Its date has passed. Choose a new one.' };
  const isSoon = months < soonMonths;
  const needed = isSoon ? (amount - saved) / months : neededInvested(amount, saved, months, stockShare);
  const chance = isSoon ? null : chanceOf({ amount, saved, monthly, months, stockShare });
  const isOnTrack = chance === null ? saved + monthly * months >= amount : chance >= likely;
  const more = Math.max(0, Math.ceil(needed - monthly));
  return {
    ...told,
    needed_monthly: Math.ceil(needed),
    is_on_track: isOnTrack,
    chance,
    next_step: isOnTrack
      ? 'Keep the transfer automatic.'
      : `Save ${formatQuantity({ value: more, unit: 'usd' })} more a month, or move the date.`,
  };
}

/** From this month to the named one. */
export function monthsUntil(by: string, today: Date): number {
  const [year = 0, month = 1] = by.split('-').map(Number);
  return (year - today.getUTCFullYear()) * monthsPerYear + month - 1 - today.getUTCMonth();
}

interface Saving {
  amount: number;
  saved: number;
  monthly: number;
  months: number;
  stockShare: number | undefined;
}

/** In percent, to whole numbers: of all stretches since 1928 that are as long, those in which it was enough. */
function chanceOf({ amount, ...saving }: Saving): number {
  const ends = endsOf(saving);
  return Math.round((100 * ends.filter((end) => end >= amount).length) / ends.length);
}

/** What has to go in a month for it to have been enough in three of four stretches. */
function neededInvested(
  amount: number,
  saved: number,
  months: number,
  stockShare: number | undefined,
): number {
  const needs = endsOf({ saved, monthly: 0, months, stockShare }).map((end, at) => {
    const perDollar = endsOf({ saved: 0, monthly: 1, months, stockShare })[at]!;
    return Math.max(0, (amount - end) / perDollar);
  });
  return needs.toSorted((one, other) => one - other)[Math.ceil((needs.length * likely) / 100) - 1]!;
}

/** What each stretch would have made of it. Within a year the return is spread evenly over its months. */
function endsOf({ saved, monthly, months, stockShare }: Omit<Saving, 'amount'>): number[] {
  const share = stocksCounted(stockShare);
  const length = Math.min(maxYears, Math.ceil(months / monthsPerYear));
  const counted = Math.min(months, length * monthsPerYear);
  const starts = yearlyReturns.slice(0, yearlyReturns.length - length + 1);
  return starts.map((_, from) => {
    let value = saved;
    for (let month = 0; month < counted; month += 1) {
      const { stocks, bonds } = yearlyReturns[from + Math.floor(month / monthsPerYear)]!;
      const year = 1 + (stocks * share + bonds * (100 - share)) / 100;
      value = value * year ** (1 / monthsPerYear) + monthly;
    }
    return value;
  });
}
