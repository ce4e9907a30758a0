import {
  choice,
  count,
  money,
  moneyPerMonth,
  moneyPerYear,
  ratio,
} from '#advisor/calculators/define/fields.ts';

/** Parking and tolls up to this are told for a day; a pass for a month costs more. */
const mostOfADay = 25;

/** Nobody drives so far to work each way: it is the miles of a year. */
const mostEachWay = 300;
/** One rent alone is what the other place costs more, up to here; beyond, it is the rent itself. */
const mostRentMore = 700;

export const commuteFields = {
  miles: count({
    label: 'Miles to work',
    roles: ['miles'],
    min: 0,
    max: 200_000,
    default: { value: 0, reason: 'no driving was mentioned' },
  }),
  miles_are: choice({
    label: 'Those miles are',
    options: ['each_way', 'round_trip', 'year'],
    facts: { round_trip: 'flag=round_trip' },
    default: {
      value: 'each_way',
      reason: 'as most people tell it; a very large number is a year’s',
      by: ({ miles }) => (Number(miles) > mostEachWay ? 'year' : undefined),
    },
  }),
  days: count({
    label: 'Days at work in a week',
    roles: ['days'],
    min: 1,
    max: 7,
    default: { value: 5, reason: 'a full week' },
  }),
  weeks: count({
    label: 'Weeks of work in a year',
    min: 1,
    max: 53,
    default: { value: 48, reason: 'a year less vacation, holidays and sick days' },
  }),
  cents: ratio({
    label: 'Cost of a mile in cents',
    min: 0,
    max: 500,
    default: { value: 0, reason: 'the IRS’s rate for the whole cost of a car is taken' },
  }),
  mpg: ratio({
    label: 'Miles per gallon, for the gas alone',
    roles: ['mpg'],
    min: 0,
    max: 200,
    default: { value: 0, reason: 'the whole cost of a mile is counted' },
  }),
  gas_price: money({
    label: 'Price of a gallon',
    roles: ['fuel_price'],
    min: 0.6,
    max: 20,
    default: { value: 3.3, reason: 'a round assumption; put in what you pay' },
    matters: ({ mpg }) => Number(mpg) > 0,
  }),
  extras_day: money({
    label: 'Parking, tolls or fares on each day at work',
    roles: ['spend_item', 'fee_amount'],
    comes: 'day',
    comesUpTo: mostOfADay,
    min: 0,
    max: 1000,
    default: { value: 0, reason: 'none were mentioned by the day' },
  }),
  extras: moneyPerMonth({
    label: 'Parking, tolls or fares per month',
    roles: ['spend_item', 'fee_amount'],
    adds: true,
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'none were mentioned' },
  }),
  minutes: count({
    label: 'Minutes each way',
    roles: ['commute_minutes'],
    min: 0,
    max: 400,
    default: { value: 0, reason: 'the time wasn’t mentioned' },
  }),
  pay: moneyPerYear({
    label: 'Yearly pay',
    roles: ['wages'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'your time isn’t priced' },
  }),
  closer_miles: count({
    label: 'Miles from the place closer to work',
    roles: ['miles#2'],
    // "5 miles from work rather than 30 each way": the place closer to work is the shorter way, whichever is told first.
    notAbove: 'miles',
    min: 0,
    max: 200_000,
    default: { value: 0, reason: 'no other place was mentioned, or it’s next door' },
  }),
  closer_minutes: count({
    label: 'Minutes each way from there',
    roles: ['commute_minutes#2'],
    min: 0,
    max: 400,
    default: { value: 0, reason: 'the time wasn’t mentioned' },
  }),
  rent_more: moneyPerMonth({
    label: 'How much more rent is, closer to work',
    roles: ['housing_cost'],
    single: true,
    min: -mostRentMore,
    max: mostRentMore,
    default: { value: 0, reason: 'it follows from the two rents' },
  }),
  rent: moneyPerMonth({
    label: 'Rent now',
    roles: ['housing_cost'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'rent isn’t compared' },
  }),
  closer_rent: moneyPerMonth({
    label: 'Rent closer to work',
    roles: ['housing_cost#2'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'rent isn’t compared' },
    needed: (said) => 'rent' in said && 'closer_miles' in said,
  }),
  moving_costs: money({
    label: 'Cost of moving',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'none was mentioned' },
  }),
};
