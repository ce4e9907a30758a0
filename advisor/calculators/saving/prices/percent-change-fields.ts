import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { flag, money, percent, years } from '#advisor/calculators/define/fields.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** What is told twice, before and after. */
const toldTwice = [
  'wages',
  'housing_cost',
  'premium',
  'spend_item',
  'take_home',
  'home_insurance',
  'property_tax',
  'hoa',
  'childcare_cost',
  'college_cost',
  'spend_total',
  'mortgage_payment',
  'debt_payment',
  'lease_payment',
  'car_price',
  'home_value',
  'home_price',
  'ss_income',
  'pension_income',
  'rental_income',
  'se_income',
  'other_income',
  'bonus',
  'tax_bill',
  'fee_amount',
  'debt_balance',
  'bal_total',
  'goal_amount',
] as const satisfies readonly RoleId[];

export const percentChangeFields = {
  from: money({
    label: 'Amount before',
    ask: 'what was the amount before',
    roles: [...toldTwice, 'price_buy'],
    min: 0.01,
    max: 1e12,
  }),
  to: money({
    label: 'Amount after',
    ask: 'what is the amount now',
    roles: ['wages_new', ...toldTwice.map((role) => `${role}#2` as const), 'price_now'],
    min: 0,
    max: 1e12,
    default: { value: 0, reason: 'the raise is given instead' },
    needed: ({ raise, raise_percent: share }) => !raise && !share,
  }),
  raise: money({
    label: 'Raise in dollars',
    roles: ['raise_amount'],
    min: 0,
    max: 1e12,
    default: { value: 0, reason: 'the amount after is given instead' },
  }),
  raise_percent: percent({
    label: 'Raise in percent',
    roles: ['raise_rate', 'rate_rent_growth'],
    min: 0,
    max: 1000,
    default: { value: 0, reason: 'the amount after is given instead' },
  }),
  monthly: flag({
    label: 'Both amounts come every month',
    ofMonths: ['from', 'to'],
    default: { value: false, reason: 'nothing says that it comes every month' },
  }),
  inflation: percent({
    label: 'Inflation',
    roles: ['rate_inflation', 'rate_cost_growth'],
    min: -20,
    max: 500,
    default: { value: 0, reason: 'inflation isn’t counted' },
  }),
  years: years({
    label: 'Time between the two',
    roles: ['time_held', 'horizon', 'term'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'the inflation is that of the whole time' },
  }),
};

/** How the figures come about. */
export const percentChangeFormulas: Formulas = {
  percent: ['difference / from', 'raise / from', 'raise_percent'],
  back: 'from / to - 100%',
  difference: ['to - from', 'raise', 'from * raise_percent'],
  after: ['to', 'from + raise', 'from * (100% + raise_percent)'],
  year_difference: 'difference * 12',
  yearly: 'The yearly change that makes {percent} in {years}',
  real_percent: [
    '(100% + percent) / (100% + inflation) - 100%',
    '{percent} less inflation of {inflation} a year for {years}',
  ],
  keep_up: ['from * (100% + inflation)', 'from * (100% + inflation)^years'],
  real_difference: ['to - keep_up', 'from + raise - keep_up', 'after - keep_up'],
};

export const percentChangeExamples = [
  {
    question:
      'went from 58,400 to 61,200, what percent raise is that and am I really ahead if prices rose 2.9%?',
    input: { from: 58_400, to: 61_200, inflation: 2.9 },
  },
  {
    question: 'rent is going from 1,450 to 1,595. what percent increase is that',
    input: { from: 1450, to: 1595, monthly: true },
  },
  {
    question: 'i get a 3% raise on $22.50 an hour, what is my new hourly rate',
    input: { from: 22.5, raise_percent: 3 },
  },
  {
    question: 'my electric bill was $118 last year and is $143 now, how much is that in percent?',
    input: { from: 118, to: 143 },
  },
  {
    question: 'They gave me a $2,000 raise on 52,000. What percentage is it?',
    input: { from: 52_000, raise: 2000 },
  },
  {
    question: 'car insurance dropped from 1,880 to 1,610 a year, percent change?',
    input: { from: 1880, to: 1610 },
  },
];
