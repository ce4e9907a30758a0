import { fuelCost } from '#advisor/calculators/saving/budget/fuel-cost.ts';
import { choice, count, money, ratio, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** About what a mid-size electric car takes for a hundred miles, and what a gas car of that size does on a gallon. */
const usualKwh = 30;
const usualMpg = 28;
/** Below this, fuel is too small a part of the cost to earn back a higher price. */
const fewMiles = 6000;

interface Driving {
  miles?: number | undefined;
  mpg?: number | undefined;
  kwh?: number | undefined;
  price?: number | undefined;
  other_price?: number | undefined;
  gas_price?: number | undefined;
}

/** Longer than most people keep a car. */
const tooLong = 10;

function fuelOf(told: Driving, { run }: GuideContext) {
  const { miles, mpg = usualMpg, kwh = usualKwh, price, other_price: other, gas_price: gas } = told;
  if (miles === undefined) return undefined;
  const gap = price === undefined || other === undefined ? undefined : Math.abs(price - other);
  const more = { gas_price: gas, price_gap: gap };
  return run(fuelCost, {
    miles,
    mpg,
    kwh,
    ...Object.fromEntries(Object.entries(more).filter(([, each]) => each !== undefined)),
  });
}

const hasGap = ({ price, other_price: other }: Driving) =>
  price !== undefined && other !== undefined && price !== other;

/** Years of fuel that earn back the higher price. */
function yearsEven(told: Driving, context: GuideContext) {
  const fuel = hasGap(told) ? fuelOf(told, context) : undefined;
  return fuel && fuel.figure('saved_year').value > 0 ? fuel.figure('years_even') : undefined;
}

function fuelLine(told: Driving, context: GuideContext) {
  const { miles } = told;
  if (miles === undefined) return [];
  const fuel = fuelOf(told, context);
  const even = yearsEven(told, context);
  return fuel
    ? [
        text`Charged at home at an average price, that saves about ${fuel.figure('saved_year')} on ${given('miles', miles, 'count')} miles next to an ordinary gas car${even ? text`, which earns back the higher price in about ${even}` : ''}.`,
      ]
    : [];
}

export const electricOrGas = defineGuide({
  id: 'electric_or_gas',
  title: 'Electric, hybrid or gas car',
  about: 'Choose an electric car, a hybrid or a gas car by what it costs to own',
  questions: [
    'should I buy an electric car',
    'electric or gas, which is cheaper for me',
    'is a hybrid worth the extra money',
    'i live in an apartment without a charger, does a tesla make sense',
    'we drive 18,000 miles a year, would an EV save us money',
    'used EV or used gas car',
    'is it dumb to buy an EV now that the tax credit is gone',
    'Camry hybrid or regular Camry for 11 miles of commuting',
    'do electric cars really cost less to own',
    'plug-in hybrid or full electric',
  ],
  simply:
    'Electricity at home costs less for each mile than gas, so an electric car pays if you drive a lot and can plug in where you park. Without a plug, a hybrid gets most of the saving.',
  input: {
    miles: count({ label: 'Miles a year', roles: ['miles'], min: 100, max: 300_000 }),
    mpg: ratio({ label: 'Miles per gallon of the gas car', roles: ['mpg'], min: 5, max: 200 }),
    kwh: ratio({ label: 'kWh for a hundred miles', roles: ['kwh'], min: 10, max: 100 }),
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 500, max: 1_000_000 }),
    other_price: money({
      label: 'Price of the other car',
      roles: ['car_price#2'],
      min: 500,
      max: 1_000_000,
    }),
    gas_price: money({ label: 'Price of a gallon', roles: ['fuel_price'], min: 0.5, max: 20 }),
    keep: years({ label: 'Time you keep it', roles: ['time_stay'], min: 0.5, max: 30 }),
    charging: choice({ label: 'Charging', options: ['home', 'none'] }),
    driving: choice({ label: 'Driving', options: ['little', 'much'] }),
  },
  sides: [
    {
      given: { charging: 'none' },
      questions: [
        'renting an apartment with no place to charge, electric car?',
        'ev without home charging worth it',
        'street parking only, should i still go electric',
      ],
    },
    {
      given: { charging: 'home' },
      questions: [
        'we have a garage with an outlet, should we get an electric car',
        'can charge at home for cheap, ev or gas',
      ],
    },
  ],
  decide: ({ miles, charging, driving, ...told }, context) => {
    if (charging === 'none') return 'hybrid';
    const even = yearsEven({ miles, ...told }, context)?.value;
    if (even !== undefined && even > tooLong) return 'not_for_fuel';
    const littleDriving = miles === undefined ? driving === 'little' : miles < fewMiles;
    if (littleDriving) return 'keep_cheap';
    return charging === 'home' ? 'electric' : 'by_plug';
  },
  verdicts: {
    by_plug: (told, context) => ({
      opening: text`Go electric if you can charge at home and drive a normal amount, and take a hybrid if you can't.`,
      because: [
        ...fuelLine(told, context),
        text`Fast chargers on the road often cost as much as gas. The federal credits for buying one have ended, so the saving has to come from fuel and upkeep.`,
      ],
      unless: text`your present car still runs well. Keeping it is cheaper than any new one.`,
      next: text`Find out what a home charger would cost and what your insurer asks for the exact model.`,
    }),
    not_for_fuel: (told, context) => ({
      opening: text`No, not to save money: at ${given('miles', told.miles!, 'count')} miles a year the fuel you save takes about ${yearsEven(told, context)!} to earn back the higher price.`,
      because: [
        text`That's with cheap charging at home. Fast chargers on the road often cost as much as gas, so without a plug where you park it takes even longer.`,
        text`The federal credits for buying one have ended. A hybrid gets most of the saving for less.`,
      ],
      unless: text`you drive far more soon, or find a used electric car at the price of the gas one, with a plug at home.`,
      next: text`Compare insurance quotes for both, since the electric one often costs more there too.`,
    }),
    electric: (told, context) => ({
      opening: text`Yes, electric makes sense for you: buy one that's two or three years old.`,
      because: [
        ...fuelLine(told, context),
        text`There's no oil to change and little brake wear. Used ones have lost much of their price already, while the battery warranty usually runs eight years.`,
      ],
      unless: text`you often drive far in one day or tow. Then a hybrid is easier to live with.`,
      next: text`Get insurance quotes for the model first, since they can eat part of the saving, and have the battery's health checked.`,
    }),
    hybrid: (told) => ({
      opening: text`Take a hybrid: without a plug at home, an electric car saves little and costs you time.`,
      because: [
        text`Public fast charging often costs as much for each mile as gas in a thrifty car.`,
        told.mpg === undefined
          ? text`A regular hybrid saves around a third of the fuel and needs no charger.`
          : text`Next to ${given('mpg', told.mpg, 'ratio')} miles a gallon, a regular hybrid saves a good part of the fuel and needs no charger.`,
      ],
      unless: text`you can charge cheaply at work most days. Then electric can still pay.`,
      next: text`Compare the hybrid with the gas version of the same car: divide the extra price by the fuel saved in a year.`,
    }),
    keep_cheap: (told, context) => ({
      opening: text`Don't pay extra for electric or hybrid: you drive too little to earn it back soon.`,
      because: [
        ...fuelLine(told, context),
        text`With few miles, the price, insurance and loss in value decide, and a simple used gas car wins on all of them.`,
      ],
      unless: text`a used electric car costs no more than the gas one. Then charging at home is a small bonus.`,
      next: text`Look for a reliable used car with a low price and cheap insurance.`,
    }),
  },
  asks: [
    {
      field: 'charging',
      question: 'Can you charge where you park at night?',
      choices: [
        { label: 'Yes, at home', value: 'home' },
        { label: 'No', value: 'none' },
      ],
    },
    {
      field: 'driving',
      question: 'How much do you drive?',
      settled: ({ miles }) => miles !== undefined,
      choices: [
        { label: 'Little', value: 'little' },
        { label: 'A normal amount or more', value: 'much' },
      ],
    },
  ],
  followUps: ['Should I buy a new or a used car?', 'Should I lease or buy a car?'],
  articles: ['car-loans', 'tax-law-changes-2025'],
  sources: ['fueleconomy_gov'],
});
