import { incomeForHomeFormulas } from '#advisor/calculators/borrowing/home-buying/income-for-home-formulas.ts';
import {
  homeCostFields,
  housingCost,
  ownerCostFields,
  partsOfPayment,
  sharesOf,
  waysToTellDown,
} from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import {
  besideFields,
  besidePayment,
  cashField,
} from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const leastPrice = 20_000;

/** The income that a home of a given price takes: affordability the other way round. */
export const incomeForHome = defineCalculator({
  name: 'income_for_home',
  version: 1,
  title: 'Income needed for a home',
  about:
    'The yearly income that it takes to buy a home of a given price, or to carry a given monthly housing payment, within the 28/36 guideline, from price or payment, down payment, rate, other debts, property tax and insurance.',
  simply:
    "It's the question of affordability turned around: how much you'd have to earn so that this home's monthly cost is a fair share of your pay.",
  input: {
    price: money({
      label: 'Home price',
      ask: 'what is the price of the home',
      roles: ['home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the whole payment is known without it' },
      needed: ({ housing_payment: told }) => !told,
    }),
    ...homeCostFields,
    yearly_tax: ownerCostFields.property_tax,
    pmi: moneyPerMonth({
      label: 'Monthly mortgage insurance',
      roles: ['pmi'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'worked out from a share of the loan where it’s due' },
    }),
    earned: besideFields.income,
    cash: cashField,
    // Beside a price, what somebody pays for housing is the rent of today; without one it is the payment asked about.
    rent_now: moneyPerMonth({
      label: 'Housing cost now',
      roles: ['housing_cost'],
      beside: ['home_price'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'it isn’t compared with what you pay now' },
    }),
    housing_payment: moneyPerMonth({
      label: 'Whole monthly housing payment',
      roles: ['mortgage_payment', 'housing_cost'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'worked out from the price' },
    }),
    limit_share: percent({
      label: 'Share of income the lender allows for all debts',
      roles: ['limit_share'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the 28/36 guideline' },
    }),
  },
  alternatives: [waysToTellDown, { fields: ['pmi', 'pmi_rate'] }, { fields: ['price', 'housing_payment'] }],
  check: ({ price, housing_payment: told }) =>
    told > 0 || price >= leastPrice
      ? null
      : price > 0
        ? 'Give a price of at least $20,000.'
        : 'Give the price of the home, or the whole monthly housing payment.',

  run(input, { facts }) {
    const [housingShare, debtShare] = sharesOf(
      input.limit_share,
      facts.get('housing_ratio_guideline'),
      facts.get('debt_ratio_guideline'),
    );
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const worked = housingCost(input.price, { ...input, property_tax: input.yearly_tax }, pmiRatio);
    const added = input.insurance + input.yearly_tax + (input.hoa + input.pmi) * monthsPerYear;
    // A payment that is told has everything in it that is not told beside it, whatever the price.
    const home =
      input.housing_payment > 0
        ? { ...worked, pmi: 0, total: toCents(input.housing_payment + added / monthsPerYear) }
        : worked;
    const isTold = input.housing_payment > 0;
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
        ...(isTold
          ? []
          : [
              payment,
              loan,
              down,
              figure('property_tax', 'Property tax', toDollars(home.tax), 'usd_per_month'),
              figure('home_insurance', 'Homeowners insurance', toDollars(home.insurance), 'usd_per_month'),
              figure('pmi', 'Mortgage insurance', toDollars(home.pmi), 'usd_per_month'),
              ...(input.cash > 0 ? [cashLeft] : []),
            ]),
        ...beside.figures,
      ],
      steps: [
        ...(isTold
          ? []
          : [{ label: 'Loan', formula: 'price - down payment', value: loan.value, unit: 'usd' as const }]),
        {
          label: 'Monthly housing cost',
          formula: isTold
            ? 'payment + what you gave beside it'
            : 'loan payment + tax + insurance + mortgage insurance + dues',
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
        ...(isTold
          ? [text`The payment is taken with tax, insurance and dues in it, unless you gave them beside it.`]
          : []),
        text`Closing costs, repairs and furniture are not included: keep money for them beside the down payment.`,
      ],
      warnings: [
        ...(home.pmi > 0
          ? [
              text`The loan is more than ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price, so mortgage insurance is included.`,
            ]
          : []),
        ...(down.value === 0 && !isTold
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

  explain({ detail }, { price, housing_payment: told, rate, debts, earned, limit_share: limit }) {
    const { income, cost, loan, down, byDebts, gap, isEnough, beside } = detail;
    const rule =
      limit > 0
        ? text`a limit of ${given('limit_share', limit, 'percent')} of income`
        : text`the 28/36 guideline`;
    const home =
      told > 0
        ? text`a housing payment of ${given('housing_payment', told, 'usd_per_month')}`
        : text`a home for ${given('price', price, 'usd')}`;
    const takes = text`${home} takes an income of about ${income} before taxes under ${rule}`;
    return {
      conclusion: !gap
        ? text`You’d need to earn about ${income} before taxes ${told > 0 ? 'for' : 'to buy'} ${home} under ${rule}.`
        : isEnough
          ? text`Yes, you earn enough: ${takes}, and you make ${given('earned', earned, 'usd_per_year')}.`
          : text`Not quite: ${takes}, which is ${gap} more than you make.`,
      reasons: [
        ...(told > 0
          ? []
          : [
              text`With ${down} down you’d borrow ${loan} at ${given('rate', rate, 'percent')}, about ${cost} with tax and insurance.`,
            ]),
        byDebts
          ? text`Your other debts of ${given('debts', debts, 'usd_per_month')} set the limit.`
          : text`The cost of housing sets the limit.`,
        ...beside,
      ],
      next: [
        told > 0
          ? text`Make sure the payment has property tax, insurance and dues in it: lenders count all of them.`
          : text`Check the home’s actual property tax, insurance and rate: they move the ${income} most.`,
        text`A larger down payment or a cheaper home lowers the income you need.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Income needed, and what the home costs a month', figures, ['monthly_income', ...partsOfPayment]),

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
    {
      question: 'for a 2,100 housing payment all in, held to 28%, what do we have to earn?',
      input: { housing_payment: 2100, limit_share: 28 },
    },
    {
      question: 'what salary gets approved for a house payment of 2,800 with taxes and insurance, car is 450',
      input: { housing_payment: 2800, debts: 450 },
    },
  ],
  sources: ['freddie_mac_housing_ratio', 'fannie_mae_dti'],
});
