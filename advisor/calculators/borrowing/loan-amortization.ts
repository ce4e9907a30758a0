import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** A loan with level payments, to the cent, and what paying extra every month does to it. */
export const loanAmortization = defineCalculator({
  name: 'loan_amortization',
  version: 1,
  title: 'Loan payment and payoff',
  about:
    'The monthly payment, total interest and payoff time of a fixed-rate loan (mortgage, car, student or personal loan), and the interest and time that extra monthly payments save.',
  input: {
    principal: money({
      label: 'Loan amount',
      cues: [
        'loan',
        'mortgage',
        'borrow',
        'owe',
        'balance',
        'principal',
        'finance',
        'car loan',
        'student loan',
      ],
      min: 1,
      max: 1e9,
    }),
    rate: percent({
      label: 'Yearly interest rate',
      cues: ['rate', 'interest', 'apr', 'at', 'percent', 'fixed'],
      min: 0,
      max: 60,
    }),
    years: years({
      label: 'Term',
      cues: ['years', 'term', 'over', 'for', 'months', 'left', 'remaining'],
      min: 1 / monthsPerYear,
      max: 50,
    }),
    extra: moneyPerMonth({
      label: 'Extra payment every month',
      cues: ['extra', 'additional', 'more', 'on top', 'overpay', 'prepay'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'only the regular payment is made' },
    }),
  },

  run({ principal, rate, years: time, extra }) {
    const owed = toCents(principal);
    const term = Math.max(1, Math.round(time * monthsPerYear));
    const plain = amortize(owed, rate, term);
    const faster = extra > 0 ? amortize(owed, rate, term, toCents(extra)) : plain;
    const payment = figure(
      'monthly_payment',
      'Monthly payment',
      toDollars(plain.payment),
      'usd_per_month',
      exact,
    );
    const interest = figure(
      'total_interest',
      'Interest altogether',
      toDollars(faster.interest),
      'usd',
      exact,
    );
    const saved = figure(
      'interest_saved',
      'Interest saved by paying extra',
      toDollars(plain.interest - faster.interest),
      'usd',
      exact,
    );
    const sooner = figure(
      'months_saved',
      'Paid off sooner by',
      plain.months.length - faster.months.length,
      'months',
    );
    const payoff = figure('payoff_months', 'Paid off after', faster.months.length, 'months');
    const rest = [
      interest,
      figure('total_paid', 'Paid altogether', toDollars(owed + faster.interest), 'usd', exact),
      payoff,
      figure('last_payment', 'Last payment', toDollars(faster.months.at(-1)?.paid ?? 0), 'usd', exact),
    ];
    const first = faster.months[0];
    return {
      // With an extra payment the question is what it saves.
      figures: extra > 0 ? [saved, sooner, payment, ...rest] : [payment, ...rest],
      steps: [
        {
          label: 'Rate of a month',
          formula: 'rate / 12',
          value: rate / monthsPerYear,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Payments in the term', value: term, unit: 'months' },
        {
          label: 'Monthly payment',
          formula: 'loan x month / (1 - (1 + month)^-payments), to the cent',
          value: toDollars(plain.payment),
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Interest in the first payment',
          formula: 'balance x month',
          value: toDollars(first?.interest ?? 0),
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Paid off with the first payment',
          formula: 'payment + extra - interest',
          value: toDollars(first?.principal ?? 0),
          unit: 'usd',
          ...exact,
        },
      ],
      assumptions: [
        text`The rate stays the same, every payment is on time, and interest is charged monthly.`,
        text`Taxes, insurance and fees are not included; the last payment settles what rounding left over.`,
      ],
      warnings: [],
      detail: {
        payment,
        interest,
        saved,
        sooner,
        payoff,
        byYear: Array.from({ length: Math.ceil(term / monthsPerYear) + 1 }, (_, year) => ({
          year,
          plain: toDollars(balanceAfter(plain, owed, year * monthsPerYear)),
          faster: toDollars(balanceAfter(faster, owed, year * monthsPerYear)),
        })),
      },
    };
  },

  explain({ detail: { payment, interest, saved, sooner, payoff } }, { principal, rate, extra }) {
    const loan = given('principal', principal, 'usd');
    if (extra === 0) {
      return {
        conclusion: text`The payment is ${payment} on a loan of ${loan} at ${given('rate', rate, 'percent')}.`,
        reasons: [
          text`Over ${payoff} you pay ${interest} in interest on top of the loan itself.`,
          text`Early payments are mostly interest, because you still owe almost everything; late ones mostly pay off the loan.`,
        ],
        next: [
          text`Ask for the APR, which includes the lender’s fees, when you compare offers.`,
          text`See what a small extra payment every month would save.`,
        ],
      };
    }
    return {
      conclusion: text`Paying ${given('extra', extra, 'usd_per_month')} extra saves ${saved} in interest and ends the loan ${sooner} sooner.`,
      reasons: [
        text`The regular payment is ${payment}; with the extra the loan is paid off after ${payoff}, and you pay ${interest} in interest.`,
        text`Every extra dollar lowers the balance at once, so it saves interest in every month that follows.`,
      ],
      next: [
        text`Tell the lender that the extra goes to principal, and check that there is no prepayment penalty.`,
        text`Pay off debts with a higher rate first, and keep an emergency fund: what you have paid in is hard to get back.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }, { extra }) => ({
    kind: 'area',
    title: 'What you owe over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Balance', unit: 'usd' },
    series: [
      { name: 'Regular payments', points: byYear.map(({ year, plain }) => [year, plain] as const) },
      ...(extra > 0
        ? [{ name: 'With extra payments', points: byYear.map(({ year, faster }) => [year, faster] as const) }]
        : []),
    ],
  }),

  examples: [
    {
      question: 'What is the monthly payment on a $300,000 mortgage at 6.5% for 30 years?',
      input: { principal: 300_000, rate: 6.5, years: 30 },
    },
    {
      question:
        'If I pay 200 extra a month on my 250k mortgage at 6 percent over thirty years, how much do I save?',
      input: { principal: 250_000, rate: 6, years: 30, extra: 200 },
    },
    {
      question: 'I want to borrow 28k for a car at 7.2% for five years. What will it cost me in interest?',
      input: { principal: 28_000, rate: 7.2, years: 5 },
    },
  ],
  sources: ['cfpb_amortization'],
});
