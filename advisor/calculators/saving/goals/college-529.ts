import { college529Formulas } from '#advisor/calculators/saving/goals/college-529-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { collegeFields } from '#advisor/calculators/saving/goals/college-fields.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { paymentToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';

const monthsPerYear = 12;

interface College {
  yearlyCost: number;
  growth: number;
  rate: number;
  until: number;
  collegeYears: number;
}

/** What each year of college will cost when it comes. */
function costsOf({ yearlyCost, growth, until, collegeYears }: College): number[] {
  return Array.from(
    { length: collegeYears },
    (_, year) => yearlyCost * growthFactor(growth / 100, until + year),
  );
}

/** What has to be there on the first day; the rest keeps growing while it waits for its year. */
function neededAtStart(college: College): number {
  return costsOf(college).reduce((sum, cost, year) => sum + cost / growthFactor(college.rate / 100, year), 0);
}

/** What college will cost, and what to put away for it each month. */
export const college529 = defineCalculator({
  name: 'college_529',
  version: 2,
  title: 'Saving for college',
  about:
    'What college will cost when a child gets there, and how much to save each month in a 529 plan to pay all or part of it.',
  simply:
    'College gets more expensive while you save, and your savings grow too. The monthly amount is what makes the two meet on time.',
  input: collegeFields,
  check: ({ child_age, start_age, until }) =>
    until === 0 && child_age >= start_age
      ? 'The child must be younger than the age when college starts.'
      : null,

  run(input, { facts }) {
    const { saved, monthly, share, growth, child_age, start_age, college_years, compounding } = input;
    const rate = yearlyPercentOf(input.rate, compounding);
    const published = input.cost === 0;
    const today = published ? facts.get('college_cost')[input.kind as 'public_in_state'] : input.cost;
    const until = input.until || start_age - child_age;
    const college = { yearlyCost: (today * share) / 100, growth, rate, until, collegeYears: college_years };
    const costs = costsOf(college);
    const needed = input.goal > 0 ? input.goal : neededAtStart(college);
    const perMonth = rateOfMonth(rate);
    const months = until * monthsPerYear;
    const payment = Math.max(0, paymentToReach(needed, saved, perMonth, months));
    const otherRate = yearlyPercentOf(input.rate, otherCompounding(compounding));
    const otherNeeded = input.goal > 0 ? input.goal : neededAtStart({ ...college, rate: otherRate });
    const otherwise = figure(
      'other_compounding',
      `Monthly saving ${ifOtherwise(compounding)}`,
      Math.max(0, paymentToReach(otherNeeded, saved, rateOfMonth(otherRate), months)),
      'usd_per_month',
      { decimals: 2 },
    );
    const projected = futureValue(saved, monthly, perMonth, months);
    const planned = monthly > 0 || saved > 0;
    const needs = figure('monthly_needed', 'Monthly saving needed', payment, 'usd_per_month');
    const more = figure(
      'monthly_more',
      'Extra a month to cover it',
      Math.max(0, payment - monthly),
      'usd_per_month',
    );
    const covers = figure('covered', 'Share your plan covers', (projected / needed) * 100, 'percent');
    return {
      figures: [
        // With an amount of their own, people ask whether it is enough.
        ...(monthly > 0 ? [covers, needs] : [needs]),
        figure(
          'total_cost',
          'Total cost of college',
          costs.reduce((sum, cost) => sum + cost, 0),
          'usd',
        ),
        figure('first_year_cost', 'Cost of the first year', costs[0]!, 'usd'),
        figure('needed_at_start', 'Amount needed when college starts', needed, 'usd'),
        figure(
          'lump_now',
          'Lump sum today that would do it',
          Math.max(0, needed / growthFactor(rate / 100, until) - saved),
          'usd',
        ),
        figure('years_until', 'Time until college', until, 'years'),
        otherwise,
        ...(planned
          ? [
              figure('projected', 'Amount your plan reaches', projected, 'usd'),
              figure('plan_short', 'Shortfall', Math.max(0, needed - projected), 'usd'),
              ...(monthly > 0 ? [more] : [covers]),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Cost of a year today, the share you cover',
          value: college.yearlyCost,
          unit: 'usd_per_year',
        },
        {
          label: 'Cost of the first year',
          formula: 'today x (1 + rise)^years',
          value: costs[0]!,
          unit: 'usd',
        },
        {
          label: 'Needed when college starts',
          formula: 'sum of cost / (1 + return)^(years into college)',
          value: needed,
          unit: 'usd',
        },
        {
          label: 'Monthly saving needed',
          formula: '(needed - saved x (1 + month)^months) x month / ((1 + month)^months - 1)',
          value: payment,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        published
          ? text`A year costs ${fact('college_cost', today, 'usd')} today: the average published price of tuition, fees, housing and food. Many students pay less after grants.`
          : text`Each year is paid at its start, from what you gave as the cost today.`,
        text`The return and the rise in costs are the same every year. You save until college starts, then stop.`,
        text`Growth isn’t taxed as long as the money pays for qualified education costs. State tax breaks, financial aid and gift-tax limits are left out.`,
        conventionOf(compounding),
      ],
      warnings:
        until <= 3 && rate > 5
          ? [
              text`College is close: a return of ${given('rate', input.rate, 'percent')} takes risk, and there’s little time to recover from a loss.`,
            ]
          : [],
      detail: {
        saved: Array.from(
          { length: Math.floor(until) + 1 },
          (_, year) =>
            [
              start_age - Math.floor(until) + year,
              futureValue(saved, payment, perMonth, year * monthsPerYear),
            ] as const,
        ),
      },
    };
  },

  explain({ figures }, { share, monthly, goal }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const covered = figures.find(({ id }) => id === 'covered');
    const enough = named('monthly_needed').value <= monthly;
    return {
      conclusion:
        monthly > 0
          ? enough
            ? text`Yes, ${given('monthly', monthly, 'usd_per_month')} is enough: your plan reaches ${named('projected')}, and you need ${named('needed_at_start')} when college starts.`
            : text`Not quite: ${given('monthly', monthly, 'usd_per_month')} covers ${covered!} of it; paying for all of it takes ${named('monthly_needed')}.`
          : named('monthly_needed').value > 0
            ? goal > 0
              ? text`Save ${named('monthly_needed')} for the next ${named('years_until')} to have ${given('goal', goal, 'usd')} when college starts.`
              : text`Save ${named('monthly_needed')} for the next ${named('years_until')} to cover ${given('share', share, 'percent')} of the cost of college.`
            : text`What you have is on track to pay the ${named('needed_at_start')} you need when college starts; you don’t need to add to it.`,
      openings: {
        amount:
          monthly > 0 && covered && !enough
            ? text`It pays for ${covered} of what you need: your plan reaches ${named('projected')}, and college will cost about ${named('total_cost')} in all.`
            : text`College will cost about ${named('total_cost')} in all, starting with ${named('first_year_cost')} in the first year.`,
        payment:
          named('monthly_needed').value > 0
            ? text`Save ${named('monthly_needed')} for the next ${named('years_until')}.`
            : text`Nothing more: what you have covers the ${named('needed_at_start')} you need, so ${named('monthly_needed')} is enough.`,
        ...(covered ? { rate: text`Your plan covers ${covered} of what you need.` } : {}),
        ...(covered && monthly === 0
          ? {
              yesno:
                named('monthly_needed').value === 0
                  ? text`Yes, you’re on track: what you have grows to ${named('projected')}, and you need ${named('needed_at_start')}.`
                  : text`Not yet: what you have grows to ${named('projected')}, ${covered} of what you need; ${named('monthly_needed')} closes the gap.`,
            }
          : {}),
      },
      reasons: [
        text`By then college will cost about ${named('total_cost')} in all, starting with ${named('first_year_cost')} in the first year.`,
        ...(covered && monthly === 0
          ? [text`What you have grows to ${named('projected')}, ${covered} of what you need.`]
          : []),
      ],
      next: [
        ...(monthly > 0 && !enough ? [text`Adding ${named('monthly_more')} covers all of it.`] : []),
        text`Look at your own state’s 529 plan first: many states give a tax break for it.`,
        text`Choose the lowest-cost age-based option; it gets safer as college comes closer.`,
        text`Don’t save for college at the expense of an employer match or an emergency fund.`,
      ],
    };
  },

  chart: ({ detail: { saved } }) => ({
    kind: 'area',
    title: 'Saved until college',
    x: { label: 'Age of the child', unit: 'age' },
    y: { label: 'Saved', unit: 'usd' },
    series: [{ name: 'Saved', points: saved }],
  }),

  formulas: college529Formulas,
  examples: [
    { question: 'How much should I save each month in a 529 for my newborn?', input: { child_age: 0 } },
    {
      question:
        'My daughter is 8, we have 20k in a 529 and put in $250 a month. Is it enough for a private college?',
      input: { child_age: 8, saved: 20_000, monthly: 250, kind: 'private_nonprofit' },
    },
    {
      question:
        'College costs thirty thousand a year today. My son is five and I want to cover half of it. What do I need to save at 6%?',
      input: { child_age: 5, cost: 30_000, share: 50, rate: 6 },
    },
    {
      question: 'We want 150k in the 529 by the time our 2 year old is 18. How much a month at 6%?',
      input: { child_age: 2, start_age: 18, goal: 150_000, rate: 6 },
    },
    {
      question: 'baby just born, how much to set aside monthly for a state school',
      input: { child_age: 0, kind: 'public_in_state' },
    },
    {
      question: '10 year old, 25k in the 529, putting 200 a month, private university. how short are we',
      input: { child_age: 10, saved: 25_000, monthly: 200, kind: 'private_nonprofit' },
    },
  ],
  sources: ['sec_529', 'college_board_2025'],
});
