import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { loanNames, theExtra } from '#advisor/guides/debt/loan-told.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { leftAfter, monthsToKeep, soonerBy, spareOf } from '#advisor/guides/debt/prepay/prepay-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  rate?: number | undefined;
  other_rate?: number | undefined;
  balance?: number | undefined;
  card?: number | undefined;
  cash?: number | undefined;
  price?: number | undefined;
  savings_rate?: number | undefined;
  rate_tax?: number | undefined;
  lump?: number | undefined;
  thing?: keyof typeof loanNames | undefined;
  is_afraid?: boolean;
  match?: string | undefined;
}

type FullTold = Told & Parameters<typeof spareOf>[0];

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

/** Savings that are more than a cushion, beside a loan that costs more than they earn. */
export function partFromCash(told: FullTold, context: GuideContext): Verdict {
  const { cash, lump, rate, thing, is_afraid: isAfraid, match } = told;
  const sum = lump ?? cash ?? 0;
  const spare = spareOf(told);
  const half = rate === undefined ? undefined : context.run(interestCost, { balance: sum / 2, rate });
  const isHouse = thing === 'mortgage';
  const theLoan = text`the ${rate === undefined ? '' : text`${given('rate', rate, 'percent')} `}${thing ? loanNames[thing] : 'loan'}`;
  const sooner = spare === undefined ? [] : soonerBy({ ...told, monthly: undefined }, spare, context);
  return {
    opening:
      spare === undefined
        ? text`Yes, put a good part of the ${given('cash', sum, 'usd')} on ${theLoan}, and keep about six months of bills in cash.`
        : text`Yes, put about ${given('spare', Math.floor(spare / 100) * 100, 'usd')} on ${theLoan} and keep the rest, which is ${monthsToKeep(rate) === 1 ? 'a month' : 'three months'} of your spending.`,
    because: [
      ...sooner,
      text`It's a sure return at the loan's rate, more than savings pay${isAfraid ? ', and no stocks are needed for it' : ''}.`,
      ...(half && sooner.length === 0
        ? [text`Half of it would save you ${half.figure('year')} of interest in the first year.`]
        : []),
      ...(match === 'full' || match === 'none'
        ? []
        : [text`Only an employer match in a 401(k) pays you more.`]),
    ],
    unless: text`your job is shaky or you'll need the money within a few years. You can't get it back out of ${isHouse ? 'a house' : 'the loan'} without borrowing again.`,
    next: isHouse
      ? text`Set the cushion aside, then send the rest as principal and ask the servicer about a recast, which lowers the monthly payment for a small fee.`
      : text`Set the cushion aside, then send the rest and tell the lender it goes to principal.`,
  };
}

/** The job may end: cash that is in a loan can't pay the rent. */
export function keepForJob({ cash, lump, rate }: Told): Verdict {
  const sum = lump ?? cash;
  return {
    opening: text`Not while your job is in doubt: keep ${sum === undefined ? 'the money' : text`the ${given('cash', sum, 'usd')}`} in savings and make the regular payments.`,
    because: [
      text`If the paycheck stops, cash covers the loan and the rent. What you've sent to the lender doesn't come back.`,
      rate === undefined
        ? text`The interest you'd save meanwhile is the price of that safety.`
        : text`At ${given('rate', rate, 'percent')} waiting some months costs you little beside that.`,
    ],
    unless: text`you'd still have six months of bills in cash afterward, or the job turns out to be safe.`,
    next: text`Keep it in a high-yield savings account, and look again when you know more about the job.`,
  };
}

