import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';

export const paybackFields = {
  cost: money({
    label: 'Cost up front',
    ask: 'what does it cost up front',
    roles: [
      'spend_item',
      'home_improvement',
      'closing_costs',
      'college_cost',
      'car_price',
      'fee_amount',
      'lump_sum',
    ],
    adds: true,
    min: 0.01,
    max: 1e9,
  }),
  saving: moneyPerMonth({
    label: 'Saving a month',
    ask: 'how much does it save a month or a year',
    roles: ['save_amount'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'it brings a raise instead' },
    needed: ({ raise }) => !raise,
  }),
  raise: moneyPerYear({
    label: 'Raise or extra income a year',
    roles: ['raise_amount', 'other_income'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no raise or extra income was mentioned' },
  }),
  rebate: money({
    label: 'Rebate or tax credit',
    roles: ['trade_in'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no rebate was mentioned' },
  }),
  upkeep: moneyPerYear({
    label: 'Cost a year to keep it up',
    roles: ['maintenance'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no upkeep was mentioned' },
  }),
  growth: percent({
    label: 'Yearly growth of the saving',
    roles: ['rate_cost_growth', 'save_growth', 'rate_inflation'],
    min: 0,
    max: 30,
    default: { value: 0, reason: 'the saving stays the same' },
  }),
  years: years({
    label: 'Time you use it',
    roles: ['time_stay', 'horizon', 'time_last'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no time of use was mentioned' },
  }),
};

/** How the figures come about. */
export const paybackFormulas: Formulas = {
  break_even:
    'The months until {saved_year}[, growing {growth} a year,] adds up to {cost}[ less {rebate}], rounded up',
  break_even_years: [
    '(cost - rebate) / saved_year',
    'The years until {saved_year}, growing {growth} a year, adds up to {cost}[ less {rebate}]',
  ],
  saved_year: 'saving * 12 + raise - upkeep',
  net_gain: 'saved_total - (cost - rebate)',
  saved_total: ['saved_year * years', 'What {saved_year}, growing {growth} a year, comes to in {years}'],
  first_return: 'saved_year / (cost - rebate)',
  net_cost: 'cost - rebate',
};

export const paybackExamples = [
  {
    question:
      'solar panels cost 18,000 and save us 140 a month on electric, how long until they pay for themselves?',
    input: { cost: 18_000, saving: 140 },
  },
  {
    question: 'Is a $9,500 heat pump worth it if it saves $1,080 a year and we stay 12 years?',
    input: { cost: 9500, saving: 90, years: 12 },
  },
  {
    question: 'e-bike for 1,900 and i drop the 96 a month bus pass. when has it paid off?',
    input: { cost: 1900, saving: 96 },
  },
  {
    question: 'the points cost 4,200 and lower the payment by 68 a month, when do i break even',
    input: { cost: 4200, saving: 68 },
  },
  {
    question: 'warehouse club is 65 a year, we save about 12 a month there. does the membership pay?',
    input: { cost: 65, saving: 12, years: 1 },
  },
  {
    question: 'certificate costs 6,400 and comes with a 3,000 raise. how long to make my money back?',
    input: { cost: 6400, raise: 3000 },
  },
  {
    question:
      'attic insulation 2,800 less a 600 rebate, heating drops 35 a month, gas going up 3% a year: payback?',
    input: { cost: 2800, rebate: 600, saving: 35, growth: 3 },
  },
];
