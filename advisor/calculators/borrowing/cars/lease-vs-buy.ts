import { leaseVsBuyFormulas } from '#advisor/calculators/borrowing/cars/lease-vs-buy-formulas.ts';
import { carTerm, monthsOfCarTerm } from '#advisor/calculators/borrowing/cars/car-term.ts';
import { leaseAlone, type LeaseDetail } from '#advisor/calculators/borrowing/cars/lease-alone.ts';
import { leaseExamples } from '#advisor/calculators/borrowing/cars/lease-examples.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, type Outcome } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter } from '#advisor/numerics/amortize.ts';
import { growthFactor, presentValue } from '#advisor/numerics/annuity.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** What a new car keeps of its price in the first year, and in each year after it. */
const keptInFirstYear = 0.8;
const keptEachYear = 0.85;
const usualLease = 3;
const usualLoan = 5;
const usualRate = 7;

/** What a month of the loan costs, as a fraction. */
const monthOf = ({ rate = usualRate, compounding = 'monthly' }: Record<string, unknown>) =>
  chargedRate(Number(rate), compounding as LoanCompounding) / 100 / monthsPerYear;

/** What a new car is worth after so many months, as most lose their value. */
function usualWorth(price: number, time: number): number {
  const years = time / monthsPerYear;
  const first = growthFactor(keptInFirstYear - 1, Math.min(1, years));
  return price * first * growthFactor(keptEachYear - 1, Math.max(0, years - 1));
}

