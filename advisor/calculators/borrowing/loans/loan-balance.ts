import { loanBalanceFormulas } from '#advisor/calculators/borrowing/loans/loan-balance-formulas.ts';
import { borrowedFrom } from '#advisor/calculators/borrowing/loans/loan-fields.ts';
import { loanBalanceFields } from '#advisor/calculators/borrowing/loans/loan-balance-fields.ts';
import { loanBalanceExamples } from '#advisor/calculators/borrowing/loans/loan-balance-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { amortize, balanceAfter, levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** Longer than any loan: a payment that is too small for the term runs on to its own end. */
const longestMonths = 1200;
const month = 1 / monthsPerYear;

/** The length of the loan; a time left counts where it does not just follow from the term and what is behind. */
function lengthOf({
  years,
  years_left: left,
  paid_years: paid,
}: Record<'years' | 'years_left' | 'paid_years', number>) {
  const isOfItsOwn = left > 0 && Math.abs(years - paid - left) > month;
  return Math.max(1, Math.round((isOfItsOwn ? left : years) * monthsPerYear));
}

/** What is still owed on a loan after some years or payments, counted from what was borrowed. */
export const loanBalance = defineCalculator({
  name: 'loan_balance',
  version: 1,
  title: 'What you still owe on a loan',
  about:
    'The balance left on a loan after some years or a number of payments made, counted from the amount first principal: what is still owed on a mortgage, car, boat or personal loan, how big a balloon is, the payoff when it is sold, and how much interest and principal has been paid by then.',
  simply:
    'In the first years most of each payment is interest, so the loan shrinks slowly at first and faster later.',
  input: loanBalanceFields,
  alternatives: [{ fields: ['down_payment', 'down_percent'] }],
  check(input) {
    const owed = borrowedFrom(input);
    if (owed < 1) return 'Down payment and trade-in leave nothing to borrow: make them smaller.';
    if (
      input.payment > 0 &&
      input.payment <= (owed * chargedRate(input.rate, input.compounding)) / 100 / monthsPerYear
    )
      return 'That payment doesn’t even cover the interest: give one for principal and interest together.';
    return input.paid_years * monthsPerYear > lengthOf(input)
      ? 'The loan is paid off by then: give a time within the term.'
      : null;
  },

  run(input) {
    const owed = toCents(borrowedFrom(input));
    const term = lengthOf(input);
    const rate = chargedRate(input.rate, input.compounding);
    const level = levelPayment(owed, rate, term);
    const paid = input.payment > 0 ? toCents(input.payment) : level;
    const end = paid < level ? longestMonths : term;
    const schedule = amortize(owed, rate, end, toCents(input.extra), paid);
    const made = Math.round(input.paid_years * monthsPerYear);
    const left = balanceAfter(schedule, owed, made);
    const interestSoFar = schedule.months.slice(0, made).reduce((sum, { interest }) => sum + interest, 0);
    const balance = figure('balance', 'Balance left', toDollars(left), 'usd', exact);
    const payment = figure('payment', 'Monthly payment', toDollars(paid), 'usd_per_month', exact);
    const interest = figure('interest_paid', 'Interest paid by then', toDollars(interestSoFar), 'usd', exact);
    const principal = figure(
      'principal_paid',
      'Principal paid by then',
      toDollars(owed - left),
      'usd',
      exact,
    );
    const more = Math.max(0, schedule.months.length - made);
    const months = figure('months_left', 'Payments left', more, 'months');
    const rest = figure(
      'interest_left',
      'Interest from then on',
      toDollars(schedule.interest - interestSoFar),
      'usd',
      exact,
    );
    const loan = figure('loan', 'Amount borrowed', toDollars(owed), 'usd');
    const equity = figure(
      'equity',
      input.worth < balance.value ? 'Amount you’re underwater' : 'Equity',
      Math.abs(input.worth - balance.value),
      'usd',
    );
    return {
      figures: [
        balance,
        payment,
        interest,
        principal,
        months,
        rest,
        ...(input.worth > 0 ? [equity] : []),
        ...(owed === toCents(input.principal) ? [] : [loan]),
        ...effectiveRateOf(input.rate, input.compounding),
      ],
      steps: [
        { label: 'Borrowed', formula: 'price - down payment - trade-in', value: loan.value, unit: 'usd' },
        {
          label: 'Monthly payment',
          formula: 'loan x month / (1 - (1 + month)^-payments), to the cent',
          value: payment.value,
          unit: 'usd_per_month',
          ...exact,
        },
        { label: 'Payments made by then', value: made, unit: 'months' },
        {
          label: 'Balance left',
          formula: 'borrowed - principal paid with each payment',
          value: balance.value,
          unit: 'usd',
          ...exact,
        },
      ],
      assumptions: [
        text`The amount is what was borrowed at the start, the rate stays the same, and every payment is on time.`,
        text`A payoff quote also has the interest since the last payment.`,
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: {
        balance,
        payment,
        interest,
        principal,
        months,
        rest,
        loan,
        isMostlyInterest: (schedule.months[0]?.interest ?? 0) > paid / 2,
        equity: input.worth > 0 ? equity : null,
        byYear: Array.from({ length: Math.ceil(schedule.months.length / monthsPerYear) + 1 }, (_, year) => ({
          year,
          owed: toDollars(balanceAfter(schedule, owed, year * monthsPerYear)),
        })),
      },
    };
  },

  explain({ detail }, input) {
    const { balance, payment, interest, principal, months, rest, loan, equity, isMostlyInterest } = detail;
    const borrowed = isAbout(loan.value, input.principal) ? given('principal', input.principal, 'usd') : loan;
    const time =
      input.payments_made > 0
        ? given('payments_made', input.payments_made, 'months')
        : given('paid_years', input.paid_years, 'years');
    const worth = equity
      ? [
          input.worth < balance.value
            ? text`You’d owe ${equity} more than it’s worth.`
            : text`It’d be worth ${equity} more than you owe.`,
        ]
      : [];
    return {
      conclusion: text`After ${time} of payments you still owe ${balance} of the ${borrowed}.`,
      openings: {
        payment: text`The payment is ${payment}, and after ${time} you still owe ${balance}.`,
        time: text`After ${time} there are ${months} of payments left, on a balance of ${balance}.`,
        count: text`After ${time} there are ${months} of payments left, on a balance of ${balance}.`,
      },
      named: {
        interest_paid: text`You’ve paid ${interest} in interest by then, and still owe ${balance}.`,
        principal_paid: text`You’ve paid off ${principal} of the ${borrowed} by then, and still owe ${balance}.`,
        interest_left: text`From then on ${rest} in interest is still to come, on a balance of ${balance}.`,
        ...(equity && worth[0] ? { equity: worth[0] } : {}),
      },
      reasons: [
        ...worth,
        text`At ${given('rate', input.rate, 'percent')} the payment is ${payment}; by then ${interest} has gone to interest and ${principal} to the loan.`,
        ...(isMostlyInterest
          ? [
              text`Early payments are mostly interest, so the balance falls slowly at first and fast at the end.`,
            ]
          : []),
      ],
      next: [
        text`Get a payoff quote from the lender before you sell or refinance: it includes interest to the day.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'area',
    title: 'What you owe over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Balance', unit: 'usd' },
    series: [{ name: 'Balance', points: byYear.map(({ year, owed }) => [year, owed] as const) }],
  }),

  covers: ['loan_amortization'],
  formulas: loanBalanceFormulas,
  examples: loanBalanceExamples,
  sources: ['cfpb_amortization'],
});
