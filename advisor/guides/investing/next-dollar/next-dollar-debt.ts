import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import {
  cardInterest,
  cashForCard,
  leavesMonthOfPay,
  type Cushion,
} from '#advisor/guides/investing/footing-fields.ts';
import { costlyDebt, goneIn, spare } from '#advisor/guides/investing/next-dollar/next-dollar-words.ts';
import { asOneDebt, isCostly, owedDebts, type ToldDebts } from '#advisor/guides/investing/owed-debts.ts';
import { keepsCushion } from '#advisor/guides/investing/keeps-cushion.ts';
import { starterMonth } from '#advisor/guides/investing/starter-month.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told extends ToldDebts, Cushion {
  amount: number | undefined;
  pay: number | undefined;
  debt: string | undefined;
}

/** Spare money beside a costly debt, with what the cash can do at once. */
export function costlyDebtFirst({ amount, ...told }: Told, context: GuideContext): Verdict {
  const known = { card: undefined, rate: undefined, ...told, ...asOneDebt(told) };
  const costly = owedDebts(told).filter(isCostly);
  const several = costly.length > 1;
  const fromCash = cashForCard(known, context);
  const starter = starterMonth(known, context);
  const isSpare = fromCash?.after !== undefined || leavesMonthOfPay(known);
  const cash = given('cash', known.cash ?? 0, 'usd');
  const debt = costlyDebt(told);
  return {
    opening: isSpare
      ? text`Pay off ${debt} now, from your ${cash} in cash.`
      : fromCash
        ? text`Put ${fromCash.spare} of your ${cash} in cash on ${several && costly[0]?.kind !== 'card' ? 'the costliest debt' : 'the card'} now, and keep a month of spending.`
        : starter?.isMissing
          ? text`Save one month of spending first${starter.fund ? text`, ${starter.amount}` : ''}, then pay off ${debt}.`
          : starter
            ? text`Pay off ${debt} next, once one month of spending, ${starter.amount}, is in cash.`
            : text`Pay off ${debt} next.`,
    because: [
      ...(isSpare ? [] : goneIn(amount, told, context)),
      ...(several ? [] : cardInterest(known, context)),
      ...(starter?.isMissing && starter.fund && known.cash
        ? [text`Your ${cash} is ${starter.fund.figure('gap')} short of that month.`]
        : []),
      starter?.isMissing
        ? text`The month in cash comes first, so the next surprise doesn't go on a card. After that each dollar you send earns the debt's interest rate for sure.`
        : text`Each dollar you send earns the debt's interest rate for sure, and no investment promises that much.`,
      ...(starter?.isMissing
        ? []
        : [
            fromCash?.after
              ? text`The cash you have left covers ${fromCash.after.figure('months_covered')} of spending, more than the one month that keeps surprises off the card.`
              : isSpare
                ? text`The cash you have left is more than a month of your pay, enough to keep surprises off the card.`
                : text`Keep about a month of spending in cash, so the next surprise doesn't go on a card.`,
          ]),
    ],
    unless: text`your employer offers a match you aren't getting. Then take the match first.`,
    next: isSpare
      ? keepsCushion(known)
        ? text`Pay the card from savings today, then put ${spare(amount)} into retirement accounts.`
        : text`Pay the card from savings today, then send ${spare(amount)} to savings until three months of spending are there again.`
      : fromCash
        ? text`Pay ${fromCash.spare} from savings today, then send ${spare(amount)} until the card is gone.`
        : starter
          ? text`Send ${spare(amount)} to savings until ${starter.amount} is there, then to the debt with the highest rate. Pay the minimum on the others.`
          : text`Send ${spare(amount)} to the debt with the highest rate, and pay the minimum on the others.`,
  };
}