/** Leasing a car against buying it, over the time of the lease. */
export const leaseVsBuy = defineCalculator({
  name: 'lease_vs_buy',
  version: 1,
  title: 'Lease or buy a car',
  about:
    'What leasing a car costs, over the lease or as long as you keep cars, against buying the same car with a loan or cash and owning what it is worth then, and which of the two is cheaper.',
  simply:
    'With a lease you pay for the value the car loses while you have it, and then give it back. If you buy, you pay more but still own a car at the end.',
  input: {
    price: money({
      label: 'Price of the car',
      roles: ['car_price', 'car_price#2'],
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'what the loan payment pays for',
        by: ({ buy_payment: payment, loan_term: time = usualLoan, buy_down: down = 0, ...loan }) =>
          typeof payment === 'number' && payment > 0
            ? Math.round(
                presentValue(0, payment, monthOf(loan), monthsOfCarTerm(Number(time))) + Number(down),
              )
            : undefined,
      },
    }),
    buy_payment: moneyPerMonth({
      label: 'Loan payment if you buy',
      roles: ['debt_payment:car', 'debt_payment', 'debt_payment#2'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'worked out from the price' },
    }),
    lease_payment: moneyPerMonth({
      label: 'Lease payment',
      ask: 'what is the monthly lease payment',
      roles: ['lease_payment', 'lease_payment#2'],
      min: 1,
      max: 1e6,
    }),
    lease_term: carTerm({
      label: 'Length of the lease',
      roles: ['term', 'term_left'],
      default: { value: usualLease, reason: 'the most common length of a lease' },
    }),
    lease_down: money({
      label: 'Amount due at signing the lease',
      roles: ['down_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing was mentioned' },
    }),
    lease_fees: money({
      label: 'Lease fees',
      roles: ['fee_amount'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no fees were mentioned' },
    }),
    buy_down: money({
      label: 'Down payment and trade-in when buying',
      roles: ['down_amount#2', 'trade_in'],
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'the same as at signing the lease',
        by: ({ lease_down: down, price }) =>
          typeof down === 'number' && typeof price === 'number' ? Math.min(down, price) : undefined,
      },
    }),
    rate: percent({
      label: 'Car loan rate',
      roles: ['loan_rate', 'loan_rate#2'],
      min: 0,
      max: 40,
      default: { value: usualRate, reason: 'a middle guess; put in the rate you are offered' },
    }),
    loan_term: carTerm({
      label: 'Car loan term',
      roles: ['time_payoff', 'term#2'],
      default: { value: usualLoan, reason: 'a common term of a car loan' },
    }),
    keep: carTerm({
      label: 'Time to compare over',
      roles: ['time_stay', 'horizon'],
      default: { value: 0, reason: 'the length of the lease' },
      min: 0,
    }),
    upkeep: moneyPerYear({
      label: 'Yearly repairs of the bought car beyond those of a lease',
      roles: ['maintenance'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'upkeep is the same both ways' },
    }),
    residual: money({
      label: 'Value of the car at the end',
      roles: ['residual', 'residual#2', 'bal_other'],
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'a car that loses a fifth in its first year and about a seventh in each year after it',
        by: ({ price, keep, lease_term: lease = usualLease }) => {
          const time = keep || lease;
          return typeof price === 'number' && typeof time === 'number'
            ? Math.round(usualWorth(price, monthsOfCarTerm(time)))
            : undefined;
        },
      },
    }),
    compounding: loanCompoundingField,
  },
  check: ({ price, buy_down: down }) =>
    price > 0 && down > price
      ? 'The down payment is more than the price of the car: give a smaller one.'
      : null,

  run(input): Outcome<LeaseDetail> {
    const leased = monthsOfCarTerm(input.lease_term);
    const time = input.keep > 0 ? monthsOfCarTerm(input.keep) : leased;
    const isLonger = time !== leased;
    const over = figure('months', 'Time compared', time, 'months');
    const borrowed = toCents(input.price - input.buy_down);
    const loan = amortize(
      borrowed,
      chargedRate(input.rate, input.compounding),
      monthsOfCarTerm(input.loan_term),
    );
    const paid = loan.months.slice(0, time).reduce((sum, month) => sum + month.paid, 0);
    const owed = balanceAfter(loan, borrowed, time);
    // Those who keep leasing pay what is due at signing again with every lease.
    const signings = Math.max(1, time / leased);
    const lease =
      Math.round(toCents(input.lease_down + input.lease_fees) * signings) +
      toCents(input.lease_payment) * time;
    const upkeep = Math.round((toCents(input.upkeep) * time) / monthsPerYear);
    const buy = toCents(input.buy_down) + paid + owed + upkeep - toCents(input.residual);
    if (input.price === 0) return leaseAlone(toDollars(lease), over);
    const difference = Math.abs(lease - buy);
    const buyIsCheaper = buy < lease;
    const costs = {
      lease: figure('lease_cost', 'Cost of leasing', toDollars(lease), 'usd'),
      buy: figure('buy_cost', 'Cost of buying', toDollars(buy), 'usd'),
      saved: figure(
        'difference',
        buyIsCheaper ? 'Amount buying saves' : 'Amount leasing saves',
        toDollars(difference),
        'usd',
      ),
    };
    const inCash = figure(
      'cash_cost',
      'Cost of buying in cash',
      input.price + toDollars(upkeep) - input.residual,
      'usd',
      { labelBelowZero: 'Gain from buying in cash' },
    );
    const even = figure(
      'even_worth',
      'Car value at which both cost the same',
      input.residual + costs.buy.value - costs.lease.value,
      'usd',
    );
    return {
      figures: [
        costs.saved,
        costs.lease,
        costs.buy,
        figure('lease_monthly', 'Average monthly cost of leasing', costs.lease.value / time, 'usd_per_month'),
        figure('buy_monthly', 'Average monthly cost of buying', costs.buy.value / time, 'usd_per_month'),
        figure('loan_payment', 'Loan payment', toDollars(loan.payment), 'usd_per_month'),
        figure('owed_then', 'Loan balance then', toDollars(owed), 'usd'),
        figure('worth_then', 'Value of the car then', input.residual, 'usd'),
        over,
        ...(input.buy_down < input.price && input.rate > 0 ? [inCash] : []),
        ...(even.value > 0 ? [even] : []),
        ...(borrowed > 0 ? effectiveRateOf(input.rate, input.compounding) : []),
      ],
      steps: [
        {
          label: 'Cost of leasing',
          formula: 'due at signing and fees of each lease + payment x months',
          value: costs.lease.value,
          unit: 'usd',
        },
        { label: 'Loan payments in that time', value: toDollars(paid), unit: 'usd' },
        { label: 'Still owed then', value: toDollars(owed), unit: 'usd' },
        {
          label: 'Cost of buying',
          formula: 'down payment + loan payments + still owed + upkeep - value of the car',
          value: costs.buy.value,
          unit: 'usd',
        },
      ],
      assumptions: [
        isLonger
          ? text`Both are compared over the time you gave: you’d lease again on the same terms, and sell the car you bought at the end.`
          : text`Both are compared over the lease, as if you sold the car you bought at the end. Keep it longer and buying gets cheaper every year.`,
        text`Insurance and fuel are the same both ways, and so is upkeep unless you gave it. Sales tax, extra miles and wear charges are left out unless they’re in your amounts.`,
        ...(borrowed > 0 ? [loanConvention(input.compounding)] : []),
      ],
      warnings: [],
      detail: { ...costs, buyIsCheaper, over },
    };
  },

  explain({ figures, detail: { lease, buy, saved, buyIsCheaper, over } }) {
    if (!buy || !saved) {
      const [total, monthly] = figures;
      return {
        conclusion: text`The lease costs ${monthly!} in all, once everything is spread over ${over}: ${total!} together.`,
        openings: {},
        reasons: [text`When a lease ends you own nothing.`],
        next: [text`Tell me the price of the car and I’ll compare it with buying.`],
      };
    }
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const even = figures.find(({ id }) => id === 'even_worth');
    const cash = figures.find(({ id }) => id === 'cash_cost');
    return {
      conclusion: buyIsCheaper
        ? text`Buying is cheaper by about ${saved} over ${over}: ${buy} against ${lease} for the lease.`
        : text`Leasing is cheaper by about ${saved} over ${over}: ${lease} against ${buy} for buying.`,
      openings: {
        yesno: buyIsCheaper
          ? text`Yes, buying is cheaper by about ${saved} over ${over}.`
          : text`No, leasing is cheaper by about ${saved} over ${over}.`,
        which: buyIsCheaper
          ? text`Buy it: that’s about ${saved} cheaper over ${over}, ${buy} against ${lease} for the lease.`
          : text`Lease it: that’s about ${saved} cheaper over ${over}, ${lease} against ${buy} for buying.`,
        payment: text`Leasing averages ${find('lease_monthly')}, and buying ${find('buy_monthly')} once you count what the car is worth.`,
      },
      reasons: [
        text`When a lease ends you own nothing. The car you buy is worth about ${find('worth_then')} then, with ${find('owed_then')} still owed.`,
        ...(cash && cash.value > 0 ? [text`Paid in cash, buying would cost ${cash}.`] : []),
        text`The loan payment is ${find('loan_payment')}, but part of it comes back in the value of the car.`,
      ],
      next: [
        even
          ? text`Look up what the same car sells for at that age: under ${even}, leasing wins; above it, buying does.`
          : text`Look up what the same car sells for at that age: that decides it.`,
        text`Check how many miles the lease allows, and what extra miles cost.`,
      ],
    };
  },

  chart: ({ detail: { lease, buy } }) => ({
    kind: 'bar',
    title: 'Cost over the time',
    x: { label: 'Choice', unit: 'count' },
    y: { label: 'Cost', unit: 'usd' },
    series: [
      { name: 'Lease', points: [[1, lease.value]] },
      ...(buy ? [{ name: 'Buy', points: [[2, buy.value]] as const }] : []),
    ],
  }),

  formulas: leaseVsBuyFormulas,
  examples: leaseExamples,
  sources: ['cfpb_amortization'],
});
