import { biweeklyPaymentsFormulas } from '#advisor/calculators/borrowing/home-loans/biweekly-payments-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { percentOf, roundHalfUp, toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  asCharged,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { yearlyPercentOf } from '#advisor/calculators/saving/growth/compounding.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';

const monthsPerYear = 12;
const fortnightsPerYear = 26;
const usualTerm = 30;
const exact = { decimals: 2 };
/** A hundred years: a payoff that takes longer is refused. */
const longestYears = 100;

interface Loan {
  balance: number;
  rate: number;
  years: number;
  payment: number;
}

/** The loan paid monthly. With the time left known, the level payment counts: a told one may hold tax and insurance. */
function monthly({ balance, rate, years: time, payment }: Loan) {
  const owed = toCents(balance);
  return time > 0
    ? amortize(owed, rate, Math.max(1, Math.round(time * monthsPerYear)))
    : amortize(owed, rate, longestYears * monthsPerYear, 0, toCents(payment));
}

/** What is charged for two weeks, in percent. */
const fortnightRate = (rate: number, compounding: LoanCompounding) =>
  compounding === 'monthly'
    ? rate / fortnightsPerYear
    : (growthFactor(yearlyPercentOf(rate, compounding) / 100, 1 / fortnightsPerYear) - 1) * 100;

/** Half the payment every two weeks, booked when it comes in: how many, and the interest. */
function halves(balance: Cents, fortnight: number, half: Cents) {
  let left = balance;
  let interest = 0;
  let count = 0;
  const byYear = [left];
  while (left > 0) {
    const charged = percentOf(left, fortnight);
    interest += charged;
    left = Math.max(0, left + charged - half);
    count += 1;
    if (count % fortnightsPerYear === 0 || left === 0) byYear.push(left);
  }
  return { count, interest, byYear };
}

