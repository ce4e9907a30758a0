import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, months, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
  yieldCompounding,
} from '#advisor/calculators/saving/growth/compounding.ts';

const monthsPerYear = 12;

/** Whether a CD is worth breaking for a better rate. */
export const breakCd = defineCalculator({
  name: 'break_cd',
  version: 1,
  title: 'Breaking a CD early',
  about:
    'Whether to cash in a CD before it matures, pay the early withdrawal penalty (so many months of interest, or a fee) and put the money where it earns a better rate, or keep it to the end.',
  simply:
    "You give up some interest as a penalty to get a better rate for the time that's left. It pays if the better rate earns more than the penalty costs.",
  input: {
    balance: money({
      label: 'CD balance',
      ask: 'how much is in the CD',
      roles: ['bal_cash', 'lump_sum', 'hold_amount', 'bal_total', 'bal_cash@both', 'bal_retirement'],
      min: 1,
      max: 1e9,
    }),
    rate: percent({
      label: 'Yield of the CD (APY)',
      ask: 'what does the CD pay',
      roles: ['rate_savings'],
      min: 0,
      max: 30,
    }),
    new_rate: percent({
      label: 'Yield you could get (APY)',
      ask: 'what could you earn instead',
      roles: ['rate_savings#2', 'rate_return', 'rate_yield', 'loan_rate'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'you didn’t give one, so the rate that makes it worth it is worked out' },
    }),
    months_left: months({
      label: 'Number of months until it matures',
      ask: 'how many months are left on the CD',
      roles: ['term_left', 'horizon', 'term'],
      min: 1,
      max: 240,
    }),
    months_held: months({
      label: 'Number of months you have had it',
      roles: ['time_held'],
      min: 0,
      max: 240,
      default: { value: 0, reason: 'the balance has its interest so far in it' },
    }),
    compounding: yieldCompounding('banks quote CDs by their yield of a year (APY)'),
    penalty_months: months({
      label: 'Penalty in months of interest',
      roles: ['days'],
      min: 0,
      max: 60,
      default: {
        value: 6,
        reason:
          'many banks take six months of interest, and three on CDs of a year or less; yours says in its terms',
        by: ({ months_left: left }) => (typeof left === 'number' && left < monthsPerYear / 2 ? 3 : undefined),
      },
    }),
    penalty: money({
      label: 'Penalty in dollars',
      roles: ['fee_amount'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'worked out from the months of interest' },
    }),
  },
  alternatives: [{ fields: ['penalty', 'penalty_months'] }],
  check: ({ balance, penalty }) =>
    penalty >= balance ? 'The penalty can’t be as much as what is in the CD.' : null,

  run(input) {
    const { balance, months_left: left, compounding } = input;
    const rate = yearlyPercentOf(input.rate, compounding);
    const other = yearlyPercentOf(input.new_rate, compounding);
    const time = left / monthsPerYear;
    const penalty = input.penalty || (balance * input.rate * input.penalty_months) / monthsPerYear / 100;
    // What it has earned by today is paid out too, and goes on earning if it is kept.
    const worth = balance * growthFactor(rate / 100, input.months_held / monthsPerYear);
    const after = worth - penalty;
    const kept = worth * growthFactor(rate / 100, time);
    const moved = after * growthFactor(other / 100, time);
    const even = ((kept / after) ** (1 / time) - 1) * 100;
    // Months after which the better rate has made up for the penalty.
    const monthsEven =
      other > rate
        ? (Math.log(worth / after) / Math.log((100 + other) / (100 + rate))) * monthsPerYear
        : null;
    const evenRate = figure('break_even_rate', 'Break-even rate', even, 'percent', {
      decimals: 2,
    });
    const fine = figure('penalty', 'Penalty', penalty, 'usd', { decimals: 2 });
    const paid = figure('paid_out', 'Paid out if you break it today', after, 'usd', { decimals: 2 });
    const keeps = figure('kept', 'Value at maturity if you keep it', kept, 'usd');
    const otherYield = yearlyPercentOf(input.rate, otherCompounding(compounding));
    const keptOtherwise = figure(
      'other_compounding',
      `Value of the CD at maturity ${ifOtherwise(compounding)}`,
      balance * growthFactor(otherYield / 100, time + input.months_held / monthsPerYear),
      'usd',
      { decimals: 2 },
    );
    return {
      figures:
        other === 0
          ? [paid, fine, evenRate, keeps, keptOtherwise]
          : [
              figure(
                'gain',
                moved >= kept ? 'Gain from breaking it' : 'Loss from breaking it',
                Math.abs(moved - kept),
                'usd',
                { decimals: 2 },
              ),
              fine,
              paid,
              keeps,
              figure('moved', 'Value at maturity if you move it', moved, 'usd'),
              evenRate,
              ...(monthsEven === null
                ? []
                : [
                    figure('months_even', 'Months to make up for the penalty', monthsEven, 'months', {
                      decimals: 1,
                    }),
                  ]),
              keptOtherwise,
            ],
      steps: [
        {
          label: 'Penalty',
          formula: 'balance x rate x months / 12',
          value: penalty,
          unit: 'usd',
          decimals: 2,
        },
        {
          label: 'Paid out',
          formula: 'balance with its interest so far - penalty',
          value: after,
          unit: 'usd',
        },
        { label: 'Kept', formula: 'balance x (1 + CD)^years', value: kept, unit: 'usd' },
        { label: 'Moved', formula: '(balance - penalty) x (1 + new rate)^years', value: moved, unit: 'usd' },
      ],
      assumptions: [
        compounding === 'effective'
          ? text`Both rates are yields of a year (APY) and stay as they are until the CD would mature.`
          : text`Both rates are compounded ${compounding} and stay as they are until the CD would mature.`,
        text`The penalty is plain interest on what is in the CD. Taxes are left out; the penalty can be deducted.`,
      ],
      warnings: [],
      detail: { moved, kept },
    };
  },

  explain({ figures, detail: { moved, kept } }, { new_rate: other, months_left: left }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const even = figures.find(({ id }) => id === 'months_even');
    if (other === 0)
      return {
        conclusion: text`Break it only if you can get more than ${named('break_even_rate')} elsewhere for the ${given('months_left', left, 'months')} left.`,
        openings: {
          amount: text`You’d get ${named('paid_out')} today: the penalty takes ${named('penalty')}.`,
        },
        reasons: [
          text`The penalty costs ${named('penalty')}; if you keep it, the CD comes to ${named('kept')}.`,
        ],
        next: [text`Ask the bank for the exact penalty in dollars before you decide.`],
      };
    const better = moved > kept;
    return {
      conclusion: better
        ? text`Yes, break it: after the penalty of ${named('penalty')} you’d still be ${named('gain')} ahead when the CD would have matured.`
        : text`No, keep it: breaking it would leave you ${named('gain')} behind when the CD matures.`,
      openings: {
        which: better
          ? text`Break it and move the money: you’d be ${named('gain')} ahead.`
          : text`Keep the CD: breaking it would leave you ${named('gain')} behind.`,
        amount: better
          ? text`You’d gain ${named('gain')} by breaking it, after the penalty.`
          : text`You’d lose ${named('gain')} by breaking it.`,
        ...(even ? { time: text`It takes ${even} at the better rate to make up for the penalty.` } : {}),
        rate: text`You need more than ${named('break_even_rate')} elsewhere for it to be worth it.`,
      },
      reasons: [
        text`If you keep it, it comes to ${named('kept')} in ${given('months_left', left, 'months')}; at ${given('new_rate', other, 'percent')} elsewhere, ${named('moved')}.`,
        ...(even ? [text`It takes ${even} at the better rate to make up for the penalty.`] : []),
        text`The new rate has to be above ${named('break_even_rate')} to be worth it.`,
      ],
      next: [
        text`Ask the bank for the exact penalty in dollars before you decide.`,
        ...(better ? [text`Lock the new rate with a CD of the same length; a savings rate can fall.`] : []),
      ],
    };
  },

  chart: ({ detail: { moved, kept } }, { months_left: left, new_rate: other }) => ({
    kind: 'bar',
    title: 'When the CD would mature',
    x: { label: 'Months', unit: 'months' },
    y: { label: 'Value', unit: 'usd' },
    series: [
      { name: 'Kept', points: [[left, kept]] },
      ...(other === 0 ? [] : [{ name: 'Moved', points: [[left, moved] as const] }]),
    ],
  }),

  formulas: {
    gain: ['moved - kept', 'kept - moved'],
    penalty: ['penalty', 'balance * rate * penalty_months / 12'],
    paid_out: '{balance} growing at {rate} a year for {months_held}, less the {penalty} penalty',
    kept: '{balance} growing at {rate} a year for {months_held} and {months_left}',
    moved: '{paid_out} growing at {new_rate} a year for {months_left}',
    other_compounding:
      '{balance} at {rate} for {months_held} and {months_left}, the interest being added in the other way',
    break_even_rate: 'The yield at which {paid_out} grows to {kept} in {months_left}',
    months_even: 'Months until {new_rate} instead of {rate} has earned back {penalty} on {paid_out}',
  },

  examples: [
    {
      question:
        'I have 20k in a CD at 2% with 30 months left, penalty is 6 months of interest. New ones pay 4.5%. Break it?',
      input: { balance: 20_000, rate: 2, months_left: 30, penalty_months: 6, new_rate: 4.5 },
    },
    {
      question: 'cash in my cd early? $50,000 at 3.9%, 10 months to go, bank wants $975, hysa is at 4.4',
      input: { balance: 50_000, rate: 3.9, months_left: 10, penalty: 975, new_rate: 4.4 },
    },
    {
      question: 'early withdrawal penalty vs better rate: 15k, earning 1.5, could get 5, two years left',
      input: { balance: 15_000, rate: 1.5, new_rate: 5, months_left: 24 },
    },
  ],
  sources: ['occ_cd_penalty', 'regulation_dd_apy'],
});
