import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  rate?: number | undefined;
  balance?: number | undefined;
  card?: number | undefined;
  cash?: number | undefined;
  price?: number | undefined;
  savings_rate?: number | undefined;
}

/** A loan paid off with money from a 401(k) or IRA. */
export function notFromPlan({ rate, balance }: Told): Verdict {
  return {
    opening: text`No, don't pay ${balance === undefined ? 'it' : text`the ${given('balance', balance, 'usd')}`} off from a retirement account in one go: the whole withdrawal is taxed as income.`,
    because: [
      text`Taken in a single year it can push you into a higher bracket, raise Medicare premiums and make more of Social Security taxable. Before fifty-nine and a half a penalty comes on top.`,
      rate === undefined
        ? text`Keep making the payments, and count them in what you spend in retirement.`
        : text`At ${given('rate', rate, 'percent')} the loan costs less than that tax. Keep making the payments, and count them in what you spend in retirement.`,
    ],
    unless: text`you have cash outside retirement accounts. If it leaves a year of spending, paying it off from that is fine.`,
    next: text`If you want it gone, take out a little extra each year within your tax bracket and send it to principal.`,
  };
}

/** A card beside cash that may not cover it. */
export function cardFromCash({ card = 0, cash = 0, rate }: Told, { run }: GuideContext): Verdict {
  const cost = rate === undefined ? undefined : run(interestCost, { balance: card, rate });
  const isCovered = cash >= card * enoughOver;
  return {
    opening: isCovered
      ? text`Yes, pay off the ${given('card', card, 'usd')} on the card from your ${given('cash', cash, 'usd')}.`
      : text`Yes, put most of the ${given('cash', cash, 'usd')} on the card, and keep about a month of bills.`,
    because: [
      ...(cost
        ? [
            text`The card costs you ${cost.figure('year')} of interest a year, and savings earn a small part of that.`,
          ]
        : []),
      text`Some cash has to stay, so the next repair doesn't go right back on the card.`,
    ],
    unless: text`your job is shaky. Then keep two or three months of bills and pay the card from your paychecks.`,
    next: text`Stop using the card, pay it from savings today, and send every spare dollar there until it's gone. Then refill savings with the same payment.`,
  };
}

/** So much more than the card holds leaves a cushion. */
const enoughOver = 1.5;

/** So much of the price has to be left over after paying cash, or the cushion is gone. */
const cushionOver = 1.5;
/** A loan below this costs about what insured savings earn. */
const cheapLoan = 4.5;

/** A car that could be paid from savings or with a loan. */
export function buyCar({ rate, price, cash, savings_rate: savings }: Told): Verdict {
  const isCheap = rate !== undefined && rate < Math.max(cheapLoan, savings ?? 0);
  const isThin = price !== undefined && cash !== undefined && cash < price * cushionOver;
  const atRate = rate === undefined ? text`the loan` : text`a ${given('rate', rate, 'percent')} loan`;
  const thePrice = price === undefined ? text`the car` : text`the ${given('price', price, 'usd')}`;
  return {
    opening: isCheap
      ? text`Take ${atRate} and keep your savings: it costs about what safe savings earn.`
      : isThin
        ? text`Pay part in cash and borrow the rest: all of ${thePrice} would leave too little of your ${given('cash', cash, 'usd')}.`
        : text`Pay cash if three months of bills stay in savings afterward, since ${atRate} costs more than savings earn.`,
    because: [
      isCheap
        ? text`Money in the bank is there for a lost job, and money in a car isn't.`
        : text`Every dollar you don't borrow saves its interest for sure, but a car can't pay the rent when the paycheck stops.`,
      ...(isThin && !isCheap
        ? [
            text`Put down as much as leaves three months of bills, and pay the small loan off early, which car loans mostly allow.`,
          ]
        : []),
    ],
    unless: text`a cheaper car would do. Then pay for that one in cash and skip the loan.`,
    next: text`Get a credit union's rate before the dealer names one, and check that the loan has no penalty for paying early.`,
  };
}
