import { commuteFields } from '#advisor/calculators/saving/budget/commute-cost-fields.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const minutesPerHour = 60;
/** Hours of a full-time year. */
const workHours = 2080;

/** What getting to work costs, and whether living closer pays. */
export const commuteCost = defineCalculator({
  name: 'commute_cost',
  version: 1,
  title: 'Cost of a commute',
  about:
    'What driving or riding to work costs in a year and a month: miles, parking, tolls and hours; and whether moving closer with a higher rent, or working from home, saves money and when a move pays for itself.',
  simply:
    'Every mile costs gas and wear, and every hour costs time. Added up over a year, a long drive can be worth more than a higher rent.',
  input: commuteFields,
  groups: {
    'The commute': [
      'miles',
      'miles_are',
      'days',
      'weeks',
      'cents',
      'mpg',
      'gas_price',
      'extras_day',
      'extras',
      'minutes',
    ],
    'Living closer': ['closer_miles', 'closer_minutes', 'rent', 'closer_rent', 'rent_more', 'moving_costs'],
    'Your time': ['pay'],
  },
  check: ({ miles, extras, extras_day: daily, minutes }) =>
    miles === 0 && extras === 0 && daily === 0 && minutes === 0
      ? 'Give the miles to work, what the ride costs a month, or the minutes it takes.'
      : null,

  run(input, { facts }) {
    const { miles, days, weeks, minutes, pay } = input;
    const { warnings } = factYear(facts, 'later_business_mileage_cents');
    const gasCents = input.mpg > 0 ? (input.gas_price / input.mpg) * 100 : 0;
    const cents = input.cents || gasCents || facts.get('later_business_mileage_cents');
    const trips = days * weeks;
    const inYear = (told: number) =>
      input.miles_are === 'year' ? told : told * trips * (input.miles_are === 'each_way' ? 2 : 1);
    const drivenYear = inYear(miles);
    const driving = (drivenYear * cents) / 100;
    const yearly = driving + input.extras * monthsPerYear + input.extras_day * trips;
    const hours = (minutes * 2 * trips) / minutesPerHour;
    const compares = input.closer_rent > 0 || input.closer_miles > 0 || input.rent_more !== 0;
    const hoursSaved = ((minutes - input.closer_minutes) * 2 * trips) / minutesPerHour;
    const saved = ((drivenYear - inYear(input.closer_miles)) * cents) / 100 / monthsPerYear;
    const moreRent = input.closer_rent > 0 ? input.closer_rent - input.rent : input.rent_more;
    const net = saved - moreRent;
    return {
      figures: [
        figure('yearly', 'Cost of the commute a year', yearly, 'usd_per_year'),
        figure('monthly', 'Cost of the commute a month', yearly / monthsPerYear, 'usd_per_month'),
        figure('per_day', 'Cost of a day at work', trips > 0 ? yearly / trips : 0, 'usd', { decimals: 2 }),
        ...(drivenYear > 0 ? [figure('miles_a_year', 'Miles to work in a year', drivenYear, 'count')] : []),
        ...(minutes > 0 ? [figure('hours', 'Hours on the way in a year', hours, 'count')] : []),
        ...(minutes > 0 && pay > 0
          ? [
              figure(
                'time_worth',
                'What those hours are worth at your pay',
                (hours * pay) / workHours,
                'usd_per_year',
              ),
            ]
          : []),
        ...(compares
          ? [
              figure('closer_ahead', 'Saved each month by living closer', net, 'usd_per_month', {
                labelBelowZero: 'Lost each month by living closer',
              }),
              figure('driving_saved', 'Driving saved each month', saved, 'usd_per_month', {
                labelBelowZero: 'More driving each month',
              }),
              figure('more_rent', 'More rent each month', moreRent, 'usd_per_month', {
                labelBelowZero: 'Less rent each month',
              }),
            ]
          : []),
        ...(compares && input.moving_costs > 0 && net > 0
          ? [
              figure(
                'pays_back',
                'Time until the move has paid for itself',
                Math.ceil(input.moving_costs / net - 1e-9),
                'months',
              ),
            ]
          : []),
        ...(compares && minutes > 0 && input.closer_minutes > 0
          ? [figure('hours_saved', 'Hours saved in a year', hoursSaved, 'count')]
          : []),
      ],
      steps: [
        { label: 'Days at work in a year', formula: 'days a week x weeks', value: trips, unit: 'count' },
        { label: 'Cents a mile', value: cents, unit: 'ratio' },
        { label: 'Driving in a year', formula: 'miles x cents a mile', value: driving, unit: 'usd_per_year' },
      ],
      assumptions: [
        input.cents > 0
          ? text`Each mile costs ${given('cents', input.cents, 'ratio')} cents, as you said.`
          : gasCents > 0
            ? text`Only gas is counted, at ${given('mpg', input.mpg, 'ratio')} miles per gallon and ${given('gas_price', input.gas_price, 'usd', { decimals: 2 })} a gallon. Upkeep, insurance and wear come on top.`
            : text`Each mile costs ${fact('later_business_mileage_cents', cents, 'ratio')} cents, the IRS’s rate for a car with gas, upkeep, insurance and wear. Gas alone costs much less.`,
        text`The way to work isn’t deductible on your federal tax.`,
      ],
      warnings,
      detail: { compares, driving: driving / monthsPerYear, extras: (yearly - driving) / monthsPerYear },
    };
  },

  explain({ figures, detail: { compares } }, { rent, closer_rent: closer, rent_more: more }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [hours, worth, back] = ['hours', 'time_worth', 'pays_back'].map(find);
    const cost = text`Your commute costs about ${find('yearly')}, or ${find('monthly')}.`;
    const next = [
      text`Ask for a day or two at home: each saves ${find('per_day')}.`,
      text`Ask your employer for the transit or parking benefit: it’s paid before taxes.`,
    ];
    const time = hours
      ? [text`It takes ${hours} hours a year${worth ? text`, worth ${worth} at your pay` : ''}.`]
      : [];
    if (!compares)
      return {
        conclusion: cost,
        openings: {
          payment: text`About ${find('monthly')}.`,
          ...(hours ? { time: text`About ${hours} hours a year.` } : {}),
        },
        reasons: [...time, text`A day at work costs ${find('per_day')} before you’ve earned anything.`],
        next,
      };
    const ahead = find('closer_ahead');
    const amount = { ...ahead, value: Math.abs(ahead.value) };
    const verdict =
      ahead.value > 0
        ? text`Yes, living closer pays: you’d save about ${amount}.`
        : text`No, living closer doesn’t pay in money: you’d be about ${amount} worse off.`;
    const saves = figures.find(({ id }) => id === 'hours_saved');
    return {
      conclusion: verdict,
      openings: {
        amount: ahead.value > 0 ? text`You’d save about ${amount} by living closer.` : verdict,
        ...(back ? { time: text`The move pays for itself in about ${back}.` } : {}),
      },
      reasons: [
        closer > 0
          ? text`You’d save ${find('driving_saved')} of driving, and rent would go from ${given('rent', rent, 'usd_per_month')} to ${given('closer_rent', closer, 'usd_per_month')}.`
          : more === 0
            ? text`You’d save ${find('driving_saved')} of driving.`
            : text`You’d save ${find('driving_saved')} of driving, and rent would be ${given('rent_more', Math.abs(more), 'usd_per_month')} ${more > 0 ? 'more' : 'less'}.`,
        ...(saves ? [text`You’d also get back ${saves} hours a year.`] : time),
        ...(back ? [text`The move pays for itself in about ${back}.`] : []),
      ],
      next,
    };
  },

  chart: ({ detail: { driving, extras } }) => ({
    kind: 'bar',
    title: 'Where the cost of a month comes from',
    x: { label: 'Part', unit: 'count', names: ['Driving', 'Parking, tolls and fares'] },
    y: { label: 'A month', unit: 'usd_per_month' },
    about: 1,
    series: [
      {
        name: 'A month',
        points: [
          [1, driving],
          [2, extras],
        ],
      },
    ],
  }),

  formulas: {
    yearly: '"Driving in a year" + extras * 12 + extras_day * "Days at work in a year"',
    monthly: 'yearly / 12',
    per_day: 'yearly / "Days at work in a year"',
    miles_a_year: ['miles * 2 * "Days at work in a year"', 'miles * "Days at work in a year"', 'miles'],
    hours: 'minutes * 2 * "Days at work in a year" / 60',
    time_worth: 'hours * pay / 2080',
    closer_ahead: 'driving_saved - more_rent',
    driving_saved:
      'The cost of {miles} miles less that of {closer_miles} miles, at {"Cents a mile"} cents a mile, by the month',
    more_rent: ['closer_rent - rent', 'rent_more', 'Rent stays as it is'],
    pays_back: 'The months until {closer_ahead} adds up to {moving_costs}',
    hours_saved: '(minutes - closer_minutes) * 2 * "Days at work in a year" / 60',
  },

  examples: [
    {
      question: 'What does my commute cost? I drive 25 miles each way, 5 days a week.',
      input: { miles: 25 },
    },
    {
      question: 'cost of driving 40 miles one way to work with 120 a month for parking',
      input: { miles: 40, extras: 120 },
    },
    {
      question:
        'should I move closer to work? 35 miles each way now, 5 miles there, rent goes from 1,400 to 1,800',
      input: { miles: 35, closer_miles: 5, rent: 1400, closer_rent: 1800 },
    },
    {
      question: 'how much do I spend getting to work a year, 18 miles, 45 minutes each way',
      input: { miles: 18, minutes: 45 },
    },
    {
      question: 'is a longer commute worth the cheaper rent: 30 miles away at 1,500 versus 6 miles at 2,100',
      input: { miles: 30, closer_miles: 6, rent: 1500, closer_rent: 2100 },
    },
    {
      question:
        'what would working from home two days a week save me in gas and car costs on a 22 mile commute',
      input: { miles: 22, days: 2 },
    },
  ],
  sources: ['irs_notice_2026_10'],
});
