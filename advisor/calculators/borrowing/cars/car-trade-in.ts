import { carTradeInFormulas } from '#advisor/calculators/borrowing/cars/car-trade-in-formulas.ts';
import { carTerm, monthsOfCarTerm } from '#advisor/calculators/borrowing/cars/car-term.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  asCharged,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const exact = { decimals: 2 };

/** Trading in a car that still has a loan. */
export const carTradeIn = defineCalculator({
  name: 'car_trade_in',
  version: 1,
  title: 'Car trade-in with a loan',
  about:
    'Trading in a car on which money is still owed: the equity or how far it is upside down, what the new loan comes to with that rolled in, its payment, and what the rolled-in debt costs.',
  simply:
    "If you owe more on your car than it's worth, the difference doesn't go away. It's added to the new loan, and you pay interest on it.",
  input: {
    worth: money({
      label: 'Trade-in value',
      ask: 'what would you get for your car',
      roles: ['trade_in', 'bal_other', 'residual'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'what you owe is taken as what the trade-in leaves unpaid' },
      // A loan with its rate, payment or time left is the whole loan, and the car is worth something.
      needed: (said) =>
        'owed' in said && ['rate_now', 'payment_now', 'time_left'].some((name) => name in said),
    }),
    owed: money({
      label: 'Balance owed on the car',
      ask: 'how much do you still owe on it',
      roles: ['debt_balance:car', 'debt_balance'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no loan on it was mentioned' },
    }),
    price: money({
      label: 'Price of the next car',
      roles: ['car_price'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no next car was mentioned' },
    }),
    payment_now: moneyPerMonth({
      label: 'Current car payment',
      roles: ['debt_payment:car', 'debt_payment'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'your current payment wasn’t mentioned' },
    }),
    down: money({
      label: 'Cash down',
      roles: ['down_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no cash was mentioned' },
    }),
    rate: percent({
      label: 'New loan rate',
      roles: ['loan_rate_new', 'loan_rate'],
      min: 0,
      max: 40,
      default: { value: 7, reason: 'a middle guess; put in the rate you are offered' },
    }),
    rate_now: percent({
      label: 'Current car loan rate',
      roles: ['loan_rate'],
      min: 0,
      max: 60,
      default: { value: 0, reason: 'keeping the car isn’t compared' },
    }),
    time_left: carTerm({
      label: 'Time left on the current loan',
      roles: ['term_left'],
      default: { value: 0, reason: 'keeping the car isn’t compared' },
      min: 0,
    }),
    term: carTerm({
      label: 'New loan term',
      roles: ['term'],
      default: { value: 5, reason: 'a common term of a car loan' },
    }),
    compounding: loanCompoundingField,
  },
  check: ({ worth, owed, price, down }) => {
    if (worth === 0 && owed === 0) return 'Give what you would get for your car, and what you owe on it.';
    return price > 0 && price + owed - worth - down <= 0
      ? 'Trade-in and cash pay for the whole car: there is nothing to borrow. Make the cash smaller.'
      : null;
  },

  run(told) {
    const input = asCharged(told, 'rate', 'rate_now');
    const { worth, owed, price, down, rate, term: time, payment_now: now } = input;
    const term = monthsOfCarTerm(time);
    const equity = worth - owed;
    const isUpsideDown = equity < 0;
    const borrowed = Math.max(0, price - equity - down);
    const loan = amortize(toCents(borrowed), rate, term);
    const clean = amortize(toCents(Math.max(0, borrowed - Math.max(0, -equity))), rate, term);
    const own = figure(
      'equity',
      isUpsideDown ? 'Negative equity' : 'Equity in your car',
      Math.abs(equity),
      'usd',
    );
    const payment = figure('payment', 'New payment', toDollars(loan.payment), 'usd_per_month', exact);
    const gap = amortize(toCents(Math.max(0, -equity - down)), rate, term);
    const gapPayment = figure(
      'gap_payment',
      'Payment on the difference alone',
      toDollars(gap.payment),
      'usd_per_month',
      exact,
    );
    const isMore = payment.value >= now;
    const change = figure(
      'payment_change',
      isMore ? 'Increase over your current payment' : 'Drop from your current payment',
      Math.abs(payment.value - now),
      'usd_per_month',
      exact,
    );
    const kept = interestIfKept(input);
    return {
      figures: [
        own,
        ...(kept === null
          ? []
          : [figure('kept_interest', 'Interest left on the loan you have', kept, 'usd')]),
        ...(price === 0 && isUpsideDown ? [gapPayment] : []),
        ...(price > 0
          ? [
              payment,
              ...(now > 0 ? [change] : []),
              figure('loan', 'New loan', borrowed, 'usd'),
              figure('interest', 'Total interest', toDollars(loan.interest), 'usd'),
              figure(
                'loan_to_price',
                'New loan as a share of the price',
                (borrowed / price) * 100,
                'percent',
              ),
              ...(isUpsideDown
                ? [
                    figure(
                      'rolled_payment',
                      'Part of the payment for the old car',
                      toDollars(loan.payment - clean.payment),
                      'usd_per_month',
                      exact,
                    ),
                    figure(
                      'rolled_interest',
                      'Interest on the rolled-in balance',
                      toDollars(loan.interest - clean.interest),
                      'usd',
                    ),
                  ]
                : []),
            ]
          : []),
        ...effectiveRateOf(told.rate, told.compounding),
      ],
      steps: [
        { label: 'Equity', formula: 'trade-in value - owed', value: equity, unit: 'usd' },
        ...(price > 0
          ? ([
              { label: 'New loan', formula: 'price - equity - cash', value: borrowed, unit: 'usd' },
              { label: 'New payment', value: payment.value, unit: 'usd_per_month', ...exact },
            ] as const)
          : []),
      ],
      assumptions: [
        text`What you still owe is rolled into the new loan. Sales tax and dealer fees aren’t included.`,
        loanConvention(told.compounding),
      ],
      warnings:
        price > 0 && borrowed > price
          ? [
              text`You’d owe more than the new car costs from day one. If it’s totaled, insurance won’t pay off the loan unless you have gap coverage.`,
            ]
          : [],
      detail: { own, payment, isUpsideDown, change: price > 0 && now > 0 ? change : null, isMore },
    };
  },

  explain({ figures, detail: { own, payment, isUpsideDown, change, isMore } }, { worth, owed, price }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const standing = isUpsideDown
      ? text`You’re upside down by ${own}`
      : text`You have ${own} of equity in your car`;
    const keep = isUpsideDown
      ? text`Keep your car for now: you’re upside down by ${own}.`
      : text`Trading in works: you have ${own} of equity in your car.`;
    return {
      conclusion:
        price > 0
          ? text`${standing}; the loan on the next car would be ${find('loan')} and the payment ${payment}.`
          : text`${standing}.`,
      openings: {
        yesno: keep,
        which: keep,
        plan: isUpsideDown
          ? text`First cover the ${own} you’re upside down, in cash or with extra payments, before you take on another loan.`
          : text`Put your ${own} of equity toward the next car.`,
        ...(price > 0
          ? {
              payment: text`The new payment would be ${payment} on a loan of ${find('loan')}.`,
              amount: text`You’d finance ${find('loan')}, with a payment of ${payment}.`,
            }
          : {}),
        ...(change
          ? {
              change: isMore
                ? text`Your payment would go up by ${change}, to ${payment}.`
                : text`Your payment would drop by ${change}, to ${payment}.`,
            }
          : {}),
      },
      reasons: [
        text`You’d get ${given('worth', worth, 'usd')} for it, and you owe ${given('owed', owed, 'usd')}.`,
        ...(change
          ? [
              isMore
                ? text`That’s ${change} more than you pay now.`
                : text`That’s ${change} less than you pay now.`,
            ]
          : []),
        ...(price === 0 && isUpsideDown
          ? [text`Borrowing only the difference would cost ${find('gap_payment')}.`]
          : []),
        ...(price > 0 && isUpsideDown
          ? [
              text`${find('rolled_payment')} of that pays for a car you no longer have, and costs ${find('rolled_interest')} in interest.`,
            ]
          : []),
      ],
      next: isUpsideDown
        ? [
            text`Keep the car and pay the loan down by ${own} before you trade: that’s nearly always cheaper.`,
            text`Get offers from several buyers: a private sale often gets you more than a trade-in.`,
          ]
        : [
            text`Get offers from several buyers, and settle the price of the new car before you bring up the trade-in.`,
          ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Your trade-in and the next loan', figures, ['equity', 'loan', 'interest', 'rolled_interest']),

  formulas: carTradeInFormulas,
  examples: [
    {
      question:
        'I owe $23,400 on my car, the dealer gives me $17,000 and the new one is $38,000. How upside down am I at 9.9% for 84 months?',
      input: { worth: 17_000, owed: 23_400, price: 38_000, rate: 9.9, term: 7 },
    },
    {
      question: 'found a $47,000 EV, 5.99% 72 months, trade 11,500, still owe 7,200 on the trade. payment?',
      input: { worth: 11_500, owed: 7200, price: 47_000, rate: 5.99, term: 6 },
    },
    {
      question: 'car worth 24,000, owe 29,700. how much am i underwater',
      input: { worth: 24_000, owed: 29_700 },
    },
  ],
  sources: ['cfpb_amortization'],
});

/** Interest still to come on the loan there is; null where its rate or time is not known. */
function interestIfKept({
  owed,
  rate_now: rate,
  time_left: left,
}: Record<'owed' | 'rate_now' | 'time_left', number>): number | null {
  return rate > 0 && left > 0 && owed > 0
    ? toDollars(amortize(toCents(owed), rate, monthsOfCarTerm(left)).interest)
    : null;
}
