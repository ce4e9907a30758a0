import { rentalPropertyFormulas } from '#advisor/calculators/investing/rental/rental-property-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  rentalPropertyFields,
  type RentalInput,
} from '#advisor/calculators/investing/rental/rental-property-fields.ts';
import { levelPayment } from '#advisor/numerics/amortize.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };

/** What was put in, and what is borrowed. */
function financing(input: RentalInput) {
  const { price, loan: told, down_payment: dollars, down_percent: share } = input;
  const down = dollars > 0 ? dollars : told > 0 ? Math.max(0, price - told) : (price * share) / 100;
  const loan =
    told > 0 ? told : input.payment > 0 && dollars === 0 && share === 0 ? 0 : Math.max(0, price - down);
  const term = Math.max(1, Math.round(input.years * monthsPerYear));
  const payment =
    input.payment > 0 ? input.payment : toDollars(levelPayment(toCents(loan), input.rate, term));
  return { down, loan, payment };
}

/** A year of rent and of everything but the mortgage. */
function operation(input: RentalInput) {
  const rent = input.rent * monthsPerYear;
  const collected = rent * (1 - input.vacancy / 100);
  const costs = {
    told: input.all_costs,
    tax: input.property_tax + (input.price * input.tax_rate) / 100,
    insurance: input.insurance,
    dues: input.hoa * monthsPerYear,
    // A reserve for repairs is set aside of the whole rent; a manager's fee comes off what is collected.
    upkeep: input.maintenance + (rent * input.maintenance_rate) / 100,
    pmi: (financing(input).loan * input.pmi_rate) / 100,
    management: input.management * monthsPerYear + (collected * input.management_rate) / 100,
  };
  const all = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  return { collected, costs, all, income: collected - all };
}

