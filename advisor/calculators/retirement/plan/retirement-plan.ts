import { retirementPlanFormulas } from '#advisor/calculators/retirement/plan/retirement-plan-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  bridgeOf,
  drawDown,
  extraMonthly,
  fromSavingsForGood,
  savingsAt,
  supportedSpending,
  targetOf,
  yearlyOf,
  type RetirementPath,
} from '#advisor/calculators/retirement/plan/retirement-path.ts';
import { pathTo } from '#advisor/calculators/retirement/plan/plan-to-path.ts';
import {
  retirementPlanFields,
  usualRetirement,
  type PlanInput,
} from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';
import { isEstimated } from '#advisor/calculators/retirement/plan/estimated-in-plan.ts';
import { assumptionsOf, warningsOf } from '#advisor/calculators/retirement/plan/retirement-plan-notes.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { explainPlan } from '#advisor/calculators/retirement/plan/retirement-plan-words.ts';
import { rangeOf } from '#advisor/calculators/retirement/plan/retirement-range.ts';
import { retirementPlanExamples } from '#advisor/calculators/retirement/plan/retirement-plan-examples.ts';

const monthsPerYear = 12;

const isEnough = (path: RetirementPath) => savingsAt(path, path.retireAge) >= targetOf(path);

/** The first whole age at which savings are enough; undefined where none is. */
function earliestAge(input: PlanInput, facts: FactReader): number | undefined {
  const ages = Array.from({ length: input.until - input.age }, (_, index) => input.age + index);
  return ages.find((one) => isEnough(pathTo(one, input, facts)));
}

/** Whether savings are enough to stop working at an age, and from which age on they are. */
export const retirementPlan = defineCalculator({
  name: 'retirement_plan',
  version: 1,
  title: 'Retirement plan',
  about:
    'Whether you can retire at a given age, and when you can: savings at retirement in today’s dollars with what you add, what your spending needs beside Social Security and a pension, the gap, and the extra saving that closes it.',
  simply:
    'Your savings grow until you stop working and then have to pay your bills, together with Social Security. It works if they can do that without running out.',
  input: retirementPlanFields,
  check({ age: now, retire_age: then, until }) {
    // An age that nobody named is not held against anybody.
    if (then < now && then !== usualRetirement)
      return 'You are past that age already: give your age now or a later one.';
    return until <= then ? 'The money has to last beyond the retirement age: give a later age.' : null;
  },

  run(input, { facts }) {
    const { warnings } = factYear(facts, 'average_wage_index');
    const path = pathTo(input.retire_age, input, facts);
    const had = savingsAt(path, input.retire_age);
    const knowsSpending = input.spending > 0;
    const knowsTarget = knowsSpending || input.goal > 0;
    const needed = targetOf(path);
    const supported = supportedSpending(path);
    const earliest = knowsTarget ? earliestAge(input, facts) : undefined;
    const extra = extraMonthly(path, needed);
    const left = drawDown(path);
    const runsOut = left.at(-1) === 0 && left[0]! > 0 && needed > 0 && knowsSpending;
    const nest = figure('savings_at_retirement', 'Savings at retirement, in today’s dollars', had, 'usd');
    const income = figure('supported_spending', 'Spending your savings support', supported, 'usd_per_year');
    const monthly = figure(
      'supported_monthly',
      'Monthly spending your savings support',
      supported / monthsPerYear,
      'usd_per_month',
    );
    const range = rangeOf(input, knowsTarget, facts);
    const benefit = yearlyOf(path, 'social_security');
    const gap = had - needed;
    const bridge = knowsSpending ? bridgeOf(path) : 0;
    const judged: Figure[] = [
      figure(
        'covered',
        'Share of what you need that you’d have',
        needed === 0 ? 100 : (had / needed) * 100,
        'percent',
        { decimals: 0 },
      ),
      ...(earliest === undefined
        ? []
        : [
            figure('earliest_age', 'Earliest retirement age', earliest, 'age'),
            figure('earliest_year', 'Earliest retirement year', facts.year + earliest - input.age, 'year'),
          ]),
      nest,
      figure(
        'needed',
        input.goal > 0 ? 'Amount you want then' : 'Savings you need then, in today’s dollars',
        needed,
        'usd',
      ),
      gap < 0 ? figure('gap', 'Short by', -gap, 'usd') : figure('surplus', 'More than needed', gap, 'usd'),
      ...(gap < 0 && extra !== undefined
        ? [figure('extra_saving', 'Extra saving to close the gap', extra, 'usd_per_month')]
        : []),
      income,
      ...(bridge > 0
        ? [figure('bridge', 'Paid from savings until Social Security starts', bridge, 'usd')]
        : []),
      ...(runsOut
        ? [
            figure(
              'lasts_until',
              'Age when savings run out',
              input.retire_age + (left.length - 1) / monthsPerYear,
              'age',
            ),
          ]
        : []),
    ];
    return {
      figures: [
        ...(knowsTarget ? judged : [nest, income]),
        monthly,
        ...range,
        figure('yearly_saving', 'Saved in the first year', path.saving + path.spouseSaving, 'usd_per_year'),
        ...(path.depositsPerYear === monthsPerYear || path.saving === 0
          ? []
          : [
              figure('each_deposit', 'Saved each time', path.saving / path.depositsPerYear, 'usd', {
                decimals: 2,
              }),
            ]),
        ...(benefit > 0
          ? [
              figure(
                'social_security',
                isEstimated(input) ? 'Social Security, estimated' : 'Social Security',
                benefit / monthsPerYear,
                'usd_per_month',
              ),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Return after inflation',
          formula: '(1 + return) / (1 + inflation) - 1',
          value: path.realRate,
          unit: 'percent',
          decimals: 2,
        },
        {
          label: 'Savings at retirement',
          formula: 'savings and monthly saving, grown at the return after inflation',
          value: had,
          unit: 'usd',
        },
        ...(knowsSpending
          ? ([
              {
                label: 'Paid from savings in a year, once all other income has begun',
                formula: 'spending - Social Security - pension - other income',
                value: fromSavingsForGood(path),
                unit: 'usd_per_year',
              },
              {
                label: 'Needed at retirement',
                formula: 'that / withdrawal rate + what the years before then cost beyond it',
                value: needed,
                unit: 'usd',
              },
            ] as const)
          : []),
      ],
      assumptions: assumptionsOf(input, path),
      warnings: [...warnings, ...warningsOf(input, path)],
      detail: {
        byAge: savingsByAge(path, left, knowsSpending),
        beforeMedicare: input.retire_age < facts.get('medicare_age'),
      },
    };
  },

  explain: ({ figures, detail }, input) => explainPlan(figures, detail, input),

  chart: ({ detail: { byAge } }) => ({
    kind: 'area',
    title: 'Savings by age, in today’s dollars',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Savings', unit: 'usd' },
    series: [{ name: 'Savings', points: byAge }],
  }),

  formulas: retirementPlanFormulas,
  examples: retirementPlanExamples,
  sources: ['bengen_1994', 'trinity_study', 'ssa_pia_formula'],
});

function savingsByAge(path: RetirementPath, left: readonly number[], spends: boolean) {
  const working = Array.from(
    { length: path.retireAge - path.age + 1 },
    (_, index) => [path.age + index, savingsAt(path, path.age + index)] as const,
  );
  const retired = left
    .map((balance, month) => [path.retireAge + month / monthsPerYear, balance] as const)
    .filter(([, balance], month) => month > 0 && (month % monthsPerYear === 0 || balance === 0));
  return spends ? [...working, ...retired] : working;
}
