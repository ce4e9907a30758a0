import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** What has to be there today so that growth alone brings the rest. */
export const coastFire = defineCalculator({
  name: 'coast_fire',
  version: 1,
  title: 'Coast FIRE number',
  about:
    'How much you need invested today so that it grows to your retirement number by itself, without adding another dollar (coast FIRE), and whether what you have already is enough.',
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
      min: 1,
      max: 80,
    }),
    rate: percent({
      label: 'Yearly return',
      roles: ['rate_return'],
      min: 0,
      max: 20,
      default: { value: 5, reason: 'a stock-heavy portfolio, in dollars of today' },
    }),
    savings: money({
      label: 'Amount invested already',
      roles: [
        'bal_total',
        'bal_total@spouse',
        'bal_total@both',
        'bal_retirement',
        'bal_retirement@spouse',
        'bal_retirement@both',
        'bal_brokerage',
        'bal_brokerage@spouse',
        'bal_brokerage@both',
        'bal_roth',
        'bal_roth@spouse',
        'bal_roth@both',
        'bal_cash',
        'bal_cash@spouse',
        'bal_cash@both',
      ],
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'nothing is invested yet' },
    }),
    spending: moneyPerYear({
      label: 'Yearly spending in retirement',
      roles: ['spend_total', 'withdraw_amount'],
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
  check: ({ target, spending }) =>
    target === 0 && spending === 0
      ? 'Give the amount you want at retirement, or what you will spend a year.'
      : null,

  run({ target, years: time, rate, savings, spending, withdrawal_rate: withdrawal }) {
    const goal = target > 0 ? target : spending / (withdrawal / 100);
    const growth = growthFactor(rate / 100, time);
    const needed = goal / growth;
    const number = figure('coast_number', 'Needed today', needed, 'usd');
    const wanted = figure('goal', 'Wanted at retirement', goal, 'usd');
    const grown = figure('grown', 'What you have grows to', savings * growth, 'usd');
    const gap = figure('gap', 'Missing today', Math.max(0, needed - savings), 'usd');
    return {
      figures: [number, wanted, ...(savings > 0 ? [grown, gap] : [])],
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
        text`With a return after inflation all amounts are in dollars of today; with one before it, the amount wanted buys less by then.`,
        text`The return is the same every year, nothing is added and nothing taken out.`,
      ],
      warnings: [],
      detail: { number, wanted, grown, gap },
    };
  },

  explain({ detail: { number, wanted, grown, gap } }, { years: time, rate, savings }) {
    const held = given('savings', savings, 'usd');
    const span = given('years', time, 'years');
    const growth = given('rate', rate, 'percent');
    const enough = savings > 0 && gap.value === 0;
    return {
      conclusion:
        savings > 0
          ? text`${enough ? 'You can coast' : 'You cannot coast yet'}: ${held} grow to ${grown} in ${span} at ${growth} a year, against ${wanted} wanted; it takes ${number} today.`
          : text`You need ${number} invested today to have ${wanted} in ${span} at ${growth} a year without adding anything.`,
      reasons: [
        ...(savings > 0 && !enough ? [text`${gap} more today would do it.`] : []),
        text`The longer the time, the less it takes: growth does the saving.`,
      ],
      next: [text`Try a return one or two points lower: over a long time that changes the number most.`],
    };
  },

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
