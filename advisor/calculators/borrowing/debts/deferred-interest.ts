import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** A loan that nothing is paid on for a while: what piles up, and the payment after that. */
export const deferredInterest = defineCalculator({
  name: 'deferred_interest',
  version: 1,
  title: 'Interest while payments are paused',
  about:
    'The interest that piles up on a student or other loan while no payments are due, in school, in the grace period, in deferment or forbearance: simple interest, the balance once it is capitalized, the payment after that, and what paying the interest as you go saves.',
  simply:
    'Even while you pay nothing, the loan charges interest every day. It piles up next to the loan and, at the end of the pause, is often added to what you owe.',
  input: {
    balance: money({
      label: 'Loan when the pause starts',
      ask: 'how much is the loan',
      roles: ['debt_balance:student', 'debt_balance', 'debt_balance@child', 'mortgage_balance'],
      min: 1,
      max: 1e8,
    }),
    rate: percent({
      label: 'Interest rate',
      roles: ['loan_rate'],
      averageBy: 'debt_balance',
      min: 0,
      max: 40,
    }),
    pause: years({
      label: 'Time without payments',
      ask: 'for how long are no payments due',
      roles: ['horizon', 'time_spread', 'time_held', 'n_years_college', 'days'],
      adds: true,
      min: 1 / 365,
      max: 30,
    }),
    term: years({
      label: 'Repayment term afterwards',
      roles: ['term', 'term_left', 'time_payoff', 'horizon#2'],
      min: 1,
      max: 40,
      default: { value: 10, reason: 'a common term for student loans' },
    }),
  },

  run({ balance, rate, pause, term }) {
    const yearly = (balance * rate) / 100;
    const piled = toDollars(toCents(yearly * pause));
    const months = Math.round(term * monthsPerYear);
    const plan = amortize(toCents(balance + piled), rate, months);
    const without = amortize(toCents(balance), rate, months);
    const interest = figure('interest', 'Interest that piles up', piled, 'usd', exact);
    const later = figure('capitalized', 'Balance once it is capitalized', balance + piled, 'usd', exact);
    const payment = figure(
      'payment',
      'Payment after the pause',
      toDollars(plan.payment),
      'usd_per_month',
      exact,
    );
    const paidUp = figure(
      'payment_if_paid',
      'Payment if you pay the interest as it comes',
      toDollars(without.payment),
      'usd_per_month',
      exact,
    );
    const month = figure(
      'interest_month',
      'Interest in a month of the pause',
      yearly / monthsPerYear,
      'usd_per_month',
      exact,
    );
    const onInterest = figure(
      'cost_of_capitalizing',
      'Interest charged on that interest later',
      toDollars(plan.interest - without.interest),
      'usd',
      exact,
    );
    return {
      figures: [
        interest,
        later,
        payment,
        month,
        paidUp,
        onInterest,
        figure('total_interest', 'Interest in all', piled + toDollars(plan.interest), 'usd', exact),
      ],
      steps: [
        { label: 'Interest of a year', formula: 'balance x rate', value: yearly, unit: 'usd', ...exact },
        {
          label: 'Interest of the pause',
          formula: 'a year’s interest x years',
          value: piled,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Balance afterwards',
          formula: 'balance + interest',
          value: later.value,
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Payment after the pause',
          formula: 'the level payment that clears that balance in the term',
          value: payment.value,
          unit: 'usd_per_month',
          ...exact,
        },
      ],
      assumptions: [
        text`Interest is simple while nothing is paid, and is added to the balance once, at the end.`,
        text`The whole balance is there from the first day; loans taken out later pile up less.`,
      ],
      warnings: [
        text`Subsidized federal loans charge you no interest in school, in grace or in deferment: leave those out.`,
      ],
      detail: { interest, later, payment, paidUp, month, onInterest },
    };
  },

  explain({ detail: { interest, later, payment, paidUp, month, onInterest } }, { balance, pause, term }) {
    const time = given('pause', pause, 'years');
    const over = given('term', term, 'years');
    return {
      conclusion: text`About ${interest} of interest piles up in ${time}, so you’d owe ${later}.`,
      openings: {
        payment: text`The payment is ${payment} over ${over}, on a balance of ${later} after ${interest} of interest.`,
        change: text`Letting it pile up raises the payment from ${paidUp} to ${payment}, and you’d owe ${later}.`,
        yesno: text`Yes: about ${interest} is added in ${time}, so you’d owe ${later} when payments start.`,
      },
      named: {
        capitalized: text`You’d owe ${later} once the interest is added to the balance.`,
        interest_month: text`Interest runs at ${month} while nothing is paid.`,
      },
      reasons: [
        text`Interest on ${given('balance', balance, 'usd')} runs at ${month} while nothing is paid.`,
        text`After that you’d pay ${payment} over ${over}, against ${paidUp} if you had paid the interest along the way.`,
      ],
      next: [
        text`Pay the ${month} of interest during the pause if you can: it saves ${onInterest} of interest on interest.`,
        text`Ask the servicer whether and when unpaid interest is added to the balance: not every pause ends that way.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('The payment afterwards', figures, ['payment_if_paid', 'payment']),

  formulas: {
    interest: ['balance * rate * pause', 'Simple interest on {balance} at {rate} for {pause}'],
    capitalized: 'balance + interest',
    payment: 'The level payment that pays off {capitalized} at {rate} in {term}',
    payment_if_paid: 'The level payment that pays off {balance} at {rate} in {term}',
    interest_month: ['balance * rate / 12', 'A month of interest on {balance} at {rate}'],
    cost_of_capitalizing:
      'What a loan of {capitalized} costs in interest over {term}, less what {balance} costs',
  },
  examples: [
    {
      question:
        'unsubsidized loan of 20,500 at 7.94%, 2 years of grad school before payments start. how much interest piles up?',
      input: { balance: 20_500, rate: 7.94, pause: 2 },
    },
    {
      question:
        'If my $31,000 in student loans sits in forbearance for 12 months at 6.5%, what will I owe after?',
      input: { balance: 31_000, rate: 6.5, pause: 1 },
    },
    {
      question:
        '27k private student loan at 9.2%, no payments for 4 years, then 10 years to repay. payment once interest capitalizes?',
      input: { balance: 27_000, rate: 9.2, pause: 4, term: 10 },
    },
    {
      question: 'loans are deferred for 3 years, 44,000 at 6.8. what does the balance grow to',
      input: { balance: 44_000, rate: 6.8, pause: 3 },
    },
    {
      question:
        'want to defer my $36k student loan at 5.9% for a year after the birth. what will the balance be, and the payment over 10 years',
      input: { balance: 36_000, rate: 5.9, pause: 1, term: 10 },
    },
  ],
  sources: ['usc_20_1087e'],
});
