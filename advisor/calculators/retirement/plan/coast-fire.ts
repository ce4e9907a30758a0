import { coastFireFormulas } from '#advisor/calculators/retirement/plan/coast-fire-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { realReturn } from '#advisor/calculators/retirement/plan/retirement-path.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { savingsRoles, spendingRoles } from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { text } from '#advisor/quantities/text.ts';

const usualRetirement = 65;
const monthsPerYear = 12;

/** From an age to the one of retirement. */
function yearsToRetirement({ age: now, retire_age: then }: Readonly<Record<string, unknown>>) {
  if (typeof now !== 'number') return undefined;
  const left = (typeof then === 'number' ? then : usualRetirement) - now;
  return left > 0 ? left : undefined;
}

/** What has to be there today so that growth alone brings the rest. */
export const coastFire = defineCalculator({
  name: 'coast_fire',
  version: 1,
  title: 'Coast FIRE number',
  about:
    'How much you need invested today so that it grows to your retirement number by itself, without adding another dollar (coast FIRE), and whether what you have already is enough.',
  simply:
    "Money you've already saved keeps growing by itself. This is how much must be there today so that it's enough later without adding more.",
  input: {
    target: money({
      label: 'Amount wanted at retirement',
      roles: ['goal_amount'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'worked out from the yearly spending' },
    }),
    years: years({
      label: 'Time until retirement',
      roles: ['horizon'],
      usual: { by: yearsToRetirement, reason: 'until the age you want to retire at, or 65' },
      min: 1,
      max: 80,
    }),
    age: age({
      label: 'Your age now',
      roles: ['age', 'age@both', 'age_start'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the time until retirement is given' },
    }),
    retire_age: age({
      label: 'Retirement age',
      roles: ['age_retire', 'age_retire@both', 'age_until'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the time until retirement is given' },
    }),
    inflation: percent({
      label: 'Inflation rate',
      roles: ['rate_inflation'],
      min: 0,
      max: 15,
      default: { value: 0, reason: 'the return is after inflation' },
    }),
    rate: percent({
      label: 'Yearly return',
      roles: ['rate_return'],
      min: 0,
      max: 20,
      default: { value: 5, reason: 'a stock-heavy portfolio, in today’s dollars' },
    }),
    savings: money({
      label: 'Amount invested already',
      roles: savingsRoles,
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'nothing is invested yet' },
    }),
    spending: moneyPerYear({
      label: 'Yearly spending in retirement',
      roles: spendingRoles,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the amount wanted is given instead' },
    }),
    withdrawal_rate: percent({
      label: 'Withdrawal rate',
      roles: ['rate_withdrawal'],
      min: 0.5,
      max: 20,
      default: { value: 4, reason: 'what lasted thirty years in nearly all of United States history' },
    }),
  },
  alternatives: [
    { fields: ['target', 'spending'], problem: 'Give the amount wanted or the yearly spending, not both.' },
  ],
  check: ({ target, spending, savings }) =>
    target === 0 && spending === 0 && savings === 0
      ? 'Give the amount you want at retirement, or what you will spend a year.'
      : null,

  run({ target, years: time, rate, inflation, savings, spending, withdrawal_rate: withdrawal }) {
    const goal = target > 0 ? target : spending / (withdrawal / 100);
    const growth = growthFactor(realReturn(rate, inflation) / 100, time);
    const needed = goal / growth;
    const number = figure('coast_number', 'Amount you need today', needed, 'usd');
    const wanted = figure('goal', 'Amount you want at retirement', goal, 'usd');
    const grown = figure('grown', 'Amount your savings grow to', savings * growth, 'usd');
    const pays = figure(
      'pays',
      'Yearly spending it supports then',
      (savings * growth * withdrawal) / 100,
      'usd_per_year',
    );
    const gap = figure('gap', 'Amount still missing today', Math.max(0, needed - savings), 'usd');
    const perDollar = futureValue(0, monthsPerYear, realReturn(rate, inflation) / 100, time);
    const saving = figure(
      'saving',
      'Saving that closes the gap',
      Math.max(0, goal - savings * growth) / perDollar,
      'usd_per_month',
    );
    return {
      figures: [
        ...(goal > 0 ? [number, wanted] : []),
        ...(savings > 0 ? [grown, pays, gap] : []),
        ...(saving.value > 0 ? [saving] : []),
      ],
      steps: [
        ...(target > 0
          ? []
          : [
              {
                label: 'Wanted at retirement',
                formula: 'spending / withdrawal rate',
                value: goal,
                unit: 'usd' as const,
              },
            ]),
        {
          label: 'What a dollar grows to',
          formula: '(1 + return)^years',
          value: growth,
          unit: 'ratio',
          decimals: 4,
        },
        { label: 'Needed today', formula: 'wanted / growth', value: needed, unit: 'usd' },
      ],
      assumptions: [
        text`With a return after inflation all amounts are in today’s dollars; with a return before inflation, the amount you want buys less by then.`,
        text`The return is the same every year, and you add nothing and take nothing out.`,
      ],
      warnings: [],
      detail: { number, wanted, grown, pays, gap, saving, yearly: realReturn(rate, inflation) / 100 },
    };
  },

  explain({ detail: { number, wanted, grown, pays, gap, saving } }, { years: time, rate, savings }) {
    const held = given('savings', savings, 'usd');
    const span = given('years', time, 'years');
    const growth = given('rate', rate, 'percent');
    const enough = savings > 0 && gap.value === 0;
    return {
      conclusion:
        wanted.value === 0
          ? text`${held} grows to about ${grown} in ${span} at ${growth} a year without adding anything, enough to spend ${pays}.`
          : savings > 0
            ? text`${enough ? 'Yes, you can coast' : 'Not yet'}: ${held} grows to ${grown} in ${span} at ${growth} a year, and you want ${wanted}.`
            : text`You need ${number} invested today to have ${wanted} in ${span} at ${growth} a year without adding anything.`,
      reasons: [
        ...(savings > 0 && wanted.value > 0
          ? [
              enough
                ? text`It only takes ${number} today.`
                : text`It takes ${number} today, so you’re ${gap} short.`,
            ]
          : []),
        text`The more time you have, the less it takes: growth does the saving.`,
      ],
      next: [
        ...(saving.value > 0 ? [text`Saving about ${saving} until then closes the gap too.`] : []),
        text`Try a return one or two points lower: over a long time that changes the number most.`,
      ],
    };
  },

  chart({ detail: { number, wanted, yearly } }, { years: time, savings }) {
    const places = [...Array.from({ length: Math.ceil(time) }, (_, year) => year), time];
    const grownFrom = (start: number) => places.map((at) => [at, start * growthFactor(yearly, at)] as const);
    return {
      kind: 'line',
      title: 'Growth without adding anything',
      about: time,
      x: { label: 'Year', unit: 'years' },
      y: { label: 'Value', unit: 'usd' },
      series: [
        ...(savings > 0 ? [{ name: 'Your savings', points: grownFrom(savings) }] : []),
        ...(wanted.value > 0 ? [{ name: 'What it takes', points: grownFrom(number.value) }] : []),
      ],
    };
  },

  formulas: coastFireFormulas,
  examples: [
    {
      question: 'What is my coast FIRE number if I want $1,500,000 in 30 years at 7%?',
      input: { target: 1_500_000, years: 30, rate: 7 },
    },
    {
      question: 'I have 150k at 35. Can I coast to 1 million by 65 at 6% without adding anything?',
      input: { savings: 150_000, target: 1_000_000, years: 30, rate: 6 },
    },
    {
      question: 'coast fi: spend 50k a year in retirement, 25 years to go, 5 percent real',
      input: { spending: 50_000, years: 25, rate: 5 },
    },
  ],
  sources: ['bengen_1994', 'sec_compound_interest'],
});
