import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { periodicRate, presentValue } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** The loan that a payment carries: amortization the other way round. */
export const loanFromPayment = defineCalculator({
  name: 'loan_from_payment',
  version: 1,
  title: 'Loan that a payment can carry',
  about:
    'How much can be borrowed for a given monthly payment at a rate and a term, and with a down payment the price that it buys.',
  input: {
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: ['debt_payment', 'mortgage_payment', 'debt_budget', 'housing_cost'],
      min: 1,
      max: 40_000,
    }),
    rate: percent({
      label: 'Yearly interest rate',
      roles: ['loan_rate'],
      min: 0,
      max: 60,
    }),
    years: years({
      label: 'Term',
      ask: 'over how many years or months does it run',
      roles: ['term'],
      min: 1 / monthsPerYear,
      max: 50,
    }),
    down_payment: money({
      label: 'Down payment',
      roles: ['down_amount'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing is paid down' },
    }),
  },

  run({ payment, rate, years: time, down_payment: down }) {
    const term = Math.max(1, Math.round(time * monthsPerYear));
    const perMonth = periodicRate(rate, monthsPerYear);
    const loan = presentValue(0, payment, perMonth, term);
    return {
      figures: [
        figure('loan', 'Loan', loan, 'usd', exact),
        figure('price', 'Price with the down payment', loan + down, 'usd', exact),
        figure('total_paid', 'Paid altogether', payment * term, 'usd', exact),
        figure('total_interest', 'Interest altogether', payment * term - loan, 'usd', exact),
      ],
      steps: [
        {
          label: 'Rate of a month',
          formula: 'rate / 12',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Payments', value: term, unit: 'months' },
        {
          label: 'Loan',
          formula: 'payment x (1 - (1 + month)^-payments) / month',
          value: loan,
          unit: 'usd',
          ...exact,
        },
        { label: 'Price', formula: 'loan + down payment', value: loan + down, unit: 'usd', ...exact },
      ],
      assumptions: [
        text`The rate stays the same, and interest is charged monthly.`,
        text`The payment is for the loan alone: property tax, insurance, fees and sales tax come on top.`,
      ],
      warnings: [],
      detail: { term },
    };
  },

  explain({ figures: [loan, price, paid, interest] }, { payment, rate, years: time, down_payment: down }) {
    return {
      conclusion: text`${given('payment', payment, 'usd_per_month')} carries a loan of ${loan!} over ${given('years', time, 'years')} at ${given('rate', rate, 'percent')}.`,
      reasons: [
        ...(down > 0
          ? [text`With ${given('down_payment', down, 'usd')} down it buys something for ${price!}.`]
          : []),
        text`You would pay ${paid!} in all, of which ${interest!} is interest.`,
      ],
      next: [
        text`Leave room in the payment for taxes, insurance and upkeep.`,
        text`A shorter term carries a smaller loan, but costs far less interest.`,
      ],
    };
  },

  examples: [
    {
      question: 'How big a loan can I get for a payment of $1,500 a month over 30 years at 7%?',
      input: { payment: 1500, rate: 7, years: 30 },
    },
    {
      question: 'i can swing 400 a month for a car, 60 months, 6.5 percent. how much can i borrow',
      input: { payment: 400, rate: 6.5, years: 5 },
    },
    {
      question: 'what price range fits a 2,200 payment with 50k down, 30 year fixed at 6.4%',
      input: { payment: 2200, rate: 6.4, years: 30, down_payment: 50_000 },
    },
    {
      question: 'If my budget is $350 monthly, what size of personal loan at 11% for 3 years is that?',
      input: { payment: 350, rate: 11, years: 3 },
    },
    {
      question: 'max loan amount for 900 per month over fifteen years, rate 5.9',
      input: { payment: 900, rate: 5.9, years: 15 },
    },
  ],
  sources: ['cfpb_amortization'],
});
