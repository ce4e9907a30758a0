import { given } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Means {
  /** What has to be paid so that less than a third of the limit is used. */
  needed: number | undefined;
  balance: number | undefined;
  cash: number | undefined;
  monthly: number | undefined;
  horizon: number | undefined;
}

/** How a balance gets down: from cash in part, or in so many months. */
export function howSoon({ needed, balance, cash, monthly, horizon }: Means): Text[] {
  if (cash !== undefined)
    return balance !== undefined && cash > 0 && cash < balance
      ? [
          text`Put about half of your ${given('cash', cash, 'usd')} on it now, starting with the card that's closest to its limit, and keep the rest for bills.`,
        ]
      : [];
  if (!needed || monthly === undefined) return [];
  const months = Math.ceil(needed / monthly);
  const isInTime = horizon !== undefined && horizon * monthsPerYear > months;
  return [
    text`At ${given('monthly', monthly, 'usd_per_month')} that takes about ${given('months_needed', months, 'months')} if you charge nothing new${isInTime ? ', well before you apply' : ''}.`,
  ];
}
