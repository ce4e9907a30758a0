import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { compoundingField, yearlyPercentOf } from '#advisor/calculators/saving/compounding.ts';
import { text } from '#advisor/quantities/text.ts';

const times = { double: 2, triple: 3, quadruple: 4, tenfold: 10 };
/** What the rule of thumb divides by the rate. */
const ruleOfThumb = 72;

/** How long money takes to become a multiple of itself. */
export const doublingTime = defineCalculator({
  name: 'doubling_time',
  version: 1,
  title: 'Doubling time',
  about:
    'How long money takes to double, triple or quadruple at a yearly return when nothing is added, beside what the rule of thumb for doubling says.',
  input: {
    rate: percent({
      label: 'Yearly return',
      market: true,
      roles: ['rate_return', 'rate_savings'],
      min: 0.01,
      max: 1000,
    }),
    growth: choice<keyof typeof times>({
      label: 'Multiple to reach',
      fact: 'multiple',
      options: ['double', 'triple', 'quadruple', 'tenfold'],
      default: { value: 'double', reason: 'doubling is what most people ask about' },
    }),
    compounding: compoundingField,
  },

  run({ rate, growth, compounding }) {
    const yearly = yearlyPercentOf(rate, compounding);
    const time = Math.log(times[growth]) / Math.log1p(yearly / 100);
    const length = Math.max(1, Math.ceil(time));
    const isDouble = growth === 'double';
    return {
      figures: [
        figure('years_needed', `Time to ${growth === 'tenfold' ? 'grow tenfold' : growth}`, time, 'years', {
          decimals: 2,
        }),
        figure('months_needed', 'In months', time * 12, 'months', { decimals: 1 }),
        ...(isDouble
          ? [figure('rule_of_thumb', 'By the rule of thumb', ruleOfThumb / yearly, 'years', { decimals: 2 })]
          : []),
      ],
      steps: [
        { label: 'What a year brings', value: yearly, unit: 'percent', decimals: 4 },
        { label: 'Multiple', value: times[growth], unit: 'ratio', decimals: 0 },
        {
          label: 'Years',
          formula: 'log(multiple) / log(1 + what a year brings)',
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
      ],
      warnings: [],
      detail: {
        points: Array.from({ length: length + 1 }, (_, year) => [year, (1 + yearly / 100) ** year] as const),
      },
    };
  },

  explain({ figures: [time, , rule] }, { rate, growth, compounding }) {
    const often = compounding === 'effective' ? '' : `, compounded ${compounding}`;
    const verb = growth === 'tenfold' ? 'grow tenfold' : growth;
    return {
      conclusion: text`Money takes ${time!} to ${verb} at ${given('rate', rate, 'percent')} a year${often}.`,
      reasons: [
        text`Each year’s growth is added and grows itself, so it takes less time than the rate alone suggests.`,
        ...(rule ? [text`The rule of thumb for doubling says ${rule}.`] : []),
      ],
      next: [
        text`Take inflation off the rate first to see when the buying power does the same.`,
        text`Count fees too: they make the time longer, at every rate.`,
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
    {
      question: 'at 10% growth how many years till it is four times as big',
      input: { rate: 10, growth: 'quadruple' },
    },
  ],
  sources: ['sec_compound_interest'],
});
