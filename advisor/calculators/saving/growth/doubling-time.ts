import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  compoundingField,
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { text } from '#advisor/quantities/text.ts';

const times = { double: 2, triple: 3, quadruple: 4, tenfold: 10 };
/** Below these nothing sensible comes out. */
const leastRate = 0.01;
const leastYears = 1 / 12;
/** What the rule of thumb divides by the rate. */
const ruleOfThumb = 72;

/** How many times as much is wanted: from two amounts, or as it is named. */
function multipleOf({ start, goal, growth }: { start: number; goal: number; growth: keyof typeof times }) {
  return start > 0 && goal > 0 ? goal / start : times[growth];
}

function verbOf(multiple: number): string {
  const named = (Object.keys(times) as (keyof typeof times)[]).find((name) => times[name] === multiple);
  if (named === undefined) return 'get there';
  return named === 'tenfold' ? 'grow tenfold' : named;
}

/** How long money takes to become a multiple of itself. */
export const doublingTime = defineCalculator({
  name: 'doubling_time',
  version: 2,
  title: 'Doubling time',
  about:
    'How long money takes to double, triple or quadruple at a yearly return when nothing is added, or which return doubles it within some years, beside what the rule of 72 says. Also how fast prices double at an inflation rate.',
  simply:
    'Money that grows by the same percentage each year doubles after a fixed time. The higher the rate, the shorter that time.',
  input: {
    rate: percent({
      label: 'Yearly return',
      market: true,
      ask: 'what yearly return or rate do you expect',
      roles: [
        'rate_return',
        'rate_savings',
        'rate_market',
        'rate_inflation',
        'rate_cost_growth',
        'rate_home_growth',
        'rate_rent_growth',
        'raise_rate',
      ],
      min: 0,
      max: 1000,
      default: { value: 0, reason: 'worked out from the time, where that is given' },
    }),
    years: years({
      label: 'Time you have',
      roles: ['horizon', 'time_held'],
      fromAges: true,
      min: 0,
      max: 200,
      default: { value: 0, reason: 'worked out from the return' },
    }),
    start: money({
      label: 'Amount now',
      roles: [
        'lump_sum',
        'bal_total',
        'bal_brokerage',
        'bal_retirement',
        'bal_roth',
        'bal_cash',
        'hold_amount',
        'home_basis',
        'price_buy',
        'lump_sum@child',
      ],
      adds: 'within',
      min: 0,
      max: 1e12,
      default: { value: 0, reason: 'the time is the same for any amount' },
    }),
    goal: money({
      label: 'Amount to reach',
      roles: ['goal_amount'],
      min: 0,
      max: 1e12,
      default: { value: 0, reason: 'the multiple decides' },
    }),
    growth: choice<keyof typeof times>({
      label: 'Multiple to reach',
      fact: 'multiple',
      options: ['double', 'triple', 'quadruple', 'tenfold'],
      default: { value: 'double', reason: 'doubling is what most people ask about' },
    }),
    compounding: compoundingField,
  },

  check({ rate, years: time, start, goal }) {
    if (rate === 0 && time === 0) return 'Give the yearly return, or the years it may take.';
    if (rate > 0 && rate < leastRate) return 'The yearly return must be at least 0.01%.';
    if (time > 0 && time < leastYears) return 'The time must be at least a month.';
    return goal > 0 && start > 0 && goal <= start
      ? 'The amount to reach must be more than the amount now.'
      : null;
  },

  run(input) {
    const { rate, compounding, start } = input;
    const multiple = multipleOf(input);
    const yearly = rate > 0 ? yearlyPercentOf(rate, compounding) : (multiple ** (1 / input.years) - 1) * 100;
    const time = Math.log(multiple) / Math.log1p(yearly / 100);
    const length = Math.max(1, Math.ceil(time));
    const isDouble = multiple === 2;
    const needed = figure('years_needed', `Time to ${verbOf(multiple)}`, time, 'years', { decimals: 2 });
    return {
      figures: [
        ...(rate > 0 ? [needed] : [figure('rate_needed', 'Yearly return needed', yearly, 'percent'), needed]),
        figure('months_needed', 'Time needed in months', time * 12, 'months', { decimals: 1 }),
        ...(rate > 0
          ? [
              figure(
                'other_compounding',
                `Time ${ifOtherwise(compounding)}`,
                Math.log(multiple) / Math.log1p(yearlyPercentOf(rate, otherCompounding(compounding)) / 100),
                'years',
                { decimals: 2 },
              ),
            ]
          : []),
        ...(start > 0 ? [figure('end_value', 'Value by then', start * multiple, 'usd')] : []),
        ...(rate > 0 && input.years > 0
          ? [
              figure(
                'times_by_then',
                'Multiple in the time you have',
                (1 + yearly / 100) ** input.years,
                'ratio',
                {
                  decimals: 2,
                },
              ),
              figure(
                'doublings',
                'Number of doublings in the time you have',
                (input.years * Math.log1p(yearly / 100)) / Math.LN2,
                'ratio',
                {
                  decimals: 1,
                },
              ),
            ]
          : []),
        ...(isDouble
          ? [
              figure('rule_of_thumb', 'Time by the rule of thumb', ruleOfThumb / yearly, 'years', {
                decimals: 2,
              }),
            ]
          : []),
      ],
      steps: [
        { label: 'Yearly return', value: yearly, unit: 'percent', decimals: 4 },
        { label: 'Multiple', value: multiple, unit: 'ratio', decimals: 2 },
        {
          label: 'Years',
          formula: 'log(multiple) / log(1 + yearly return)',
          value: time,
          unit: 'years',
          decimals: 4,
        },
        ...(isDouble
          ? [
              {
                label: 'By the rule of thumb',
                formula: `${ruleOfThumb} / percent a year`,
                value: ruleOfThumb / yearly,
                unit: 'years' as const,
                decimals: 2,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The return is the same every year and stays invested; nothing is added, and no taxes, fees or inflation are taken out.`,
        ...(rate > 0 ? [conventionOf(compounding)] : []),
      ],
      warnings: [],
      detail: {
        points: Array.from({ length: length + 1 }, (_, year) => [year, (1 + yearly / 100) ** year] as const),
      },
    };
  },

  explain({ figures }, input) {
    const { rate, compounding, start, years: has } = input;
    const named = (id: string) => figures.find((one) => one.id === id);
    const often = compounding === 'effective' ? '' : `, compounded ${compounding}`;
    const verb = verbOf(multipleOf(input));
    const doublings = named('doublings');
    const [time, rule, end, sofar] = ['years_needed', 'rule_of_thumb', 'end_value', 'times_by_then'].map(
      named,
    );
    const sum = start > 0 ? text`${given('start', start, 'usd')}` : text`Money`;
    const reach = end ? text` (${end})` : text``;
    return {
      conclusion:
        rate > 0
          ? text`${sum} takes ${time!} to ${verb}${reach} at ${given('rate', rate, 'percent')} a year${often}.`
          : text`It takes ${named('rate_needed')!} a year to ${verb}${reach} in ${given('years', has, 'years')}.`,
      openings:
        rate > 0 && has > 0
          ? {
              yesno:
                time!.value <= has
                  ? text`Yes, it takes ${time!} to ${verb} at ${given('rate', rate, 'percent')}, and you have ${given('years', has, 'years')}.`
                  : text`No, it takes ${time!} to ${verb} at ${given('rate', rate, 'percent')}, and you have only ${given('years', has, 'years')}.`,
              ...(doublings
                ? { count: text`It would double ${doublings} times in ${given('years', has, 'years')}.` }
                : {}),
            }
          : {},
      reasons: [
        text`Each year’s growth earns growth of its own, so it takes less time than the rate alone suggests.`,
        ...(rule ? [text`The rule of thumb for doubling says ${rule}.`] : []),
        ...(sofar
          ? [
              text`In the ${given('years', has, 'years')} you have, it grows to ${sofar} times what it is now.`,
            ]
          : []),
      ],
      next: [
        text`Subtract inflation from the rate to see when your buying power does the same.`,
        text`Subtract fees too: they make it take longer.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'What one dollar becomes',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Dollars', unit: 'ratio' },
    series: [{ name: 'One dollar', points }],
  }),

  formulas: {
    years_needed: [
      'months_needed / 12',
      'The years until {"Yearly return"} a year has multiplied the money by {"Multiple"}',
    ],
    months_needed: 'years_needed * 12',
    rule_of_thumb: 'Rule of thumb: 72 to double, 114 to triple, 144 to quadruple, ÷ the {rate} a year',
    rate_needed: 'The yearly return that multiplies the money by {"Multiple"} in {years}',
    other_compounding: 'The time at {rate}, the interest being added in the other way',
    end_value: ['start * "Multiple"', 'goal'],
  },

  examples: [
    { question: 'How long does money take to double at 7.2%?', input: { rate: 7.2 } },
    { question: 'rule of 72 for a 6 percent return', input: { rate: 6 } },
    {
      question: 'when does my investment triple if it makes 9% a year',
      input: { rate: 9, growth: 'triple' },
    },
    {
      question: 'years for savings to be worth twice as much at 4.5% compounded monthly',
      input: { rate: 4.5, compounding: 'monthly' },
    },
    { question: 'what return do i need to double my money in 8 years', input: { years: 8 } },
    {
      question: 'when does 30k become 90k at 8 percent, nothing added',
      input: { rate: 8, start: 30_000, goal: 90_000 },
    },
    {
      question: 'at 10% growth how many years till it is four times as big',
      input: { rate: 10, growth: 'quadruple' },
    },
  ],
  sources: ['sec_compound_interest'],
});
