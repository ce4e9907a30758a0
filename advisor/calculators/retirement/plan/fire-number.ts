import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import { paymentToReach, periodsToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import {
  retirementIncomeRoles,
  savingRoles,
  savingsRoles,
  spendingRoles,
} from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { text } from '#advisor/quantities/text.ts';

const longestShown = 60;
const monthsPerYear = 12;
/** How much less a person could try to spend. */
const aTenth = 0.1;
/** Above it, few thirty-year retirements of the past came through. */
const boldRate = 5;

/** How much is enough to live from, and how long it takes to get there. */
export const fireNumber = defineCalculator({
  name: 'fire_number',
  version: 1,
  title: 'Financial independence number',
  about:
    'How much you need invested to live from it (FIRE number), from your yearly spending and a withdrawal rate, and how many years your savings take to reach it.',
  simply:
    'If you take out only a small slice each year, savings can last a very long time. So you need many times what you spend in a year.',
  input: {
    spending: moneyPerYear({
      label: 'Yearly spending in retirement',
      ask: 'how much do you spend a year',
      roles: spendingRoles,
      usual: {
        by: ({ goal, withdrawal_rate: rate, take_home: net, save_share: share }) =>
          typeof goal === 'number' && goal > 0
            ? (goal * (typeof rate === 'number' ? rate : 4)) / 100
            : typeof net === 'number' && typeof share === 'number'
              ? (net * (100 - share)) / 100
              : undefined,
        reason: 'from the amount you want, or what you don’t save of your pay',
      },
      sumOf: ['spend_needs', 'spend_needs@both', 'spend_wants', 'spend_wants@both'],
      min: 1,
      // Who names more has told a nest egg, not what a year costs.
      max: 900_000,
    }),
    goal: money({
      label: 'Amount you want to have',
      roles: ['goal_amount', 'goal_amount@both'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'it follows from your spending' },
    }),
    save_share: percent({
      label: 'Share of take-home pay saved',
      roles: ['save_share', 'save_share@both'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'what you save follows from your spending' },
    }),
    withdrawal_rate: percent({
      label: 'Withdrawal rate',
      roles: ['rate_withdrawal'],
      min: 0.5,
      max: 20,
      default: { value: 4, reason: 'what lasted thirty years in nearly all of United States history' },
    }),
    savings: money({
      label: 'Amount invested already',
      roles: savingsRoles,
      adds: true,
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'nothing is invested yet' },
    }),
    saving: moneyPerYear({
      label: 'Amount saved each year',
      roles: savingRoles,
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'nothing more is saved' },
    }),
    rate: percent({
      label: 'Yearly return after inflation',
      roles: ['rate_return'],
      min: -10,
      max: 20,
      default: { value: 5, reason: 'a stock-heavy portfolio, in today’s dollars' },
    }),
    take_home: moneyPerYear({
      label: 'Yearly take-home pay',
      roles: ['take_home', 'take_home@both'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'what you save each year is given instead' },
    }),
    until: years({
      label: 'Time until you want to stop',
      roles: ['horizon'],
      fromAges: true,
      min: 0,
      max: 80,
      default: { value: 0, reason: 'no time is set' },
    }),
    other_income: moneyPerYear({
      label: 'Other yearly income in retirement',
      roles: retirementIncomeRoles,
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the portfolio pays for everything' },
    }),
  },
  alternatives: [
    {
      fields: ['saving', 'take_home'],
      problem: 'Give what you save each year or your take-home pay, not both.',
    },
  ],

  run(input) {
    const {
      spending,
      withdrawal_rate: withdrawal,
      savings,
      take_home: takeHome,
      other_income: other,
      goal,
      save_share: share,
    } = input;
    const needed = Math.max(0, spending - other);
    const target = goal > 0 ? goal : needed / (withdrawal / 100);
    const unspent = share > 0 ? (takeHome * share) / 100 : Math.max(0, takeHome - spending);
    const saving = takeHome > 0 ? unspent : input.saving;
    const growth = input.rate / 100;
    const time = periodsToReach(target, savings, saving, growth);
    const figures: Figure[] = [
      figure('fire_number', 'Amount you need invested', target, 'usd'),
      figure('multiple', 'Years of spending it equals', 100 / withdrawal, 'ratio', { decimals: 1 }),
      figure('gap', 'Amount still to save', Math.max(0, target - savings), 'usd'),
      figure(
        'progress',
        'Progress so far',
        target === 0 ? 100 : Math.min(100, (savings / target) * 100),
        'percent',
      ),
      figure('yearly_saving', 'Saved each year', saving, 'usd_per_year'),
    ];
    if (input.until > 0 && target > savings) {
      const months = input.until * monthsPerYear;
      const monthly = paymentToReach(target, savings, rateOfMonth(input.rate), months);
      figures.push(
        figure('monthly_in_time', 'Monthly saving that gets you there in time', monthly, 'usd_per_month'),
      );
    }
    if (goal === 0) {
      const less = Math.max(0, spending * (1 - aTenth) - other) / (withdrawal / 100);
      figures.push(figure('number_if_less', 'Amount you need if you spend a tenth less', less, 'usd'));
    }
    if (time !== null) figures.push(figure('years_to_reach', 'Years until then', time, 'years'));
    if (takeHome > 0) {
      figures.push(
        figure('savings_rate', 'Share of take-home pay saved', (saving / takeHome) * 100, 'percent'),
      );
    }
    const knowsSavings = savings > 0 || saving > 0 || takeHome > 0;
    const shown = Math.min(longestShown, Math.ceil(time ?? longestShown) + 1);
    return {
      figures,
      steps: [
        {
          label: 'Spending the portfolio must pay',
          formula: 'spending - other income',
          value: needed,
          unit: 'usd_per_year',
        },
        { label: 'Number', formula: 'that / withdrawal rate', value: target, unit: 'usd' },
        {
          label: 'Still missing',
          formula: 'number - invested already',
          value: Math.max(0, target - savings),
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Everything is in today’s dollars; spending rises with inflation, and so does what you save.`,
        text`The return is the same every year. Real markets aren’t so kind: a bad start can undo a plan that works on average.`,
        text`Taxes on withdrawals and health insurance before Medicare belong in your spending. Other income is there from the first day.`,
      ],
      warnings: [
        ...(time === null && knowsSavings
          ? [text`At this pace you don’t get there: save more, or spend less.`]
          : []),
        ...(withdrawal > boldRate
          ? [
              text`A withdrawal rate of ${given('withdrawal_rate', withdrawal, 'percent')} ran out of money in many past retirements.`,
            ]
          : []),
      ],
      detail: {
        knowsSavings,
        byYear: Array.from({ length: shown + 1 }, (_, year) => ({
          year,
          value: futureValue(savings, saving, growth, year),
          target,
        })),
      },
    };
  },

  explain({ figures, detail: { knowsSavings } }, { spending, withdrawal_rate: withdrawal, until, rate }) {
    const find = (id: string) => figures.find((candidate) => candidate.id === id);
    const time = find('years_to_reach');
    const spends = given('spending', spending, 'usd_per_year');
    const [number, less] = [figures[0]!, find('number_if_less')];
    const isThere = time?.value === 0;
    const inTime = find('monthly_in_time');
    return {
      conclusion: text`You’d need about ${number} invested to spend ${spends}${time && time.value > 0 ? text`; you get there in about ${time}.` : '.'}`,
      ...(knowsSavings
        ? {
            openings: isThere
              ? {
                  yesno: text`Yes, you already have the ${number} it takes to spend ${spends}.`,
                  time: text`You’re there already: it takes ${number} to spend ${spends}.`,
                }
              : {
                  yesno: text`Not yet: you’re ${find('progress')!} of the way to ${number}.`,
                  time: time
                    ? text`In about ${time}, when you reach the ${number} it takes to spend ${spends}.`
                    : text`Not at this pace: you’d need ${number}, and your savings don’t get there.`,
                },
          }
        : {}),
      reasons: [
        text`At a withdrawal rate of ${given('withdrawal_rate', withdrawal, 'percent')}, it takes ${find('multiple')!} times the yearly spending your portfolio pays for.`,
        ...(isThere ? [text`You already have that much.`] : []),
        ...(inTime
          ? [
              text`Saving ${inTime} for ${given('until', until, 'years')} gets you there in time, if it earns ${given('rate', rate, 'percent')} above inflation.`,
            ]
          : []),
        ...(knowsSavings && !isThere
          ? [text`You’re ${find('progress')!} of the way there, with ${find('gap')!} to go.`]
          : []),
      ],
      next: [
        ...(less && !isThere
          ? [text`Spending a tenth less lowers the number to ${less}, and leaves you more to save.`]
          : []),
        text`Stopping early means more than thirty years to pay for: try a lower withdrawal rate as well.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'line',
    title: 'Progress toward the number, in today’s dollars',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Invested', unit: 'usd' },
    series: [
      { name: 'Invested', points: byYear.map(({ year, value }) => [year, value] as const) },
      { name: 'Number', points: byYear.map(({ year, target }) => [year, target] as const) },
    ],
  }),

  formulas: {
    fire_number: ['"Spending the portfolio must pay" / withdrawal_rate', 'goal'],
    multiple: '100% / withdrawal_rate',
    gap: 'max(0, fire_number - savings)',
    progress: 'savings / fire_number',
    number_if_less: '(spending * 90% - other_income) / withdrawal_rate',
    yearly_saving: ['saving', 'take_home * save_share'],
    years_to_reach: 'Years until [{savings} and ]{saving} saved growing at {rate} a year reach {fire_number}',
  },

  examples: [
    { question: 'What is my FIRE number if I spend $40,000 a year?', input: { spending: 40_000 } },
    {
      question: 'I spend 60k a year, have 300k invested and save 30k a year. When can I retire?',
      input: { spending: 60_000, savings: 300_000, saving: 30_000 },
    },
    {
      question:
        'How much do I need to retire early on $50,000 a year with a 3.5% withdrawal rate and a $10,000 pension?',
      input: { spending: 50_000, withdrawal_rate: 3.5, other_income: 10_000 },
    },
    {
      question: 'nest egg needed to quit working if i live on 3,500 a month',
      input: { spending: 42_000 },
    },
    {
      question: '25x rule: spending 72k, already at 900k, putting away 40k each year, how far off am i',
      input: { spending: 72_000, savings: 900_000, saving: 40_000 },
    },
  ],
  sources: ['bengen_1994', 'trinity_study'],
});
