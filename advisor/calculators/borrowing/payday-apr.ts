import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { presentValue } from '#advisor/numerics/annuity.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;
const usualDays = 14;

const monthsPerYear = 12;
/** No such loan runs longer, so that a bare number above it counts months. */
const longestYears = 5;
/** Ten times the loan every month: beyond every lender. */
const highestMonthly = 10;

const yearsOf = (time: number) => (time > longestYears ? time / monthsPerYear : time);

/** Whole days: what is told in weeks is not a round share of a year. */
const daysOf = (time: number) => Math.max(1, Math.round(yearsOf(time) * daysPerYear));

interface ShortLoan {
  amount: number;
  fee: number;
  payment: number;
  years: number;
  rollovers: number;
}

/** Less than the loan is not all that is paid back: it comes every month. */
const isInInstallments = ({ amount, fee, payment }: ShortLoan) =>
  fee === 0 && payment > 0 && payment <= amount;

const paymentsOf = ({ years: time, rollovers }: ShortLoan) =>
  rollovers > 0 ? rollovers : yearsOf(time) * monthsPerYear;

/** What the loan costs beyond itself, rolled over or not. */
function costOf(loan: ShortLoan): number {
  if (loan.fee > 0) return loan.fee;
  return (isInInstallments(loan) ? loan.payment * paymentsOf(loan) : loan.payment) - loan.amount;
}

/** The yearly rate at which the payments are worth the loan: twelve times that of a month. */
function installmentRate(loan: ShortLoan): number {
  const { amount, payment } = loan;
  const payments = paymentsOf(loan);
  const month = solveRoot((rate) => presentValue(0, payment, rate, payments) - amount, 0, highestMonthly);
  // More is paid back than borrowed, as the check asks for, and far less than this every month.
  return month! * monthsPerYear * 100;
}

/** The yearly rate behind the fee of a short loan. */
export const paydayApr = defineCalculator({
  name: 'payday_apr',
  version: 1,
  title: 'Yearly rate of a payday loan',
  about:
    'The yearly rate (APR) of a payday, title or cash-advance loan from its fee or what is paid back and its time, and what rolling it over costs.',
  input: {
    amount: money({
      label: 'Amount borrowed',
      ask: 'how much did you borrow',
      roles: ['debt_balance', 'lump_sum'],
      min: 1,
      max: 1e7,
    }),
    fee: money({
      label: 'Fee',
      roles: ['fee_amount', 'premium'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'you gave what you pay back instead' },
    }),
    payment: moneyPerMonth({
      label: 'Amount paid back, at once or every month',
      roles: ['debt_payment', 'goal_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the amount plus the fee' },
    }),
    years: years({
      label: 'Time of the loan',
      ask: 'for how long is the loan',
      roles: ['term', 'days', 'horizon'],
      min: 1 / 366,
      max: 60,
      default: { value: usualDays / daysPerYear, reason: 'two weeks, like most payday loans' },
    }),
    rollovers: count({
      label: 'Number of rollovers or payments',
      roles: ['n_periods'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'you pay it back when it’s due' },
    }),
  },
  alternatives: [{ fields: ['fee', 'payment'] }],
  check(input) {
    const { amount, fee, payment, rollovers } = input;
    if (fee === 0 && payment === 0) return 'Give the fee, or what you have to pay back.';
    if (fee >= amount && rollovers === 0)
      return 'The fee is more than the loan: give what you pay back as that, and the fee alone as the fee.';
    return costOf(input) <= 0
      ? `What is paid back has to be more than the ${formatQuantity({ value: amount, unit: 'usd' })} borrowed: check the amounts and the time.`
      : null;
  },

  run(input) {
    const { amount, rollovers } = input;
    const isPaidOff = isInInstallments(input);
    const days = daysOf(input.years);
    const fee = costOf(input);
    const rate = isPaidOff ? installmentRate(input) : (fee / amount) * (daysPerYear / days) * 100;
    const apr = figure('apr', 'Yearly rate (APR)', rate, 'percent', { decimals: 0 });
    const cost = figure('fees', 'Total fees', isPaidOff ? fee : fee * (rollovers + 1), 'usd');
    const length = figure('days', 'Number of days until it’s due', days, 'count');
    return {
      figures: [
        apr,
        cost,
        figure('fee_share', 'Fee as a share of the loan', (fee / amount) * 100, 'percent'),
        figure('paid_back', 'Total paid back', amount + cost.value, 'usd'),
        ...(isPaidOff
          ? []
          : [
              figure('year_of_fees', 'Fees for a year of rollovers', (fee * daysPerYear) / days, 'usd'),
              length,
            ]),
      ],
      steps: [
        { label: 'Fee', formula: 'paid back - borrowed', value: fee, unit: 'usd' },
        {
          label: 'Fee as a share of the loan',
          formula: 'fee / loan',
          value: (fee / amount) * 100,
          unit: 'percent',
        },
        { label: 'Days', value: days, unit: 'count' },
        { label: 'Yearly rate', formula: 'share x 365 / days', value: rate, unit: 'percent', decimals: 1 },
      ],
      assumptions: [
        text`The rate is the one of the Truth in Lending Act: the fee by the days, without compounding. Each rollover costs the fee once more. Weekly payments count as if they were monthly.`,
      ],
      warnings: [],
      detail: { apr, cost, length, isPaidOff },
    };
  },

  explain({ figures, detail: { apr, cost, length, isPaidOff } }, { amount, rollovers }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    return {
      conclusion: text`The yearly rate is about ${apr} on the ${given('amount', amount, 'usd')} you borrow.`,
      reasons: isPaidOff
        ? [text`The payments come to ${find('paid_back')}, ${cost} more than you borrow.`]
        : [
            text`The fee is ${find('fee_share')} of the loan, and the loan runs for only ${length} days.`,
            rollovers > 0
              ? text`Rolled over ${given('rollovers', rollovers, 'count')} times, it costs ${cost} in fees, and you still owe the whole loan until you pay it back.`
              : text`Rolled over for a year, it would cost ${find('year_of_fees')} in fees, and you’d still owe the loan.`,
          ],
      next: [
        text`Ask a credit union for a payday alternative loan, or the biller for more time: both cost far less.`,
        text`Many states make lenders offer a payment plan with no new fees. Ask before the due date.`,
      ],
    };
  },

  examples: [
    {
      question: 'What is the APR of a $400 payday loan with a $60 fee due in 14 days?',
      input: { amount: 400, fee: 60, years: 14 / 365 },
    },
    {
      question: '$300 loan, $45 fee, two weeks, rolled over 4 times. what does it cost and what is the apr',
      input: { amount: 300, fee: 45, years: 14 / 365, rollovers: 4 },
    },
    {
      question: 'title loan place gives 1,500 and wants 1,875 back in 30 days. what yearly rate is it',
      input: { amount: 1500, payment: 1875, years: 30 / 365 },
    },
    {
      question: 'Took a $1,000 installment loan at $163 a month for 12 months. What is the true rate?',
      input: { amount: 1000, payment: 163, years: 1 },
    },
  ],
  sources: ['cfpb_reduce_debt'],
});