/** A card beside cash that may not cover it. */
export function cardFromCash(told: FullTold, context: GuideContext): Verdict {
  const { card = 0, cash = 0, rate } = told;
  const cost = rate === undefined ? undefined : context.run(interestCost, { balance: card, rate });
  const spare = spareOf({ ...told, lump: undefined, rate: rate ?? cardRate });
  const isCovered = spare === undefined ? cash >= card * enoughOver : spare >= card;
  return {
    opening: isCovered
      ? text`Yes, pay off the ${given('card', card, 'usd')} on the card from your ${given('cash', cash, 'usd')}.`
      : spare === undefined
        ? text`Yes, put most of the ${given('cash', cash, 'usd')} on the card, and keep about a month of bills.`
        : spare > 0
          ? text`Yes, put ${given('spare', spare, 'usd')} of it on the card, and keep one month of your spending.`
          : text`Not yet: ${given('cash', cash, 'usd')} is less than a month of your spending, so keep it and pay the card from your paychecks.`,
    because: [
      ...(isCovered ? leftAfter(told, card, context) : []),
      ...(cost
        ? [
            text`The card costs you ${cost.figure('year')} of interest a year, and savings earn a small part of that.`,
          ]
        : []),
      text`Some cash has to stay, so the next repair doesn't go right back on the card.`,
    ],
    unless: text`your job is shaky. Then keep two or three months of bills and pay the card from your paychecks.`,
    next:
      spare !== undefined && spare <= 0
        ? text`Stop using the card, pay more than the minimum from each paycheck, and let the savings be.`
        : text`Stop using the card, pay it from savings today, and send every spare dollar there until it's gone. Then refill savings with the same payment.`,
  };
}

/** What a card charges about, where its rate was not told. */
const cardRate = 20;

/** So much more than the card holds leaves a cushion. */
const enoughOver = 1.5;

/** So much of the price has to be left over after paying cash, or the cushion is gone. */
const cushionOver = 1.5;
/** A common term. */
const usualCarLoan = 5;

/** A loan below this costs about what insured savings earn. */
const cheapLoan = 4.5;

