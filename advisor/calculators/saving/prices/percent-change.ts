import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  percentChangeExamples,
  percentChangeFields,
  percentChangeFormulas,
} from '#advisor/calculators/saving/prices/percent-change-fields.ts';
import { text } from '#advisor/quantities/text.ts';

/** Amounts below this are told to the cent. */
const cents = 1000;

/** Nothing that people pay or earn becomes so many times as much at once: "up fifty from seventeen hundred". */
const mostTimes = 15;

const size = (one: Figure): Figure => ({ ...one, value: Math.abs(one.value) });

/** From one amount to another: how much in percent, and what of it is left after inflation. */
export const percentChange = defineCalculator({
  name: 'percent_change',
  version: 1,
  title: 'Percent change from one amount to another',
  about:
    'How many percent a salary, rent, price, premium or bill went up or down from one amount to another, the difference in dollars, and whether it is ahead of inflation.',
  simply:
    'It says how big a change is next to where you started, and how much of it is left once higher prices are taken off.',
  input: percentChangeFields,
  alternatives: [
    {
      fields: ['to', 'raise', 'raise_percent'],
      problem: 'Give the amount after or the raise, not both.',
    },
  ],
  check: ({ from, to, raise, raise_percent: share, years: time }) => {
    if (to + raise + share === 0) return 'Give the amount after, or the raise.';
    return time === 0 && to > mostTimes * from && from > 0
      ? 'Give the amounts before and after: one of these looks like the change between them.'
      : null;
  },

  run({ from, to: after, raise, raise_percent: share, monthly, inflation, years: time }) {
    const to = raise > 0 ? from + raise : share > 0 ? from * (1 + share / 100) : after;
    const prices = (1 + inflation / 100) ** (time > 0 ? time : 1);
    const percent = figure('percent', 'Percent up', (to / from - 1) * 100, 'percent', {
      decimals: 1,
      labelBelowZero: 'Percent down',
    });
    const difference = figure('difference', 'Difference', to - from, 'usd', {
      labelBelowZero: 'Difference, down',
    });
    const afterwards = figure('after', 'Amount after', to, 'usd', to < cents ? { decimals: 2 } : {});
    const ofYear = figure('year_difference', 'Difference over a year', (to - from) * 12, 'usd_per_year', {
      labelBelowZero: 'Difference over a year, down',
    });
    const real = figure(
      'real_percent',
      'Percent up after inflation',
      (to / from / prices - 1) * 100,
      'percent',
      {
        decimals: 1,
        labelBelowZero: 'Percent down after inflation',
      },
    );
    const keepUp = figure('keep_up', 'Amount that keeps up with prices', from * prices, 'usd');
    const realDifference = figure('real_difference', 'Ahead of that by', to - from * prices, 'usd', {
      labelBelowZero: 'Behind that by',
    });
    const back = figure(
      'back',
      'Percent up the other way round',
      to > 0 ? (from / to - 1) * 100 : 0,
      'percent',
      {
        decimals: 1,
      },
    );
    const isTurned = raise + share === 0 && to > 0 && to < from;
    const yearly = figure(
      'yearly',
      'Change per year',
      ((to / from) ** (1 / (time || 1)) - 1) * 100,
      'percent',
      {
        decimals: 1,
      },
    );
    return {
      figures: [
        percent,
        difference,
        ...(monthly ? [ofYear] : []),
        ...(raise + share > 0 ? [afterwards] : []),
        ...(inflation === 0 ? [] : [real, keepUp, realDifference]),
        ...(time > 0 ? [yearly] : []),
        ...(isTurned ? [back] : []),
      ],
      steps: [
        { label: 'Difference', formula: 'after - before', value: to - from, unit: 'usd' },
        {
          label: 'Percent',
          formula: 'difference / before',
          value: percent.value,
          unit: 'percent',
          decimals: 1,
        },
        ...(inflation === 0
          ? []
          : [
              {
                label: 'After inflation',
                formula: '(1 + percent) / (1 + inflation) - 1',
                value: real.value,
                unit: 'percent' as const,
                decimals: 1,
              },
            ]),
      ],
      assumptions: [
        text`Both amounts are of the same length of time, as a month’s rent and a month’s rent.`,
        ...(inflation !== 0 && time > 0 ? [text`Prices rise at that rate every year in between.`] : []),
      ],
      warnings: [],
      detail: {
        to,
        ofYear: monthly ? ofYear : null,
        afterwards: raise + share > 0 ? afterwards : null,
        percent,
        difference,
        real,
        keepUp,
        realDifference,
        hasInflation: inflation !== 0,
        back: isTurned ? back : null,
        time,
      },
    };
  },

  explain({ figures, detail }, input) {
    const { percent, difference, real, keepUp, realDifference, hasInflation, to, ofYear, afterwards, back } =
      detail;
    const before = given('from', input.from, 'usd');
    const isUp = percent.value >= 0;
    const over = ofYear ? text`, or ${size(ofYear)}` : '';
    const plain = isUp
      ? afterwards
        ? text`That makes it ${afterwards}: up ${percent}, ${difference} more${over}.`
        : text`That’s up ${percent}, ${difference} more${over}.`
      : text`That’s down ${size(percent)}, ${size(difference)} less${over}.`;
    const isAhead = real.value >= 0;
    const afterPrices = isAhead
      ? text`after inflation it’s ${real} more`
      : text`after inflation it’s ${size(real)} less`;
    const yearly = figures.find(({ id }) => id === 'yearly');
    return {
      conclusion: hasInflation
        ? text`That’s ${isUp ? 'up' : 'down'} ${size(percent)}, ${size(difference)} ${isUp ? 'more' : 'less'}; ${afterPrices}.`
        : plain,
      openings: {
        ...(hasInflation
          ? {
              yesno: isAhead
                ? text`Yes, it’s ahead of inflation: ${percent} up, ${real} after inflation.`
                : text`No, it’s behind inflation: ${isUp ? 'up' : 'down'} ${size(percent)}, but ${size(real)} less after inflation.`,
            }
          : {}),
        amount: isUp
          ? afterwards
            ? plain
            : text`The difference is ${difference}${over}, up ${percent}.`
          : text`The difference is ${size(difference)}${over}, down ${size(percent)}.`,
      },
      reasons: [
        ...(back
          ? [
              text`It starts from ${before}, which the percent is counted on; the other way round it’s up ${back}.`,
            ]
          : to > 0
            ? [text`It starts from ${before}, which the percent is counted on.`]
            : []),
        ...(hasInflation
          ? [
              text`To keep up with prices it takes ${keepUp}; you’re ${size(realDifference)} ${isAhead ? 'ahead of' : 'behind'} that.`,
            ]
          : []),
        ...(yearly ? [text`Spread over the time, it’s ${yearly} a year.`] : []),
      ],
      next: hasInflation
        ? []
        : [text`Hold it against inflation over the same time to see what changed in what it buys.`],
    };
  },

  formulas: percentChangeFormulas,
  examples: percentChangeExamples,
  sources: ['bls_cpi'],
});
