import { housingCost } from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import {
  houseHackExamples,
  houseHackFields,
  houseHackFormulas,
} from '#advisor/calculators/borrowing/home-buying/house-hack-fields.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** Nothing to work out if the whole payment is given. */
const noHome = { loan: 0, payment: 0, tax: 0, insurance: 0, pmi: 0, total: 0 };

/** A home to live in of which a part is rented out. */
export const houseHack = defineCalculator({
  name: 'house_hack',
  version: 1,
  title: 'House hacking',
  about:
    'What it costs to live in a duplex, triplex or house while renting out the other units or rooms: the payment with tax, insurance and mortgage insurance, vacancy and upkeep, what is left for you to pay, how that compares with renting, and the cash-on-cash return.',
  simply:
    "Your tenants' rent pays part of your own housing. What's left is what it really costs you to live there.",
  input: houseHackFields,
  alternatives: [
    {
      fields: ['down_payment', 'down_percent'],
      problem: 'Give the down payment as an amount or as a share of the price, not both.',
    },
    { fields: ['property_tax', 'tax_rate'] },
    { fields: ['maintenance', 'maintenance_rate'] },
  ],
  check: ({ price, down_payment: down, whole_payment: payment }) => {
    if (price === 0) return payment === 0 ? 'Give the price of the home, or the whole payment.' : null;
    return down >= price ? 'The down payment pays for the whole home: give a smaller one.' : null;
  },

  run(input, { facts }) {
    const { price, rent, vacancy, rent_else: elsewhere } = input;
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const isTold = input.whole_payment > 0;
    const home = price > 0 ? housingCost(price, input, pmiRatio) : noHome;
    const payment = isTold ? input.whole_payment : toDollars(home.total);
    const upkeep =
      (input.maintenance > 0 ? input.maintenance : (price * input.maintenance_rate) / 100) / monthsPerYear;
    const collected = rent * (1 - vacancy / 100);
    const own = payment + upkeep - collected;
    const down = price - toDollars(home.loan);
    const cash = down + (price * input.closing_rate) / 100;
    const saved = elsewhere - own;
    const free = vacancy < 100 ? (payment + upkeep) / (1 - vacancy / 100) : 0;
    return {
      figures: [
        figure('own_cost', 'What you pay to live there', own, 'usd_per_month', {
          labelBelowZero: 'What the home pays you',
        }),
        figure('payment', 'Whole payment', payment, 'usd_per_month'),
        figure('upkeep', 'Upkeep', upkeep, 'usd_per_month'),
        figure('collected', 'Rent after vacancy', collected, 'usd_per_month'),
        ...(isTold ? [] : [figure('cash', 'Cash to buy', cash, 'usd')]),
        figure('free_rent', 'Rent at which you’d live free', free, 'usd_per_month'),
        ...(elsewhere > 0
          ? [
              figure('saved', 'Less than renting', saved, 'usd_per_month', {
                labelBelowZero: 'More than renting',
              }),
              ...(cash > 0 && !isTold
                ? [
                    figure(
                      'cash_on_cash',
                      'Yearly saving over the cash put in',
                      ((saved * monthsPerYear) / cash) * 100,
                      'percent',
                      { decimals: 1 },
                    ),
                  ]
                : []),
            ]
          : []),
        ...(home.pmi > 0 && !isTold
          ? [figure('pmi', 'Mortgage insurance', toDollars(home.pmi), 'usd_per_month')]
          : []),
        figure(
          'rent_share',
          'Share of the cost that tenants pay',
          (collected / (payment + upkeep)) * 100,
          'percent',
          {
            decimals: 0,
          },
        ),
      ],
      steps: isTold
        ? []
        : [
            { label: 'Loan', formula: 'price - down payment', value: toDollars(home.loan), unit: 'usd' },
            {
              label: 'Principal and interest',
              value: toDollars(home.payment),
              unit: 'usd_per_month',
              decimals: 2,
            },
            { label: 'Property tax', value: toDollars(home.tax), unit: 'usd_per_month', decimals: 2 },
            {
              label: 'Homeowners insurance',
              value: toDollars(home.insurance),
              unit: 'usd_per_month',
              decimals: 2,
            },
            { label: 'Down payment', value: down, unit: 'usd' },
          ],
      assumptions: [
        text`Income tax is left out: the rent is taxed, and the rented part’s costs and depreciation come off it.`,
        text`Part of the payment pays off the loan, which isn’t counted as a gain here.`,
        ...(isTold ? [text`Your payment includes property tax and insurance.`] : []),
        ...(home.pmi > 0 && !isTold
          ? [
              text`Mortgage insurance ends at ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price on a conventional loan; FHA loans have other rules.`,
            ]
          : []),
      ],
      warnings: [],
      detail: { parts: [payment, upkeep, collected, Math.max(0, own)] },
    };
  },

  explain({ figures }, { rent_else: elsewhere, rent, vacancy }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const own = find('own_cost');
    const saved = figures.find(({ id }) => id === 'saved');
    const earned = figures.find(({ id }) => id === 'cash_on_cash');
    const cash = figures.find(({ id }) => id === 'cash');
    const gain = { ...own, value: Math.abs(own.value) };
    const apart = saved && { ...saved, value: Math.abs(saved.value) };
    const cost =
      own.value > 0
        ? text`You’d pay about ${own} to live there, after the rent you get.`
        : text`You’d live free: the rent covers everything and leaves ${gain}.`;
    return {
      conclusion: cost,
      openings: {
        ...(saved && apart
          ? {
              yesno:
                saved.value > 0
                  ? text`Yes: you’d pay ${apart} less than renting.`
                  : text`Not on the monthly cost: you’d pay ${apart} more than renting.`,
              which:
                saved.value > 0
                  ? text`House hacking is cheaper: ${apart} less than renting.`
                  : text`Renting is cheaper by ${apart}, before what you pay off on the loan.`,
            }
          : {}),
        ...(earned ? { rate: text`The saving is ${earned} a year on the cash you put in.` } : {}),
        ...(cash ? { amount: text`${cost} You need ${cash} in cash to buy.` } : {}),
      },
      reasons: [
        text`The whole payment is ${find('payment')} and upkeep ${find('upkeep')}; of ${given('rent', rent, 'usd_per_month')} of rent, ${find('collected')} is left after ${given('vacancy', vacancy, 'percent')} of vacancy.`,
        ...(saved && apart
          ? [
              text`That’s ${apart} ${saved.value > 0 ? 'less' : 'more'} than your rent of ${given('rent_else', elsewhere, 'usd_per_month')}${earned && saved.value > 0 ? text`, a return of ${earned} on the ${cash!} you put in` : ''}.`,
            ]
          : []),
        text`You’d live free at ${find('free_rent')} of rent.`,
      ],
      next: [
        text`Check that you could carry the whole ${find('payment')} for three months without a tenant.`,
        text`Ask the lender how much of the rent counts as income, and the city whether the unit may be rented.`,
      ],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'A month in the home',
    x: { label: 'Part', unit: 'count', names: ['Payment', 'Upkeep', 'Rent you get', 'Your part'] },
    y: { label: 'A month', unit: 'usd_per_month' },
    about: 4,
    series: [{ name: 'A month', points: parts.map((part, index) => [index + 1, part] as const) }],
  }),

  formulas: houseHackFormulas,
  examples: houseHackExamples,
  sources: ['cfpb_amortization', 'cfpb_pmi', 'irs_pub_527'],
});
