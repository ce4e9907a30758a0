import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** A year of interest on the cards, and on the same sum behind the house. */
export function cardInterest(
  { card, rate, new_rate: newRate }: Record<'card' | 'rate' | 'new_rate', number | undefined>,
  { run }: GuideContext,
) {
  if (card === undefined || rate === undefined || newRate === undefined) return [];
  const now = run(interestCost, { balance: card, rate });
  const then = run(interestCost, { balance: card, rate: newRate });
  return now && then
    ? [
        text`The cards cost ${now.figure('year')} of interest a year, the home loan would cost ${then.figure('year')}.`,
      ]
    : [];
}

/** What a higher rate on the old mortgage would add a year. */
export function higherInterest(
  { rate, new_rate: newRate, owed }: Record<'rate' | 'new_rate' | 'owed', number | undefined>,
  { run }: GuideContext,
) {
  if (rate === undefined || newRate === undefined || owed === undefined || newRate <= rate) return [];
  const more = run(interestCost, { balance: owed, rate: Math.round((newRate - rate) * 1000) / 1000 });
  return more
    ? [
        text`On the ${given('owed', owed, 'usd')} you owe, that alone would cost about ${more.figure('year')} more a year.`,
      ]
    : [];
}

interface House {
  value: number | undefined;
  owed: number | undefined;
}

/** How much lenders would let go, where value and debt are known. */
export function room({ value, owed }: House, { run }: GuideContext) {
  const equity = value === undefined || owed === undefined ? undefined : run(homeEquity, { value, owed });
  return equity
    ? [
        text`Going by the limit many lenders set, you could borrow up to about ${equity.figure('borrowable')}.`,
      ]
    : [];
}
