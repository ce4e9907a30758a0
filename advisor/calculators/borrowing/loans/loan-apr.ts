import {
  installmentOf,
  installmentRates,
  installmentsField,
  installmentsPerYear,
} from '#advisor/calculators/borrowing/loans/installment-apr.ts';
import { loanAprFormulas } from '#advisor/calculators/borrowing/loans/loan-apr-formulas.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { loanPayment } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

interface PaidLoan {
  amount: number;
  fees: number;
  fee_percent: number;
  payment: number;
  installment: number;
  rate: number;
  years: number;
  payments: number;
  every: keyof typeof installmentsPerYear;
}

/** Everything by the payment period. */
function termsOf(input: PaidLoan) {
  const perYear = installmentsPerYear[input.every];
  const payments = input.payments > 0 ? input.payments : Math.max(1, Math.round(input.years * perYear));
  const fees = input.fees > 0 ? input.fees : (input.amount * input.fee_percent) / 100;
  const told = input.installment > 0 ? input.installment : installmentOf(input.payment, perYear);
  const fromRate = Math.round(loanPayment(input.amount, input.rate / 100 / perYear, payments) * 100) / 100;
  return { perYear, payments, fees, received: input.amount - fees, payment: told > 0 ? told : fromRate };
}

/** The rate behind a payment, and what it is with the fees. */
export const loanApr = defineCalculator({
  name: 'loan_apr',
  version: 1,
  title: 'Rate and APR of a loan',
  about:
    'The interest rate that the payments of a loan mean, and its APR with origination fees, points or closing costs (by the amount financed), from the loan amount, the payment or the stated rate, and the term; for monthly, weekly and two-weekly payments, with the effective yearly rate.',
  simply:
    'Fees make a loan cost more than its rate says. This puts the interest and the fees into one yearly rate, so that you can compare offers.',
  input: {
    amount: money({
      label: 'Loan amount',
      ask: 'how much is the loan',
      roles: ['mortgage_balance', 'debt_balance', 'car_price', 'spend_item', 'debt_balance@spouse'],
      min: 1,
      max: 1e9,
    }),
    payment: moneyPerMonth({
      label: 'Payment by the month',
      roles: ['debt_payment', 'mortgage_payment', 'debt_payment@spouse'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'worked out from the rate' },
    }),
    installment: money({
      label: 'Payment each time, where it isn’t by the month',
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the payment by the month counts' },
    }),
    every: installmentsField,
    years: years({
      label: 'Term',
      ask: 'over how many years or months does it run',
      roles: ['term', 'term_left', 'time_payoff'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'counted from the number of payments' },
    }),
    payments: count({
      label: 'Number of payments',
      roles: ['n_periods'],
      min: 0,
      max: 2600,
      default: { value: 0, reason: 'counted from the term' },
    }),
    rate: percent({
      label: 'Stated interest rate',
      roles: ['loan_rate'],
      min: 0,
      max: 400,
      default: { value: 0, reason: 'worked out from the payment' },
    }),
    fees: money({
      label: 'Fees, points or closing costs',
      roles: ['closing_costs', 'fee_amount'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no fees were mentioned' },
    }),
    fee_percent: percent({
      label: 'Fee in percent of the loan',
      roles: ['transfer_fee', 'points', 'closing_rate'],
      min: 0,
      max: 90,
      default: { value: 0, reason: 'no fee in percent was mentioned' },
    }),
  },
  alternatives: [
    {
      fields: ['fees', 'fee_percent'],
      problem: 'The fees don’t match that share of the loan: give one or the other.',
      unless: ({ amount, fees, fee_percent: share }) => isAbout((amount * share) / 100, fees),
    },
  ],
  check(input) {
    if (input.years === 0 && input.payments === 0)
      return 'Give how long the loan runs, or its number of payments.';
    if (input.payment === 0 && input.installment === 0 && input.rate === 0)
      return 'Give the payment, or the interest rate of the loan.';
    const { received, payment, payments, perYear } = termsOf(input);
    if (received < 1) return 'The fees take the whole loan: check the loan amount and the fees.';
    if (payment * payments <= input.amount - 1)
      return 'These payments don’t pay back the loan: check the payment, the term and how often it’s due.';
    return installmentRates(received, payment, payments, perYear)
      ? null
      : 'No rate fits these payments: check the payment and the term.';
  },

  run(input) {
    const { perYear, payments, fees, received, payment } = termsOf(input);
    const { apr, effective } = installmentRates(received, payment, payments, perYear)!;
    const alone = installmentRates(input.amount, payment, payments, perYear);
    const paid = payment * payments;
    const withFees = figure(
      'apr',
      fees > 0 ? 'APR with the fees' : 'Yearly rate (APR)',
      apr,
      'percent',
      exact,
    );
    const rate = figure('note_rate', 'Rate without the fees', alone?.apr ?? 0, 'percent', exact);
    const charge = figure('finance_charge', 'Interest and fees in all', paid - received, 'usd', exact);
    return {
      figures: [
        withFees,
        ...(fees > 0 ? [rate] : []),
        figure('effective_rate', 'Effective yearly rate', effective, 'percent', exact),
        figure('payment', 'Payment each time', payment, 'usd', exact),
        figure('amount_financed', 'Amount financed, what you really get', received, 'usd', exact),
        charge,
        figure('total_paid', 'Total of payments', paid, 'usd', exact),
        ...(fees > 0 ? [figure('fees', 'Fees', fees, 'usd', exact)] : []),
        figure('payments', 'Number of payments', payments, 'count'),
      ],
      steps: [
        { label: 'Amount financed', formula: 'loan - fees', value: received, unit: 'usd', ...exact },
        { label: 'Payments', value: payments, unit: 'count' },
        {
          label: 'Rate of one period',
          formula: 'the one at which all payments are worth the amount financed',
          value: apr / perYear,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'APR',
          formula: 'rate of one period x periods a year',
          value: apr,
          unit: 'percent',
          ...exact,
        },
      ],
      assumptions: [
        text`The APR is the one of the Truth in Lending Act: the rate of one payment period times the periods in a year. The effective yearly rate counts interest on interest.`,
        text`All payments are the same and on time, and the first is due one period after the money.`,
        ...(fees > 0 ? [text`The fees come out of the loan or are paid at the start.`] : []),
      ],
      warnings: [],
      detail: {
        apr: withFees,
        rate: fees > 0 ? rate : null,
        charge,
        byPayment: Array.from({ length: payments + 1 }, (_, at) => [at, payment * at - received] as const),
      },
    };
  },

  explain({ figures, detail: { apr, rate, charge } }, { amount }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    // As people say it; the card has the cents.
    const whole = (id: string) => ({ ...find(id), decimals: 0 });
    const loan = given('amount', amount, 'usd');
    return {
      conclusion: rate
        ? text`The APR is ${apr} with the fees; without them the rate is ${rate}.`
        : text`The rate works out to ${apr} a year on the ${loan}.`,
      openings: {
        payment: text`Each payment is ${find('payment')}, at an APR of ${apr}.`,
        amount: text`The loan costs ${charge} in interest and fees, an APR of ${apr}.`,
        yesno: text`It depends on what else you’re offered: this loan’s APR is ${apr}.`,
      },
      named: {
        effective_rate: text`The effective yearly rate is ${find('effective_rate')}; the APR is ${apr}.`,
      },
      reasons: [
        text`You get ${whole('amount_financed')} and pay back ${whole('total_paid')}, so it costs ${whole('finance_charge')}.`,
        text`With interest on interest, that’s ${find('effective_rate')} a year.`,
      ],
      next: [
        text`Compare the APR with other offers for the same term; lenders must state it before you sign.`,
        text`If the lender’s APR differs, ask which fees it counts.`,
      ],
    };
  },

  chart: ({ detail: { byPayment } }) => ({
    kind: 'line',
    title: 'Paid back beyond what you got',
    x: { label: 'Payments made', unit: 'count' },
    y: { label: 'Paid less received', unit: 'usd' },
    series: [{ name: 'Paid less received', points: byPayment }],
    about: byPayment.length - 1,
  }),

  formulas: loanAprFormulas,
  examples: [
    {
      question: 'I borrow $12,000 and pay $305 a month for 48 months. What interest rate is that?',
      input: { amount: 12_000, payment: 305, years: 4 },
    },
    {
      question:
        'what is the real apr on a 20k personal loan at 8% for five years with a 600 dollar origination fee',
      input: { amount: 20_000, rate: 8, years: 5, fees: 600 },
    },
    {
      question: 'APR including closing costs: 300k mortgage, 6.5%, 30 years, 6,000 in fees',
      input: { amount: 300_000, rate: 6.5, years: 30, fees: 6000 },
    },
    {
      question: 'lender takes a 5% origination fee out of my 10k loan, 36 payments of 345. true rate?',
      input: { amount: 10_000, fee_percent: 5, payment: 345, payments: 36 },
    },
    {
      question: 'dealer quotes 129 every two weeks for 5 years on 14,000. what apr am i paying',
      input: { amount: 14_000, installment: 129, every: 'every_two_weeks', years: 5 },
    },
  ],
  sources: ['regulation_z_appendix_j'],
});
