import { mortgagePoints } from '#advisor/calculators/borrowing/home-loans/mortgage-points.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cashField, noSavingsField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** By then most people have moved or refinanced. */
const usualStay = 7;
/** Less than about three months of most owners' bills. */
const thinCushion = 10_000;

/** A break-even later than this bets on no move and no better rate for too long. */
const latestBreakEven = 84;

interface Offer {
  loan: number | undefined;
  rate: number | undefined;
  new_rate: number | undefined;
  cut: number | undefined;
  points: number | undefined;
  cost: number | undefined;
  term: number | undefined;
  stay: number | undefined;
}

/** The loan, also where only the points and their cost tell it. */
const loanOf = ({ loan, points, cost }: Offer) =>
  loan ?? (points && cost !== undefined ? (cost * 100) / points : undefined);

function weigh(offer: Offer, { run }: GuideContext) {
  const { rate, new_rate, cut, points, cost, term, stay } = offer;
  const loan = loanOf(offer);
  if (loan === undefined || rate === undefined) return undefined;
  const price = cost === undefined ? { points } : { cost };
  const lower = new_rate === undefined ? { rate_cut: cut } : { new_rate };
  const told = { loan, rate, ...price, ...lower, years: term, stay };
  const weighed = run(
    mortgagePoints,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
  return weighed && weighed.figure('monthly_saving').value > 0 ? weighed : undefined;
}

export const pointsChoice = defineGuide({
  id: 'points_choice',
  title: 'Mortgage points',
  about: 'Pay mortgage points or not',
  questions: [
    'should I pay points on my mortgage',
    'lender says 1 point gets me 6.25 instead of 6.5 on 340k. worth it?',
    'is buying down the rate smart rn',
    'We expect to move in about five years, do discount points make any sense?',
    "6,800 up front to save 96 a month, i'm torn",
    'Builder offers to pay 2 points or cut the price. What would you take?',
    'pay points or put more down',
    'are mortgage points a ripoff',
    'if rates drop next yr and i refi did i waste the points',
    'I have extra cash at closing. Points, or keep it in savings?',
  ],
  simply:
    "Points are interest you pay ahead of time to get a smaller payment each month. They're worth it only if you keep the loan long enough for the small savings to add up to what you paid.",
  input: {
    loan: money({
      label: 'Mortgage',
      roles: ['mortgage_balance', 'debt_balance', 'home_price'],
      min: 1000,
      max: 1e9,
    }),
    rate: percent({ label: 'Rate without points', roles: ['loan_rate'], min: 0, max: 25 }),
    new_rate: percent({
      label: 'Rate with points',
      roles: ['loan_rate_new', 'loan_rate#2'],
      min: 0,
      max: 25,
    }),
    cut: percent({ label: 'Points take off the rate', roles: ['rate_change'], min: 0, max: 10 }),
    points: percent({ label: 'Points, of the loan', roles: ['points'], min: 0, max: 10 }),
    cost: money({ label: 'Cost of the points', roles: ['closing_costs', 'fee_amount'], min: 1, max: 1e8 }),
    term: years({ label: 'Mortgage term', roles: ['term'], min: 1, max: 50 }),
    stay: years({ label: 'Time you keep the loan', roles: ['time_stay'], min: 0.5, max: 50 }),
    no_savings: noSavingsField,
    cash: cashField,
    may_move: said('May be moved', 'flag=may_move'),
  },
  decide: (offer, context) => {
    const { stay } = offer;
    if (offer.no_savings || (offer.cash !== undefined && offer.cash < thinCushion)) return 'keep_cash';
    if (offer.may_move && stay === undefined) return 'skip';
    const even = weigh(offer, context)?.figure('balance_breakeven_months').value;
    if (even === undefined) return stay !== undefined && stay > usualStay ? 'ask_break_even' : 'skip';
    if (even > (stay ?? usualStay) * monthsPerYear) return 'too_late';
    return even <= latestBreakEven ? 'pay' : 'too_late';
  },
  verdicts: {
    pay: (offer, context) => {
      const weighed = weigh(offer, context)!;
      return {
        opening: text`Yes, pay the points: you get the money back after about ${weighed.figure('balance_breakeven_months')}.`,
        because: [
          text`They cost ${weighed.figure('cost')} and cut the payment by ${wholeDollars(weighed.figure('monthly_saving'))}. Every month after that is yours.`,
          text`On the loan for your own home, points are often deductible if you itemize.`,
        ],
        unless: text`you might sell or refinance before then, or the cash is your cushion or would lift you out of mortgage insurance.`,
        next: text`Ask for the same loan with and without points on two Loan Estimates of the same day.`,
      };
    },
    too_late: (offer, context) => {
      const weighed = weigh(offer, context)!;
      return {
        opening:
          offer.stay === undefined
            ? text`No, skip the points: they only pay for themselves after ${weighed.figure('balance_breakeven_months')}.`
            : text`No, skip the points: they pay for themselves only after ${weighed.figure('balance_breakeven_months')}, and you plan on ${given('stay', offer.stay, 'years')}.`,
        because: [
          text`You'd hand over ${weighed.figure('cost')} today to save ${wholeDollars(weighed.figure('monthly_saving'))}. Many people have moved or refinanced by then, and the points are lost with the old loan.`,
        ],
        unless: text`the seller or builder pays them and you can't have a lower price instead.`,
        next: text`Ask the lender for the rate with no points, and for one with a lender credit.`,
        say: text`Please quote this loan with zero points, so I can compare it with other lenders.`,
      };
    },
    keep_cash: ({ cash, stay }) => ({
      opening:
        cash === undefined
          ? text`No, skip the points: your first cash belongs in an emergency fund.`
          : text`No, keep the money: ${given('cash', cash, 'usd')} is too thin a cushion for new owners, whatever the points would save.`,
      because: [
        text`A new house brings repairs that can't wait, and without savings they go on a card that costs far more than points save.`,
        stay === undefined
          ? text`Points pay off only over years, and you can't get them back if you sell or refinance.`
          : text`Over ${given('stay', stay, 'years')} they might pay off, but you can't get them back when the furnace breaks.`,
      ],
      unless: text`the seller or builder pays them and you can't have a lower price instead.`,
      next: text`Ask the lender for the rate with a credit toward closing costs, and keep what that frees in savings.`,
    }),
    skip: ({ stay }) => ({
      opening: text`No, skip the points and keep your cash.`,
      because: [
        text`Points often take five years or more to pay for themselves. Many people move or refinance before that, and then the points are gone.`,
        ...(stay === undefined
          ? []
          : [text`With ${given('stay', stay, 'years')} in this loan, the odds are against you.`]),
        text`The same cash can protect you as an emergency fund or cut mortgage insurance as a bigger down payment.`,
      ],
      unless: text`you're sure to keep this loan well past the break-even, the cost divided by what you save each month.`,
      next: text`Divide the points' cost by the monthly saving. That's your break-even in months.`,
    }),
    ask_break_even: ({ stay = usualStay }) => ({
      opening: text`Yes, points can pay for you if they break even within about five years.`,
      because: [
        text`You plan to keep the loan for ${given('stay', stay, 'years')}, so a lower rate has time to work.`,
        text`Break-even is simple: the cost of the points divided by what the payment falls each month.`,
      ],
      unless: text`today's rates look high to you and you'd jump at a refinance. Then keep the cash.`,
      next: text`Get the cost and both payments from the lender in writing, and divide.`,
    }),
  },
  asks: [
    {
      field: 'stay',
      settled: ({ may_move: mayMove }) => mayMove === true,
      question: 'How long will you likely keep this loan?',
      choices: [
        { label: 'Under 5 years', value: 3 },
        { label: '5 to 10 years', value: 7 },
        { label: 'More than 10 years', value: 12 },
      ],
    },
  ],
  followUps: ['Should I take a 15 or 30 year mortgage?', 'Should I refinance?', 'When can I drop PMI?'],
  articles: ['refinancing', 'home-buying'],
  related: ['owning-a-home'],
  sources: ['cfpb_loan_options', 'irs_pub_936', 'fed_refinancing'],
});
