import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { presentValue } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** How much life insurance a family needs: what has to be paid, less what is there. */
export const lifeInsuranceNeed = defineCalculator({
  name: 'life_insurance_need',
  version: 1,
  title: 'Life insurance need',
  about:
    'How much life insurance covers a family: income to replace for a number of years, debts, education and final expenses, less savings and the cover there already is.',
  input: {
    income: moneyPerYear({
      label: 'Yearly income to replace',
      roles: ['wages', 'wages@both'],
      min: 0,
      max: 1e8,
    }),
    years: years({
      label: 'Time the family needs it',
      roles: ['time_last', 'horizon', 'term', 'term_left'],
      min: 0,
      max: 70,
      default: { value: 15, reason: 'an assumption: until children are grown; count your own years' },
    }),
    share: percent({
      label: 'Share of the income to replace',
      roles: ['replace_share'],
      min: 0,
      max: 100,
      default: { value: 75, reason: 'one person fewer lives on it, and less goes to taxes and work' },
    }),
    other_income: moneyPerYear({
      label: 'Yearly income the family would have anyway',
      roles: ['wages@spouse', 'ss_income', 'other_income'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no survivor benefits or other income were mentioned' },
    }),
    debts: money({
      label: 'Debt to pay off',
      roles: ['mortgage_balance', 'mortgage_balance@spouse', 'mortgage_balance@both', 'debt_balance'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no debts were mentioned' },
    }),
    education: money({
      label: 'Education to pay for',
      roles: ['college_cost'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no education costs were mentioned' },
    }),
    final_expenses: money({
      label: 'Cost of a funeral and of settling the estate',
      roles: ['final_costs'],
      min: 0,
      max: 1e7,
      default: { value: 15_000, reason: 'a round assumption for a funeral and some legal costs' },
    }),
    savings: money({
      label: 'Savings the family could use',
      roles: [
        'bal_total',
        'bal_total@spouse',
        'bal_total@both',
        'bal_cash',
        'bal_cash@spouse',
        'bal_cash@both',
        'bal_retirement',
        'bal_retirement@spouse',
        'bal_retirement@both',
        'bal_brokerage',
        'bal_brokerage@spouse',
        'bal_brokerage@both',
        'bal_roth',
        'bal_roth@spouse',
        'bal_roth@both',
      ],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no savings were mentioned' },
    }),
    existing: money({
      label: 'Life insurance you have',
      roles: ['insurance_amount'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no cover was mentioned' },
    }),
    real_return: percent({
      label: 'Yearly return above inflation',
      roles: ['rate_return'],
      min: 0,
      max: 10,
      default: { value: 2, reason: 'a careful return on money the family lives on' },
    }),
  },
  check: ({ income, debts, education }) =>
    income === 0 && debts === 0 && education === 0
      ? 'Give an income to replace, debts to pay off, or education to pay for.'
      : null,

  run(input) {
    const gapYearly = Math.max(0, (input.income * input.share) / 100 - input.other_income);
    // The money is needed at the start of each year. A part of a year counts as that part.
    const replaced = presentValue(0, gapYearly, input.real_return / 100, input.years, true);
    const total = replaced + input.debts + input.education + input.final_expenses;
    const there = input.savings + input.existing;
    const need = figure('additional_cover', 'Cover to add', Math.max(0, total - there), 'usd');
    const all = figure('total_need', 'Needed altogether', total, 'usd');
    const income = figure('income_need', 'To replace income', replaced, 'usd');
    const have = figure('resources', 'Savings and cover you have', there, 'usd');
    const surplus = figure('surplus', 'Left over', Math.max(0, there - total), 'usd');
    return {
      figures: [
        need,
        all,
        income,
        figure('lump_need', 'Debts, education and final expenses', total - replaced, 'usd'),
        have,
        surplus,
      ],
      steps: [
        {
          label: 'Missing every year',
          formula: 'income x share - other income',
          value: gapYearly,
          unit: 'usd_per_year',
        },
        {
          label: 'To replace income',
          formula: 'missing x (1 - (1 + return)^-years) / return x (1 + return)',
          value: replaced,
          unit: 'usd',
        },
        {
          label: 'Needed altogether',
          formula: 'income + debts + education + final expenses',
          value: total,
          unit: 'usd',
        },
        {
          label: 'Cover to add',
          formula: 'needed - savings - existing cover',
          value: need.value,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The money is invested and earns ${given('real_return', input.real_return, 'percent')} a year above inflation; the family draws it down to nothing over ${given('years', input.years, 'years')}.`,
        text`Social Security survivor benefits and a partner’s pay count only where you give them as other income. The work of a parent at home, which also has to be replaced, is not counted.`,
      ],
      warnings:
        input.existing > 0
          ? [text`Cover through an employer usually ends with the job: do not lean on it alone.`]
          : [],
      detail: { need, all, income, have, surplus },
    };
  },

  explain({ detail: { need, all, income, have, surplus } }, { years: time }) {
    const covered = need.value === 0;
    return {
      conclusion: covered
        ? text`You need no more life insurance by this reckoning: you have ${have}, and ${all} is needed.`
        : text`You need about ${need} of life insurance on top of what you have.`,
      reasons: [
        text`Your family would need ${all}: ${income} of it replaces income for ${given('years', time, 'years')}, the rest pays debts, education and final expenses.`,
        ...(covered ? [text`That leaves ${surplus} over.`] : []),
        ...(!covered && have.value > 0 ? [text`Savings and cover you have bring ${have} of it.`] : []),
      ],
      next: [
        text`Look at term insurance first: for most families it is the cheapest cover for the years that matter.`,
        text`Count again after a child, a home, a raise or a divorce, and check who the beneficiaries are.`,
      ],
    };
  },

  examples: [
    {
      question:
        'I earn $80,000, owe 250,000 on the mortgage and have two kids. How much life insurance do I need for 20 years?',
      input: { income: 80_000, debts: 250_000, years: 20 },
    },
    {
      question:
        'How much term life should I get with a 120k salary, 100k for college, 50k saved and a 200k policy through work?',
      input: { income: 120_000, education: 100_000, savings: 50_000, existing: 200_000 },
    },
    {
      question: 'Life insurance to replace sixty thousand a year for ten years?',
      input: { income: 60_000, share: 100, years: 10 },
    },
    {
      question: 'sole breadwinner on 95k, 310k left on the house, how big a policy would my family need',
      input: { income: 95_000, debts: 310_000 },
    },
    {
      question:
        'term coverage amount for a young dad making 70k with 40k in savings, kids out of the house in 18 years',
      input: { income: 70_000, savings: 40_000, years: 18 },
    },
  ],
  sources: ['naic_life_insurance'],
});
