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
      cues: ['income', 'make', 'earn', 'salary', 'pay', 'paid', 'gross', 'breadwinner', 'bring in'],
      min: 0,
      max: 1e8,
    }),
    years: years({
      label: 'Time the family needs it',
      cues: ['years', 'until', 'for', 'support', 'replace'],
      min: 0,
      max: 70,
      default: { value: 15, reason: 'an assumption: until children are grown; count your own years' },
    }),
    share: percent({
      label: 'Share of the income to replace',
      cues: ['replace', 'share', 'percent of income'],
      min: 0,
      max: 100,
      default: { value: 75, reason: 'one person fewer lives on it, and less goes to taxes and work' },
    }),
    other_income: moneyPerYear({
      label: 'Yearly income the family would have anyway',
      cues: [
        'spouse earns',
        'survivor benefits',
        'other income',
        'partner earns',
        'social security',
        'wife earns',
        'husband earns',
        'spouse makes',
        'partner makes',
        'wife makes',
        'husband makes',
        'wife brings in',
        'husband brings in',
        'second income',
      ],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no survivor benefits or other income were mentioned' },
    }),
    debts: money({
      label: 'Debt to pay off',
      cues: ['mortgage', 'debt', 'debts', 'owe', 'loans', 'left on the house', 'on the house'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no debts were mentioned' },
    }),
    education: money({
      label: 'Education to pay for',
      cues: ['college', 'education', 'tuition', 'school'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no education costs were mentioned' },
    }),
    final_expenses: money({
      label: 'Cost of a funeral and of settling the estate',
      cues: ['funeral', 'final expenses', 'burial'],
      min: 0,
      max: 1e7,
      default: { value: 15_000, reason: 'a round assumption for a funeral and some legal costs' },
    }),
    savings: money({
      label: 'Savings the family could use',
      cues: ['savings', 'saved', 'investments', 'assets'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no savings were mentioned' },
    }),
    existing: money({
      label: 'Life insurance you have',
      cues: ['existing', 'already have', 'coverage', 'policy', 'through work', 'group life', 'term life'],
      phrase:
        /# (?:of |in )?(?:term |group )?(?:life )?(?:insurance|cover(?:age)?|policy)(?: \w+)? (?:thru|through|from|at|via|with) (?:my |his |her |our )?(?:work|job|employer)\b|\b(?:have|got|has) (?:a )?# (?:of |in )?(?:term |group )?life\b/i,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no cover was mentioned' },
    }),
    real_return: percent({
      label: 'Yearly return above inflation',
      cues: ['real return', 'above inflation', 'discount'],
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
  asked: [
    'how much life insurance do i need',
    'if i die tomorrow how much would my family need to get by',
    'what size of term policy makes sense for a parent',
    'is the life cover from my job enough for my wife and kids',
    'we just had a baby, how much coverage should we get',
    'do i have enough coverage to pay off the house and replace my income if something happens to me',
    'I am the only one earning in our family, with a mortgage and small kids, and we have some savings. How big should the payout be if I pass away?',
    'My spouse stays home with the children and I have a small policy through work. How much more life insurance should I buy so that they are fine for a couple of decades?',
  ],
  topic:
    /\b(?:insur\w*|(?<!\b(?:will|would|ss|security|pension) )cover(?:age)?|polic(?:y|ies)|die[sd]?|dying|death|dead|pass(?:ed|es)? away|widow\w*|surviv\w*|(?:i|we) (?:were|was) gone|something happens|provide for|breadwinner|term life)\b/i,
  sources: ['naic_life_insurance'],
});