/** A car that could be paid from savings or with a loan. */
export function buyCar(
  {
    rate,
    price,
    cash,
    savings_rate: savings,
    spending,
    term,
  }: Told & { spending?: number | undefined; term?: number | undefined },
  context: GuideContext,
): Verdict {
  const loan =
    rate === undefined || price === undefined
      ? undefined
      : context.run(loanAmortization, { principal: price, rate, years: term ?? usualCarLoan });
  const isCheap = rate !== undefined && rate < Math.max(cheapLoan, savings ?? 0);
  const isThin =
    price !== undefined &&
    cash !== undefined &&
    (spending === undefined ? cash < price * cushionOver : cash - price < monthsToKeep(rate) * spending);
  const atRate = rate === undefined ? text`the loan` : text`a ${given('rate', rate, 'percent')} loan`;
  const thePrice = price === undefined ? text`the car` : text`the ${given('price', price, 'usd')}`;
  return {
    opening: isCheap
      ? text`Take ${atRate} and keep your savings: it costs about what safe savings earn.`
      : isThin
        ? text`Pay part in cash and borrow the rest: all of ${thePrice} would leave too little of your ${given('cash', cash, 'usd')}.`
        : price === undefined || cash === undefined || cash <= price
          ? text`Pay cash if three months of bills stay in savings afterward, since ${atRate} costs more than savings earn.`
          : spending === undefined
            ? text`Pay cash if the ${given('left_in_cash', cash - price, 'usd')} you'd have left covers three months of bills, since ${atRate} costs more than savings earn.`
            : text`Pay cash: ${given('left_in_cash', cash - price, 'usd')} stays in savings, and ${atRate} costs more than savings earn.`,
    because: [
      ...(loan
        ? [
            text`Borrowed over ${term === undefined ? 'five years' : text`${given('term', term, 'years')}`}, ${thePrice} costs ${loan.figure('monthly_payment')} and ${loan.figure('total_interest')} of interest in all.`,
          ]
        : []),
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

/** A card beside another loan: the card goes first. */
export function cardFirst({ card, rate, other_rate: other, thing }: Told): Verdict {
  const loan = loanNames[thing!];
  return {
    opening:
      card === undefined
        ? text`Pay off the card first, before anything extra goes to the ${loan} or the market.`
        : text`Pay off the ${given('card', card, 'usd')} on the card first, before anything extra goes to the ${loan}.`,
    because: [
      rate !== undefined && other !== undefined
        ? text`The card costs ${given('rate', Math.max(rate, other), 'percent')}, the ${loan} only ${given('other_rate', Math.min(rate, other), 'percent')}. No investment promises what clearing the card saves.`
        : text`Cards cost several times what the ${loan} does, and no investment promises what clearing one saves.`,
      text`Keep a month of bills in cash and any employer match meanwhile.`,
    ],
    unless: text`you pay the card in full every month. Then it costs you nothing, and the question is the ${loan}'s rate.`,
    next: text`Send the extra to the card today, and come back to the ${loan} when it's at zero.`,
  };
}

/** Federal student loans of someone in public service. */
export const forgiveness = (told: Parameters<typeof theExtra>[0]): Verdict => ({
  opening: text`Invest ${theExtra(told)}, and don't prepay federal student loans while you work in public service.`,
  because: [
    text`After ten years of qualifying payments at a government or nonprofit job, what's left is forgiven free of federal tax. Every extra dollar you send is one that would have been forgiven.`,
  ],
  unless: text`the loans are private, or you'll leave public work soon. Then the rate decides.`,
  next: text`Certify your employer with the PSLF tool at StudentAid.gov, and put the extra into your retirement plan.`,
});

/** Savings that earn more than the loan costs. */
export const keepSavings = ({ rate, savings_rate: savings, rate_tax: tax }: Told): Verdict => ({
  opening: text`No, keep the money in savings: it earns ${given('savings_rate', savings!, 'percent')}, more than the ${given('rate', rate!, 'percent')} the loan costs.`,
  because: [
    tax === undefined
      ? text`Interest on savings is taxed, so compare what is left after tax. The money also stays within reach, and what you prepay on a loan doesn't come back.`
      : text`That holds even after tax at ${given('rate_tax', tax, 'percent')}. The money also stays within reach, and what you prepay on a loan doesn't come back.`,
    text`Savings rates change. When yours falls below the loan's rate, prepaying wins.`,
  ],
  unless: text`being rid of the loan is worth more to you than the small difference.`,
  next: text`Keep making the regular payments, and check the savings rate twice a year.`,
});

/** Before a match, neither goes anywhere else. */
export function matchFirst({
  income,
  match_limit: limit,
  match_rate: dollar = 100,
  save_share: share,
}: Matched): Verdict {
  const missed =
    income === undefined || limit === undefined || share === undefined
      ? undefined
      : (((limit - share) / 100) * income * dollar) / 100;
  return {
    opening:
      share !== undefined && limit !== undefined
        ? text`Neither yet: raise your 401(k) from ${given('save_share', share, 'percent')} to ${given('match_limit', limit, 'percent')} of pay and get the full match first.`
        : text`Neither yet: get your employer's full match first.`,
    because: [
      ...(missed === undefined
        ? []
        : [
            text`You're leaving about ${given('missed_match', missed, 'usd_per_year')} of your employer's money on the table.`,
          ]),
      text`A match is extra pay, often fifty cents or a dollar for each of yours. No ordinary loan costs as much as a match you don't take.`,
    ],
    unless: text`you're behind on the loan, or it's a payday loan. Get that settled first.`,
    next: text`Raise your 401(k) contribution to where the match ends, then come back to the loan.`,
  };
}

interface Matched {
  income?: number | undefined;
  match_limit?: number | undefined;
  match_rate?: number | undefined;
  save_share?: number | undefined;
}

/** Money that came with a death: nothing has to be decided soon. */
export function parkIt({ lump = 0 }: Told): Verdict {
  return {
    opening: text`Decide nothing big for now: park the ${given('lump', lump, 'usd')} in insured savings or Treasury bills for about a year.`,
    because: [
      text`What the household costs and earns without your spouse shows only after some months. Keep the house payment going and see whether it fits the new income.`,
      text`Children under eighteen can get survivor benefits, and so can a parent who cares for a child under sixteen.`,
    ],
    unless: text`a card or another costly debt is eating you. Pay that one off now.`,
    next: text`Call Social Security about survivor benefits this week, and keep each bank below the insured limit.`,
  };
}
