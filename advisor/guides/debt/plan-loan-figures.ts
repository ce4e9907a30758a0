import { loan401k } from '#advisor/calculators/retirement/distributions/loan-401k.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  balance: number | undefined;
  amount: number | undefined;
  card: number | undefined;
}

/** What is to be borrowed: the card debt where nothing else is named. */
export const wanted = ({ amount, card }: Told) => amount ?? card;

/** What the loan costs in growth and each month, where an amount or a balance is known. */
export function costOf(told: Told, { run }: GuideContext) {
  const { balance } = told;
  const amount = wanted(told);
  const loan = balance === undefined && amount === undefined ? undefined : run(loan401k, { balance, amount });
  if (loan && balance !== undefined && amount !== undefined && amount > loan.figure('most').value)
    return [
      text`The law lets you borrow at most ${loan.figure('most')} from ${given('balance', balance, 'usd')}.`,
    ];
  return loan
    ? [
        text`Paid back over five years it takes about ${loan.figure('payment')}, and the account misses roughly ${loan.figure('missed_growth')} of growth.`,
      ]
    : [];
}

/** More than the law lets a plan lend. */
export function isTooMuch(told: Told, { run }: GuideContext): boolean {
  const amount = wanted(told);
  const loan = told.balance === undefined ? undefined : run(loan401k, { balance: told.balance });
  return loan !== undefined && amount !== undefined && amount > loan.figure('most').value;
}
