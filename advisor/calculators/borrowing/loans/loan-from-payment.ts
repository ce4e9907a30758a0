import { typicalTerms, usualTerm } from '#advisor/calculators/borrowing/loans/usual-term.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { besideFields, besidePayment } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { periodicRate, presentValue } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  chargedRate,
  effectiveRateFormula,
  effectiveRateOf,
  soleLoanCompoundingField,
  loanConvention,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** A payment for a car or the like that leaves room for insurance, fuel and the rest. */
const shareOfNet = 0.1;
const shareOfGross = 0.08;
/** Cars, boats and the like are paid off within these years. */
const longestForThings = 12;

/** The loan that a payment carries: amortization the other way round. */
export const loanFromPayment = defineCalculator({
  name: 'loan_from_payment',
  version: 1,
  title: 'Loan that a payment can carry',
  about:
    'How much can be borrowed for a given monthly payment at a rate and a term, and with a down payment the price that it buys.',
  simply:
    'Part of every payment is interest, so the loan you can get is smaller than all your payments added up. A lower rate or a longer time means a bigger loan.',
  input: {
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: [
        'mortgage_payment',
        'debt_payment:car',
        'debt_payment',
        'debt_payment@spouse',
        'debt_budget',
        'housing_cost',
      ],
      min: 1,
      max: 40_000,
      usual: {
        reason:
          'a tenth of take-home pay, or a little less of pay before taxes, leaves room for insurance, fuel and repairs',
        by: ({ take_home: net, income, years: time }) =>
          // A home has rules of its own.
          typeof time !== 'number' || time > longestForThings
            ? undefined
            : typeof net === 'number' && net > 0
              ? Math.round(net * shareOfNet)
              : typeof income === 'number' && income > 0
                ? Math.round((income / monthsPerYear) * shareOfGross)
                : undefined,
      },
    }),
    rate: percent({
      label: 'Yearly interest rate',
      roles: ['loan_rate'],
      min: 0,
      max: 60,
    }),
    compounding: soleLoanCompoundingField,
    years: years({
      label: 'Term',
      ask: 'over how many years or months does it run',
      roles: ['term_left', 'term', 'time_payoff'],
      min: 1 / monthsPerYear,
      max: 50,
      usual: usualTerm,
      typical: typicalTerms,
    }),
    down_payment: money({
      label: 'Down payment',
      roles: ['down_amount'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no down payment was mentioned' },
    }),
    trade_in: money({
      label: 'Trade-in',
      roles: ['trade_in'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing is traded in' },
    }),
    price: money({
      label: 'Price of what you want to buy',
      roles: ['car_price', 'home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no price was mentioned' },
    }),
    property_tax: moneyPerYear({
      label: 'Yearly property tax in the payment',
      roles: ['property_tax'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the payment is for the loan alone' },
    }),
    tax_rate: percent({
      label: 'Property tax in the payment as a share of the price',
      roles: ['property_tax_rate'],
      min: 0,
      max: 6,
      default: { value: 0, reason: 'the payment is for the loan alone' },
    }),
    insurance: moneyPerYear({
      label: 'Yearly homeowners insurance in the payment',
      roles: ['home_insurance'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the payment is for the loan alone' },
    }),
    hoa: moneyPerMonth({
      label: 'Association dues in the payment',
      roles: ['hoa'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'no association was mentioned' },
    }),
    income: besideFields.income,
    take_home: besideFields.take_home,
  },
  alternatives: [{ fields: ['property_tax', 'tax_rate'] }],
  check: ({ payment, property_tax: tax, insurance, hoa }) =>
    (tax + insurance) / monthsPerYear + hoa >= payment
      ? 'Taxes, insurance and dues take the whole payment: give a higher one.'
      : null,

  run(input) {
    const { payment, rate, years: time } = input;
    const term = Math.max(1, Math.round(time * monthsPerYear));
    const perMonth = periodicRate(chargedRate(rate, input.compounding), monthsPerYear);
    const down = input.down_payment + input.trade_in;
    const fixed = (input.property_tax + input.insurance) / monthsPerYear + input.hoa;
    const perDollar = presentValue(0, 1, perMonth, term);
    const taxShare = input.property_tax > 0 ? 0 : input.tax_rate / 100 / monthsPerYear;
    // Tax goes by the price, which is the loan and what is paid down: left = loan / perDollar + tax x (loan + down).
    const loan = Math.max(0, (payment - fixed - taxShare * down) / (1 / perDollar + taxShare));
    const forLoan = loan / perDollar;
    const isShort = loan + down < input.price;
    const short = figure(
      'short',
      isShort ? 'Shortfall to the price' : 'Amount to spare',
      Math.abs(input.price - loan - down),
      'usd',
    );
    const neededPayment = figure(
      'payment_for_price',
      'Payment that price takes',
      Math.max(0, input.price - down) / perDollar + fixed + taxShare * input.price,
      'usd_per_month',
      exact,
    );
    const beside = besidePayment(input, payment);
    return {
      figures: [
        figure('loan', 'Loan', loan, 'usd', exact),
        figure('price', 'Price with the down payment', loan + down, 'usd', exact),
        figure('total_paid', 'Total paid on the loan', forLoan * term, 'usd', exact),
        figure('total_interest', 'Total interest', forLoan * term - loan, 'usd', exact),
        ...(forLoan < payment - 0.005
          ? [figure('for_loan', 'Part of the payment for the loan', forLoan, 'usd_per_month', exact)]
          : []),
        ...(input.price > 0 ? [short, neededPayment] : []),
        ...beside.figures,
        ...effectiveRateOf(rate, input.compounding),
      ],
      steps: [
        {
          label: 'Monthly rate',
          formula: 'rate / 12',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Payments', value: term, unit: 'months' },
        {
          label: 'Loan',
          formula: 'payment for the loan x (1 - (1 + month)^-payments) / month',
          value: loan,
          unit: 'usd',
          ...exact,
        },
        { label: 'Price', formula: 'loan + down payment', value: loan + down, unit: 'usd', ...exact },
      ],
      assumptions: [
        text`The rate stays the same.`,
        loanConvention(input.compounding),
        fixed + taxShare > 0
          ? text`The payment covers the loan and the taxes, insurance and dues you gave; fees come on top.`
          : text`The payment is for the loan alone: property tax, insurance, fees and sales tax come on top.`,
      ],
      warnings: [],
      detail: { down, isShort, short: input.price > 0 ? short : null, neededPayment, beside: beside.reasons },
    };
  },

  explain(
    { figures: [loan, price, paid, interest], detail: { down, isShort, short, neededPayment, beside } },
    { payment, rate, years: time },
  ) {
    return {
      conclusion: text`${given('payment', payment, 'usd_per_month')} pays for a loan of ${loan!} over ${given('years', time, 'years')} at ${given('rate', rate, 'percent')}.`,
      openings: short
        ? {
            yesno: isShort
              ? text`No, you’d be ${short} short: that price takes ${neededPayment}.`
              : text`Yes, it buys up to ${price!}, with ${short} to spare.`,
          }
        : down > 0
          ? {
              amount: text`You can spend about ${price!}: ${given('payment', payment, 'usd_per_month')} pays for a loan of ${loan!}, and the rest is your money down.`,
            }
          : {},
      reasons: [
        ...(down > 0 ? [text`With your money down, you can spend ${price!}.`] : []),
        ...(short
          ? [
              isShort
                ? text`That’s ${short} short of the price you have in mind, which would take ${neededPayment}.`
                : text`That covers the price you have in mind, with ${short} to spare.`,
            ]
          : []),
        text`You’d pay ${paid!} in all, of which ${interest!} is interest.`,
        ...beside,
      ],
      next: [
        isShort
          ? text`Put ${short!} more down, or find one for ${price!}.`
          : text`Leave room in the payment for taxes, insurance and upkeep.`,
        text`A shorter term means a smaller loan, but far less interest.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('What the payments pay for', figures, ['loan', 'total_interest', 'total_paid']),

  formulas: {
    ...besideFormulas('payment'),
    ...effectiveRateFormula(),
    loan: 'What {payment}[, less tax and insurance of {insurance},] pays off in {years} at {rate}',
    price: 'loan + down_payment + trade_in',
    total_paid: ['payment * years * 12', 'total_interest + loan', 'Loan payments over {years}'],
    total_interest: 'total_paid - loan',
    loan_payment: ['payment', 'Your payment of {payment}, less tax, insurance and dues'],
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