/** What a rental leaves each month, and what that is of the price and of the cash in it. */
export const rentalProperty = defineCalculator({
  name: 'rental_property',
  version: 2,
  title: 'Rental property',
  about:
    'The monthly cash flow, cap rate and cash-on-cash return of a rental property, from price, rent, down payment or loan, rate, taxes, insurance, dues, upkeep and vacancy.',
  simply:
    "The rent comes in, and the loan, taxes, repairs and empty months go out. What's left, next to the cash you put in, shows if it's worth the work.",
  input: rentalPropertyFields,
  alternatives: [
    {
      fields: ['down_payment', 'down_percent'],
      problem: 'Give the down payment as an amount or as a share of the price, not both.',
    },
    { fields: ['property_tax', 'tax_rate'] },
    { fields: ['maintenance', 'maintenance_rate'] },
  ],
  check({ price, no_mortgage: isPaid, loan, payment, down_payment: down }) {
    if (price === 0 && loan === 0 && payment === 0 && !isPaid)
      return 'Give the price of the property, or the mortgage on it.';
    return price > 0 && down > price ? 'The down payment is more than the price: give a smaller one.' : null;
  },

  run(input) {
    const { down, loan, payment } = financing(input);
    const { collected, costs, all, income } = operation(input);
    const yearly = income - payment * monthsPerYear;
    const cash = down + input.closing_costs;
    // Tax that is part of a mortgage payment is missing from the costs, which would flatter the cap rate.
    const knowsTax = costs.tax > 0 || costs.told > 0 || input.payment === 0;
    const enough = breakEvenRent(input, payment);
    const flow = figure('cash_flow', 'Monthly cash flow', yearly / monthsPerYear, 'usd_per_month', exact);
    return {
      figures: [
        flow,
        ...(input.price > 0 && knowsTax
          ? [figure('cap_rate', 'Cap rate', (income / input.price) * 100, 'percent')]
          : []),
        ...(cash > 0
          ? [figure('cash_on_cash', 'Cash-on-cash return', (yearly / cash) * 100, 'percent')]
          : []),
        figure('cash_flow_year', 'Yearly cash flow', yearly, 'usd_per_year'),
        figure('net_income', 'Net operating income', income, 'usd_per_year'),
        figure('costs', 'Operating costs', all, 'usd_per_year'),
        figure('collected', 'Rent collected', collected, 'usd_per_year'),
        figure('payment', 'Mortgage payment', payment, 'usd_per_month', exact),
        ...(enough === null ? [] : [figure('break_even_rent', 'Break-even rent', enough, 'usd_per_month')]),
        ...(input.price > 0
          ? [
              figure(
                'rent_multiplier',
                'Gross rent multiplier',
                input.price / (input.rent * monthsPerYear),
                'ratio',
                exact,
              ),
              figure(
                'rent_to_price',
                'Month’s rent as a share of the price',
                (input.rent / input.price) * 100,
                'percent',
              ),
            ]
          : []),
        ...(input.basis > 0
          ? [figure('yield_on_cost', 'Yield on cost', (income / input.basis) * 100, 'percent')]
          : []),
        ...(payment > 0
          ? [figure('dscr', 'Debt coverage ratio', income / (payment * monthsPerYear), 'ratio', exact)]
          : []),
        ...(cash > 0 ? [figure('cash_invested', 'Cash invested', cash, 'usd')] : []),
        ...(loan > 0 ? [figure('loan', 'Loan', loan, 'usd')] : []),
      ],
      steps: [
        {
          label: 'Rent collected',
          formula: 'rent x 12 x (1 - vacancy)',
          value: collected,
          unit: 'usd_per_year',
        },
        ...(costs.told > 0
          ? [{ label: 'All costs as you gave them', value: costs.told, unit: 'usd_per_year' as const }]
          : []),
        { label: 'Property tax', value: costs.tax, unit: 'usd_per_year' },
        { label: 'Insurance', value: costs.insurance, unit: 'usd_per_year' },
        { label: 'Association dues', value: costs.dues, unit: 'usd_per_year' },
        { label: 'Upkeep', value: costs.upkeep, unit: 'usd_per_year' },
        ...(costs.pmi > 0
          ? [{ label: 'Mortgage insurance', value: costs.pmi, unit: 'usd_per_year' as const }]
          : []),
        { label: 'Management and other costs', value: costs.management, unit: 'usd_per_year' },
        {
          label: 'Rent less costs',
          formula: 'net operating income',
          value: income,
          unit: 'usd_per_year',
        },
        { label: 'Mortgage', formula: 'payment x 12', value: payment * monthsPerYear, unit: 'usd_per_year' },
        {
          label: 'Cash flow',
          formula: 'net operating income - mortgage',
          value: yearly,
          unit: 'usd_per_year',
        },
      ],
      assumptions: [
        text`Income tax, depreciation and growth of rent and value are left out. Upkeep in percent is a percent of the rent.`,
        ...(input.payment > 0
          ? [
              text`The mortgage payment is taken as you gave it, with tax and insurance in it unless you gave them separately.`,
            ]
          : []),
      ],
      warnings: [],
      detail: { flow },
    };
  },

  explain({ figures, detail: { flow } }, { rent, vacancy }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [cap, cash, enough] = [find('cap_rate'), find('cash_on_cash'), find('break_even_rent')];
    const mortgage = find('payment')!;
    const rates = [
      ...(cap
        ? [text`The cap rate is ${cap}: what the property earns on its price before any mortgage.`]
        : []),
      ...(cash
        ? [text`The cash-on-cash return is ${cash} a year on the ${find('cash_invested')!} you put in.`]
        : []),
    ];
    const paysOut = flow.value >= 0;
    const size = { ...flow, value: Math.abs(flow.value) };
    const after = `after all costs${mortgage.value > 0 ? ' and the mortgage' : ''}`;
    const charged = text`at a rent of ${given('rent', rent, 'usd_per_month')}${mortgage.value > 0 ? '' : ' and without a loan'}`;
    const yearly = find('cash_flow_year')!;
    const onCost = find('yield_on_cost');
    const multiple = find('rent_multiplier');
    return {
      conclusion: paysOut
        ? text`It leaves about ${flow} ${after}, ${charged}.`
        : text`It doesn’t pay for itself: you’d put in about ${size} ${after}, ${charged}.`,
      openings: {
        yesno: paysOut
          ? text`Yes, it makes money: about ${size} ${after}, ${charged}.`
          : text`No, it loses money: about ${size} ${after}, ${charged}.`,
        which: paysOut
          ? text`Renting it out works: it leaves about ${size} ${after}${cash ? text`, or ${cash} a year on the cash in it` : ''}.`
          : text`Renting it out doesn’t pay: it costs you about ${size} ${after}.`,
        amount: paysOut
          ? text`It leaves about ${yearly} ${after}.`
          : text`It costs you about ${{ ...yearly, value: Math.abs(yearly.value) }} ${after}.`,
        ...(cap || cash
          ? {
              rate:
                cap && cash
                  ? text`The cap rate is ${cap}, and the cash-on-cash return is ${cash} a year.`
                  : cap
                    ? text`The cap rate is ${cap}.`
                    : text`The cash-on-cash return is ${cash!} a year.`,
            }
          : {}),
      },
      named: {
        net_income: text`The net operating income is ${find('net_income')!}${cap ? text`, a cap rate of ${cap}` : ''}.`,
        ...(multiple
          ? {
              rent_multiplier: text`The gross rent multiplier is ${multiple}: the price over a year’s rent.`,
            }
          : {}),
        ...(enough ? { break_even_rent: text`It breaks even at a rent of ${enough}.` } : {}),
        ...(onCost ? { yield_on_cost: text`The cap rate on what you paid is ${onCost}.` } : {}),
      },
      reasons: [
        text`You collect ${find('collected')!} with ${given('vacancy', vacancy, 'percent')} vacancy. Costs take ${find('costs')!}, which leaves ${find('net_income')!} of net operating income${mortgage.value > 0 ? text`, and the mortgage ${mortgage}` : ''}.`,
        ...rates,
      ],
      next: [
        ...(enough
          ? [
              paysOut
                ? text`Check what similar places rent for: below ${enough} it no longer covers its costs.`
                : text`Check what similar places rent for: it takes ${enough} to cover its costs.`,
            ]
          : []),
        text`Keep several months of costs in cash: one new roof or one empty month can wipe out a year’s cash flow.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('A year of the rental', figures, ['collected', 'costs', 'net_income', 'cash_flow_year']),

  formulas: rentalPropertyFormulas,
  examples: [
    {
      question: 'Does a $200,000 rental at $1,800 a month cash flow with 25% down at 7%?',
      input: { price: 200_000, rent: 1800, down_percent: 25, rate: 7 },
    },
    {
      question:
        'triplex 520k, 25% down, 7.5%, rents 3,950 in all, taxes 8,200, insurance 3,100, vacancy 5%, maintenance 8,000. cash on cash?',
      input: {
        price: 520_000,
        rent: 3950,
        down_percent: 25,
        rate: 7.5,
        property_tax: 8200,
        insurance: 3100,
        vacancy: 5,
        maintenance: 8000,
      },
    },
    {
      question: 'house 149k rents for 1,450, all cash, taxes 2,100, insurance 1,300. cap rate?',
      input: { price: 149_000, rent: 1450, down_percent: 100, property_tax: 2100, insurance: 1300 },
    },
    {
      question: 'fourplex for 640k brings in 5,200 a month, expenses run 19,800 a year all in. cap rate?',
      input: { price: 640_000, rent: 5200, all_costs: 19_800 },
    },
    {
      question:
        'owner shows 9,200 a year in taxes, insurance and repairs, rents 2,400, asking 240k, i’d pay cash. what’s the cap rate?',
      input: { price: 240_000, no_mortgage: true, rent: 2400, all_costs: 9200 },
    },
    {
      question:
        'I would rent out my home worth 415k for 2,400 a month; my payment with taxes and insurance is 2,050.',
      input: { price: 415_000, rent: 2400, payment: 2050 },
    },
  ],
  sources: ['cfpb_amortization'],
});

/** Costs that go by the rent leave less of each dollar for the others; null where they leave nothing. */
function breakEvenRent(input: RentalInput, payment: number): number | null {
  const { all } = operation(input);
  const occupied = 1 - input.vacancy / 100;
  const byRent = input.maintenance_rate / 100 + (input.management_rate / 100) * occupied;
  const fixed = all / monthsPerYear - input.rent * byRent + payment;
  return occupied > byRent ? fixed / (occupied - byRent) : null;
}
