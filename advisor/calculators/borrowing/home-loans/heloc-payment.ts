import {
  chargedRate,
  loanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { percentOf, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** A line of credit on a home: interest only at first, then payments that clear it. */
export const helocPayment = defineCalculator({
  name: 'heloc_payment',
  version: 1,
  title: 'HELOC payment now and later',
  about:
    'The payment on a home equity line of credit (HELOC): interest only while you can draw on it, what it becomes when the draw period ends and repayment starts, how much it rises, and the interest in all.',
  simply:
    'At first you pay only the interest, so the debt stays as it is. Later you also pay the debt back, and the payment jumps.',
  input: {
    balance: money({
      label: 'HELOC balance',
      ask: 'how much do you owe on the line',
      roles: ['debt_balance:heloc', 'debt_balance', 'home_improvement', 'spend_item', 'mortgage_balance'],
      min: 1,
      max: 1e8,
    }),
    rate: percent({
      label: 'HELOC rate',
      roles: ['loan_rate:heloc', 'loan_rate', 'loan_rate_new'],
      min: 0,
      max: 40,
    }),
    repay_years: years({
      label: 'Repayment period',
      // "Ten years interest only, then twenty to repay": of two terms, the first is the draw period.
      roles: ['term#2', 'term', 'term_left', 'time_payoff'],
      min: 1 / monthsPerYear,
      max: 40,
      default: { value: 20, reason: 'a common repayment period; yours is in the agreement' },
    }),
    draw_left: years({
      label: 'Time until repayment starts',
      roles: ['horizon', 'time_stay', 'time_spread', 'term'],
      min: 0,
      max: 30,
      default: { value: 0, reason: 'when repayment starts wasn’t mentioned' },
    }),
    later_rate: percent({
      label: 'Rate when repayment starts',
      roles: ['loan_rate_new', 'loan_rate#2'],
      min: 0,
      max: 40,
      default: {
        value: 0,
        reason: 'the rate you pay now',
        by: ({ rate }) => (typeof rate === 'number' ? rate : undefined),
      },
    }),
    budget: moneyPerMonth({
      label: 'Payment you make or could make',
      roles: ['debt_budget', 'debt_payment:heloc', 'debt_payment'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no payment was mentioned' },
    }),
    compounding: loanCompoundingField,
  },

  run(input) {
    const owed = toCents(input.balance);
    const now = percentOf(owed, chargedRate(input.rate, input.compounding) / monthsPerYear);
    const term = Math.max(1, Math.round(input.repay_years * monthsPerYear));
    const plan = amortize(owed, chargedRate(input.later_rate, input.compounding), term);
    const waits = Math.round(input.draw_left * monthsPerYear);
    const interestOnly = figure(
      'interest_only',
      'Interest-only payment now',
      toDollars(now),
      'usd_per_month',
      exact,
    );
    const payment = figure(
      'repayment',
      'Payment when repayment starts',
      toDollars(plan.payment),
      'usd_per_month',
      exact,
    );
    const rise = figure('rise', 'Rise of the payment', toDollars(plan.payment - now), 'usd_per_month', {
      ...exact,
      labelBelowZero: 'Fall of the payment',
    });
    const drawn = figure('draw_interest', 'Interest until repayment starts', toDollars(now * waits), 'usd');
    const repaid = figure('repay_interest', 'Interest while you repay', toDollars(plan.interest), 'usd');
    const total = figure('total_interest', 'Interest in all', drawn.value + repaid.value, 'usd');
    const room = figure(
      'budget_left',
      'Left of that payment once repayment starts',
      input.budget - payment.value,
      'usd_per_month',
      {
        ...exact,
        labelBelowZero: 'Short of the repayment',
      },
    );
    return {
      figures: [
        payment,
        interestOnly,
        rise,
        ...(waits > 0 ? [drawn, repaid] : []),
        total,
        ...(input.budget > 0 ? [room] : []),
      ],
      steps: [
        {
          label: 'Interest-only payment',
          formula: 'balance x rate / 12',
          value: interestOnly.value,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Payment when repayment starts',
          formula: 'the level payment that clears the balance in the repayment period',
          value: payment.value,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Rise',
          formula: 'repayment - interest only',
          value: rise.value,
          unit: 'usd_per_month',
          ...exact,
        },
      ],
      assumptions: [
        text`You draw nothing more and pay interest only until repayment starts.`,
        text`Nearly every HELOC has a variable rate, so both payments move with it.`,
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: {
        payment,
        interestOnly,
        rise,
        total,
        drawn: waits > 0 ? drawn : null,
        room: input.budget > 0 ? room : null,
      },
    };
  },

  explain(
    { detail: { payment, interestOnly, rise, total, drawn, room } },
    { repay_years: time, balance, later_rate: rate },
  ) {
    const over = given('repay_years', time, 'years');
    const both = text`You pay ${interestOnly} while it’s interest only, and ${payment} once repayment starts, over ${over}.`;
    return {
      conclusion: both,
      openings: {
        payment: both,
        change: text`The payment rises by ${rise} when repayment starts: from ${interestOnly} to ${payment}.`,
        amount: text`Interest comes to ${total} in all, with a payment of ${payment} once repayment starts.`,
        ...(room
          ? {
              yesno:
                room.value >= 0
                  ? text`Yes, repayment takes ${payment}, so ${room} is left over.`
                  : text`No, repayment takes ${payment}: you’d be ${{ ...room, value: -room.value }} short.`,
            }
          : {}),
      },
      // While it is interest only, people know what they pay now and ask what comes.
      named: drawn ? {} : { interest_only: text`Interest only, you pay ${interestOnly}.` },
      reasons: [
        text`Repayment spreads ${given('balance', balance, 'usd')} over ${over} at ${given('later_rate', rate, 'percent')}, so principal comes on top of interest.`,
        ...(drawn ? [text`Until then, interest alone costs ${drawn} and the balance doesn’t fall.`] : []),
      ],
      next: [
        text`Pay ${payment} now if you can: the balance starts to fall, and nothing changes later.`,
        text`Check in your agreement when the draw period ends and whether the whole balance is due then.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('The payment now and later', figures, ['interest_only', 'repayment']),

  formulas: {
    interest_only: ['balance * rate / 12', 'A month of interest on {balance} at {rate}'],
    repayment: 'The level payment that pays off {balance} at {later_rate} in {repay_years}',
    rise: 'repayment - interest_only',
    budget_left: 'budget - repayment',
    draw_interest: ['interest_only * draw_left * 12', '{interest_only} for {draw_left}'],
    repay_interest: 'The interest in all payments of {repayment} over {repay_years}',
    total_interest: [
      'draw_interest + repay_interest',
      'The interest in all payments of {repayment} over {repay_years}',
    ],
  },
  examples: [
    {
      question:
        '62k on the heloc at 8.5%, interest only right now. what’s the payment when the 15 year repayment starts?',
      input: { balance: 62_000, rate: 8.5, repay_years: 15 },
    },
    {
      question: 'HELOC payment interest only vs repayment on $40,000 at 9% over 20 years',
      input: { balance: 40_000, rate: 9, repay_years: 20 },
    },
    {
      question:
        'my draw period ends in 3 years, i owe 85,000 on the home equity line at 7.75, ten years to repay. how much does the payment jump',
      input: { balance: 85_000, rate: 7.75, repay_years: 10, draw_left: 3 },
    },
    {
      question: 'is 450 a month enough when my 48,000 heloc at 8% goes into the 15 year repayment',
      input: { balance: 48_000, rate: 8, repay_years: 15, budget: 450 },
    },
    {
      question:
        'interest only payment on a 30k home equity line of credit at 8.25 percent, and later with principal',
      input: { balance: 30_000, rate: 8.25 },
    },
  ],
  sources: ['ftc_home_equity'],
});
