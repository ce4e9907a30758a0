import type { Figure } from '#advisor/calculators/define/result.ts';
import { roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export const quarters = 4;

/** When the payments for a tax year are due, the month counted from its start. A weekend moves one by a day or two. */
const dueDates = [
  { month: 4, day: 'April 15' },
  { month: 6, day: 'June 15' },
  { month: 9, day: 'September 15' },
  { month: 13, day: 'January 15 of next year' },
] as const;

/** How many of a tax year's due dates are still to come in a month of that year; one in that month counts as to come. */
export function paymentsLeft(month: number): number {
  return dueDates.filter((due) => due.month >= month).length;
}

/** The next due date, where so many are left. */
export function nextDueDay(left: number): string {
  return dueDates[quarters - left]!.day;
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

/** "pay $1,992 by January 15 of next year", with what comes on the dates after it. */
export function paymentsDue(next: Figure, later: Figure | undefined, day: string): Text {
  if (!later) return text`pay ${next} by ${day}`;
  return next.value > 0
    ? text`pay ${next} by ${day} and ${later} on each date after that`
    : text`pay nothing by ${day} and ${later} on each date after that`;
}
