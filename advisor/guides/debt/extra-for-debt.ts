import { costlyRate, starterMonths } from '#advisor/guides/investing/footing-fields.ts';
import { starterComesFirst } from '#advisor/guides/investing/starter-month.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Means {
  cash: number | undefined;
  spending: number | undefined;
}

/** Whether a month of spending has to be in cash before anything extra goes to a debt. */
export const monthComesFirst = (means: Means) => starterComesFirst({ ...means, months: undefined });

/** How the costliest debt is paid: from cash beyond a month of spending where that is enough, or once that month is there. */
export function payCostliest(debt: { balance: number; rate: number } | undefined, means: Means): Text {
  const { cash, spending } = means;
  const isPaid =
    debt !== undefined &&
    debt.rate >= costlyRate &&
    cash !== undefined &&
    spending !== undefined &&
    cash - starterMonths * spending >= debt.balance;
  if (isPaid) return text`Put the minimums on autopay, and pay that one off from savings today.`;
  return monthComesFirst(means)
    ? text`Put the minimums on autopay. Once a month of spending is in cash, send everything extra to that one debt.`
    : text`Put the minimums on autopay and send everything extra to that one debt, starting this payday.`;
}
