import { mortgageAffordabilityExamples } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability-examples.ts';
import { incomeFields } from '#advisor/calculators/borrowing/home-buying/income-fields.ts';
import { mortgageAffordabilityFormulas } from '#advisor/calculators/borrowing/home-buying/mortgage-affordability-formulas.ts';
import {
  homeCostFields,
  highestPrice,
  housingCost,
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
import { money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  leastGrossOfTakeHome,
  takeHomeAssumptions,
} from '#advisor/calculators/tax/pay/gross-of-take-home.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Cash that was mentioned without a down payment is what could go down. */
function withCash<T extends { cash: number; down_payment: number; down_percent: number }>(input: T): T {
  return input.cash > 0 && input.down_payment === 0 && input.down_percent === 0
    ? { ...input, down_payment: input.cash }
    : input;
}

/** How much home an income carries under the 28/36 rule. */
export const mortgageAffordability = defineCalculator({
  name: 'mortgage_affordability',
  version: 1,
  title: 'How much house you can afford',
  about:
    'The highest home price that keeps housing and all debts within the 28/36 guideline, from income, debts, rate, down payment, property tax, insurance and mortgage insurance.',
  simply:
    'Lenders look at how much of your pay would go to the house each month. The highest price is the one whose whole monthly cost just fits into that share.',
  input: {
    ...incomeFields,
    price: money({
      label: 'Home price you have in mind',
      roles: ['home_price'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no price is named' },
    }),
    ...homeCostFields,
    property_tax: moneyPerYear({
      label: 'Yearly property tax in dollars',
      roles: ['property_tax'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'worked out from a share of the price' },
    }),
    cash: cashField,
    rent_now: besideFields.rent_now,
    limit_share: percent({
      label: 'Share of income you want to stay under',
      roles: ['limit_share'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the 28/36 guideline' },
    }),
  },
  alternatives: [waysToTellDown, { fields: ['property_tax', 'tax_rate'] }],
  check: ({ income, take_home: takeHome }) =>
    income + takeHome > 0 ? null : 'Give your yearly income before taxes, or your monthly take-home pay.',

  run(told, { facts }) {
    const input = withCash(told);
    const income = told.income + leastGrossOfTakeHome(told.take_home, facts);
    const gross = figure('gross', 'Income before taxes', income, 'usd_per_year');
    const [housingShare, debtShare] = sharesOf(
      input.limit_share,
      facts.get('housing_ratio_guideline'),
      facts.get('debt_ratio_guideline'),
    );
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const monthly = toCents(income) / monthsPerYear;
    const debts = toCents(input.debts);
    const byHousing = Math.floor((monthly * housingShare) / 100);
    const byDebts = Math.floor((monthly * debtShare) / 100) - debts;
    const budget = Math.max(0, Math.min(byHousing, byDebts));
    const price = highestPrice(budget, input, pmiRatio);
    const home = housingCost(price, input, pmiRatio);
    const total = price > 0 ? home.total : 0;
    const maxPrice = figure('max_price', 'Highest price', price, 'usd');
    const payment = figure('monthly_cost', 'Monthly housing cost', toDollars(total), 'usd_per_month');
    const housing = figure('housing_ratio', 'Housing share of income', (total / monthly) * 100, 'percent');
    const back = figure(
      'debt_ratio',
      'Share of income for housing and debts',
      ((total + debts) / monthly) * 100,
      'percent',
    );
    const loan = figure('loan', 'Loan', toDollars(home.loan), 'usd');
    const down = figure('down', 'Down payment', toDollars(toCents(price) - home.loan), 'usd');
    const wanted = housingCost(input.price, input, pmiRatio).total;
    const wantedCost = figure(
      'price_cost',
      'Monthly cost of the home you have in mind',
      toDollars(wanted),
      'usd_per_month',
    );
    const wantedShare = figure(
      'price_share',
      'Share of income that home would take',
      (wanted / monthly) * 100,
      'percent',
    );
    const limitedByDebts = byDebts < byHousing;
    const better = limitedByDebts
      ? figure(
          'price_without_debts',
          'Highest price without the other debts',
          highestPrice(byHousing, input, pmiRatio),
          'usd',
        )
      : figure(
          'price_lower_rate',
          'Highest price at a rate one point lower',
          highestPrice(budget, { ...input, rate: Math.max(0, input.rate - 1) }, pmiRatio),
          'usd',
        );
    const beside = besidePayment({ income: 0, take_home: 0, rent_now: input.rent_now }, toDollars(total));
    const part = (id: string, label: string, cents: Cents) =>
      figure(id, label, price > 0 ? toDollars(cents) : 0, 'usd_per_month');
    return {
      figures: [
        maxPrice,
        ...(told.take_home > 0 ? [gross] : []),
        ...(input.price > 0 ? [wantedCost, wantedShare] : []),
        loan,
        down,
        payment,
        part('principal_interest', 'Loan payment', home.payment),
        part('property_tax', 'Property tax', home.tax),
        part('home_insurance', 'Homeowners insurance', home.insurance),
        part('pmi', 'Mortgage insurance', home.pmi),
        housing,
        back,
        ...beside.figures,
        better,
      ],
      steps: [
        {
          label: 'Monthly income',
          formula: 'yearly income before taxes / 12',
          value: toDollars(monthly),
          unit: 'usd',
        },
        {
          label: 'Most for housing',
          formula: 'income x housing share',
          value: toDollars(byHousing),
          unit: 'usd',
        },
        {
          label: 'Most for housing after other debts',
          formula: 'income x debt share - other debts',
          value: toDollars(byDebts),
          unit: 'usd',
        },
        {
          label: 'Budget for housing',
          formula: 'the smaller of the two',
          value: toDollars(budget),
          unit: 'usd',
        },
        {
          label: 'Highest price',
          formula: 'the price whose monthly cost uses the budget up',
          value: price,
          unit: 'usd',
        },
      ],
      assumptions: [
        ...takeHomeAssumptions(told.take_home, gross),
        ...(input.down_payment > told.down_payment
          ? [
              text`All the cash you mentioned goes into the down payment; keep some back for closing and emergencies.`,
            ]
          : []),
        text`Housing costs stay within ${fact('housing_ratio_guideline', housingShare, 'percent')} of your income before taxes, and all debts within ${fact('debt_ratio_guideline', debtShare, 'percent')}. It’s a guideline; a lender may allow more, and your budget may allow less.`,
        text`Closing costs, repairs and furniture aren’t included: keep money for them on top of the down payment.`,
      ],
      warnings: [
        ...(home.pmi > 0 && price > 0
          ? [
              text`The loan is more than ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price, so mortgage insurance is included.`,
            ]
          : []),
        ...(input.down_payment === 0 && input.down_percent === 0
          ? [
              text`No down payment is counted. Most loans require one, and it raises the price you can afford.`,
            ]
          : []),
      ],
      detail: {
        earned: told.take_home > 0 ? gross : given('income', told.income, 'usd_per_year'),
        wantedCost,
        wantedShare,
        maxPrice,
        payment,
        loan,
        down,
        housing,
        back,
        limitedByDebts,
        better,
        beside: beside.reasons,
      },
    };
  },

  explain({ detail }, { debts, price, limit_share: limit }) {
    const { wantedCost, wantedShare, maxPrice, payment, loan, down, housing, back, limitedByDebts } = detail;
    const { beside, better, earned } = detail;
    if (maxPrice.value === 0) {
      return {
        conclusion: text`Not yet: on ${earned}, debt payments of ${given('debts', debts, 'usd_per_month')} leave no room for a mortgage under the 28/36 guideline.`,
        reasons: [
          text`Your other debts already take ${back} of your income, and a home has fixed costs too.`,
        ],
        next: [
          better.value > 0
            ? text`With those debts paid off you could afford about ${better}.`
            : text`Pay down the debt with the highest rate first, then look again.`,
        ],
      };
    }
    const rule =
      limit > 0
        ? text`your limit of ${given('limit_share', limit, 'percent')} of income`
        : text`the 28/36 guideline`;
    const fits = price <= maxPrice.value;
    const mind = given('price', price, 'usd');
    return {
      conclusion:
        price > 0
          ? fits
            ? text`Yes, ${mind} is within the ${maxPrice} you can afford on ${earned} under ${rule}.`
            : text`Not under ${rule}: ${mind} is above the ${maxPrice} you can afford on ${earned}.`
          : text`On ${earned} you can afford a home of about ${maxPrice} under ${rule}.`,
      openings: {
        amount: text`On ${earned} you can afford a home of about ${maxPrice} under ${rule}.`,
        payment:
          price > 0
            ? text`${mind} would cost you about ${wantedCost}, or ${wantedShare} of your income.`
            : text`Plan on about ${payment} for housing, with tax and insurance.`,
        ...(price > 0 ? {} : { yesno: text`Yes, up to about ${maxPrice} on ${earned} under ${rule}.` }),
      },
      reasons: [
        ...(price > 0 ? [text`It would cost ${wantedCost}, which is ${wantedShare} of your income.`] : []),
        text`Your top price means a loan of ${loan} with ${down} down, about ${payment} with tax and insurance.`,
        limitedByDebts
          ? text`Your other debts set the limit: with housing they take ${back} of your income.`
          : text`Housing sets the limit: it takes ${housing} of your income, and ${back} with other debts.`,
        ...beside,
      ],
      next: [
        limitedByDebts
          ? text`Paying off the other debts first would raise that to about ${better}.`
          : text`A rate one point lower would raise that to about ${better}, so shop several lenders.`,
        text`Look up the actual property tax and insurance of the home you like.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('What the home costs a month', figures, partsOfPayment),

  formulas: mortgageAffordabilityFormulas,
  examples: mortgageAffordabilityExamples,
  sources: ['freddie_mac_housing_ratio', 'fannie_mae_dti'],
});
