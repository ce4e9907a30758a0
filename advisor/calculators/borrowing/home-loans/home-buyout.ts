import {
  loanCompoundingField,
  loanConvention,
  paymentOf,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

/** One owner keeps the home and pays the other out. */
export const homeBuyout = defineCalculator({
  name: 'home_buyout',
  version: 1,
  title: 'Buying out a co-owner of a home',
  about:
    'What it takes to keep a house and buy out a spouse, ex, sibling or other co-owner: their share of the equity, the new loan of the old balance plus the buyout, its payment, and its loan-to-value.',
  simply:
    'What the home is worth, less what is owed on it, belongs to both of you. To keep the home, you pay the other person their share of that.',
  input: {
    value: money({
      label: 'Value of the home',
      ask: 'what is the home worth',
      roles: ['home_value', 'home_price', 'estate_size'],
      min: 1,
      max: 1e9,
    }),
    owed: money({
      label: 'Mortgage and other loans on it',
      roles: ['mortgage_balance', 'mortgage_balance@both', 'debt_balance:heloc', 'debt_balance'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no loan was mentioned' },
    }),
    people: count({
      label: 'Number of owners in equal shares, with you',
      roles: ['n_people'],
      order: 'falling',
      min: 1,
      max: 50,
      default: { value: 1, reason: 'the share is given instead' },
    }),
    bought_out: count({
      label: 'Number of owners you buy out',
      roles: ['n_people#2'],
      order: 'falling',
      min: 0,
      max: 49,
      default: { value: 0, reason: 'all other owners' },
    }),
    their_share: percent({
      label: 'Share of the other owners',
      roles: ['hold_share@spouse', 'hold_share@other', 'hold_share'],
      min: 0.1,
      max: 99.9,
      default: {
        value: 50,
        reason: 'half, since you didn’t say',
        by: ({ people, bought_out: out }) =>
          typeof people === 'number' && people > 1
            ? ((typeof out === 'number' && out > 0 && out < people ? out : people - 1) / people) * 100
            : undefined,
      },
    }),
    cash: money({
      label: 'Cash you put toward it',
      roles: ['down_amount', 'bal_cash', 'lump_sum'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the whole buyout is borrowed' },
    }),
    costs: money({
      label: 'Closing costs rolled into the loan',
      roles: ['closing_costs', 'fee_amount'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'none were mentioned' },
    }),
    selling_rate: percent({
      label: 'Selling costs taken off the value',
      roles: ['selling_rate'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'nothing is sold, so no selling costs come off' },
    }),
    rate: percent({
      label: 'Rate of the new loan',
      roles: ['loan_rate_new', 'loan_rate'],
      min: 0,
      max: 25,
      default: { value: 6.5, reason: 'a round assumption; put in the rate a lender quotes you' },
    }),
    old_rate: percent({
      label: 'Rate of the old loan',
      roles: ['loan_rate'],
      beside: ['loan_rate_new'],
      min: 0,
      max: 25,
      default: { value: 0, reason: 'the old rate isn’t compared' },
    }),
    term: years({
      label: 'Term of the new loan',
      roles: ['term', 'term_left'],
      min: 1,
      max: 50,
      default: { value: 30, reason: 'the most common term in the United States' },
    }),
    payment: moneyPerMonth({
      label: 'Payment now',
      roles: ['mortgage_payment', 'debt_payment', 'housing_cost'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the payment now isn’t compared' },
    }),
    compounding: loanCompoundingField,
  },
  check: ({ value, owed, selling_rate: rate }) =>
    owed >= value * (1 - rate / 100)
      ? 'The loans leave no equity to buy out: give the value of the home and what is owed on it.'
      : null,

  run(input) {
    const { value, owed, their_share: share, cash, costs } = input;
    const equityOf = value * (1 - input.selling_rate / 100) - owed;
    const due = (equityOf * share) / 100;
    const borrowed = Math.max(0, owed + due + costs - cash);
    const { rate, term, compounding } = input;
    const level = paymentOf(borrowed, { rate, years: term, compounding });
    const buyout = figure('buyout', 'Buyout you owe them', due, 'usd');
    const equity = figure('equity', 'Equity', equityOf, 'usd');
    const loan = figure('new_loan', 'New loan', borrowed, 'usd');
    const payment = figure('payment_new', 'Payment of the new loan', level, 'usd_per_month', exact);
    const ratio = figure('ltv', 'New loan as a share of the value', (borrowed / value) * 100, 'percent', {
      decimals: 1,
    });
    const more = figure('payment_rise', 'Rise of your payment', level - input.payment, 'usd_per_month', {
      ...exact,
      labelBelowZero: 'Fall of your payment',
    });
    return {
      figures: [
        buyout,
        loan,
        payment,
        equity,
        figure('own_equity', 'Your share of the equity', equityOf - due, 'usd'),
        ratio,
        ...(input.payment > 0 ? [more] : []),
      ],
      steps: [
        { label: 'Equity', formula: 'value - loans', value: equityOf, unit: 'usd' },
        { label: 'Buyout', formula: 'equity x their share', value: due, unit: 'usd' },
        { label: 'New loan', formula: 'old loans + buyout + costs - cash', value: borrowed, unit: 'usd' },
        {
          label: 'Payment',
          formula: 'the level payment on the new loan',
          value: level,
          unit: 'usd_per_month',
          ...exact,
        },
      ],
      assumptions: [
        text`The old loans are paid off with the new one. Property tax and insurance come on top.`,
        ...(input.selling_rate > 0
          ? []
          : [text`No selling costs come off, since nothing is sold; that’s up to the two of you.`]),
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: { buyout, equity, loan, payment, ratio, more: input.payment > 0 ? more : null },
    };
  },

  explain(
    { detail: { buyout, equity, loan, payment, ratio, more } },
    { value, their_share: share, rate, term, old_rate: old },
  ) {
    return {
      conclusion: text`You’d owe them ${buyout}, and the new loan is ${loan} with a payment of ${payment}.`,
      openings: {
        payment: text`The payment is ${payment} on a new loan of ${loan}, which pays off the old one and the ${buyout} you owe them.`,
        amount: text`You’d owe them ${buyout}; with the old balance that makes a new loan of ${loan}.`,
        ...(more
          ? {
              change:
                more.value >= 0
                  ? text`Your payment rises by ${more} to ${payment}, and you’d owe them ${buyout}.`
                  : text`Your payment falls by ${{ ...more, value: -more.value }} to ${payment}, and you’d owe them ${buyout}.`,
            }
          : {}),
      },
      named: { new_loan: text`The new loan is ${loan}, with a payment of ${payment}.` },
      reasons: [
        text`Of the ${given('value', value, 'usd')} the home is worth, ${equity} is equity, and ${given('their_share', share, 'percent')} of that is theirs.`,
        text`The payment is for ${given('term', term, 'years')} at ${given('rate', rate, 'percent')}, and the loan is ${ratio} of the value.`,
      ],
      next: [
        ...(old > 0 && old < rate
          ? [
              text`Ask whether you can take over the old loan at ${given('old_rate', old, 'percent')}, and borrow only the buyout.`,
            ]
          : []),
        text`Get an appraisal you both accept: every dollar of value changes the buyout.`,
        text`Have the deed and the old mortgage changed together, so that no one owes on a home they don’t own.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Where the equity goes', figures, ['buyout', 'own_equity']),

  formulas: {
    equity: ['value - owed', 'value * (100% - selling_rate) - owed'],
    buyout: 'equity * their_share',
    new_loan: [
      'owed + buyout + costs - cash',
      'The old loans of {owed} and the buyout of {buyout}, less {cash}',
    ],
    payment_new: 'The level payment that pays off {new_loan} at {rate} in {term}',
    ltv: 'new_loan / value',
    own_equity: 'equity - buyout',
    payment_rise: 'payment_new - payment',
  },
  examples: [
    {
      question:
        'divorce, house is worth 465k and we owe 280k. what do i owe him for his half and what’s the new mortgage payment at 6.75%?',
      input: { value: 465_000, owed: 280_000, rate: 6.75 },
    },
    {
      question:
        'buying my brother out of our late mother’s house, $310,000 with no mortgage, 50/50. What loan do I need?',
      input: { value: 310_000, their_share: 50 },
    },
    {
      question:
        'three siblings inherited a 390k home, i keep it and pay out the other two. how much and payment at 6.4% 30 years',
      input: { value: 390_000, people: 3, rate: 6.4, term: 30 },
    },
    {
      question:
        'refinance to buy out my ex: value 520k, balance 301k, she gets 40% of the equity, 15 years at 5.9%',
      input: { value: 520_000, owed: 301_000, their_share: 40, rate: 5.9, term: 15 },
    },
  ],
  sources: ['cfpb_amortization'],
});
