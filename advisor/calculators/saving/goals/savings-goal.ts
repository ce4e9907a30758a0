import { savingsGoalFormulas } from '#advisor/calculators/saving/goals/savings-goal-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { enoughAlready } from '#advisor/calculators/saving/goals/enough-already.ts';
import { savingsGoalFields } from '#advisor/calculators/saving/goals/savings-goal-fields.ts';
import {
  besideMonthly,
  fasterWith,
  goalAfter,
  goalPlanOf,
  monthsNeeded,
  neededMonthly,
  otherwise,
  type GoalPlan,
  type PaidGoal,
} from '#advisor/calculators/saving/goals/savings-goal-plan.ts';
import { conventionOf } from '#advisor/calculators/saving/growth/compounding.ts';
import { timeOf } from '#advisor/calculators/saving/growth/time-of.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Solved {
  /** Which of the two was asked for. */
  asked: 'monthly' | 'time';
  /** All that goes in each month. */
  payment: number;
  months: number;
  figures: Figure[];
  steps: Step[];
}

/** The amount to put aside, where the time is given. */
function solveMonthly(plan: GoalPlan, input: PaidGoal): Solved {
  const { start, monthly, bonusAMonth, others, perMonth, months } = plan;
  const besides = bonusAMonth + others;
  const goal = goalAfter(plan, months);
  const payment = neededMonthly(plan);
  const all = payment + besides;
  const alone = futureValue(start, 0, perMonth, months);
  const contributed = all * months;
  const planned = futureValue(start, monthly, perMonth, months);
  const isPlanned = monthly > besides;
  const wait = isPlanned ? monthsNeeded(plan) : null;
  return {
    asked: 'monthly',
    payment: all,
    months,
    figures: [
      figure('monthly_needed', 'Monthly saving needed', payment, 'usd_per_month', { decimals: 2 }),
      ...besideMonthly(payment, input),
      figure('contributed', 'Total contributed from now on', contributed, 'usd'),
      figure('growth', 'Growth', Math.max(goal, alone + besides * months) - start - contributed, 'usd'),
      figure(
        'lump_now',
        'Lump sum today that would do it',
        Math.max(0, goal / (1 + perMonth) ** months - start),
        'usd',
      ),
      ...(goal > plan.target ? [figure('goal_then', 'Cost of the goal by then', goal, 'usd')] : []),
      ...(isPlanned
        ? [
            figure('planned_value', 'Total your monthly saving reaches', planned, 'usd'),
            figure('planned_gap', 'Shortfall to the goal', Math.max(0, goal - planned), 'usd'),
            figure('monthly_more', 'Extra a month to reach it', Math.max(0, all - monthly), 'usd_per_month', {
              decimals: 2,
            }),
          ]
        : []),
      ...(wait === null
        ? []
        : [figure('years_needed', 'Time it takes at what you save now', wait / monthsPerYear, 'years')]),
    ],
    steps: [
      { label: 'What you have grows to', formula: 'start x (1 + month)^months', value: alone, unit: 'usd' },
      { label: 'Still needed', formula: 'goal - that', value: Math.max(0, goal - alone), unit: 'usd' },
      {
        label: 'Monthly saving needed',
        formula: 'still needed x month / ((1 + month)^months - 1)',
        value: payment,
        unit: 'usd_per_month',
        decimals: 2,
      },
    ],
  };
}

