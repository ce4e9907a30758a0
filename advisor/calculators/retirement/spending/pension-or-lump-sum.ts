import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  breakEvenReturn,
  lumpEmptyAt,
  pensionTotal,
  pensionValue,
} from '#advisor/calculators/retirement/spending/pension-value.ts';
import { text } from '#advisor/quantities/text.ts';

const usualAge = 65;

/** Of two ages of which one may be nobody's, the one that was told counts for both. */
function agesOf({ age: now, start_age: start }: { age: number; start_age: number }) {
  return {
    age: now === usualAge ? Math.min(now, start) : now,
    startAge: start === usualAge ? Math.max(now, start) : start,
  };
}

/** Whether a pension for life is worth more than the lump sum offered for it. */
export const pensionOrLumpSum = defineCalculator({
  name: 'pension_or_lump_sum',
  version: 1,
  title: 'Pension or lump sum',
  about:
    'What a monthly pension for life is worth today against a lump sum, the return the lump sum would have to earn to pay the same, and the age until which it would last.',
  simply:
    "A pension is many small checks, and a lump sum is one big one. This finds the return you'd have to earn on the big one to match the checks.",
  input: {
    pension: moneyPerMonth({
      label: 'Monthly pension',
      roles: ['pension_income', 'pension_income@spouse'],
      min: 1,
      max: 1e6,
    }),
    lump: money({
      label: 'Lump sum',
      roles: ['pension_lump', 'pension_lump@spouse', 'lump_sum', 'lump_sum@spouse'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no lump sum was mentioned, so you see what the pension is worth' },
    }),
    age: age({
      label: 'Your age now',
      roles: ['age'],
      min: 18,
      max: 100,
      default: {
        value: usualAge,
        reason: 'the age at which the pension starts',
        by: ({ start_age: start }) => (typeof start === 'number' ? start : undefined),
      },
    }),
    start_age: age({
      label: 'Age when the pension starts',
      roles: ['age_claim', 'age_claim@spouse', 'age_retire'],
      min: 18,
      max: 100,
      default: {
        value: usualAge,
        reason: 'it starts now',
        by: ({ age: now }) => (typeof now === 'number' ? now : undefined),
      },
    }),
    years_left: years({
      label: 'Years you may live from now',
      roles: ['time_last'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the age you may live to counts' },
    }),
    until: age({
      label: 'Age you may live to',
      roles: ['age_until', 'age_until@spouse', 'age_until@other'],
      min: 19,
      max: 120,
      default: {
        value: 90,
        reason: 'a long life, or the years you gave; many people live longer',
        by: ({ age: now, years_left: left }) =>
          typeof left === 'number' && left > 0
            ? Math.round((typeof now === 'number' ? now : usualAge) + left)
            : undefined,
      },
    }),
    rate: percent({
      label: 'Lump sum’s yearly return',
      roles: ['rate_return'],
      market: true,
      min: 0,
      max: 20,
      default: { value: 5, reason: 'a cautious mix, since a pension is nearly free of risk' },
    }),
    raise: percent({
      label: 'Yearly raise of the pension',
      roles: ['raise_rate', 'rate_inflation'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'most private pensions are never raised' },
    }),
    health: choice<'not_said' | 'poor'>({
      label: 'Health',
      options: ['not_said', 'poor'],
      facts: { poor: 'flag=sick' },
      default: { value: 'not_said', reason: 'nothing was said of it' },
    }),
    marital: choice<'not_said' | 'married'>({
      label: 'Family situation',
      options: ['not_said', 'married'],
      facts: { married: 'status=married' },
      default: { value: 'not_said', reason: 'no spouse was mentioned' },
    }),
  },
  check(input) {
    const { age: now, startAge: start } = agesOf(input);
    const { until } = input;
    if (start < now) return 'The pension would have started already: give your age now or a later one.';
    return until <= start ? 'Give an age to live to that is after the start of the pension.' : null;
  },

  run(input) {
    const { lump, rate, until } = input;
    const plan = {
      monthly: input.pension,
      ...agesOf(input),
      until,
      raise: input.raise,
    };
    const worth = pensionValue(plan, rate);
    const needed = lump > 0 ? breakEvenReturn(plan, lump) : null;
    const empty = lump > 0 ? lumpEmptyAt(plan, lump, rate) : null;
    const value = figure('pension_worth', 'Value of the pension today', worth, 'usd');
    const pensionWins = worth > lump;
    const ages = Array.from({ length: until - plan.startAge }, (_, index) => plan.startAge + 1 + index);
    return {
      figures: [
        value,
        ...(needed === null
          ? []
          : [figure('break_even_return', 'Return the lump sum needs', needed, 'percent')]),
        ...(lump > 0
          ? [
              figure(
                'difference',
                pensionWins ? 'Extra value of the pension' : 'Extra value of the lump sum',
                Math.abs(worth - lump),
                'usd',
              ),
            ]
          : []),
        ...(empty === null ? [] : [figure('empty_age', 'Age when the lump sum runs out', empty, 'age')]),
        figure('total', 'Total paid by the pension', pensionTotal(plan), 'usd'),
        ...(lump > 0
          ? [
              figure(
                'payout_rate',
                'Yearly pension as a share of the lump sum',
                ((input.pension * 12) / lump) * 100,
                'percent',
              ),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Value of the pension today',
          formula: 'each payment / (1 + return)^(years until it comes), added up',
          value: worth,
          unit: 'usd',
        },
        ...(lump > 0 ? [{ label: 'Lump sum', value: lump, unit: 'usd' as const }] : []),
        ...(needed === null
          ? []
          : [
              {
                label: 'Return the lump sum has to earn',
                formula: 'the return at which both are worth the same',
                value: needed,
                unit: 'percent' as const,
              },
            ]),
      ],
      assumptions: [
        text`The pension is paid at the end of each month until ${given('until', until, 'age')} and ends with your life. A survivor benefit is left out.`,
        text`Taxes are left out: both are taxed as income when you take the money, unless a lump sum is rolled over.`,
      ],
      warnings:
        input.raise === 0 ? [text`The pension doesn’t rise with prices, so it buys less every year.`] : [],
      detail: {
        pensionWins,
        byAge: ages.map((at) => [at, pensionValue({ ...plan, until: at }, rate)] as const),
      },
    };
  },

  explain({ figures, detail: { pensionWins } }, { lump, rate, until, pension, health, marital }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const worth = find('pension_worth')!;
    const at = given('rate', rate, 'percent');
    const to = given('until', until, 'age');
    const next = [
      text`Ask what your spouse would get if you die first, and whether the PBGC insures the plan.`,
      text`Health and family matter most: the longer you live, the more a pension for life is worth.`,
    ];
    if (lump === 0) {
      return {
        conclusion: text`Your pension of ${given('pension', pension, 'usd_per_month')} is worth about ${worth} today, if you live to ${to} and money earns ${at}.`,
        reasons: [text`It would pay ${find('total')!} in all by then.`],
        next,
      };
    }
    const [needed, empty] = [find('break_even_return'), find('empty_age')];
    const offered = given('lump', lump, 'usd');
    const difference = find('difference')!;
    const isIll = health === 'poor';
    // A single-life check ends with the one who is ill, and leaves a spouse nothing.
    const safer =
      marital === 'married'
        ? text`Take the pension only in the form that goes on for your spouse: it’s worth about ${difference} more than the ${offered}, if one of you lives to ${to}.`
        : isIll && empty
          ? text`With poor health, take the ${offered}: the pension wins only if you live past about ${empty}.`
          : null;
    const advice = pensionWins
      ? (safer ??
        text`Take the pension: it’s worth about ${difference} more than the ${offered}, if you live to ${to}.`)
      : text`Take the lump sum: ${offered} is worth about ${difference} more than the pension, even if you live to ${to}.`;
    return {
      openings: {
        which: advice,
        plan: advice,
        yesno: pensionWins
          ? (isIll && safer) ||
            text`No, keep the pension: it’s worth about ${worth} today, and they offer ${offered}.`
          : text`Yes, ${offered} is a fair offer: the pension is worth about ${worth} today, if you live to ${to}.`,
        ...(empty
          ? { time: text`The pension wins if you live past about ${empty}.` }
          : { time: text`The lump sum still comes out ahead at ${to}, with ${at} a year.` }),
        ...(needed
          ? { rate: text`The lump sum would have to earn ${needed} a year to match the pension.` }
          : {}),
      },
      conclusion: pensionWins
        ? (isIll && safer) ||
          text`The pension is worth more: about ${worth} today against ${given('lump', lump, 'usd')}, if you live to ${to}.`
        : text`The lump sum is worth more: ${given('lump', lump, 'usd')} against about ${worth} for the pension, if you live to ${to}.`,
      reasons: [
        text`The pension pays ${find('payout_rate')!} of the lump sum each year.`,
        ...(needed ? [text`The lump sum would have to earn ${needed} a year to pay the same.`] : []),
        empty
          ? text`At ${at} a year, a lump sum paying you as much as the pension would run out at about ${empty}.`
          : text`At ${at} a year, a lump sum paying you as much as the pension would last past ${to}.`,
      ],
      next,
    };
  },

  chart: ({ detail: { byAge } }, { lump, until }) => ({
    kind: 'line',
    about: until,
    title: 'Worth today, by the age you live to',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Value today', unit: 'usd' },
    series: [
      { name: 'Pension', points: byAge },
      ...(lump > 0 ? [{ name: 'Lump sum', points: byAge.map(([at]) => [at, lump] as const) }] : []),
    ],
  }),

  formulas: {
    pension_worth:
      'Payments of {pension} until age {until}[, raised {raise} a year], each worth less by {rate} a year until it comes',
    break_even_return: 'The return at which {lump} would pay {pension} until age {until}, found by trial',
    difference: ['pension_worth - lump', 'lump - pension_worth'],
    empty_age: 'The age at which {lump}, earning {rate} and paying {pension}, is used up',
    total: 'Payments of {pension}[, raised {raise} a year,] until age {until}, added up',
    payout_rate: 'pension * 12 / lump',
  },

  examples: [
    {
      question: 'My employer offers $2,240 a month for life or $365,000 now. I am 62. Which should I take?',
      input: { pension: 2240, lump: 365_000, age: 62 },
    },
    {
      question: '88k now instead of 640 a month at 65, i am 57. what return would i need to beat the pension',
      input: { pension: 640, lump: 88_000, age: 57, start_age: 65 },
    },
    {
      question:
        'What is a pension of 44,000 a year with a 2.5% COLA worth as a lump sum at 54, to age 86, at 5%?',
      input: { pension: 44_000 / 12, raise: 2.5, age: 54, until: 86, rate: 5 },
    },
    {
      question: '1,050 a month forever or 148k today, im 66 and my mom lived to 94',
      input: { pension: 1050, lump: 148_000, age: 66, until: 94 },
    },
    {
      question: 'lump sum of 198k or 1,150/mo starting at 64, assume I earn 6%',
      input: { pension: 1150, lump: 198_000, start_age: 64, rate: 6 },
    },
    {
      question:
        'old company offers to buy out my pension for 92,000, or it pays 580 a month until I die. I am 67',
      input: { pension: 580, lump: 92_000, age: 67 },
    },
  ],
  sources: ['sec_compound_interest', 'irc_72'],
});
