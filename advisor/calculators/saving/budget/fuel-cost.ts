import { fuelCostFields, fuelCostExamples } from '#advisor/calculators/saving/budget/fuel-cost-fields.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const exact = { decimals: 2 };
/** Electric cars are told in kWh for so many miles. */
const perMiles = 100;

/** What two cars cost in fuel, and when the thriftier one has earned its higher price. */
export const fuelCost = defineCalculator({
  name: 'fuel_cost',
  version: 1,
  title: 'Fuel cost of two cars',
  about:
    'What gas costs a year for one car or two with different mpg, a hybrid or an electric car with its kWh: the saving a year and a month, and how many years of driving it takes to earn back a higher price.',
  simply:
    'The miles you drive divided by the miles to the gallon are the gallons you buy. A car that needs fewer gallons earns back its higher price a little with every mile.',
  input: fuelCostFields,
  check: ({ mpg, kwh, other_mpg: other }) =>
    mpg === 0 && other === 0 && kwh === 0
      ? 'Give the miles per gallon of each car, or the kWh of the electric one.'
      : null,

  run(input) {
    const { miles, mpg, other_mpg: other, kwh, gas_price: gas, power_price: power, price_gap: gap } = input;
    const gasYear = (rate: number) => (rate > 0 ? (miles / rate) * gas : 0);
    const electric = (miles / perMiles) * kwh * power;
    const first = gasYear(mpg);
    const second = kwh > 0 ? electric : gasYear(other);
    const compares = (kwh > 0 || other > 0) && mpg > 0;
    const [dear, cheap] = first >= second ? [first, second] : [second, first];
    const saved = dear - cheap;
    const one = figure(
      'cost_first',
      compares ? 'Fuel of the first car a year' : 'Fuel a year',
      mpg > 0 ? first : second,
      'usd_per_year',
      exact,
    );
    const two = figure(
      'cost_second',
      kwh > 0 ? 'Electricity of the second car a year' : 'Fuel of the second car a year',
      second,
      'usd_per_year',
      exact,
    );
    const yearly = figure('saved_year', 'Saved on fuel a year', saved, 'usd_per_year', exact);
    const month = figure(
      'month',
      compares ? 'Saved on fuel a month' : 'Fuel a month',
      (compares ? saved : one.value) / monthsPerYear,
      'usd_per_month',
      exact,
    );
    const even =
      gap > 0 && saved > 0
        ? figure('years_even', 'Time to earn back the higher price', gap / saved, 'years', { decimals: 1 })
        : null;
    const over = input.keep;
    const net = figure('net_gain', 'Ahead by then', saved * over - gap, 'usd', {
      labelBelowZero: 'Behind by then',
    });
    const perMile = figure('cents_mile', 'Cents a mile', miles > 0 ? (one.value / miles) * 100 : 0, 'ratio', {
      decimals: 1,
    });
    return {
      figures: compares
        ? [yearly, ...(even ? [even] : []), one, two, month, ...(over > 0 ? [net] : [])]
        : [one, month, perMile],
      steps: [
        ...(mpg > 0
          ? [
              {
                label: 'Gallons of the first car',
                formula: 'miles / mpg',
                value: miles / mpg,
                unit: 'count' as const,
              },
              {
                label: 'Its fuel a year',
                formula: 'gallons x price',
                value: first,
                unit: 'usd_per_year' as const,
                ...exact,
              },
            ]
          : []),
        ...(kwh > 0 || other > 0
          ? [
              {
                label: 'Second car a year',
                formula: kwh > 0 ? 'miles / 100 x kWh x price' : 'miles / mpg x price',
                value: second,
                unit: 'usd_per_year' as const,
                ...exact,
              },
            ]
          : []),
      ],
      assumptions: [
        text`Both cars drive the same miles. Insurance, upkeep, registration and resale value are left out.`,
        text`Fuel prices stay as they are.`,
      ],
      warnings: [],
      detail: {
        compares,
        yearly,
        one,
        two,
        month,
        even,
        net: over > 0 ? net : null,
        secondIsThrifty: second <= first,
        perMile,
      },
    };
  },

  explain(
    { detail: { compares, yearly, one, two, month, even, net, secondIsThrifty, perMile } },
    { miles, price_gap: gap, keep },
  ) {
    const driven = given('miles', miles, 'count');
    if (!compares)
      return {
        conclusion: text`Fuel costs about ${one} for ${driven} miles.`,
        openings: { payment: text`Fuel costs about ${month}.` },
        reasons: [text`That’s ${perMile} cents a mile.`],
        next: [text`Tell me the miles per gallon of another car, and I’ll compare the two.`],
      };
    const which = secondIsThrifty ? 'The second car' : 'The first car';
    const saves = text`${which} saves about ${yearly} on fuel.`;
    const time = given('keep', keep, 'years');
    const size = net && { ...net, value: Math.abs(net.value) };
    const earns = even
      ? text`it takes about ${even} of driving to earn back the ${given('price_gap', gap, 'usd')} it costs more`
      : null;
    return {
      conclusion: earns ? text`${which} saves about ${yearly} on fuel, and ${earns}.` : saves,
      openings: {
        payment: text`${which} saves about ${month} on fuel.`,
        ...(even ? { time: text`It takes about ${even} of driving to earn back the higher price.` } : {}),
        ...(net && size
          ? {
              yesno:
                net.value >= 0
                  ? text`Yes: after ${time} the saving is ${size} more than the higher price.`
                  : text`No: after ${time} you’d still be ${size} behind.`,
            }
          : even
            ? {
                yesno: text`Only if you keep it longer than ${even}: that’s when the fuel saved has covered the higher price.`,
              }
            : {}),
      },
      named: { saved_year: saves },
      reasons: [
        text`Over ${driven} miles a year, fuel costs ${one} with the first car and ${two} with the second.`,
      ],
      next: [
        text`Put in your own miles and what you pay for fuel: the saving moves with both.`,
        text`Compare insurance quotes and resale values too; they can outweigh the fuel.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Fuel a year', figures, ['cost_first', 'cost_second']),

  compares: true,
  formulas: {
    cost_first: ['miles / mpg * gas_price', '{miles} miles of {kwh} kWh for each hundred, at {power_price}'],
    cost_second: [
      'miles / other_mpg * gas_price',
      '{miles} miles of {kwh} kWh for each hundred, at {power_price}',
    ],
    saved_year: ['cost_first - cost_second', 'cost_second - cost_first'],
    month: ['saved_year / 12', 'cost_first / 12'],
    years_even: 'price_gap / saved_year',
    net_gain: 'saved_year * keep - price_gap',
    cents_mile: 'cost_first / miles * 100',
  },
  examples: fuelCostExamples,
  sources: ['fueleconomy_gov'],
});
