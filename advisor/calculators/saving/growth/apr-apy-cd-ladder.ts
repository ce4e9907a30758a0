import { aprApyCdLadderFormulas } from '#advisor/calculators/saving/growth/apr-apy-cd-ladder-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, count, money, months, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { timeOf } from '#advisor/calculators/saving/growth/time-of.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const timesPerYear: Readonly<Record<string, number>> = {
  daily: 365,
  monthly: 12,
  quarterly: 4,
  semiannually: 2,
  yearly: 1,
  continuously: Number.POSITIVE_INFINITY,
};

/** What a stated rate brings in a year, both in percent. */
export function yieldOf(nominal: number, times: number): number {
  const rate = nominal / 100;
  return (
    (times === Number.POSITIVE_INFINITY ? Math.expm1(rate) : growthFactor(rate / times, times) - 1) * 100
  );
}

/** The stated rate that brings a yield, both in percent. */
export function nominalOf(apy: number, times: number): number {
  const growth = Math.log1p(apy / 100);
  return (times === Number.POSITIVE_INFINITY ? growth : times * Math.expm1(growth / times)) * 100;
}

interface Ladder {
  rate: number;
  compounding: string;
  quoted: string;
  deposit: number;
  rungs: number;
  spacing: number;
  step: number;
}

/** Equal parts, each locked a step longer than the one before. */
function rungsOf({ rate, compounding, quoted, deposit, rungs, spacing, step }: Ladder) {
  const times = timesPerYear[compounding]!;
  return Array.from({ length: rungs }, (_, index) => {
    const stated = rate + step * index;
    const apy = quoted === 'apy' ? stated : yieldOf(stated, times);
    const term = spacing * (index + 1);
    const amount = deposit / rungs;
    return { term, apy, amount, value: amount * growthFactor(apy / 100, term / monthsPerYear) };
  });
}

