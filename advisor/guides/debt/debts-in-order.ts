import { theDebt } from '#advisor/calculators/borrowing/debts/debt-name.ts';
import { debtPayoff } from '#advisor/calculators/borrowing/debts/debt-payoff.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { withoutRate } from '#advisor/guides/debt/promo-debt.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Within so many points the order hardly changes the interest, and an early success is worth more. */
const closeRates = 3;

/** At most this part of the costliest debt: only then does clearing the smallest one come clearly sooner. */
const muchSmaller = 0.5;

interface Debt {
  name: string;
  balance: number;
  rate: number;
  minimum: number;
}

export interface Told {
  debts: readonly Debt[] | undefined;
  rate: number | undefined;
  other_rate: number | undefined;
  budget: number | undefined;
  extra: number | undefined;
  lump: number | undefined;
}

function rateOf(debt: Debt, debts: readonly Debt[]): number {
  const isShared = debts.some((other) => other !== debt && other.rate === debt.rate);
  return withoutRate.has(debt.name) && isShared ? 0 : debt.rate;
}

export function ratesOf({ debts, rate, other_rate: other }: Told): number[] {
  return debts ? debts.map((debt) => rateOf(debt, debts)) : [rate, other].filter((one) => one !== undefined);
}

const spread = (rates: readonly number[]) => Math.max(...rates) - Math.min(...rates);

/** The smallest goes first only where its rate is close and it is gone much sooner than the costliest one. */
export function isQuickWin(debts: readonly Debt[]): boolean {
  const [smallest, costliest] = [smallestOf(debts), costliestOf(debts)];
  const rates = debts.map((debt) => rateOf(debt, debts));
  return (
    spread(rates) < closeRates &&
    smallest !== costliest &&
    smallest.balance <= muchSmaller * costliest.balance
  );
}

/** Nothing where only an extra is told: without the minimums that it comes on top of nobody knows how long it takes. */
export const payoffOf = ({ debts, budget, extra, lump }: Told, { run }: GuideContext) =>
  debts && (budget || debts.some(({ minimum }) => minimum > 0))
    ? run(debtPayoff, { debts, budget, extra, lump_sum: lump })
    : undefined;

/** What a sum, or cash that was told without the bills, does now. */
export function atOnce({
  debts,
  lump,
  cash,
  spending,
}: Told & { cash: number | undefined; spending: number | undefined }): Text[] {
  if (!debts) return [];
  const { balance } = costliestOf(debts);
  if (lump !== undefined)
    return [
      lump >= balance
        ? text`The ${given('lump', lump, 'usd')} clears it at once, and what's left goes to the next one.`
        : text`Send the ${given('lump', lump, 'usd')} there as soon as it's there.`,
    ];
  return cash === undefined || spending !== undefined || cash === 0
    ? []
    : [text`From your ${given('cash', cash, 'usd')}, keep a month of bills and send the rest there too.`];
}

export const highestRate = (told: Told) => given('rate', Math.max(...ratesOf(told)), 'percent');

/** The one with the highest rate, of equal ones the smaller. */
export const costliestOf = (debts: readonly Debt[]) =>
  debts.toSorted(
    (one, other) => rateOf(other, debts) - rateOf(one, debts) || one.balance - other.balance,
  )[0]!;

/** "The credit card", or "the $3,000", where it is known what has the highest rate. */
export function highestOne({ debts }: Told): Text {
  if (!debts) return text`the one`;
  const { name, balance } = costliestOf(debts);
  return !name ? text`the ${given('balance', balance, 'usd')}` : text`${theDebt(name)}`;
}

export const smallestOf = (debts: readonly Debt[]) =>
  debts.toSorted((one, other) => one.balance - other.balance)[0]!;
