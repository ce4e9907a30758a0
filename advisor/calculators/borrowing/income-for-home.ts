import { incomeForHomeFormulas } from '#advisor/calculators/borrowing/income-for-home-formulas.ts';
import {
  homeCostFields,
  housingCost,
  sharesOf,
  waysToTellDown,
} from '#advisor/calculators/borrowing/home-cost.ts';
import { besideFields, besidePayment, cashField } from '#advisor/calculators/borrowing/payment-beside.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** The income that a home of a given price takes: affordability the other way round. */
export const incomeForHome = defineCalculator({
  name: 'income_for_home',
  version: 1,
  title: 'Income needed for a home',
  about:
    'The yearly income that it takes to buy a home of a given price within the 28/36 guideline, from price, down payment, rate, other debts, property tax and insurance.',
  simply:
    "It's the question of affordability turned around: how much you'd have to earn so that this home's monthly cost is a fair share of your pay.",
  input: {
    price: money({
      label: 'Home price',
      ask: 'what is the price of the home',
      roles: ['home_price'],
      min: 20_000,
      max: 1e9,
    }),
    ...homeCostFields,
    pmi: moneyPerMonth({
      label: 'Monthly mortgage insurance',
      roles: ['pmi'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'worked out from a share of the loan where it’s due' },
    }),
    earned: besideFields.income,
    cash: cashField,
    rent_now: besideFields.rent_now,
    limit_share: percent({
      label: 'Share of income the lender allows for all debts',
      roles: ['limit_share'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the 28/36 guideline' },
    }),
  },
  alternatives: [waysToTellDown, { fields: ['pmi', 'pmi_rate'] }],

  run(input, { facts }) {
    const [housingShare, debtShare] = sharesOf(
      input.limit_share,
      facts.get('housing_ratio_guideline'),
      facts.get('debt_ratio_guideline'),
    );
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const home = housingCost(input.price, input, pmiRatio);
    const debts = toCents(input.debts);
    const byHousing = (home.total / housingShare) * 100;
    const byDebts = ((home.total + debts) / debtShare) * 100;
    // Rounded up to the dollar: a cent less would not be enough.
    const needed = Math.ceil(toDollars(Math.max(byHousing, byDebts) * monthsPerYear) - 1e-6);
    const income = figure('income', 'Yearly income needed', needed, 'usd_per_year');
    const cost = figure('monthly_cost', 'Monthly housing cost', toDollars(home.total), 'usd_per_month');
    const loan = figure('loan', 'Loan', toDollars(home.loan), 'usd');
    const down = figure('down', 'Down payment', toDollars(toCents(input.price) - home.loan), 'usd');
    const monthly = figure(
      'monthly_income',
      'Monthly income needed',
      needed / monthsPerYear,
      'usd_per_month',
    );
    const payment = figure('principal_interest', 'Loan payment', toDollars(home.payment), 'usd_per_month', {
      decimals: 2,
    });
    const isEnough = input.earned >= needed;
    const gap = figure(
      'income_gap',
      isEnough ? 'Income to spare' : 'Income shortfall',
      Math.abs(input.earned - needed),
      'usd_per_year',
    );
    const cashLeft = figure('cash_left', 'Cash left after the down payment', input.cash - down.value, 'usd', {
      labelBelowZero: 'Cash you are short for the down payment',
    });
    const beside = besidePayment({ income: 0, take_home: 0, rent_now: input.rent_now }, cost.value);
    return {
      figures: [
        income,
        monthly,
        ...(input.earned > 0 ? [gap] : []),
        cost,
        payment,
        loan,
        down,
        figure('property_tax', 'Property tax', toDollars(home.tax), 'usd_per_month'),
        figure('home_insurance', 'Homeowners insurance', toDollars(home.insurance), 'usd_per_month'),
        figure('pmi', 'Mortgage insurance', toDollars(home.pmi), 'usd_per_month'),
        ...(input.cash > 0 ? [cashLeft] : []),
        ...beside.figures,
      ],
      steps: [
        { label: 'Loan', formula: 'price - down payment', value: loan.value, unit: 'usd' },
        {
          label: 'Monthly housing cost',
          formula: 'loan payment + tax + insurance + mortgage insurance + dues',
          value: cost.value,
          unit: 'usd_per_month',
        },
        {
          label: 'Income by the housing share',
          formula: 'housing cost / housing share x 12',
          value: toDollars(byHousing * monthsPerYear),
          unit: 'usd_per_year',
        },
        {
          label: 'Income by the share of all debts',
          formula: '(housing cost + other debts) / debt share x 12',
          value: toDollars(byDebts * monthsPerYear),
          unit: 'usd_per_year',
        },
        { label: 'Income needed', formula: 'the larger of the two', value: needed, unit: 'usd_per_year' },
      ],
      assumptions: [
        text`Housing costs stay within ${fact('housing_ratio_guideline', housingShare, 'percent')} of your income before taxes, and all debts within ${fact('debt_ratio_guideline', debtShare, 'percent')}. It is a guideline; a lender may ask for less.`,
        text`Closing costs, repairs and furniture are not included: keep money for them beside the down payment.`,
      ],
      warnings: [
        ...(home.pmi > 0
          ? [
              text`The loan is more than ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price, so mortgage insurance is included.`,
            ]
          : []),
        ...(down.value === 0
          ? [text`No down payment is counted. Most loans require one, and it lowers the income you need.`]
          : []),
      ],
      detail: {
        income,
        cost,
        loan,
        down,
        payment,
        byDebts: byDebts > byHousing,
        gap: input.earned > 0 ? gap : null,
        isEnough,
        beside: beside.reasons,
      },
    };
  },

  explain({ detail }, { price, rate, debts, earned, limit_share: limit }) {
    const { income, cost, loan, down, byDebts, gap, isEnough, beside } = detail;
    const rule =
      limit > 0
        ? text`a limit of ${given('limit_share', limit, 'percent')} of income`
        : text`the 28/36 guideline`;
    const takes = text`a home for ${given('price', price, 'usd')} takes an income of about ${income} before taxes under ${rule}`;
    return {
      conclusion: !gap
        ? text`You’d need to earn about ${income} before taxes to buy a home for ${given('price', price, 'usd')} under ${rule}.`
        : isEnough
          ? text`Yes, you earn enough: ${takes}, and you make ${given('earned', earned, 'usd_per_year')}.`
          : text`Not quite: ${takes}, which is ${gap} more than you make.`,
      reasons: [
        text`With ${down} down you’d borrow ${loan} at ${given('rate', rate, 'percent')}, about ${cost} with tax and insurance.`,
        byDebts
          ? text`Your other debts of ${given('debts', debts, 'usd_per_month')} set the limit.`
          : text`The cost of housing sets the limit.`,
        ...beside,
      ],
      next: [
        text`Check the home’s actual property tax, insurance and rate: they move the ${income} most.`,
        text`A larger down payment or a cheaper home lowers the income you need.`,
      ],
    };
  },

  formulas: incomeForHomeFormulas,
  examples: [
    {
      question: 'What income do I need for a $450,000 house with 20% down at 6.5%?',
      input: { price: 450_000, down_percent: 20, rate: 6.5 },
    },
    {
      question: 'how much do i have to earn to afford a 600k home with 120k down',
      input: { price: 600_000, down_payment: 120_000 },
    },
    {
      question: 'Salary needed to buy a condo for three hundred thousand with 10 percent down at 6%?',
      input: { price: 300_000, down_percent: 10, rate: 6 },
    },
    {
      question: 'what would we have to make for an 850k place, 400 a month in car payments, 25% down',
      input: { price: 850_000, debts: 400, down_percent: 25 },
    },
  ],
  sources: ['freddie_mac_housing_ratio', 'fannie_mae_dti'],
});
