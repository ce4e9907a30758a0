import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The tax law lets loans between two people up to this go without interest (26 U.S.C. 7872). */
export const noInterestUpTo = 10_000;
/** A cushion below this leaves you the next one who has to borrow. */
const monthsToKeep = 3;
/** Where spending is not known: more than this share of the cash is more than most can lose. */
const mostOfCash = 1 / 3;

interface Means {
  amount: number | undefined;
  cash: number | undefined;
  spending: number | undefined;
}

export function leavesTooLittle({ amount, cash, spending }: Means): boolean {
  if (amount === undefined || cash === undefined) return false;
  if (spending !== undefined) return cash - amount < monthsToKeep * spending;
  return amount > cash * mostOfCash;
}

/** What can be spared with the cushion kept, where that is less than what is asked for. */
export function spareOf({ amount, cash, spending }: Means, { run }: GuideContext) {
  if (amount === undefined || cash === undefined || spending === undefined) return undefined;
  if (cash <= monthsToKeep * spending || cash - amount >= monthsToKeep * spending) return undefined;
  return run(emergencyFund, { spending, cash, months_wanted: monthsToKeep })?.figure('spare');
}

/** A gift of less than what is asked for, which the cash carries. */
export function givesLess({ gift, ...means }: Means & { gift: number | undefined }): boolean {
  if (gift === undefined || means.amount === undefined || gift >= means.amount) return false;
  return !leavesTooLittle({ ...means, amount: gift });
}

/** How thin the cash would be. */
export function tooThin({ amount, cash, spending }: Means, { run }: GuideContext): Text {
  const isThin = leavesTooLittle({ amount, cash, spending });
  if (amount === undefined || cash === undefined || amount > cash || !isThin)
    return text`Loans in a family are often never paid back, and this one would cost you money you need, or the relationship.`;
  const rest = spending === undefined ? undefined : run(emergencyFund, { spending, cash: cash - amount });
  return rest
    ? text`${given('amount', amount, 'usd')} out of ${given('cash', cash, 'usd')} leaves ${rest.figure('months_covered')} of spending, which is too thin if the money never comes back.`
    : text`${given('amount', amount, 'usd')} out of ${given('cash', cash, 'usd')} leaves you too thin, and loans in a family are often never paid back.`;
}

/** What they would pay back each month, where rate and time are told. */
export function backEachMonth(
  loan: Record<'amount' | 'rate' | 'term', number | undefined>,
  { run }: GuideContext,
): Text[] {
  const { amount: principal, rate, term } = loan;
  const plan =
    principal === undefined || term === undefined
      ? undefined
      : run(loanAmortization, { principal, rate: rate ?? 0, years: term });
  return plan && term !== undefined
    ? [
        text`Paid back over ${given('term', term, 'years')}${rate === undefined ? ' without interest' : text` at ${given('rate', rate, 'percent')}`}, that's ${wholeDollars(plan.figure('monthly_payment'))}.`,
      ]
    : [];
}

/** How long what is left would last. */
export function leftOver({ amount, cash, spending }: Means, { run }: GuideContext): Text[] {
  if (amount === undefined || cash === undefined || spending === undefined || cash <= amount) return [];
  const rest = run(emergencyFund, { spending, cash: cash - amount });
  return rest
    ? [
        text`You'd still have ${rest.figure('months_covered')} of spending in cash, so you can carry the loss.`,
      ]
    : [];
}

export function theSum(amount: number | undefined, otherwise: string): Text {
  return amount === undefined ? [otherwise] : [given('amount', amount, 'usd')];
}

