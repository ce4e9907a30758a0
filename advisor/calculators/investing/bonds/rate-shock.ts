import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What a change of interest rates does to bonds whose duration is known. */
export const rateShock = defineCalculator({
  name: 'rate_shock',
  version: 1,
  title: 'Bonds when interest rates change',
  about:
    'How much a bond or a bond fund of a known duration gains or loses when interest rates rise or fall, in percent and in dollars.',
  simply:
    'A bond promises fixed payments. When new bonds pay more, yours becomes less attractive and its price falls, and the longer its payments last, the more it falls.',
  input: {
    duration: ratio({
      label: 'Duration in years',
      roles: ['duration'],
      min: 0.01,
      max: 60,
      default: { value: 6, reason: 'about that of a broad US bond fund' },
    }),
    change: percent({
      label: 'Change in interest rates, in percentage points',
      roles: ['rate_change'],
      min: -20,
      max: 20,
      default: { value: 1, reason: 'one percentage point, as is usual' },
    }),
    amount: money({
      label: 'Amount in bonds',
      roles: ['hold_amount:bonds', 'hold_amount', 'bal_total', 'lump_sum', 'bal_brokerage', 'bal_retirement'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only the percentage is asked for' },
    }),
    convexity: ratio({
      label: 'Convexity',
      min: 0,
      max: 5000,
      default: { value: 0, reason: 'left out, which matters little for small changes' },
    }),
  },
  check: ({ change }) => (change === 0 ? 'Give by how much interest rates change.' : null),

  run({ duration, change, amount, convexity }) {
    const shift = change / 100;
    const share = -duration * shift + (convexity / 2) * shift ** 2;
    const less = share < 0;
    const moved = figure('change', less ? 'Loss' : 'Gain', Math.abs(share) * 100, 'percent');
    const dollars = figure(
      'dollars',
      less ? 'Loss in dollars' : 'Gain in dollars',
      Math.abs(share) * amount,
      'usd',
    );
    const after = figure('after', 'Value afterwards', amount * (1 + share), 'usd');
    return {
      figures: [moved, ...(amount > 0 ? [dollars, after] : [])],
      steps: [
        {
          label: 'Change of the price',
          formula: convexity > 0 ? '-duration x change + convexity / 2 x change^2' : '-duration x change',
          value: share * 100,
          unit: 'percent',
        },
      ],
      assumptions: [
        text`All interest rates change by the same amount, at once. The duration is the modified one; for large changes it’s only roughly right.`,
        text`The interest you’re paid meanwhile makes up for some of a loss.`,
      ],
      warnings: [],
      detail: { less, moved, dollars, after },
    };
  },

  explain({ detail: { less, moved, dollars, after } }, { duration, change, amount }) {
    const shift = given('change', Math.abs(change), 'ratio');
    const points = Math.abs(change) === 1 ? 'percentage point' : 'percentage points';
    const rates = text`if interest rates ${change < 0 ? 'fall' : 'rise'} by ${shift} ${points}`;
    return {
      conclusion: text`The price ${less ? 'falls' : 'rises'} by about ${moved}${amount > 0 ? text`, or ${dollars}, to ${after}` : ''} ${rates}.`,
      openings:
        amount > 0
          ? { amount: text`You’d ${less ? 'lose' : 'gain'} about ${dollars}, or ${moved}, ${rates}.` }
          : {},
      reasons: [
        text`A duration of ${given('duration', duration, 'ratio')} means the price moves about that many percent for each percentage point, the opposite way.`,
      ],
      next: [text`Match the duration to the time until you need the money, so a change in rates hurts less.`],
    };
  },

  formulas: {
    change: [
      'duration * input.change',
      '-(duration * input.change)',
      'Duration {duration} × {input.change}[, with convexity {convexity}]',
    ],
    dollars: 'amount * change',
    after: ['amount - dollars', 'amount + dollars'],
  },

  examples: [
    {
      question: 'My bond fund has a duration of 6. How much do I lose on $50,000 if interest rates rise 1%?',
      input: { duration: 6, amount: 50_000, change: 1 },
    },
    {
      question:
        'modified duration of 8.5 and rates fall half a point, 0.5 percent, what happens to the price',
      input: { duration: 8.5, change: -0.5 },
    },
    {
      question: 'yields up 75 basis points, duration 4.2, 120k in it',
      input: { change: 0.75, duration: 4.2, amount: 120_000 },
    },
  ],
  sources: ['sec_bonds'],
});
