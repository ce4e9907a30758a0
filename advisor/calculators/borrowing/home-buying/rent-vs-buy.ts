import { rentVsBuyFormulas } from '#advisor/calculators/borrowing/home-buying/rent-vs-buy-formulas.ts';
import { compareHomes, ownerMonth } from '#advisor/calculators/borrowing/home-buying/own-or-rent.ts';
import {
  longestYears,
  rentVsBuyFields,
} from '#advisor/calculators/borrowing/home-buying/rent-vs-buy-fields.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** Amounts of a year as shares of the price, so that they grow with it. */
function inShares<
  T extends Record<
    'price' | 'upkeep' | 'maintenance' | 'insurance' | 'insurance_rate' | 'pmi' | 'pmi_rate' | 'down_percent',
    number
  >,
>(told: T): T {
  const ofPrice = (amount: number) => (amount / told.price) * 100;
  const loan = told.price * (1 - told.down_percent / 100);
  return {
    ...told,
    maintenance: told.upkeep > 0 ? ofPrice(told.upkeep) : told.maintenance,
    insurance_rate: told.insurance > 0 ? ofPrice(told.insurance) : told.insurance_rate,
    pmi_rate: told.pmi > 0 && loan > 0 ? ((told.pmi * monthsPerYear) / loan) * 100 : told.pmi_rate,
  };
}

const ahead = ({ buying, renting }: { buying: number; renting: number }) => renting - buying;