/** The time, where the amount is given. */
function solveTime(plan: GoalPlan): Solved {
  const { start, monthly, perMonth } = plan;
  const exact = monthsNeeded(plan) ?? 0;
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
      figure('value_then', 'Total you have then', value, 'usd'),
      figure('contributed', 'Total contributed from now on', monthly * months, 'usd'),
      figure('growth', 'Growth', value - start - monthly * months, 'usd'),
      ...fasterWith(plan, months),
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
  version: 2,
  title: 'Savings goal',
  about:
    'How much to save each month, week or paycheck to reach a target amount by a date, an age or within a given time (a wedding, a trip, a car, a down payment), or how long it takes with a given monthly amount, or with a lump sum that only grows.',
  simply:
    "You split what's still missing into equal monthly amounts. What your savings earn covers a part of it.",
  input: savingsGoalFields,
  check(input) {
    const plan = goalPlanOf(input);
    if (input.share > 0 && input.pay === 0) return 'Give the pay that the share is saved from.';
    if (plan.months > 0) return null;
    const takes = plan.monthly === 0 && plan.start === 0 ? null : monthsNeeded(plan);
    if (takes !== null) return null;
    return plan.monthly > 0
      ? 'This monthly amount doesn’t reach the goal within a lifetime: save more each month or choose a smaller goal.'
      : 'Give how many months or years you have, or what you can save each month.';
  },

  run(input) {
    const plan = goalPlanOf(input);
    const { perMonth, start } = plan;
    const solved = plan.months > 0 ? solveMonthly(plan, input) : solveTime(plan);
    const wholeMonths = Math.ceil(solved.months);
    return {
      figures: [...solved.figures, ...otherwise(solved, input)],
      steps: [
        {
          label: 'Monthly return',
          formula:
            input.compounding === 'effective' ? '(1 + yearly return)^(1/12) - 1' : 'as the bank adds it',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        ...solved.steps,
      ],
      assumptions: [
        text`You save at the end of each month, and the return is the same every year.`,
        input.inflation > 0
          ? text`The goal rises by ${given('inflation', input.inflation, 'percent')} a year until then. Taxes and fees are left out.`
          : text`Taxes and fees are left out, and the goal isn’t raised for inflation.`,
        ...(input.bonus > 0
          ? [
              text`The ${given('bonus', input.bonus, 'usd')} comes every year and counts as a twelfth each month.`,
            ]
          : []),
        conventionOf(input.compounding),
      ],
      warnings:
        input.rate > 5 && solved.months <= 60
          ? [
              text`A return of ${given('rate', input.rate, 'percent')} takes risk, and the market can drop just before you need the money.`,
            ]
          : [],
      detail: {
        asked: solved.asked,
        byMonth: Array.from({ length: wholeMonths + 1 }, (_, month) => month)
          .filter((month) => month % monthsPerYear === 0 || month === wholeMonths)
          .map((month) => {
            const at = Math.min(month, solved.months);
            return [at, futureValue(start, solved.payment, perMonth, at)] as const;
          }),
      },
    };
  },

  explain({ figures, detail: { asked } }, input) {
    const { target, start, further_costs, years: time, rate, inflation, others } = input;
    const goal =
      further_costs > 0
        ? text`${given('target', target, 'usd')} and ${given('further_costs', further_costs, 'usd')} of costs`
        : text`${given('target', target, 'usd')}`;
    const at = rate === 0 ? text`without interest` : text`at ${given('rate', rate, 'percent')} a year`;
    const find = (id: string) => figures.find((one) => one.id === id);
    const named = (id: string) => find(id)!;
    const split =
      rate === 0
        ? text`That’s ${named('contributed')} in all${others > 0 ? text`, the ${given('others', others, 'usd_per_month')} that comes in anyway included` : text``}. Any interest you earn comes on top.`
        : text`You put in ${named('contributed')}, and growth adds ${named('growth')}.`;
    const next = [
      text`Set up an automatic transfer for the day after payday.`,
      text`Keep money you’ll need within a few years in an insured savings account or a CD, not in stocks.`,
    ];
    const [sooner, faster] = [find('months_sooner'), find('more_monthly')];
    if (asked === 'time') {
      return {
        conclusion: text`It takes about ${named('years_needed')} (${named('months_needed')}) to reach ${goal} ${at}.`,
        openings: { yesno: text`Yes, in about ${named('years_needed')} ${at}.` },
        reasons: [split],
        next:
          sooner && faster ? [text`Saving ${faster} more gets you there ${sooner} sooner.`, ...next] : next,
      };
    }
    const [payday, share, short, then] = ['each_payday', 'share_of_pay', 'planned_gap', 'goal_then'].map(
      find,
    );
    const own = payday
      ? text`${named('monthly_needed')} (${payday} each payday)`
      : text`${named('monthly_needed')}`;
    const needed = others > 0 ? text`${own} on top of the ${given('others', others, 'usd_per_month')}` : own;
    const onCourse = short?.value === 0;
    const within = text`in ${timeOf('years', time)} ${at}`;
    if (start > 0 && named('monthly_needed').value === 0)
      return enoughAlready({ start, goal, within, isThere: start >= target + further_costs && !then });
    return {
      conclusion: onCourse
        ? text`Yes, you’re on track: what you save now reaches ${named('planned_value')} ${within}, and ${needed} would be enough.`
        : short
          ? text`Not quite: reaching ${goal} ${within} takes ${needed}, and what you save now leaves you ${short} short.`
          : text`You need to save ${needed} to have ${goal} ${within}.`,
      openings: {
        amount: text`${named('lump_now')} today would grow to ${goal} ${within}.`,
        payment: text`Save ${needed} to have ${goal} ${within}.`,
        ...(find('years_needed')
          ? { time: text`With what you save now it takes about ${named('years_needed')} to reach ${goal}.` }
          : {}),
        ...(short ? {} : { yesno: text`Yes, if you save ${needed} for ${timeOf('years', time)}.` }),
      },
      reasons: [
        // What is saved now leads elsewhere, and an opening may be about that.
        short && !onCourse && rate > 0
          ? text`To have it in ${timeOf('years', time)} you’d put in ${named('contributed')}, and growth adds ${named('growth')}.`
          : split,
        ...(then && inflation > 0 ? [text`By then the goal costs ${then}.`] : []),
        ...(share ? [text`That’s ${share} of your pay.`] : []),
        ...(short && !onCourse
          ? [text`With what you save now you’d have ${named('planned_value')} by then.`]
          : []),
      ],
      next:
        short && !onCourse
          ? [text`Saving ${named('monthly_more')} more gets you there in ${timeOf('years', time)}.`, ...next]
          : next,
    };
  },

  chart: ({ detail: { byMonth } }) => ({
    kind: 'area',
    title: 'On the way to the goal',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Saved', unit: 'usd' },
    series: [{ name: 'Saved', points: byMonth }],
  }),

  formulas: savingsGoalFormulas,
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
    {
      question:
        'i am 27 and want 100k by 35, 22k so far, 7%. what do i put in each paycheck, paid every two weeks',
      input: { target: 100_000, start: 22_000, years: 8, rate: 7, payday: 'every_two_weeks' },
    },
    {
      question:
        'sixty thousand in today’s money for a boat in 6 years, 3% inflation, 4.5% account, how much a month',
      input: { target: 60_000, years: 6, inflation: 3, rate: 4.5 },
    },
  ],
  sources: ['sec_savings_goal', 'sec_compound_interest'],
});
