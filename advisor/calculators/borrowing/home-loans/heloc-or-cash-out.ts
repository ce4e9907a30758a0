import { helocOrCashOutExamples } from '#advisor/calculators/borrowing/home-loans/heloc-or-cash-out-examples.ts';
import { helocOrCashOutFormulas } from '#advisor/calculators/borrowing/home-loans/heloc-or-cash-out-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { amortize, balanceAfter } from '#advisor/numerics/amortize.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateOf,
  loanCompoundingField,
  loanConvention,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** Closing costs of a new mortgage, of the loan. */
const usualCosts = 0.02;
const highestRate = 30;

interface Loan {
  owed: Cents;
  rate: number;
  months: number;
  compounding: LoanCompounding;
}

const monthsOf = (time: number) => Math.max(1, Math.round(time * monthsPerYear));

/** Payment, and what is paid over the time beyond what brings the balance down. */
function costOf({ owed, rate, months, compounding }: Loan, until: number) {
  const loan = amortize(owed, chargedRate(rate, compounding), months);
  const paid = loan.months.slice(0, until).reduce((sum, month) => sum + month.paid, 0);
  const left = balanceAfter(loan, owed, until);
  return { payment: loan.payment, cost: paid + left - owed, left };
}

/** Cash from a home: a second loan beside the mortgage, or a new mortgage for both. */
export const helocOrCashOut = defineCalculator({
  name: 'heloc_or_cash_out',
  version: 1,
  title: 'HELOC or cash-out refinance',
  about:
    'Whether it costs less to take cash out of a home with a HELOC or home equity loan beside the mortgage you have, or with a cash-out refinance that replaces it: both monthly payments, interest and costs over the time you stay, and how much the lender allows.',
  simply:
    'One way adds a second loan beside your mortgage, and the other replaces the whole mortgage with a bigger one. The cheaper way depends mostly on your old rate and the new ones.',
  input: {
    owed: money({
      label: 'Current mortgage balance',
      ask: 'how much do you still owe on your mortgage',
      roles: ['mortgage_balance', 'debt_balance:mortgage'],
      min: 1,
      max: 1e9,
    }),
    cash: money({
      label: 'Cash you need',
      ask: 'how much cash do you need',
      roles: [
        'home_improvement',
        'debt_balance:heloc',
        'goal_amount',
        'spend_item',
        'lump_sum',
        'debt_balance',
        'college_cost',
        'withdraw_amount',
      ],
      min: 1,
      max: 1e9,
    }),
    rate: percent({
      label: 'Current mortgage rate',
      ask: 'what rate does your mortgage have',
      roles: ['loan_rate:mortgage', 'loan_rate'],
      min: 0,
      max: 25,
    }),
    years_left: years({
      label: 'Time left on the mortgage',
      roles: ['term_left'],
      min: 1 / monthsPerYear,
      max: 40,
      default: { value: 25, reason: 'a thirty-year mortgage that is some years old' },
    }),
    heloc_rate: percent({
      label: 'HELOC or home equity loan rate',
      roles: ['loan_rate_new:heloc', 'loan_rate:heloc', 'loan_rate_new#2'],
      min: 0,
      max: highestRate,
      default: { value: 8, reason: 'a round assumption; most HELOCs follow the prime rate' },
    }),
    heloc_years: years({
      label: 'Time to pay the HELOC off',
      roles: ['time_payoff', 'term#2'],
      min: 1 / monthsPerYear,
      max: 30,
      default: { value: 15, reason: 'a common time to pay one off' },
    }),
    refi_rate: percent({
      label: 'New mortgage rate',
      roles: ['loan_rate_new:mortgage', 'loan_rate_new'],
      min: 0,
      max: highestRate,
      default: { value: 6.75, reason: 'a round assumption; cash-out loans cost a little more than others' },
    }),
    refi_years: years({
      label: 'New mortgage term',
      roles: ['term'],
      min: 5,
      max: 40,
      default: { value: 30, reason: 'the most common term in the United States' },
    }),
    costs: money({
      label: 'Closing costs of the new mortgage',
      roles: ['closing_costs'],
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'two percent of the new loan, added to it',
        by: ({ owed, cash }) =>
          typeof owed === 'number' && typeof cash === 'number'
            ? Math.round((owed + cash) * usualCosts)
            : undefined,
      },
    }),
    heloc_costs: money({
      label: 'HELOC fees',
      roles: ['fee_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'many lenders charge none' },
    }),
    value: money({
      label: 'Value of the home',
      roles: ['home_value', 'home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the lender’s limit isn’t checked' },
    }),
    lend_up_to: percent({
      label: 'Highest share of the value a lender allows',
      roles: ['limit_share'],
      min: 1,
      max: 125,
      default: { value: 80, reason: 'as far as many lenders go with all loans together' },
    }),
    stay: years({
      label: 'Time you’ll stay',
      roles: ['time_stay', 'horizon'],
      min: 1 / monthsPerYear,
      max: 40,
      default: { value: 10, reason: 'many owners move or refinance within about that time' },
    }),
    compounding: loanCompoundingField,
  },

  run(input) {
    const until = monthsOf(input.stay);
    const [owed, cash] = [toCents(input.owed), toCents(input.cash)];
    const cost = (principal: Cents, rate: number, time: number) =>
      costOf({ owed: principal, rate, months: monthsOf(time), compounding: input.compounding }, until);
    const kept = cost(owed, input.rate, input.years_left);
    const second = cost(cash, input.heloc_rate, input.heloc_years);
    const refinanced = (rate: number) => cost(owed + cash + toCents(input.costs), rate, input.refi_years);
    const fresh = refinanced(input.refi_rate);
    const helocCost = kept.cost + second.cost + toCents(input.heloc_costs);
    const refiCost = (rate: number) => refinanced(rate).cost + toCents(input.costs);
    const lead = refiCost(input.refi_rate) - helocCost;
    const even = solveRoot((rate) => refiCost(rate) - helocCost, 0, highestRate);
    const helocWins = lead > 0;
    const difference = figure(
      'difference',
      helocWins ? 'Amount the HELOC saves' : 'Amount the cash-out refinance saves',
      toDollars(Math.abs(lead)),
      'usd',
    );
    const monthly = (id: string, label: string, cents: Cents) =>
      figure(id, label, toDollars(cents), 'usd_per_month', exact);
    const both = monthly(
      'heloc_total_payment',
      'Mortgage and HELOC payment together',
      kept.payment + second.payment,
    );
    const one = monthly('refi_payment', 'New mortgage payment', fresh.payment);
    const room = figure(
      'room',
      'Amount you could borrow',
      (input.value * input.lend_up_to) / 100 - input.owed,
      'usd',
    );
    return {
      figures: [
        difference,
        both,
        one,
        monthly('heloc_payment', 'HELOC payment alone', second.payment),
        monthly('mortgage_payment', 'Current mortgage payment', kept.payment),
        figure('heloc_cost', 'Interest and fees with the HELOC', toDollars(helocCost), 'usd'),
        figure(
          'refi_cost',
          'Interest and costs with the refinance',
          toDollars(refiCost(input.refi_rate)),
          'usd',
        ),
        figure(
          'blended_rate',
          'Blended rate of mortgage and HELOC',
          (input.owed * input.rate + input.cash * input.heloc_rate) / (input.owed + input.cash),
          'percent',
          exact,
        ),
        ...(even === null
          ? []
          : [figure('even_rate', 'Refinance rate at which both cost the same', even, 'percent', exact)]),
        ...(input.value > 0
          ? [
              room,
              figure(
                'ltv',
                'All loans as a share of the value',
                ((input.owed + input.cash) / input.value) * 100,
                'percent',
                { decimals: 1 },
              ),
            ]
          : []),
        ...effectiveRateOf(input.heloc_rate, input.compounding),
      ],
      steps: [
        {
          label: 'Cost with the HELOC',
          formula: 'interest on the mortgage and the HELOC + fees',
          value: toDollars(helocCost),
          unit: 'usd',
        },
        {
          label: 'Cost with the refinance',
          formula: 'interest on the new mortgage + closing costs',
          value: toDollars(refiCost(input.refi_rate)),
          unit: 'usd',
        },
        { label: 'Difference', value: difference.value, unit: 'usd' },
      ],
      assumptions: [
        text`The HELOC is paid off in equal payments at the same rate. Most HELOC rates move, and at first only interest is due.`,
        text`Closing costs are added to the new mortgage. Costs are counted over the time you stay, whatever is still owed then.`,
        loanConvention(input.compounding),
      ],
      warnings:
        input.value > 0 && room.value < input.cash
          ? [
              text`A lender that stops at ${given('lend_up_to', input.lend_up_to, 'percent')} of the value would let you take ${figure('room', room.label, Math.max(0, room.value), 'usd')}.`,
            ]
          : [],
      detail: { difference, helocWins, both, one },
    };
  },

  explain({ figures, detail: { difference, helocWins, both, one } }, { rate, stay, cash }) {
    const find = (id: string) => figures.find((each) => each.id === id)!;
    const time = given('stay', stay, 'years');
    const even = figures.find(({ id }) => id === 'even_rate');
    return {
      conclusion: helocWins
        ? text`Keep your mortgage and take the HELOC: for ${given('cash', cash, 'usd')} of cash it costs about ${difference} less over ${time}.`
        : text`Take the cash-out refinance: for ${given('cash', cash, 'usd')} of cash it costs about ${difference} less over ${time}.`,
      openings: {
        payment: text`Your mortgage plus the HELOC comes to ${both}; the new mortgage alone is ${one}.`,
        rate: text`Your mortgage and the HELOC blend to ${find('blended_rate')}.`,
      },
      reasons: [
        text`Your mortgage plus the HELOC comes to ${both}; the new mortgage alone is ${one}.`,
        text`Your mortgage at ${given('rate', rate, 'percent')} and the HELOC blend to ${find('blended_rate')}.`,
      ],
      next: [
        helocWins && even && even.value > 0
          ? text`Look again if you’re offered a cash-out below ${even}: that’s where it wins.`
          : text`Ask two or three lenders for both, and compare closing costs as well as rates.`,
        text`Your home secures either loan, so borrow only what you can pay back.`,
      ],
    };
  },

  chart: ({ figures }) => ({
    kind: 'bar',
    title: 'Interest and costs over the time you stay',
    x: { label: 'Choice', unit: 'count' },
    y: { label: 'Cost', unit: 'usd' },
    series: [
      { name: 'HELOC', points: [[1, figures.find(({ id }) => id === 'heloc_cost')!.value]] },
      { name: 'Cash-out', points: [[2, figures.find(({ id }) => id === 'refi_cost')!.value]] },
    ],
  }),

  formulas: helocOrCashOutFormulas,
  examples: helocOrCashOutExamples,
  sources: ['cfpb_amortization', 'fed_refinancing'],
});
