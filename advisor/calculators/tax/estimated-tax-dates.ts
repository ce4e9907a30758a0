import type { Figure } from '#advisor/calculators/define/result.ts';
import { roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';
import { formatDay } from '#advisor/quantities/format-day.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export const quarters = 4;

/** The month in which each payment for a tax year is due, on the 15th; the last one in the year after. */
const dueMonths = [4, 6, 9, 13] as const;
const monthsPerYear = 12;

/** How many of a tax year's due dates are still to come in a month of that year; one in that month counts as to come. */
export function paymentsLeft(month: number): number {
  return dueMonths.filter((due) => due >= month).length;
}

/** "January 15, 2027": the next due date, where so many are left. A weekend or holiday moves it by a day or two. */
export function nextDueDay(year: number, left: number): string {
  const due = dueMonths[quarters - left]!;
  const isLater = due > monthsPerYear;
  const month = String(isLater ? due - monthsPerYear : due).padStart(2, '0');
  return formatDay(`${isLater ? year + 1 : year}-${month}-15`);
}

interface Owed {
  /** What the year needs, with withholding. */
  needed: Cents;
  /** Of it, what is still to be paid as estimated tax. */
  toPay: Cents;
  paid: Cents;
  /** Whether what was paid came as payments of their own: withholding counts evenly over the year, they do not. */
  isPaidByHand: boolean;
}

/** What to pay by the next date: its own quarter, and what the dates before it still lack. */
export function dueNext({ needed, toPay, paid, isPaidByHand }: Owed, left: number): Cents {
  const share = (quarters - left + 1) / quarters;
  const due = isPaidByHand ? needed * share - paid : toPay * share;
  return roundHalfUp(Math.min(toPay, Math.max(0, due)));
}

/** "pay $1,992 by January 15, 2027", with what comes on the dates after it. */
export function paymentsDue(next: Figure, later: Figure | undefined, day: string): Text {
  if (!later) return text`pay ${next} by ${day}`;
  return next.value > 0
    ? text`pay ${next} by ${day} and ${later} on each date after that`
    : text`pay nothing by ${day} and ${later} on each date after that`;
}