/** What a stated rate really brings, and a deposit spread over CDs of growing length. */
export const aprApyCdLadder = defineCalculator({
  name: 'apr_apy_cd_ladder',
  version: 1,
  title: 'APR, APY and CD ladder',
  about:
    'Turns a stated yearly rate (APR) into the yield with compounding (APY) or back, and lays out a ladder of CDs with what each rung is worth when it matures.',
  simply:
    "Interest that's added more often earns interest itself sooner. So the rate that counts is what you have after a full year.",
  input: {
    rate: percent({
      label: 'Stated rate',
      ask: 'what is the stated rate, in percent',
      roles: ['rate_savings', 'loan_rate'],
      min: 0,
      max: 100,
    }),
    compounding: choice({
      label: 'Compounding',
      fact: 'compounding',
      options: ['daily', 'monthly', 'quarterly', 'semiannually', 'yearly', 'continuously'],
      default: { value: 'daily', reason: 'most banks compound savings daily' },
    }),
    quoted: choice({
      label: 'Kind of rate',
      facts: { apy: 'flag=apy_given' },
      options: ['apr', 'apy'],
      default: { value: 'apr', reason: 'a plain rate is taken as the stated one' },
    }),
    purpose: choice({
      label: 'Kind of question',
      facts: { ladder: 'flag=ladder' },
      options: ['yield', 'ladder'],
      default: { value: 'yield', reason: 'you didn’t mention a ladder' },
    }),
    deposit: money({
      label: 'Deposit',
      roles: ['lump_sum', 'lump_sum@both', 'bal_cash', 'bal_cash@both', 'bal_total', 'save_amount'],
      min: 1,
      max: 1e9,
      default: { value: 10_000, reason: 'a round amount, to show what it means' },
    }),
    rungs: count({
      label: 'Number of rungs',
      roles: ['n_rungs'],
      min: 1,
      max: 20,
      default: { value: 5, reason: 'the usual ladder has a CD for each of five years' },
    }),
    spacing: months({
      label: 'Time between rungs',
      roles: ['term'],
      onlyWith: 'flag=ladder',
      min: 1,
      max: 60,
      default: { value: 12, reason: 'one rung comes due each year' },
    }),
    years: years({
      label: 'Time the deposit stays',
      roles: ['horizon', 'term'],
      min: 0,
      max: 100,
      default: { value: 1, reason: 'interest is compared by the year' },
    }),
    step: percent({
      label: 'Rate step from rung to rung',
      min: -5,
      max: 5,
      default: { value: 0, reason: 'every rung pays the same' },
    }),
  },
  check: ({ rate, step, rungs }) =>
    rate + step * (rungs - 1) < 0
      ? 'The rate of the last rung would be below zero: use a smaller step or fewer rungs.'
      : null,

  run(input, { facts }) {
    const { rate, compounding, quoted, deposit, rungs } = input;
    const times = timesPerYear[compounding]!;
    const apy = quoted === 'apy' ? rate : yieldOf(rate, times);
    const nominal = quoted === 'apy' ? nominalOf(rate, times) : rate;
    const ladder = rungsOf(input);
    const total = ladder.reduce((sum, { value }) => sum + value, 0);
    const wait = ladder.reduce((sum, { term }) => sum + term, 0) / rungs;
    const insured = facts.get('deposit_insurance_limit');
    const yields = figure('apy', 'Yield with compounding (APY)', apy, 'percent', { decimals: 3 });
    const states = figure('apr', 'Stated rate (APR)', nominal, 'percent', { decimals: 3 });
    const stated = figure(
      'apr_of_yield',
      'Stated rate (APR) for an APY as high',
      nominalOf(rate, times),
      'percent',
      {
        decimals: 3,
      },
    );
    const rates = quoted === 'apy' ? [states, yields] : [yields, states];
    const year = figure('interest_year', 'Yearly interest on the deposit', (deposit * apy) / 100, 'usd', {
      decimals: 2,
    });
    const isLadder = input.purpose === 'ladder';
    return {
      figures: isLadder
        ? [
            figure('ladder_interest', 'Total interest of the ladder', total - deposit, 'usd'),
            figure('ladder_value', 'Total value when all rungs mature', total, 'usd'),
            figure('rung_amount', 'Amount in each rung', deposit / rungs, 'usd'),
            figure('first_rung', 'Value of the first rung at maturity', ladder[0]!.value, 'usd', {
              decimals: 2,
            }),
            figure('last_rung', 'Value of the last rung at maturity', ladder.at(-1)!.value, 'usd', {
              decimals: 2,
            }),
            figure('average_wait', 'Average time until a rung matures', wait, 'months'),
            ...rates,
          ]
        : [
            ...rates,
            year,
            ...(quoted === 'apy' ? [] : [stated]),
            figure('value_then', 'Value at the end', deposit * growthFactor(apy / 100, input.years), 'usd', {
              decimals: 2,
            }),
            ...(input.years === 1
              ? []
              : [
                  figure(
                    'interest_time',
                    'Interest over the whole time',
                    deposit * (growthFactor(apy / 100, input.years) - 1),
                    'usd',
                    { decimals: 2 },
                  ),
                ]),
          ],
      steps: [
        quoted === 'apy'
          ? {
              label: 'Stated rate',
              formula: 'n x ((1 + APY)^(1/n) - 1)',
              value: nominal,
              unit: 'percent',
              decimals: 3,
            }
          : { label: 'Yield', formula: '(1 + rate / n)^n - 1', value: apy, unit: 'percent', decimals: 3 },
        ...(isLadder ? ladder : []).map(({ term, value }) => ({
          label: `The CD of ${term} months when it matures`,
          formula: 'amount x (1 + APY)^(months / 12)',
          value,
          unit: 'usd' as const,
        })),
      ],
      assumptions: isLadder
        ? [
            text`The deposit is split evenly, each CD is held until it matures, and its interest stays in it.`,
            text`Taxes and early-withdrawal penalties are left out, and so is what you earn after a rung matures.`,
          ]
        : [text`The interest stays where it is for the whole year. Fees and taxes are left out.`],
      warnings:
        isLadder && deposit > insured
          ? [
              text`The deposit is above ${fact('deposit_insurance_limit', insured, 'usd')}, the most deposit insurance covers for one owner at one bank. Spread it across banks or types of ownership.`,
            ]
          : [],
      detail: { ladder },
    };
  },

  explain({ figures }, { purpose, quoted, rate, deposit, rungs, years: time }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const put = given('deposit', deposit, 'usd');
    const compare = text`Compare offers by APY, never by the stated rate.`;
    if (purpose === 'ladder') {
      return {
        conclusion: text`A ladder of ${given('rungs', rungs, 'count')} CDs with ${named('rung_amount')} each earns ${named('ladder_interest')} in interest by the time all have matured.`,
        openings: {
          plan: text`Put ${named('rung_amount')} into each of ${given('rungs', rungs, 'count')} CDs; the ladder earns ${named('ladder_interest')} in all.`,
        },
        reasons: [
          text`${put} becomes ${named('ladder_value')}; the first rung yields ${named('apy')} a year.`,
          text`The first rung is worth ${named('first_rung')} when it matures, the last one ${named('last_rung')}.`,
          text`Rungs come due after ${named('average_wait')} on average, so some of the money is never far away.`,
        ],
        next: [
          compare,
          text`As each CD matures, put it into a new longest rung, or keep the cash if you need it.`,
          text`Ask for the early-withdrawal penalty before you sign.`,
        ],
      };
    }
    return {
      conclusion:
        quoted === 'apy'
          ? text`An APY of ${named('apy')} is a stated rate (APR) of ${named('apr')}.`
          : text`A stated rate of ${named('apr')} comes to ${named('apy')} a year with compounding (APY).`,
      openings: {
        amount: figures.some(({ id }) => id === 'interest_time')
          ? text`${put} grows to ${named('value_then')} in ${timeOf('years', time)}, ${named('interest_time')} of it interest.`
          : text`${put} earns ${named('interest_year')} in a year at ${named('apy')} APY, and grows to ${named('value_then')}.`,
      },
      reasons: [
        text`On ${put} that’s ${named('interest_year')} in a year.`,
        ...(quoted === 'apy'
          ? []
          : [
              text`If ${given('rate', rate, 'percent')} is the APY already, the stated rate (APR) is ${named('apr_of_yield')}.`,
            ]),
        ...(figures.some(({ id }) => id === 'interest_time')
          ? [text`Over ${given('years', time, 'years')} it comes to ${named('interest_time')}.`]
          : []),
      ],
      next: [compare],
    };
  },

  chart: ({ detail: { ladder } }) => ({
    kind: 'bar',
    title: 'What each rung of a ladder is worth when it matures',
    x: { label: 'Months', unit: 'months' },
    y: { label: 'Value', unit: 'usd' },
    series: [{ name: 'Value', points: ladder.map(({ term, value }) => [term, value] as const) }],
  }),

  formulas: aprApyCdLadderFormulas,
  examples: [
    {
      question: 'What is the APY of 5.25% compounded quarterly?',
      input: { rate: 5.25, compounding: 'quarterly' },
    },
    {
      question: 'Build a CD ladder with 50k in five rungs at 4.2% APY.',
      input: { rate: 4.2, quoted: 'apy', purpose: 'ladder', deposit: 50_000, rungs: 5 },
    },
    {
      question: 'My card charges 24 percent APR compounded daily. What is the effective rate?',
      input: { rate: 24, compounding: 'daily' },
    },
    {
      question: 'bank says 4.6% interest compounded monthly, whats that as apy',
      input: { rate: 4.6, compounding: 'monthly' },
    },
    {
      question: 'split 30k over three cds a year apart at 4%, what does the ladder pay',
      input: { rate: 4, purpose: 'ladder', deposit: 30_000, rungs: 3 },
    },
    {
      question: 'credit card apr is 27.49, they compound it every day, what yearly rate do i effectively pay',
      input: { rate: 27.49, compounding: 'daily' },
    },
  ],
  sources: ['regulation_dd_apy', 'fdic_insurance'],
});