/** What paying half of the payment every two weeks saves. */
export const biweeklyPayments = defineCalculator({
  name: 'biweekly_payments',
  version: 1,
  title: 'Biweekly payments',
  about:
    'How much sooner a mortgage or other loan is paid off, and how much interest it saves, when half of the monthly payment is made every two weeks: twenty-six halves, or thirteen payments, a year.',
  simply:
    'Half a payment every two weeks adds up to one extra full payment a year. That extra goes straight to the loan, so it ends sooner.',
  input: {
    balance: money({
      label: 'Loan balance',
      ask: 'how much do you owe on the loan',
      roles: ['mortgage_balance', 'debt_balance'],
      min: 100,
      max: 1e8,
    }),
    rate: percent({ label: 'Yearly interest rate', roles: ['loan_rate'], min: 0, max: 40 }),
    years: years({
      label: 'Time left on the loan',
      roles: ['term_left', 'term'],
      min: 0,
      max: 50,
      default: {
        value: usualTerm,
        reason: 'the most common term of a mortgage, unless the payment shows it',
        by: ({ payment }) => (payment ? 0 : undefined),
      },
    }),
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: ['mortgage_payment', 'debt_payment'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'worked out from the balance, the rate and the time left' },
    }),
    fee: money({
      label: 'Setup fee',
      roles: ['fee_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no fee was mentioned' },
    }),
    compounding: loanCompoundingField,
  },
  check(told) {
    const { balance, rate, years: time, payment } = asCharged(told, 'rate');
    if (time > 0) return null;
    if (payment === 0) return 'Give the time left on the loan, or the monthly payment.';
    const interest = percentOf(toCents(balance), rate / monthsPerYear);
    const least = roundHalfUp(interest * 1.02);
    return toCents(payment) <= least
      ? `The payment hardly covers the interest: give one above ${formatQuantity({ value: toDollars(least), unit: 'usd_per_month' })}, without tax and insurance.`
      : null;
  },

  run(input) {
    const plain = monthly(asCharged(input, 'rate'));
    const half = roundHalfUp(plain.payment / 2);
    const quick = halves(toCents(input.balance), fortnightRate(input.rate, input.compounding), half);
    const time = plain.months.length / monthsPerYear;
    const quickTime = quick.count / fortnightsPerYear;
    const saved = plain.interest - quick.interest - toCents(input.fee);
    const gain = figure(
      'interest_saved',
      saved < 0 ? 'Extra cost with the fee' : 'Interest saved, less the fee',
      toDollars(Math.abs(saved)),
      'usd',
    );
    const sooner = figure('years_sooner', 'Time saved', Math.max(0, time - quickTime), 'years');
    const owedAfter = (year: number) => plain.months[year * monthsPerYear - 1]?.balance ?? 0;
    return {
      figures: [
        gain,
        sooner,
        figure('half_payment', 'Payment every two weeks', toDollars(half), 'usd', exact),
        figure('years_biweekly', 'Time to pay it off, every two weeks', quickTime, 'years'),
        figure('years_monthly', 'Time to pay it off, monthly', time, 'years'),
        figure('interest_monthly', 'Interest with monthly payments', toDollars(plain.interest), 'usd'),
        figure(
          'interest_biweekly',
          'Interest with payments every two weeks',
          toDollars(quick.interest),
          'usd',
        ),
        figure('monthly_payment', 'Monthly payment', toDollars(plain.payment), 'usd_per_month', exact),
        figure(
          'same_extra',
          'Monthly extra that does nearly the same',
          toDollars(plain.payment) / monthsPerYear,
          'usd_per_month',
          exact,
        ),
        ...effectiveRateOf(input.rate, input.compounding),
      ],
      steps: [
        { label: 'Monthly payment', value: toDollars(plain.payment), unit: 'usd_per_month', ...exact },
        {
          label: 'Payment every two weeks',
          formula: 'payment / 2',
          value: toDollars(half),
          unit: 'usd',
          ...exact,
        },
        {
          label: 'Number of half payments',
          formula:
            input.compounding === 'monthly'
              ? 'interest of two weeks is rate / 26'
              : 'interest of two weeks is (1 + effective yearly rate)^(1/26) - 1',
          value: quick.count,
          unit: 'count',
        },
        {
          label: 'Interest saved',
          formula: 'interest monthly - interest every two weeks - fee',
          value: toDollars(saved),
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The lender books each half when it comes in. Many hold it until the month is full; then the gain comes from the extra payment a year alone, and is a little smaller.`,
        text`The payment is principal and interest only, and the rate is fixed.`,
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: {
        gain,
        sooner,
        saves: saved > 0,
        byYear: quick.byYear.map((left, year) => [year, toDollars(left)] as const),
        plainByYear: Array.from(
          { length: Math.ceil(time) + 1 },
          (_, year) => [year, year === 0 ? input.balance : toDollars(owedAfter(year))] as const,
        ),
      },
    };
  },

  explain({ figures, detail: { gain, sooner, saves } }, { balance, rate }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    return {
      conclusion: saves
        ? text`Paying half every two weeks saves about ${gain} in interest and ends the loan ${sooner} sooner.`
        : text`Paying half every two weeks isn’t worth it here: with the fee it costs ${gain} more.`,
      openings: {
        yesno: saves
          ? text`Yes, it’s worth it: you’d save about ${gain} in interest and finish ${sooner} sooner.`
          : text`No, it’s not worth it: with the fee it costs ${gain} more.`,
        time: text`You’d be done ${sooner} sooner, in ${find('years_biweekly')} instead of ${find('years_monthly')}.`,
      },
      reasons: [
        text`You pay ${find('half_payment')} every two weeks on ${given('balance', balance, 'usd')} at ${given('rate', rate, 'percent')}. That’s thirteen payments a year instead of twelve, and the extra one goes to principal.`,
        text`You’d be done in ${find('years_biweekly')} instead of ${find('years_monthly')}.`,
      ],
      next: [
        text`Skip the program: adding ${find('same_extra')} to each payment, marked for principal, does nearly the same.`,
        text`Don’t pay anyone a fee for it.`,
      ],
    };
  },

  chart: ({ detail: { byYear, plainByYear } }) => ({
    kind: 'line',
    title: 'What you owe over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Balance', unit: 'usd' },
    series: [
      { name: 'Monthly', points: plainByYear },
      { name: 'Every two weeks', points: byYear },
    ],
  }),

  formulas: biweeklyPaymentsFormulas,
  examples: [
    {
      question: 'How many years do biweekly payments shave off a 265,000 mortgage at 6.5% over 30 years?',
      input: { balance: 265_000, rate: 6.5, years: 30 },
    },
    {
      question: 'paying half my 1,684 every other week, 231k left at 4.9%. how much sooner',
      input: { balance: 231_000, rate: 4.9, payment: 1684 },
    },
    {
      question: 'Biweekly instead of monthly on $233,000 at 6.25, 28 years remaining. What do I save?',
      input: { balance: 233_000, rate: 6.25, years: 28 },
    },
  ],
  sources: ['cfpb_amortization'],
});
