import {
  installmentOf,
  installmentRates,
  installmentsField,
  installmentsPerYear,
  type InstallmentRates,
} from '#advisor/calculators/borrowing/loans/installment-apr.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, flag, money, moneyPerMonth, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;
const usualDays = 14;

const monthsPerYear = 12;
/** No such loan runs longer, so that a bare number above it counts months. */
const longestYears = 5;
/** A rate beyond this says nothing more to anybody. */
const highestTold = 1e6;

const yearsOf = (time: number) => (time > longestYears ? time / monthsPerYear : time);

/** Whole days: what is told in weeks is not a round share of a year. */
const daysOf = (time: number) => Math.max(1, Math.round(yearsOf(time) * daysPerYear));

interface ShortLoan {
  amount: number;
  per: number;
  fee: number;
  payment: number;
  installment: number;
  every: keyof typeof installmentsPerYear;
  years: number;
  rollovers: number;
}

/** One installment; by the month it is what is told. */
const installmentFor = ({ installment, payment, every }: ShortLoan) =>
  installment > 0 ? installment : installmentOf(payment, installmentsPerYear[every]);

/** Less than the loan is not all that is paid back: it comes in installments. */
const isInInstallments = ({ amount, payment, installment }: ShortLoan) =>
  installment > 0 || (payment > 0 && payment <= amount);

const paymentsOf = ({ years: time, rollovers, every }: ShortLoan) =>
  rollovers > 0 ? rollovers : yearsOf(time) * installmentsPerYear[every];

/** "15 for every 100": the fee of the whole loan. */
const withWholeFee = <L extends ShortLoan>(loan: L): L =>
  loan.per > 0 ? { ...loan, fee: (loan.fee * loan.amount) / loan.per } : loan;

/** What the loan costs beyond itself, rolled over or not; a fee beside installments comes off the money at the start. */
function costOf(loan: ShortLoan): number {
  if (isInInstallments(loan)) return installmentFor(loan) * paymentsOf(loan) - loan.amount + loan.fee;
  return loan.fee > 0 ? loan.fee : loan.payment - loan.amount;
}

const ratesOf = (loan: ShortLoan) =>
  installmentRates(
    loan.amount - loan.fee,
    installmentFor(loan),
    paymentsOf(loan),
    installmentsPerYear[loan.every],
  );

/** The rates of a fee for some days: by the days as the law counts, and with the fee paid on fees for a year. */
function feeRates(share: number, days: number): InstallmentRates {
  const times = daysPerYear / days;
  return { apr: share * times * 100, effective: Math.expm1(times * Math.log1p(share)) * 100 };
}

