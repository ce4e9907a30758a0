import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { growthFactor, loanPayment, periodicRate } from '#advisor/numerics/annuity.ts';
import { rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
const checksAYear = { monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

/** Borrowing from a plan at work: how much, at what payment, and what it costs in growth. */
export const loan401k = defineCalculator({
  name: 'loan_401k',
  version: 1,
  title: 'Loan from a 401(k)',
  about:
    'How much you may borrow from a 401(k), 403(b) or TSP, the payment that pays it back, the interest you pay to yourself, and the growth the account misses meanwhile.',
  simply:
    "You borrow your own retirement money and pay it back with interest to yourself. Meanwhile that money isn't invested, and that's the hidden cost.",
  input: {
    balance: money({
      label: 'Vested plan balance',
      ask: 'how much is in the plan',
      roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_total'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no balance was mentioned, so only the dollar limit counts' },
    }),
    amount: money({
      label: 'Amount to borrow',
      roles: [
        'goal_amount',
        'home_improvement',
        'debt_balance',
        'debt_balance@spouse',
        'debt_balance@both',
        'withdraw_amount',
        'down_amount',
        'spend_item',
      ],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the most that you may borrow' },
    }),
    owed: money({
      label: 'Other loans from the plan in the last year',
      // What is still owed beside an amount that is wanted, or the second of two loans.
      roles: ['debt_balance#2', 'debt_balance'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no other loan from the plan was mentioned' },
    }),
    rate: percent({
      label: 'Loan rate',
      roles: ['loan_rate_new', 'loan_rate'],
      min: 0,
      max: 30,
      default: { value: 8, reason: 'most plans charge a point or two above the prime rate' },
    }),
    years: years({
      label: 'Repayment time',
      roles: ['term', 'term_left', 'time_payoff'],
      min: 0.5,
      max: 30,
      default: { value: 5, reason: 'the longest time, unless it is to buy your home' },
    }),
    paid: choice<keyof typeof checksAYear>({
      label: 'How often you’re paid',
      options: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
      fact: 'paid',
      default: { value: 'monthly', reason: 'the payment is shown by the month' },
    }),
    return: percent({
      label: 'Account’s yearly return',
      roles: ['rate_return'],
      market: true,
      min: -10,
      max: 20,
      default: { value: 7, reason: 'a mix of mostly stocks' },
    }),
  },
  check: ({ balance, amount }) =>
    balance === 0 && amount === 0 ? 'Give the vested balance of the plan, or the amount to borrow.' : null,

  run(input, { facts }) {
    const limit = facts.get('plan_loan_limit');
    const share = facts.get('plan_loan_percent');
    const byBalance = input.balance > 0 ? (input.balance * share) / 100 : limit;
    const most = Math.max(0, Math.min(limit, byBalance) - input.owed);
    const amount = input.amount > 0 ? input.amount : most;
    const term = Math.max(1, Math.round(input.years * monthsPerYear));
    const loan = amortize(toCents(amount), input.rate, term);
    const month = rateOfMonth(input.return);
    const payment = toDollars(loan.payment);
    // Principal is invested again as it is paid back. Interest is new money out of your pocket, and replaces no growth.
    const back = loan.months.reduce(
      (sum, { month: paid, principal }) => sum + toDollars(principal) * growthFactor(month, term - paid),
      0,
    );
    const missed = amount * growthFactor(month, term) - back;
    const allowed = figure('most', 'Largest loan allowed', most, 'usd');
    const monthly = figure('payment', 'Monthly payment', payment, 'usd_per_month', exact);
    const checks = checksAYear[input.paid];
    const each = figure(
      'check_payment',
      'Payment from each paycheck',
      loanPayment(amount, periodicRate(input.rate, checks), Math.max(1, Math.round(input.years * checks))),
      'usd',
      exact,
    );
    const perCheck = input.paid === 'monthly' ? [] : [each];
    const growth = figure('missed_growth', 'Growth the money misses', missed, 'usd');
    return {
      figures: [
        ...(input.amount > 0 ? [monthly, ...perCheck, allowed] : [allowed, monthly, ...perCheck]),
        growth,
        figure('interest', 'Interest, paid to your own account', toDollars(loan.interest), 'usd'),
        figure('amount', 'Amount borrowed', amount, 'usd'),
      ],
      steps: [
        {
          label: 'Most you may borrow',
          formula: 'the smaller of the dollar limit and the share of the balance, less other loans',
          value: most,
          unit: 'usd',
        },
        {
          label: 'Monthly payment',
          formula: 'level payments at the rate of the loan',
          value: payment,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Missed growth',
          formula: 'what the amount would have grown to - what the repaid principal grows to',
          value: missed,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`You keep up your other contributions. Your plan may lend less or nothing at all, and some lend more of a small balance.`,
        text`The account earns the same every year. In a good market the loan costs more, in a bad one less.`,
      ],
      warnings: [
        ...(amount > most
          ? [
              text`That’s more than you may borrow: the limit is ${fact('plan_loan_percent', share, 'percent')} of the vested balance, and never more than ${fact('plan_loan_limit', limit, 'usd')}.`,
            ]
          : []),
        text`If you leave the job, the rest is usually due by the next tax deadline. Whatever you can’t repay is taxed as a withdrawal, usually with a penalty before fifty-nine and a half.`,
      ],
      detail: { allowed, monthly, growth, each: perCheck[0], fits: amount <= most },
    };
  },

  explain({ figures, detail: { allowed, monthly, growth, each, fits } }, input) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [at, time] = [given('rate', input.rate, 'percent'), given('years', input.years, 'years')];
    const amount = find('amount');
    const costs = text`Borrowing ${amount} from the plan costs ${monthly} over ${time} at ${at}.`;
    return {
      conclusion: !fits
        ? text`No, you may borrow ${allowed} at most; ${amount} would cost ${monthly} over ${time}.`
        : input.amount > 0
          ? costs
          : text`You may borrow up to ${allowed}, at ${monthly} over ${time} and ${at}.`,
      openings: {
        yesno: fits
          ? text`Yes, you may borrow ${amount}: you’d repay ${monthly} and miss about ${growth} of growth.`
          : text`No, you may borrow ${allowed} at most.`,
        ...(input.amount > 0
          ? {
              amount: text`Borrowing ${amount} costs ${monthly} over ${time}, and the account misses about ${growth} of growth; you may borrow up to ${allowed}.`,
            }
          : {}),
        payment: costs,
        ...(each && fits && input.amount > 0
          ? {
              payment: text`Borrowing ${amount} from the plan takes ${each} out of each paycheck over ${time} at ${at}, about ${monthly}.`,
            }
          : {}),
        time: text`At ${monthly}, ${amount} is paid back in ${time}.`,
      },
      reasons: [
        text`While it’s out, the money misses about ${growth} of growth at ${given('return', input.return, 'percent')} a year.`,
        text`The ${find('interest')} of interest goes into your own account, but it comes out of your pocket.`,
      ],
      next: [
        text`Use it only for debt that costs well above ${given('return', input.return, 'percent')}, or to keep your home.`,
        text`Keep contributing at least up to the employer match while you pay it back.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('The loan and what it costs', figures, ['amount', 'interest', 'missed_growth']),

  formulas: {
    most: [
      'balance / 2',
      'balance / 2 - owed',
      'The smaller of the law’s dollar limit and half of the balance[ of {balance}][, less other loans of {owed}]',
    ],
    payment: 'The level payment that pays off {amount} at {rate} in {years}',
    missed_growth:
      'What {amount} would have grown to at {return} in {years}, less what the repaid part grows to',
    interest: 'Each month’s interest on {amount} at {rate} over {years}, added up',
    amount: ['input.amount', 'most'],
  },

  examples: [
    {
      question: 'What is the most I can borrow from my 401(k) with $67,400 vested?',
      input: { balance: 67_400 },
    },
    {
      question: 'borrow 18k from my 401k, balance 52k, pay back over 5 yrs at 8.5. payment and is it allowed',
      input: { balance: 52_000, amount: 18_000, rate: 8.5, years: 5 },
    },
    {
      question: 'What would I lose in growth by a $25,000 401(k) loan for three years, assuming 7%?',
      input: { amount: 25_000, years: 3, return: 7 },
    },
  ],
  sources: ['irc_72'],
});
