import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { savingsGoalFields } from '#advisor/calculators/saving/savings-goal-fields.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import { paymentToReach, periodsToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Plan {
  target: number;
  start: number;
  monthly: number;
  rate: number;
  years: number;
}

interface Solved {
  /** Which of the two was asked for. */
  asked: 'monthly' | 'time';
  payment: number;
  months: number;
  figures: Figure[];
  steps: Step[];
}

/** The amount to put aside, where the time is given. */
function solveMonthly({ target, start, monthly, rate, years: time }: Plan): Solved {
  const perMonth = rateOfMonth(rate);
  const months = time * monthsPerYear;
  const payment = Math.max(0, paymentToReach(target, start, perMonth, months));
  const alone = futureValue(start, 0, perMonth, months);
  const contributed = payment * months;
  const planned = futureValue(start, monthly, perMonth, months);
  return {
    asked: 'monthly',
    payment,
    months,
    figures: [
      figure('monthly_needed', 'Needed each month', payment, 'usd_per_month', { decimals: 2 }),
      figure('contributed', 'Put in from now on', contributed, 'usd'),
      figure('growth', 'Growth', Math.max(target, alone) - start - contributed, 'usd'),
      ...(monthly > 0
        ? [
            figure('planned_value', 'What your monthly amount reaches', planned, 'usd'),
            figure('planned_gap', 'Short of the goal', Math.max(0, target - planned), 'usd'),
          ]
        : []),
    ],
    steps: [
      { label: 'What you have grows to', formula: 'start x (1 + month)^months', value: alone, unit: 'usd' },
      { label: 'Still missing', formula: 'goal - that', value: Math.max(0, target - alone), unit: 'usd' },
      {
        label: 'Needed each month',
        formula: 'missing x month / ((1 + month)^months - 1)',
        value: payment,
        unit: 'usd_per_month',
        decimals: 2,
      },
    ],
  };
}

/** The time, where the amount is given. */
function solveTime({ target, start, monthly, rate }: Plan): Solved {
  const perMonth = rateOfMonth(rate);
  const exact = periodsToReach(target, start, monthly, perMonth) ?? 0;
  // Money comes in whole months; a hair of floating point above one is that one.
  const months = Math.max(0, Math.ceil(exact - 1e-9));
  const value = futureValue(start, monthly, perMonth, months);
  // Nothing comes in, so nothing has to wait for the end of a month.
  const time = (monthly > 0 ? months : exact) / monthsPerYear;
  return {
    asked: 'time',
    payment: monthly,
    months,
    figures: [
      ...(monthly > 0
        ? [
            figure('months_needed', 'Months needed', months, 'months'),
            figure('years_needed', 'Years needed', time, 'years'),
          ]
        : [
            figure('years_needed', 'Years needed', time, 'years', { decimals: 2 }),
            figure('months_needed', 'Months needed', months, 'months'),
          ]),
      figure('value_then', 'What you have then', value, 'usd'),
      figure('contributed', 'Put in from now on', monthly * months, 'usd'),
      figure('growth', 'Growth', value - start - monthly * months, 'usd'),
    ],
    steps: [
      {
        label: 'Months, not rounded',
        formula: 'log((goal x month + monthly) / (start x month + monthly)) / log(1 + month)',
        value: exact,
        unit: 'months',
        decimals: 2,
      },
      { label: 'In whole months', value: months, unit: 'months' },
    ],
  };
}