/** Whether to rent or to buy a home, all costs and the sale counted. */
export const rentVsBuy = defineCalculator({
  name: 'rent_vs_buy',
  version: 1,
  title: 'Rent or buy',
  about:
    'Whether renting or buying a home is cheaper after a number of years, counting mortgage, taxes, upkeep, price and rent growth, selling costs and what the down payment could earn, and the year from which buying wins.',
  simply:
    'Renting costs rent. Owning costs interest, taxes, repairs and selling, but part of each payment stays yours, so how long you stay decides a lot.',
  input: rentVsBuyFields,

  alternatives: [
    { fields: ['upkeep', 'maintenance'] },
    { fields: ['insurance', 'insurance_rate'] },
    { fields: ['pmi', 'pmi_rate'] },
  ],

  run(told, { facts }) {
    const input = inShares(told);
    const pmiRatio = facts.get('pmi_cancel_ratio');
    const stay = Math.round(input.years * monthsPerYear);
    const course = compareHomes(input, pmiRatio, longestYears * monthsPerYear);
    const end = course[stay] ?? { buying: 0, renting: 0, equity: 0 };
    const byYear = course.flatMap((at, month) =>
      month % monthsPerYear === 0 ? [{ year: month / monthsPerYear, gain: ahead(at) }] : [],
    );
    const turn = byYear.find(({ year, gain }) => year > 0 && gain > 0);
    const gain = figure('buying_ahead', 'Gain from buying over renting', ahead(end), 'usd', {
      labelBelowZero: 'Gain from renting over buying',
    });
    const buying = figure('buying_cost', 'Cost of buying in today’s dollars', end.buying, 'usd');
    const renting = figure('renting_cost', 'Cost of renting in today’s dollars', end.renting, 'usd');
    const breakeven = turn
      ? figure('breakeven_year', 'First year in which buying is cheaper', turn.year, 'count')
      : null;
    const owner = figure(
      'owner_monthly',
      'Owner’s first monthly cost',
      ownerMonth(input, 1, pmiRatio),
      'usd_per_month',
    );
    const equity = figure('equity', 'Cash from a sale at the end', end.equity, 'usd');
    const start = (input.price * (input.down_percent + input.buying_costs)) / 100 + input.repairs;
    const cashLeft = figure('cash_left', 'Cash left after buying', input.cash - start, 'usd', {
      labelBelowZero: 'Cash you are short for buying',
    });
    return {
      figures: [
        gain,
        ...(breakeven ? [breakeven] : []),
        buying,
        renting,
        owner,
        equity,
        figure(
          'monthly_difference',
          'Owning less renting in the first month',
          owner.value - input.rent,
          'usd_per_month',
          { labelBelowZero: 'Renting less owning in the first month' },
        ),
        ...(input.cash > 0 ? [cashLeft] : []),
        ...(input.rent_received > 0
          ? [
              figure(
                'rent_after_roommate',
                'Rent after what a roommate pays you',
                input.rent - input.rent_received,
                'usd_per_month',
              ),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Paid at the start',
          formula: 'price x (down payment + costs of buying) + repairs',
          value: start,
          unit: 'usd',
        },
        {
          label: 'Owner’s first monthly cost',
          formula: 'mortgage + tax + upkeep + insurance + dues',
          value: owner.value,
          unit: 'usd_per_month',
        },
        {
          label: 'Cash from a sale',
          formula: 'value x (1 - selling costs) - loan',
          value: end.equity,
          unit: 'usd',
        },
        {
          label: 'Cost of buying',
          formula: 'start + monthly costs - sale, each discounted',
          value: end.buying,
          unit: 'usd',
        },
        { label: 'Cost of renting', formula: 'rents, each discounted', value: end.renting, unit: 'usd' },
      ],
      assumptions: [
        text`Money you don’t put into the home earns ${given('investment', input.investment, 'percent')} a year elsewhere.`,
        text`Prices and rents grow steadily; taxes and upkeep follow the home’s value.`,
        text`Income tax is left out: no deduction for mortgage interest or property tax, and no tax on a gain from the sale.`,
      ],
      warnings: [
        ...(100 - input.down_percent > pmiRatio && input.pmi_rate > 0
          ? [
              text`You’d pay mortgage insurance until the loan is down to ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price.`,
            ]
          : []),
        ...(input.home_growth > input.investment
          ? [
              text`This assumes the home grows faster than your other money. That decides the answer, and no one can promise it.`,
            ]
          : []),
      ],
      detail: { gain, breakeven, buying, renting, owner, byYear },
    };
  },

  explain({ detail: { gain, breakeven, buying, renting, owner } }, { years: time, rent }) {
    const span = given('years', time, 'years');
    const amount = { ...gain, value: Math.abs(gain.value) };
    return {
      conclusion:
        gain.value > 0
          ? text`Buying is cheaper: after ${span} you’d be about ${amount} ahead of renting, in today’s dollars.`
          : text`Renting is cheaper: after ${span} you’d be about ${amount} ahead of buying, in today’s dollars.`,
      openings: {
        yesno:
          gain.value > 0
            ? text`Yes, buy: after ${span} you’d be about ${amount} ahead of renting, in today’s dollars.`
            : text`No, keep renting: after ${span} buying would leave you about ${amount} behind, in today’s dollars.`,
        time: breakeven
          ? text`Buying wins if you stay at least until year ${breakeven}.`
          : text`Buying doesn’t catch up, however long you stay: after ${span} renting is about ${amount} ahead.`,
      },
      reasons: [
        text`All in, buying costs ${buying} over that time and renting ${renting}.`,
        text`Owning starts at ${owner} against a rent of ${given('rent', rent, 'usd_per_month')}; part of it pays off the loan and comes back when you sell.`,
      ],
      next: [
        breakeven
          ? gain.value > 0
            ? text`Be sure you’ll stay: leave before year ${breakeven} and renting wins, because buying and selling cost so much.`
            : text`Ask yourself how long you’ll stay: from year ${breakeven} on, buying wins.`
          : text`Look for a lower price or rate: with these numbers buying never catches up.`,
        text`Run it again with the actual tax, insurance and rate of the home you like.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }, { years: time }) => ({
    kind: 'line',
    title: 'Buying against renting, by the year you leave',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Gain or loss in today’s dollars', unit: 'usd' },
    about: Math.round(time),
    series: [
      { name: 'Gain or loss from buying', points: byYear.map(({ year, gain }) => [year, gain] as const) },
    ],
  }),

  formulas: rentVsBuyFormulas,
  examples: [
    {
      question: 'Should I rent for $2,200 a month or buy a $400,000 house if I stay 7 years?',
      input: { price: 400_000, rent: 2200, years: 7 },
    },
    {
      question: 'Is it cheaper to buy a 550k condo with 10 percent down at 6.2% or keep renting at 2,900?',
      input: { price: 550_000, rent: 2900, down_percent: 10, rate: 6.2 },
    },
    {
      question:
        'Rent vs buy: rent two thousand a month, home price 320,000, property tax 2%, staying five years.',
      input: { price: 320_000, rent: 2000, tax_rate: 2, years: 5 },
    },
    {
      question: 'apartment runs 1,750 a month, starter home is 285k. buy or keep renting',
      input: { price: 285_000, rent: 1750 },
    },
    {
      question: 'does owning a 620k place beat paying a landlord 3,100 if we move again in 4 years',
      input: { price: 620_000, rent: 3100, years: 4 },
    },
  ],
  sources: ['cfpb_amortization', 'cfpb_pmi'],
});
