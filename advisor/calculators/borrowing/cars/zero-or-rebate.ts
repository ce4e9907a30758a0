import { zeroOrRebateFormulas } from '#advisor/calculators/borrowing/cars/zero-or-rebate-formulas.ts';
import { zeroOrRebateExamples } from '#advisor/calculators/borrowing/cars/zero-or-rebate-examples.ts';
import { paysCash, type Deal } from '#advisor/calculators/borrowing/cars/zero-or-rebate-deal.ts';
import { carTerm, monthsOfCarTerm } from '#advisor/calculators/borrowing/cars/car-term.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter } from '#advisor/numerics/amortize.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { text } from '#advisor/quantities/text.ts';

const [monthsPerYear, highestRate] = [12, 60];
const exact = { decimals: 2 };

/** What a loan costs on top of what is borrowed, if it is paid off after so many months. */
function loanCost(borrowed: number, rate: number, term: number, until: number) {
  const cents = toCents(borrowed);
  const loan = amortize(cents, rate, term);
  const paid = loan.months.slice(0, until).reduce((sum, month) => sum + month.paid, 0);
  return {
    payment: toDollars(loan.payment),
    interest: toDollars(paid + balanceAfter(loan, cents, until) - cents),
    payments: loan.months.map((month) => toDollars(month.paid)),
  };
}

/** The promotional rate is the lower one, in whichever order the two were named. */
function inOrder(deal: Deal): Deal {
  const { low_rate: low, other_rate: other } = deal;
  return low > other && !paysCash(deal) && other > 0 ? { ...deal, low_rate: other, other_rate: low } : deal;
}

/** Both ways: the low rate on the whole price, or the rebate with a loan at another rate or with cash. */
function bothWays(deal: Deal) {
  const borrowed = deal.price - deal.down - deal.trade_in;
  const term = monthsOfCarTerm(deal.term);
  const otherTerm = deal.other_term > 0 ? monthsOfCarTerm(deal.other_term) : term;
  const until = deal.pay_off > 0 ? monthsOfCarTerm(deal.pay_off) : Infinity;
  const low = loanCost(borrowed, chargedRate(deal.low_rate, deal.compounding), term, until);
  const otherRate = chargedRate(deal.other_rate, deal.compounding);
  const other = loanCost(borrowed - deal.rebate, otherRate, otherTerm, until);
  // Money that stays in savings instead of being paid at once earns until each payment is due.
  const earned = paysCash(deal)
    ? low.payments.reduce(
        (sum, paid, month) =>
          sum + paid - paid / growthFactor(deal.savings_rate / 100, (month + 1) / monthsPerYear),
        0,
      )
    : 0;
  return { low, other, earned, lead: deal.rebate - other.interest + low.interest - earned };
}