/** What it takes to reach a sum: how much each month, or how long. */
export const savingsGoal = defineCalculator({
  name: 'savings_goal',
  version: 1,
  title: 'Savings goal',
  about:
    'How much to save each month to reach a target amount by a given time, or how long it takes with a given monthly amount, or with a lump sum that only grows.',
  input: savingsGoalFields,
  check({ target, start, monthly, rate, years: time }) {
    if (time > 0) return null;
    if (monthly === 0 && start === 0) return 'Give the time you have, or what you can save each month.';
    const months = periodsToReach(target, start, monthly, rateOfMonth(rate));
    return months === null || months > 1200
      ? monthly > 0
        ? 'This monthly amount does not reach the goal within a lifetime: save more each month or choose a smaller goal.'
        : 'What you have does not grow to the goal within a lifetime at that return: add to it, or choose a smaller goal.'
      : null;
  },

  run(input) {
    const solved = input.years > 0 ? solveMonthly(input) : solveTime(input);
    const perMonth = rateOfMonth(input.rate);
    const wholeMonths = Math.ceil(solved.months);
    return {
      figures: solved.figures,
      steps: [
        {
          label: 'Return of a month',
          formula: '(1 + yearly return)^(1/12) - 1',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        ...solved.steps,
      ],
      assumptions: [
        text`You save at the end of each month, and the return is the same every year.`,
        text`No taxes and no fees are taken out, and the goal is not raised for inflation.`,
      ],
      warnings:
        input.rate > 5 && solved.months <= 60
          ? [
              text`A return of ${given('rate', input.rate, 'percent')} takes risk. Over a short time a fall in the market may come just before you need the money.`,
            ]
          : [],
      detail: {
        asked: solved.asked,
        byMonth: Array.from({ length: wholeMonths + 1 }, (_, month) => month)
          .filter((month) => month % monthsPerYear === 0 || month === wholeMonths)
          .map((month) => {
            const at = Math.min(month, solved.months);
            return [at, futureValue(input.start, solved.payment, perMonth, at)] as const;
          }),
      },
    };
  },

  explain({ figures, detail: { asked } }, { target, years: time, rate, monthly }) {
    const goal = given('target', target, 'usd');
    const at = given('rate', rate, 'percent');
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const split = text`You put in ${named('contributed')}; growth of ${named('growth')} does the rest.`;
    const next = [
      text`Set up an automatic transfer for the day after payday.`,
      text`Keep money you need within a few years in an insured savings account or a CD, not in stocks.`,
    ];
    if (asked === 'time') {
      return {
        conclusion: text`It takes about ${named('years_needed')} (${named('months_needed')}) to reach ${goal} at ${at} a year.`,
        reasons: [split],
        next,
      };
    }
    const short = named('planned_gap');
    const plan = [
      text`With ${given('monthly', monthly, 'usd_per_month')} you would have ${named('planned_value')}, which is ${short} short.`,
    ];
    return {
      conclusion: text`You need to save ${named('monthly_needed')} to have ${goal} in ${given('years', time, 'years')} at ${at} a year.`,
      reasons: [split, ...(monthly > 0 && short.value > 0 ? plan : [])],
      next,
    };
  },

  chart: ({ detail: { byMonth } }) => ({
    kind: 'area',
    title: 'On the way to the goal',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Saved', unit: 'usd' },
    series: [{ name: 'Saved', points: byMonth }],
  }),

  examples: [
    {
      question: 'How much do I have to save each month to have $50,000 in 5 years at 4%?',
      input: { target: 50_000, years: 5, rate: 4 },
    },
    {
      question: 'I want to save 20k for a car and can put away 400 a month. How long will it take?',
      input: { target: 20_000, monthly: 400 },
    },
    {
      question:
        'We have fifteen thousand saved and need an 80k down payment in six years. What should we save monthly?',
      input: { target: 80_000, start: 15_000, years: 6 },
    },
    {
      question: 'How long until I have a million dollars if I have 100k, add $1,500 per month and earn 7%?',
      input: { target: 1_000_000, start: 100_000, monthly: 1500, rate: 7 },
    },
    {
      question: 'how many years until a lump sum of 40k grows to 100k at 6% without adding anything',
      input: { target: 100_000, start: 40_000, rate: 6 },
    },
    {
      question: 'need ten grand for a wedding in 18 months, 2,000 in the bank, 4% hysa. monthly amount?',
      input: { target: 10_000, start: 2000, years: 1.5, rate: 4 },
    },
  ],
  sources: ['sec_savings_goal', 'sec_compound_interest'],
});
