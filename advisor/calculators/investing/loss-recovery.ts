import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const falls = [5, 10, 20, 30, 40, 50, 60, 70, 80];

/** What has to be gained on the rest to be where one was before a loss. */
export const lossRecovery = defineCalculator({
  name: 'loss_recovery',
  version: 1,
  title: 'Gain to get back to even',
  about:
    'The gain that makes up for a loss: what the rest has to rise by, in percent, to be worth what it was before, and how long that takes at a yearly return.',
  input: {
    loss: percent({
      label: 'Loss',
      roles: ['loss_rate'],
      min: 0.01,
      max: 99.99,
    }),
    rate: percent({
      label: 'Yearly return from then on',
      market: true,
      roles: ['rate_return'],
      min: 0.01,
      max: 100,
      default: { value: 7, reason: 'a usual guess for stocks in the long run' },
    }),
  },

  run({ loss, rate }) {
    const left = 1 - loss / 100;
    const gain = (1 / left - 1) * 100;
    const time = Math.log(1 / left) / Math.log1p(rate / 100);
    return {
      figures: [
        figure('gain_needed', 'Gain to get back to even', gain, 'percent', { decimals: 2 }),
        figure('left', 'What is left of each hundred dollars', left * 100, 'usd', { decimals: 2 }),
        figure('years_needed', 'Time that takes at the yearly return', time, 'years', { decimals: 1 }),
      ],
      steps: [
        {
          label: 'Share that is left',
          formula: '100 % - loss',
          value: left * 100,
          unit: 'percent',
          decimals: 2,
        },
        { label: 'Gain', formula: '1 / share that is left - 1', value: gain, unit: 'percent', decimals: 2 },
        {
          label: 'Years',
          formula: 'log(1 / share that is left) / log(1 + yearly return)',
          value: time,
          unit: 'years',
          decimals: 2,
        },
      ],
      assumptions: [text`Nothing is added or taken out in between; taxes, fees and inflation are left out.`],
      warnings: [],
      detail: { points: falls.map((fall) => [fall, (100 / (100 - fall) - 1) * 100] as const) },
    };
  },

  explain({ figures: [gain, left, time] }, { loss, rate }) {
    return {
      conclusion: text`After a loss of ${given('loss', loss, 'percent')} it takes a gain of ${gain!} to get back to even.`,
      reasons: [
        text`Of each hundred dollars ${left!} are left, and the gain is made on those alone; so it has to be larger than the loss was.`,
        text`At ${given('rate', rate, 'percent')} a year that takes ${time!}.`,
      ],
      next: [
        text`Decide by what the money is for, not by the price you paid: the market does not know that price.`,
        text`Hold as much in stocks as you can see fall without selling.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Gain needed after a loss',
    x: { label: 'Loss', unit: 'percent' },
    y: { label: 'Gain needed', unit: 'percent' },
    series: [{ name: 'Gain needed', points }],
  }),

  examples: [
    { question: 'My portfolio fell 50%. What gain do I need to get back to even?', input: { loss: 50 } },
    { question: 'down 20 percent, how much does it have to go up to break even', input: { loss: 20 } },
    {
      question: 'I lost 35% of my account. How long to recover at 8% a year?',
      input: { loss: 35, rate: 8 },
    },
    { question: 'required return to recover from a 10% drop', input: { loss: 10 } },
    { question: 'if a stock drops 75% what does it need to rise to be where it was', input: { loss: 75 } },
  ],
  sources: ['sec_compound_interest'],
});