/** The yearly rate behind the fee of a short loan. */
export const paydayApr = defineCalculator({
  name: 'payday_apr',
  version: 1,
  title: 'Yearly rate of a payday loan',
  about:
    'The yearly rate (APR) of a payday, title or cash-advance loan from its fee or what is paid back and its time, at once or in weekly, two-weekly or monthly installments, with the effective yearly rate, and what rolling it over costs.',
  simply:
    "A fee for two weeks looks small. If you paid that fee every two weeks for a year, you'd see how expensive it really is.",
  input: {
    amount: money({
      label: 'Amount borrowed',
      ask: 'how much did you borrow',
      roles: ['debt_balance', 'lump_sum'],
      order: 'falling',
      min: 1,
      max: 1e7,
    }),
    per: money({
      label: 'Amount that the fee is charged on',
      roles: ['debt_balance#2'],
      order: 'falling',
      beside: ['fee_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the fee is for the whole loan' },
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
      label: 'Amount paid back, at once or by the month',
      roles: ['debt_payment', 'goal_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the amount plus the fee' },
    }),
    installment: money({
      label: 'Installment, where it isn’t by the month',
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'what is paid back by the month counts' },
    }),
    every: installmentsField,
    years: years({
      label: 'Time of the loan',
      ask: 'for how long is the loan',
      roles: ['term', 'days', 'horizon'],
      min: 1 / 366,
      max: 60,
      default: {
        value: usualDays / daysPerYear,
        reason: 'two weeks, like most payday loans, or a month where the fee comes every month',
        by: ({ monthly_fee: isMonthly }) => (isMonthly === true ? 1 / monthsPerYear : undefined),
      },
    }),
    monthly_fee: flag({
      label: 'The fee comes every month',
      ofMonths: ['fee'],
      default: { value: false, reason: 'the fee is for the time of the loan' },
    }),
    rollovers: count({
      label: 'Number of rollovers or payments',
      roles: ['n_periods'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'you pay it back when it’s due' },
    }),
  },
  check(told) {
    const input = withWholeFee(told);
    const { amount, fee, payment, rollovers } = input;
    const isPaidOff = isInInstallments(input);
    if (fee === 0 && payment === 0 && !isPaidOff) return 'Give the fee, or what you have to pay back.';
    if (fee > 0 && payment > amount && !isPaidOff && !isAbout(payment, amount + fee))
      return 'The fee and what you pay back don’t go together: give one of them.';
    if (fee >= amount && (isPaidOff || rollovers === 0))
      return 'The fee is more than the loan: give what you pay back as that, and the fee alone as the fee.';
    return costOf(input) <= 0
      ? `What is paid back has to be more than the ${formatQuantity({ value: amount, unit: 'usd' })} borrowed: check the amounts and the time.`
      : null;
  },

  run(told) {
    const input = withWholeFee(told);
    const { amount, rollovers } = input;
    const isPaidOff = isInInstallments(input);
    const days = daysOf(input.years);
    const fee = costOf(input);
    // More is paid back than borrowed, as the check asks for.
    const { apr: rate, effective } = (isPaidOff ? ratesOf(input) : null) ?? feeRates(fee / amount, days);
    const apr = figure('apr', 'Yearly rate (APR)', rate, 'percent', { decimals: 0 });
    const cost = figure('fees', 'Total fees', isPaidOff ? fee : fee * (rollovers + 1), 'usd');
    const length = figure('days', 'Number of days until it’s due', days, 'count');
    return {
      figures: [
        apr,
        cost,
        ...(effective < highestTold
          ? [figure('effective_rate', 'Effective yearly rate', effective, 'percent', { decimals: 0 })]
          : []),
        figure('fee_share', 'Fee as a share of the loan', (fee / amount) * 100, 'percent'),
        figure('paid_back', 'Total paid back', amount + cost.value, 'usd'),
        ...(isPaidOff
          ? [figure('installment', 'Each installment', installmentFor(input), 'usd', { decimals: 2 })]
          : []),
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
        text`The APR is the one of the Truth in Lending Act, without compounding; the effective yearly rate counts what compounding would add. Each rollover costs the fee once more.`,
        ...(isPaidOff && input.fee > 0 ? [text`The fee is taken off the money you get.`] : []),
      ],
      warnings: [],
      detail: { apr, cost, length, isPaidOff },
    };
  },

  explain({ figures, detail: { apr, cost, length, isPaidOff } }, { amount, rollovers }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    return {
      conclusion:
        rollovers > 0 && !isPaidOff
          ? text`Rolled over ${given('rollovers', rollovers, 'count')} times it costs ${cost} in fees, a yearly rate of about ${apr} on the ${given('amount', amount, 'usd')} you borrow.`
          : text`The yearly rate is about ${apr} on the ${given('amount', amount, 'usd')} you borrow.`,
      reasons: isPaidOff
        ? [text`The payments come to ${find('paid_back')}, ${cost} more than you borrow.`]
        : [
            text`The fee is ${find('fee_share')} of the loan, and the loan runs for only ${length} days.`,
            rollovers > 0
              ? text`You still owe the whole loan until you pay it back: ${find('paid_back')} in all.`
              : text`Rolled over for a year, it would cost ${find('year_of_fees')} in fees, and you’d still owe the loan.`,
          ],
      next: [
        text`Ask a credit union for a payday alternative loan, or the biller for more time: both cost far less.`,
        text`Many states make lenders offer a payment plan with no new fees. Ask before the due date.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('What the loan costs', figures, ['fees', 'paid_back', 'year_of_fees']),

  formulas: {
    apr: [
      `"Fee" / amount * 365 'days' / days`,
      'The yearly rate at which the payments are worth the {amount} you get, found by trial',
    ],
    effective_rate: 'What {apr} a year comes to when each period’s cost is charged on the one before',
    installment: ['installment', 'payment', 'What is paid by the month, by the rhythm of the payments'],
    fees: ['"Fee" * (rollovers + 1)', 'paid_back - amount'],
    fee_share: '"Fee" / amount',
    paid_back: 'amount + fees',
    year_of_fees: `"Fee" * 365 'days' / days`,
    days: ['years * 365', 'The {years} of the loan, in whole days'],
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
    {
      question: 'online lender: 500 bucks, 20 weekly payments of 35. what apr is that really',
      input: { amount: 500, installment: 35, every: 'weekly', rollovers: 20 },
    },
    {
      question:
        'borrowed $800 with a $50 fee up front and pay $95 every two weeks for 6 months, what is the true yearly rate',
      input: { amount: 800, fee: 50, installment: 95, every: 'every_two_weeks', years: 0.5 },
    },
  ],
  sources: ['regulation_z_appendix_j', 'cfpb_reduce_debt'],
});