/** For someone who has paid back before. */
export function lendAgain(
  means: Means & Record<'rate' | 'term', number | undefined>,
  context: GuideContext,
): Verdict {
  return {
    opening: text`Yes, lend ${theSum(means.amount, 'it')}: they paid you back before, so write it down and only lend what you could lose.`,
    because: [
      ...leftOver(means, context),
      text`Someone who repaid once, even late, usually does again. A date and an automatic payment keep it from turning into a fight.`,
      ...backEachMonth(means, context),
    ],
    unless: text`they're in worse shape than last time. Then give a smaller sum as a gift.`,
    next: text`Text each other the amount and the dates, and have them set up the transfer for payday before you send anything.`,
    say: text`Happy to. Let's set it up as a transfer each payday, so neither of us has to think about it.`,
  };
}

/** What most people can give every month, in percent of pay before taxes. */
const steadyShare = 10;

/** Money asked for again and again: a share of pay rather than a loan. */
export function monthlyHelp(
  { monthly = 0, pay, cash }: Record<'monthly' | 'pay' | 'cash', number | undefined>,
  { run }: GuideContext,
): Verdict {
  const most =
    pay === undefined ? undefined : run(percentOfPay, { share: steadyShare, pay })?.figure('monthly');
  const isFine = most !== undefined && monthly <= most.value;
  const asked = given('monthly', monthly, 'usd_per_month');
  return {
    opening:
      most === undefined
        ? text`Only with an end date: ${asked} without one turns into a bill of yours.`
        : isFine
          ? text`Yes, ${asked} is within what you can carry, as a fixed sum with a date to look at it again.`
          : text`Not ${asked}: about ${wholeDollars(most)} is what your pay carries, so offer that or less.`,
    because: [
      ...(pay === undefined
        ? []
        : [
            text`Past about a tenth of ${given('pay', pay, 'usd_per_year')}, steady help usually comes out of your own cushion and retirement.`,
          ]),
      ...(cash === undefined
        ? []
        : [text`Keep your ${given('cash', cash, 'usd')} for your own emergencies, and pay it from income.`]),
      text`You won't see it again. SNAP, Extra Help and property tax relief may cover part of it.`,
    ],
    unless: text`it keeps them in their home or in medicine. Then pay that bill directly.`,
    next: text`Sit down with their income and bills, pick one bill you'll pay, and set a date to review it.`,
    say: text`We can do this much until summer. Let's see what else you qualify for.`,
  };
}

/** A smaller gift, as the person offers it. */
export function giveLess({
  gift = 0,
  amount = 0,
  cash,
}: Record<'gift' | 'amount' | 'cash', number | undefined>): Verdict {
  return {
    opening: text`Yes, give ${given('gift', gift, 'usd')} rather than lend ${given('amount', amount, 'usd')}.`,
    because: [
      cash === undefined
        ? text`It's a sum you can lose, and a gift can't turn into a debt between you.`
        : text`Out of ${given('cash', cash, 'usd')} it's a sum you can lose, and a gift can't turn into a debt between you.`,
      text`They may have to find the rest elsewhere, and that's all right.`,
    ],
    unless: text`you'd resent even that. Then say no kindly and help in another way.`,
    next: text`Send it once, say it's a gift, and don't track it.`,
    say: text`I can't do all of it, but this much is yours. You don't need to pay it back.`,
  };
}

/** As much as the cushion allows. */
export function partOfIt(means: Means & { before: string | undefined }, context: GuideContext): Verdict {
  return {
    opening: text`Not all of it: about ${wholeDollars(spareOf(means, context)!)} is what you can spare, as a gift you may never see again.`,
    because: [
      tooThin(means, context),
      means.before === 'repaid'
        ? text`They paid you back before, which is a good sign, but your own three months of spending come first.`
        : text`The smaller sum keeps three months of your spending in cash, and losing it wouldn't sour every holiday.`,
    ],
    unless: text`someone would lose their home or medicine this week. Then pay that one bill directly.`,
    next: text`Offer that sum today, paid straight to the landlord or the mechanic, and help them find the rest.`,
    say: text`I can do this much and not more. You don't owe me for it. Let's look at the rest together.`,
  };
}
