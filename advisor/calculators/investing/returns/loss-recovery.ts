import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const falls = [5, 10, 20, 30, 40, 50, 60, 70, 80];
const most = 1e10;

interface Told {
  loss: number;
  lost: number;
  before: number;
  now: number;
}

/** The loss as a fraction, and what there was before in dollars where that is known; null where nothing says it. */
function lossOf({ loss, lost, before, now }: Told): { share: number; before: number } | null {
  if (loss > 0) return { share: loss / 100, before: before > 0 ? before : now / (1 - loss / 100) };
  if (before > 0 && now > 0) return { share: 1 - now / before, before };
  if (before > 0 && lost > 0) return { share: lost / before, before };
  return lost > 0 && now > 0 ? { share: lost / (lost + now), before: lost + now } : null;
}

/** What has to be gained on the rest to be where one was before a loss. */
export const lossRecovery = defineCalculator({
  name: 'loss_recovery',
  version: 2,
  title: 'Gain to get back to even',
  about:
    'The gain that makes up for a loss: what the rest has to rise by, in percent and dollars, to be worth what it was before, and how long that takes at a yearly return.',
  simply:
    'After a loss you have less money to grow back with. So getting back takes a bigger percentage gain than the loss was.',
  input: {
    loss: percent({
      label: 'Loss in percent',
      roles: ['loss_rate'],
      min: 0,
      max: 99.99,
      default: { value: 0, reason: 'it follows from the amounts' },
    }),
    before: money({
      label: 'Value before the loss',
      ask: 'what was it worth before',
      roles: ['price_buy', 'price_buy@both', 'lump_sum', 'goal_amount'],
      min: 0,
      max: most,
      default: { value: 0, reason: 'only the percentage is asked for' },
    }),
    now: money({
      label: 'Current value',
      roles: [
        'price_now',
        'price_now@both',
        'bal_total',
        'bal_total@both',
        'bal_retirement',
        'bal_brokerage',
        'bal_roth',
        'hold_amount',
      ],
      min: 0,
      max: most,
      default: { value: 0, reason: 'only the percentage is asked for' },
    }),
    lost: money({
      label: 'Loss in dollars',
      roles: ['loss_amount'],
      min: 0,
      max: most,
      default: { value: 0, reason: 'the loss in percent is given instead' },
    }),
    rate: percent({
      label: 'Yearly return from here',
      market: true,
      roles: ['rate_return'],
      min: 0.01,
      max: 100,
      default: { value: 7, reason: 'a usual guess for stocks in the long run' },
    }),
  },
  check(input) {
    const found = lossOf(input);
    if (!found) return 'Give the loss in percent, or what it was worth before and what it’s worth now.';
    if (found.share <= 0) return 'It’s worth as much as before or more: there’s no loss to make up.';
    return found.share >= 1 ? 'Everything is lost: no gain can make that up.' : null;
  },

  run(input) {
    const { share, before } = lossOf(input)!;
    const left = 1 - share;
    const gain = (1 / left - 1) * 100;
    const time = Math.log(1 / left) / Math.log1p(input.rate / 100);
    const loss = figure('loss', 'Loss', share * 100, 'percent', { decimals: 1 });
    const dollars = figure('dollars_needed', 'Dollars to make back', before * share, 'usd');
    return {
      figures: [
        figure('gain_needed', 'Gain to get back to even', gain, 'percent', { decimals: 2 }),
        before > 0
          ? figure('left', 'Amount left', before * left, 'usd')
          : figure('left', 'Amount left of each hundred dollars', left * 100, 'usd', { decimals: 2 }),
        figure('years_needed', 'Time to get back to even', time, 'years', { decimals: 1 }),
        ...(before > 0 ? [dollars] : []),
        loss,
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
      detail: {
        loss,
        dollars: before > 0 ? dollars : undefined,
        points: falls.map((fall) => [fall, (100 / (100 - fall) - 1) * 100] as const),
      },
    };
  },

  explain({ figures: [gain, left, time], detail: { loss, dollars } }, { rate }) {
    const hold = text`Don’t sell just because it fell ${loss}: at ${given('rate', rate, 'percent')} a year you’d be back to even in about ${time!}.`;
    return {
      conclusion: text`After a loss of ${loss} you need a gain of ${gain!} to get back to even.`,
      openings: {
        time: text`About ${time!}, at ${given('rate', rate, 'percent')} a year.`,
        plan: hold,
        which: hold,
        ...(dollars
          ? {
              amount: text`You need to make back ${dollars}, a gain of ${gain!} on the ${left!} you have left.`,
            }
          : {}),
      },
      reasons: [
        dollars
          ? text`You have ${left!} left, and making ${dollars} on that takes a bigger percentage than the loss was.`
          : text`Of each hundred dollars you have ${left!} left, and the gain has to come from that alone, so it’s bigger than the loss was.`,
        text`At ${given('rate', rate, 'percent')} a year that takes ${time!}.`,
      ],
      next: [
        text`Decide by what the money is for, not by the price you paid: the market doesn’t know that price.`,
        text`Keep only as much in stocks as you can watch fall without selling.`,
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

  formulas: {
    gain_needed: '100% / (100% - loss) - 100%',
    left: ['before - dollars_needed', 'now', `100 'dollars' * (100% - loss)`],
    years_needed: 'The years until growth of {rate} a year adds up to {gain_needed}',
    dollars_needed: ['before - left', 'lost', 'left * gain_needed'],
    loss: ['loss', 'lost / before', '(before - now) / before', 'lost / (now + lost)'],
  },

  examples: [
    { question: 'My portfolio fell 50%. What gain do I need to get back to even?', input: { loss: 50 } },
    { question: 'down 20 percent, how much does it have to go up to break even', input: { loss: 20 } },
    {
      question: 'I lost 35% of my account. How long to recover at 8% a year?',
      input: { loss: 35, rate: 8 },
    },
    {
      question: 'account went from $131k to $97k, what gain gets me whole',
      input: { before: 131_000, now: 97_000 },
    },
    { question: 'required return to recover from a 10% drop', input: { loss: 10 } },
    { question: 'if a stock drops 75% what does it need to rise to be where it was', input: { loss: 75 } },
  ],
  sources: ['sec_compound_interest'],
});
