import { compareHomes, ownerMonth } from '#advisor/calculators/borrowing/own-or-rent.ts';
import { cashField } from '#advisor/calculators/borrowing/payment-beside.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const longestYears = 40;

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
  input: {
    price: money({
      label: 'Home price',
      ask: 'what is the price of the home',
      roles: ['home_price'],
      min: 1000,
      max: 1e9,
    }),
    rent: moneyPerMonth({
      label: 'Monthly rent',
      roles: ['housing_cost'],
      min: 1,
      max: 1e6,
    }),
    years: years({
      label: 'Time you stay',
      roles: ['time_stay', 'horizon'],
      min: 1,
      max: longestYears,
      default: { value: 7, reason: 'an assumption; many owners move within about ten years' },
    }),
    down_percent: percent({
      label: 'Down payment, of the price',
      roles: ['down_share'],
      min: 0,
      max: 100,
      default: { value: 20, reason: 'enough to go without mortgage insurance' },
    }),
    rate: percent({
      label: 'Mortgage rate',
      roles: ['loan_rate'],
      min: 0,
      max: 25,
      default: { value: 6.5, reason: 'a round assumption; put in the rate a lender quotes you' },
    }),
    term: years({
      label: 'Mortgage term',
      roles: ['term'],
      min: 5,
      max: 50,
      default: { value: 30, reason: 'the most common term in the United States' },
    }),
    home_growth: percent({
      label: 'Yearly growth of the home price',
      roles: ['rate_home_growth'],
      min: -20,
      max: 20,
      default: { value: 3, reason: 'a little above inflation, as home prices have grown over long times' },
    }),
    rent_growth: percent({
      label: 'Yearly growth of the rent',
      roles: ['rate_rent_growth'],
      min: -20,
      max: 20,
      default: { value: 3, reason: 'rents and home prices are taken to grow alike' },
    }),
    tax_rate: percent({
      label: 'Yearly property tax, of the value',
      roles: ['property_tax_rate'],
      min: 0,
      max: 6,
      default: { value: 1.1, reason: 'near the middle of the states; yours may be far from it' },
    }),
    maintenance: percent({
      label: 'Yearly upkeep, of the value',
      roles: ['maintenance_rate'],
      min: 0,
      max: 10,
      default: { value: 1, reason: 'a common rule of thumb for repairs' },
    }),
    upkeep: moneyPerYear({
      label: 'Yearly upkeep in dollars',
      roles: ['maintenance'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'worked out from a share of the value' },
    }),
    insurance_rate: percent({
      label: 'Yearly homeowners insurance, of the value',
      min: 0,
      max: 10,
      default: { value: 0.5, reason: 'a middle guess; it differs much by place' },
    }),
    insurance: moneyPerYear({
      label: 'Yearly homeowners insurance in dollars',
      roles: ['home_insurance'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'worked out from a share of the value' },
    }),
    owner_costs: moneyPerMonth({
      label: 'Other costs an owner pays each month',
      roles: ['spend_item'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no other costs were mentioned' },
    }),
    repairs: money({
      label: 'Repairs right after buying',
      roles: ['home_improvement'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'none were mentioned' },
    }),
    rent_received: moneyPerMonth({
      label: 'What a roommate or tenant pays you either way',
      roles: ['rental_income'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'nobody pays you rent' },
    }),
    pmi: moneyPerMonth({
      label: 'Mortgage insurance a month',
      roles: ['pmi'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'worked out from a share of the loan where it’s due' },
    }),
    cash: cashField,
    hoa: moneyPerMonth({
      label: 'Monthly association dues',
      roles: ['hoa'],
      min: 0,
      max: 1e5,
      default: { value: 0, reason: 'no association was mentioned' },
    }),
    pmi_rate: percent({
      label: 'Yearly mortgage insurance, of the loan',
      roles: ['pmi_rate'],
      min: 0,
      max: 3,
      default: {
        value: 0.7,
        reason: 'a middle guess; charged only while the loan is large against the price',
      },
    }),
    buying_costs: percent({
      label: 'Costs of buying, of the price',
      roles: ['closing_rate'],
      min: 0,
      max: 20,
      default: { value: 3, reason: 'closing costs are usually a few percent of the price' },
    }),
    selling_costs: percent({
      label: 'Costs of selling, of the price',
      roles: ['selling_rate'],
      min: 0,
      max: 20,
      default: { value: 6, reason: 'agents’ commissions and other costs of a sale' },
    }),
    investment: percent({
      label: 'Return your money could earn elsewhere',
      roles: ['rate_return'],
      min: 0,
      max: 20,
      default: { value: 5, reason: 'a careful mix of stocks and bonds, after taxes' },
    }),
  },

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
    const gain = figure('buying_ahead', 'Buying is ahead of renting by', ahead(end), 'usd');
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
    const equity = figure('equity', 'Left from a sale at the end', end.equity, 'usd');
    const start = (input.price * (input.down_percent + input.buying_costs)) / 100 + input.repairs;
    const cashLeft = figure('cash_left', 'Cash left after buying', input.cash - start, 'usd');
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
          'Owner’s first monthly cost less the rent',
          owner.value - input.rent,
          'usd_per_month',
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
          label: 'Left from a sale',
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
        text`Money not put into the home earns ${given('investment', input.investment, 'percent')} a year elsewhere, whichever way you go.`,
        text`Prices and rents grow steadily; taxes and upkeep follow the home’s value.`,
        text`Income tax is left out: no deduction for mortgage interest or property tax, and no tax on a gain from the sale.`,
      ],
      warnings: [
        ...(100 - input.down_percent > pmiRatio && input.pmi_rate > 0
          ? [
              text`Mortgage insurance is counted until the loan is down to ${fact('pmi_cancel_ratio', pmiRatio, 'percent')} of the price.`,
            ]
          : []),
        ...(input.home_growth > input.investment
          ? [
              text`The home is assumed to grow faster than your other money; that decides the answer, and nobody can promise it.`,
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
          ? text`Buying is cheaper: after ${span} you are about ${amount} ahead of renting, in today’s dollars.`
          : text`Renting is cheaper: after ${span} you are about ${amount} ahead of buying, in today’s dollars.`,
      reasons: [
        text`All counted, buying costs ${buying} and renting ${renting} over that time.`,
        text`Owning starts at ${owner} against a rent of ${given('rent', rent, 'usd_per_month')}; part of it pays off the loan and comes back when you sell.`,
        breakeven
          ? text`Buying first comes out cheaper if you leave in year ${breakeven}, because the costs of buying and selling are spread over more years.`
          : text`Even over a very long stay buying does not become the cheaper way with these figures.`,
      ],
      next: [
        text`Be honest about how long you will stay: it matters more than almost anything else.`,
        text`Put in the real tax, insurance and rate of the home you look at, and see where the answer turns.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'line',
    title: 'How far buying is ahead, by the year you leave',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Ahead in today’s dollars', unit: 'usd' },
    series: [
      { name: 'Buying ahead of renting', points: byYear.map(({ year, gain }) => [year, gain] as const) },
    ],
  }),

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