/** Financing at a low rate, or a rebate and another loan or cash. */
export const zeroOrRebate = defineCalculator({
  name: 'zero_or_rebate',
  version: 1,
  title: 'Low-rate financing or cash rebate',
  about:
    'Whether zero-percent or other promotional financing from a dealer or store is worth more than the rebate or discount you give up for it, when the rebate comes with a bank loan at another rate or with paying cash, with both payments and the rate at which the two are even.',
  simply:
    "One offer saves you interest, and the other takes money off the price. It's about which of the two is more.",
  input: {
    price: money({
      label: 'Price',
      ask: 'what is the price',
      roles: ['car_price', 'spend_item', 'home_improvement', 'debt_balance'],
      min: 1,
      max: 1e7,
    }),
    rebate: money({
      label: 'Rebate or discount',
      ask: 'how much is the rebate',
      roles: ['trade_in'],
      min: 1,
      max: 1e7,
    }),
    low_rate: percent({
      label: 'Promotional rate',
      roles: ['loan_rate_new', 'loan_rate'],
      order: 'rising',
      notAbove: 'other_rate',
      min: 0,
      max: highestRate,
      default: { value: 0, reason: 'zero-percent financing' },
    }),
    other_rate: percent({
      label: 'Loan rate with the rebate',
      roles: ['loan_rate#2', 'loan_rate', 'loan_rate_new'],
      order: 'rising',
      min: 0,
      max: highestRate,
      default: {
        value: 7,
        reason: 'a middle guess for a bank loan; none if you’d pay cash',
        by: ({ savings_rate: savings }) => (typeof savings === 'number' && savings > 0 ? 0 : undefined),
      },
    }),
    term: carTerm({
      label: 'Promotional loan term',
      roles: ['term'],
      default: { value: 5, reason: 'a common term of a car loan' },
    }),
    other_term: carTerm({
      label: 'Other loan term',
      roles: ['term#2'],
      default: { value: 0, reason: 'the same' },
      min: 0,
    }),
    down: money({
      label: 'Down payment',
      roles: ['down_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'the whole price is borrowed' },
    }),
    trade_in: money({
      label: 'Trade-in value of your car',
      roles: ['trade_in#2', 'bal_other'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is traded in' },
    }),
    savings_rate: percent({
      label: 'Savings rate, if you could pay cash',
      roles: ['rate_savings', 'rate_return'],
      min: 0,
      max: 30,
      default: { value: 0, reason: 'you would borrow either way' },
    }),
    pay_off: carTerm({
      label: 'Time until you pay the loan off',
      roles: ['time_payoff'],
      default: { value: 0, reason: 'it runs its full term' },
      min: 0,
    }),
    compounding: loanCompoundingField,
  },
  check: ({ price, rebate, down, trade_in: traded }) =>
    price - rebate - down - traded < 1
      ? 'Rebate, down payment and trade-in leave nothing to borrow: make them smaller.'
      : null,

  run(told) {
    const input = inOrder(told);
    const lowRate = figure('low_rate', 'Promotional rate', input.low_rate, 'percent', exact);
    const bankRate = figure('other_rate', 'Loan rate with the rebate', input.other_rate, 'percent', exact);
    const { low, other, earned, lead } = bothWays(input);
    const rebateWins = lead > 0;
    const cash = paysCash(input);
    const even = cash
      ? null
      : solveRoot((rate) => bothWays({ ...input, other_rate: rate }).lead, 0, highestRate);
    const difference = figure(
      'difference',
      rebateWins ? 'Amount the rebate saves' : 'Amount the low rate saves',
      Math.abs(lead),
      'usd',
    );
    const lowPayment = figure('low_payment', 'Payment at the low rate', low.payment, 'usd_per_month', exact);
    const otherPayment = figure(
      'rebate_payment',
      'Payment with the rebate',
      other.payment,
      'usd_per_month',
      exact,
    );
    const start = input.down + input.trade_in;
    const lowTotal = figure('low_total', 'Total cost at the low rate', input.price + low.interest, 'usd');
    const otherTotal = figure(
      'rebate_total',
      'Total cost with the rebate',
      input.price - input.rebate + other.interest,
      'usd',
    );
    return {
      figures: [
        difference,
        lowPayment,
        ...(cash
          ? [
              figure('cash_price', 'Cash price after the rebate', input.price - input.rebate, 'usd'),
              figure('earned', 'Interest the cash earns in savings', earned, 'usd'),
            ]
          : [
              otherPayment,
              bankRate,
              figure('low_interest', 'Interest at the low rate', low.interest, 'usd'),
              figure('rebate_interest', 'Interest with the rebate', other.interest, 'usd'),
            ]),
        lowTotal,
        otherTotal,
        lowRate,
        ...(even === null
          ? []
          : [figure('even_rate', 'Rate at which both cost the same', even, 'percent', exact)]),
        ...(cash ? [] : effectiveRateOf(input.other_rate, input.compounding)),
      ],
      steps: [
        { label: 'Borrowed at the low rate', value: input.price - start, unit: 'usd' },
        {
          label: 'Total cost at the low rate',
          formula: 'price + interest',
          value: lowTotal.value,
          unit: 'usd',
        },
        {
          label: 'Total cost with the rebate',
          formula: 'price - rebate + interest',
          value: otherTotal.value,
          unit: 'usd',
        },
        {
          label: 'Amount the rebate saves',
          formula: 'difference, with what savings earn meanwhile',
          value: lead,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`You get the promotional rate, which usually takes very good credit, and the price is the same both ways.`,
        text`Sales tax is left out: in many states it’s charged on the price before the rebate.`,
        loanConvention(input.compounding),
      ],
      warnings: [],
      detail: {
        difference,
        rebateWins,
        cash,
        lowPayment,
        otherPayment,
        lowTotal,
        otherTotal,
        bankRate,
        lowRate,
      },
    };
  },

  explain({ figures, detail }, { rebate, savings_rate: savings }) {
    const {
      difference,
      rebateWins,
      cash,
      lowPayment,
      otherPayment,
      lowTotal,
      otherTotal,
      bankRate,
      lowRate,
    } = detail;
    const even = figures.find(({ id }) => id === 'even_rate');
    const gift = given('rebate', rebate, 'usd');
    return {
      conclusion: rebateWins
        ? text`Take the ${gift} rebate: it leaves you about ${difference} better off.`
        : text`Take the low-rate financing: it leaves you about ${difference} better off than the ${gift} rebate.`,
      openings: {
        ...(cash
          ? {}
          : {
              payment: text`It’s ${lowPayment} at ${lowRate}, against ${otherPayment} with the rebate at ${bankRate}.`,
            }),
        ...(even ? { rate: text`The rebate wins if you can borrow below ${even} elsewhere.` } : {}),
        change: text`The difference is about ${difference}: ${lowTotal} at the low rate, ${otherTotal} with the rebate.`,
      },
      reasons: [
        cash
          ? text`Paying cash takes ${otherTotal}. Financing costs ${lowTotal}, while your savings earn ${given('savings_rate', savings, 'percent')}.`
          : text`At ${lowRate} you pay ${lowPayment} and ${lowTotal} in all. With the rebate and a loan at ${bankRate} it’s ${otherPayment} and ${otherTotal}.`,
        ...(even ? [text`The two break even at a bank rate of ${even}; below that the rebate wins.`] : []),
      ],
      next: [
        even
          ? text`Get a quote from a credit union: below ${even} the rebate wins, above it the low rate does.`
          : text`Settle the price before you mention either offer.`,
      ],
    };
  },

  chart: ({ detail: { lowTotal, otherTotal } }) => ({
    kind: 'bar',
    title: 'Total cost each way',
    x: { label: 'Choice', unit: 'count' },
    y: { label: 'Cost', unit: 'usd' },
    series: [
      { name: 'Low rate', points: [[1, lowTotal.value]] },
      { name: 'Rebate', points: [[2, otherTotal.value]] },
    ],
  }),

  compares: true,
  formulas: zeroOrRebateFormulas,
  examples: zeroOrRebateExamples,
  sources: ['cfpb_amortization'],
});
