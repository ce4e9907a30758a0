import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { payBack } from '#advisor/calculators/saving/prices/pay-back.ts';
import {
  paybackExamples,
  paybackFields,
  paybackFormulas,
} from '#advisor/calculators/saving/prices/payback-fields.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** From this on a time is also told in years. */
const toldInYears = 24;
/** So much longer than the break-even does the picture go on. */
const beyond = 1.5;

/** Cost up front against what it saves: how long until it has paid for itself. */
export const paybackTime = defineCalculator({
  name: 'payback_time',
  version: 1,
  title: 'Time until it pays for itself',
  about:
    'How long until something pays for itself: a cost up front against what it saves or earns every month or year, and the net gain after some years. For solar panels, insulation, a heat pump, an e-bike, a membership, a class that brings a raise, or fees that lower a payment.',
  simply:
    'You pay once, and it saves you a little every month. The cost divided by the saving tells when you have your money back; what it saves after that is a gain.',
  input: paybackFields,
  check: ({ cost, rebate, saving, raise }) => {
    if (saving + raise === 0) return 'Give what it saves or earns, by the month or by the year.';
    return rebate >= cost ? 'The rebate covers the whole cost: give a smaller one.' : null;
  },

  run(input) {
    const { cost, rebate, years: time } = input;
    const paid = cost - rebate;
    const { evenAfter, savedBy } = payBack(input);
    const first = savedBy(monthsPerYear);
    const whole = evenAfter === null ? null : Math.ceil(evenAfter - 1e-9);
    const even =
      whole === null ? null : figure('break_even', 'Time until it pays for itself', whole, 'months');
    const evenYears =
      evenAfter === null
        ? null
        : figure('break_even_years', 'Same time in years', evenAfter / monthsPerYear, 'years', {
            decimals: 1,
          });
    const saved = figure('saved_year', 'Saved in the first year', first, 'usd_per_year', {
      labelBelowZero: 'Lost in the first year',
    });
    const net = figure('net_cost', 'Cost after the rebate', paid, 'usd');
    const back = figure(
      'first_return',
      'Saved in the first year per dollar of cost',
      (first / paid) * 100,
      'percent',
      {
        decimals: 1,
      },
    );
    const total = savedBy(time * monthsPerYear);
    const gain = figure('net_gain', 'Net gain by then', total - paid, 'usd', {
      labelBelowZero: 'Net loss by then',
    });
    const all = figure('saved_total', 'Saved by then', total, 'usd');
    return {
      figures: [
        ...(even && evenYears ? [even, evenYears] : []),
        ...(time > 0 ? [gain, all] : []),
        saved,
        back,
        ...(rebate > 0 ? [net] : []),
      ],
      steps: [
        { label: 'Cost to make up', formula: 'cost - rebate', value: paid, unit: 'usd' },
        {
          label: 'Saved in the first year',
          formula: 'saving x 12 + raise - upkeep',
          value: first,
          unit: 'usd_per_year',
        },
        ...(even
          ? [
              {
                label: 'Months to break even',
                formula: 'cost / saving a month, rounded up',
                value: even.value,
                unit: 'months' as const,
              },
            ]
          : []),
        ...(time > 0
          ? [{ label: 'Net gain', formula: 'saved by then - cost', value: gain.value, unit: 'usd' as const }]
          : []),
      ],
      assumptions: [
        text`Each month’s saving is the same within a year. What the money could earn elsewhere and what the thing can be sold for are left out.`,
        ...(input.raise > 0 ? [text`The raise is counted before taxes: after them it takes longer.`] : []),
      ],
      warnings: [],
      detail: { even, evenYears, evenAfter, gain: time > 0 ? gain : null, saved, back, net, savedBy, paid },
    };
  },

  explain({ detail: { even, evenYears, gain, saved, back, net } }, { cost, rebate, years: time }) {
    const price = rebate > 0 ? net : given('cost', cost, 'usd');
    const use = given('years', time, 'years');
    const size = gain && { ...gain, value: Math.abs(gain.value) };
    const never =
      saved.value <= 0
        ? text`It never pays for itself: it costs as much to run as it saves, or more.`
        : text`It doesn’t pay for itself in a hundred years: it saves about ${saved}, against a cost of ${price}.`;
    const inTime = gain !== null && gain.value >= 0;
    const after =
      even && evenYears
        ? even.value >= toldInYears
          ? text`${even}, about ${evenYears}`
          : text`${even}`
        : null;
    const ahead = !size
      ? null
      : inTime
        ? text`you’re ${size} ahead after ${use}`
        : text`you’re still ${size} behind after ${use}`;
    return {
      conclusion: after ? text`It pays for itself in ${after}.` : never,
      openings: {
        ...(after
          ? {
              yesno:
                ahead === null
                  ? text`Yes, if you keep it longer than ${after}: that’s when it has paid for itself.`
                  : inTime
                    ? text`Yes, it pays for itself in ${after}, and ${ahead}.`
                    : text`No, not in that time: it takes ${after} to pay for itself, and ${ahead}.`,
            }
          : { yesno: text`No. ${never}` }),
        ...(size && ahead
          ? {
              amount: inTime
                ? text`You’d be ${size} ahead after ${use}.`
                : text`You’d be ${size} behind after ${use}.`,
            }
          : {}),
        ...(saved.value > 0 ? { rate: text`It saves ${back} of its cost in the first year.` } : {}),
      },
      reasons: [
        ...(saved.value > 0 ? [text`It costs ${price} and saves about ${saved} at first.`] : []),
        ...(ahead && after ? [text`By that measure, ${ahead}.`] : []),
      ],
      next: [
        text`Check the saving against your own bills: the break-even moves with it one for one.`,
        ...(after ? [text`Skip it if you might move, quit or replace it before ${even!} are up.`] : []),
      ],
    };
  },

  chart({ detail: { evenAfter, savedBy, paid } }, { years: time }) {
    const last = Math.max(time * monthsPerYear, (evenAfter ?? monthsPerYear * 10) * beyond, 2);
    const step = last > toldInYears * 2 ? monthsPerYear : 1;
    const places = Array.from({ length: Math.ceil(last / step) + 1 }, (_, at) => at);
    return {
      kind: 'line',
      title: 'What it has saved, against what it cost',
      about: Math.min(places.length - 1, Math.ceil((evenAfter ?? last) / step - 1e-9)),
      x: step === 1 ? { label: 'Month', unit: 'months' } : { label: 'Year', unit: 'years' },
      y: { label: 'Dollars', unit: 'usd' },
      series: [
        { name: 'Saved so far', points: places.map((at) => [at, savedBy(at * step)] as const) },
        { name: 'Cost', points: places.map((at) => [at, paid] as const) },
      ],
    };
  },

  formulas: paybackFormulas,
  examples: paybackExamples,
  sources: ['fed_refinancing'],
});
