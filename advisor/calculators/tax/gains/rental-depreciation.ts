import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { count, money, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Home {
  price: number;
  land: number;
  land_share: number;
}

const landOf = ({ price, land, land_share: share }: Home) => (land > 0 ? land : (price * share) / 100);

/** What of a rented home is written off each year. */
export const rentalDepreciation = defineCalculator({
  name: 'rental_depreciation',
  version: 1,
  title: 'Depreciation of a rental home',
  about:
    'How much depreciation a landlord can deduct each year on a rented house, condo or duplex: the price and improvements without the land, written off evenly over the years of the law, the part of the first year by the month it was first rented out, and the tax it saves.',
  simply:
    'A building wears out, so the law lets you count a slice of its cost against the rent each year. Land does not wear out, so it is left out.',
  input: {
    price: money({
      label: 'Price of the property, with the land',
      ask: 'what did the property cost',
      roles: ['home_basis', 'home_price', 'home_value', 'price_buy'],
      min: 1,
      max: 1e9,
    }),
    land: money({
      label: 'Part of it that is land',
      roles: ['bal_other', 'home_value#2'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'a share of the price is taken' },
    }),
    land_share: percent({
      label: 'Land in percent of the price',
      roles: ['hold_share', 'limit_share', 'replace_share'],
      min: 0,
      max: 99,
      default: { value: 20, reason: 'a common share; your property tax bill shows the real one' },
      matters: ({ land }) => !(Number(land) > 0),
    }),
    improvements: money({
      label: 'Improvements before it was rented out',
      roles: ['home_improvement', 'closing_costs'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'none were mentioned' },
    }),
    month: count({
      label: 'Month it was first rented out (1 to 12)',
      min: 1,
      max: monthsPerYear,
      default: { value: 1, reason: 'January; a later month only makes the first year smaller' },
    }),
    tax_rate: percent({
      label: 'Your tax bracket',
      roles: ['rate_tax'],
      min: 0,
      max: 60,
      default: { value: 0, reason: 'the tax it saves isn’t asked for' },
    }),
  },
  check: (input) =>
    landOf(input) >= input.price ? 'The land can’t be all of the price: give the price with the land.' : null,

  run(input, { facts }) {
    const { improvements, month, tax_rate: rate } = input;
    const span = facts.get('rental_depreciation_years');
    const building = input.price - landOf(input) + improvements;
    const yearly = building / span;
    // The month it begins counts as half of one.
    const firstYear = (yearly * (monthsPerYear - month + 0.5)) / monthsPerYear;
    return {
      figures: [
        figure('yearly', 'Depreciation of a full year', yearly, 'usd_per_year'),
        figure('first_year', 'Depreciation of the first year', firstYear, 'usd'),
        figure('building', 'Cost without the land', building, 'usd'),
        ...(rate > 0
          ? [figure('tax_saved', 'Tax saved in a full year', (yearly * rate) / 100, 'usd_per_year')]
          : []),
      ],
      steps: [
        {
          label: 'Cost without the land',
          formula: 'price - land + improvements',
          value: building,
          unit: 'usd',
        },
        {
          label: 'Depreciation of a full year',
          formula: 'cost without the land / years',
          value: yearly,
          unit: 'usd_per_year',
        },
      ],
      assumptions: [
        text`A home that is rented out is written off evenly over ${fact('rental_depreciation_years', span, 'years')}, and the first month counts as half.`,
      ],
      warnings: [
        text`When you sell, the depreciation you took, or could have taken, is taxed.`,
        ...(rate > 0
          ? [text`A loss from renting may be limited at higher incomes, and then it saves tax only later.`]
          : []),
      ],
      detail: {},
    };
  },

  explain({ figures }, { land, land_share: share, month }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const saved = find('tax_saved');
    return {
      conclusion: saved
        ? text`You can deduct about ${find('yearly')} of depreciation, which saves about ${saved} of tax.`
        : text`You can deduct about ${find('yearly')} of depreciation.`,
      reasons: [
        land > 0
          ? text`That’s ${find('building')} without ${given('land', land, 'usd')} of land, spread evenly.`
          : text`That’s ${find('building')} without the land, taken as ${given('land_share', share, 'percent')} of the price, spread evenly.`,
        month === 1
          ? text`In the first year, it’s ${find('first_year')} if it’s rented out from January on.`
          : text`In the first year, it’s ${find('first_year')}.`,
      ],
      next: [
        text`Look up land and building on your property tax bill, and use the same split every year on your return.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('A full year and the first one', figures, ['yearly', 'first_year']),

  formulas: {
    building: ['price - land + improvements', 'price * (1 - land_share) + improvements'],
    yearly: 'building / 27.5',
    first_year: 'The months of {yearly} from {month} on, the first as half of one',
    tax_saved: 'yearly * tax_rate',
  },
  examples: [
    {
      question:
        'How much depreciation can I deduct each year on a rental I bought for $275,000 with $55,000 of land?',
      input: { price: 275_000, land: 55_000 },
    },
    {
      question:
        'yearly depreciation on a 340k rental house, land is 25% of it, 24% bracket, what does it save me',
      input: { price: 340_000, land_share: 25, tax_rate: 24 },
    },
    {
      question: 'What can I write off per year for a duplex that cost $410,000 plus $30,000 of improvements?',
      input: { price: 410_000, improvements: 30_000 },
    },
    {
      question: 'depreciate my rental condo bought at 190k, started renting in july, first year deduction?',
      input: { price: 190_000, month: 7 },
    },
  ],
  sources: ['irs_pub_527', 'usc_26_168'],
});
