import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { survivorIncomeFields } from '#advisor/calculators/borrowing/insurance/survivor-income-fields.ts';
import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { presentValue } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** How much life insurance a family needs: what has to be paid, less what is there. */
export const lifeInsuranceNeed = defineCalculator({
  name: 'life_insurance_need',
  version: 3,
  title: 'Life insurance need',
  about:
    'How much life insurance covers a family: income or child care to replace for a number of years, debts, education and final expenses, less savings and the insurance there already is.',
  simply: "It's the money your family would need without your paycheck, minus what they'd already have.",
  input: {
    income: moneyPerYear({
      label: 'Yearly income to replace',
      ask: 'how much do you earn a year',
      roles: ['wages', 'wages@both', 'se_income', 'bonus', 'overtime'],
      sumOf: ['take_home', 'take_home@both'],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'what the family needs is given in another way' },
    }),
    yearly_need: moneyPerYear({
      label: 'Yearly amount the family needs, instead of a share of income',
      roles: ['spend_total', 'spend_needs'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'a share of the income is replaced' },
    }),
    child_care: moneyPerYear({
      label: 'Yearly child care to pay for',
      roles: ['childcare_cost'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no child care was mentioned' },
    }),
    years: years({
      label: 'Time the family needs it',
      roles: ['time_last', 'horizon', 'term'],
      fromAges: true,
      min: 0,
      max: 70,
      default: { value: 15, reason: 'an assumption: until children are grown; count your own years' },
    }),
    share: percent({
      label: 'Share of the income to replace',
      roles: ['replace_share'],
      min: 0,
      max: 100,
      default: { value: 75, reason: 'there’s one less person to support, and less goes to taxes and work' },
    }),
    ...survivorIncomeFields,
    debts: money({
      label: 'Total debt to pay off',
      roles: [
        'mortgage_balance',
        'mortgage_balance@spouse',
        'mortgage_balance@both',
        'debt_balance',
        'debt_balance@spouse',
        'debt_balance@both',
      ],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no debts were mentioned' },
    }),
    education: money({
      label: 'Education cost to cover',
      roles: ['college_cost'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no education costs were mentioned' },
    }),
    final_expenses: money({
      label: 'Cost of a funeral and settling the estate',
      roles: ['final_costs'],
      adds: true,
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
        'bal_529',
        'bal_529@both',
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
      default: { value: 0, reason: 'no policy was mentioned' },
    }),
    cover_years: years({
      label: 'Time left on that insurance',
      roles: ['term_left'],
      min: 0,
      max: 70,
      default: { value: 0, reason: 'the end of the policy was not mentioned' },
    }),
    real_return: percent({
      label: 'Yearly return above inflation',
      roles: ['rate_return'],
      min: 0,
      max: 10,
      usual: { facts: { 'flag=no_interest': 0 }, reason: 'you said to leave interest out' },
      default: { value: 2, reason: 'a careful return on money the family lives on' },
    }),
  },
  check: ({ income, yearly_need: need, child_care: care, debts, education, spouse_income: spouse }) =>
    income + need + care + debts + education + spouse === 0
      ? 'Give an income to replace, debts to pay off, or education to pay for.'
      : null,

  run(input) {
    // Who earns nothing asks about the one who does: it is that pay the family would lose.
    const isSpouse = input.income === 0 && input.yearly_need === 0 && input.spouse_income > 0;
    const earned = isSpouse ? input.spouse_income : input.income;
    const wanted = input.yearly_need > 0 ? input.yearly_need : (earned * input.share) / 100;
    // The family lives on both incomes: a spouse's pay covers part of what it needs, not part of the pay that is lost.
    const goesOn = input.other_income + (input.yearly_need > 0 ? input.spouse_income : 0);
    const gapYearly = Math.max(0, wanted - goesOn) + input.child_care;
    // The money is needed at the start of each year. A part of a year counts as that part.
    const replaced = presentValue(0, gapYearly, input.real_return / 100, input.years, true);
    const total = replaced + input.debts + input.education + input.final_expenses;
    const there = input.savings + input.existing;
    const need = figure('additional_cover', 'Insurance to add', Math.max(0, total - there), 'usd');
    const all = figure('total_need', 'Total your family needs', total, 'usd');
    const income = figure('income_need', 'Amount to replace income', replaced, 'usd');
    const have = figure('resources', 'Savings and insurance you have', there, 'usd');
    const plain = input.yearly_need > 0 ? input.yearly_need : earned;
    const arithmetic = plain * input.years + input.debts + input.education - there;
    const simple = figure('plain_need', 'Insurance to add if you just add it up', arithmetic, 'usd');
    const surplus = figure('surplus', 'Amount left over', Math.max(0, there - total), 'usd');
    return {
      figures: [
        need,
        ...(plain > 0 && arithmetic > 0 ? [simple] : []),
        all,
        income,
        figure('lump_need', 'Debts, education and final expenses', total - replaced, 'usd'),
        have,
        surplus,
      ],
      steps: [
        {
          label: 'Yearly gap',
          formula: 'income x share (or what is needed a year) - other income + child care',
          value: gapYearly,
          unit: 'usd_per_year',
        },
        {
          label: 'To replace income',
          formula: 'yearly gap x (1 - (1 + return)^-years) / return x (1 + return)',
          value: replaced,
          unit: 'usd',
        },
        {
          label: 'Needed in all',
          formula: 'income + debts + education + final expenses',
          value: total,
          unit: 'usd',
        },
        {
          label: 'Insurance to add',
          formula: 'needed - savings - insurance you have',
          value: need.value,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The money is invested, earns ${given('real_return', input.real_return, 'percent')} a year above inflation, and is used up over ${given('years', input.years, 'years')}.`,
        text`Social Security survivor benefits and a partner’s pay count only if you give them as other income. A stay-at-home parent’s work counts only through the child care you give.`,
      ],
      warnings: [
        ...(input.existing > 0
          ? [text`Coverage through work usually ends with the job, so don’t rely on it alone.`]
          : []),
        ...(input.cover_years > 0 && input.cover_years < input.years
          ? [
              text`Your policy ends in ${given('cover_years', input.cover_years, 'years')}, before the ${given('years', input.years, 'years')} are up: your family needs other coverage from then on.`,
            ]
          : []),
      ],
      detail: { need, all, income, have, surplus, isSpouse },
    };
  },

  explain({ figures, detail: { need, all, income, have, surplus, isSpouse } }, { years: time }) {
    const covered = need.value === 0;
    const plain = figures.find(({ id }) => id === 'plain_need');
    return {
      conclusion: covered
        ? text`You don’t need more life insurance: you have ${have}, and your family would need ${all}.`
        : isSpouse
          ? text`You need about ${need} of life insurance on your spouse, beyond what you have.`
          : text`You need about ${need} of life insurance beyond what you have.`,
      openings: {
        yesno: covered
          ? text`Yes, you have enough: ${have} against the ${all} your family would need.`
          : have.value > 0
            ? text`Not enough: you’re about ${need} short of the ${all} your family would need.`
            : text`Yes, you need about ${need} of life insurance.`,
      },
      reasons: [
        text`Your family would need ${all}: ${income} of it replaces income for ${given('years', time, 'years')}, the rest pays debts, education and final expenses.${
          plain
            ? text` Just added up, without any return, it’s ${plain}: the whole income for ${given('years', time, 'years')}, debts and education, less what you have.`
            : ''
        }`,
        ...(isSpouse
          ? [text`With children, the parent at home needs some as well: enough to pay someone for that work.`]
          : []),
        ...(covered ? [text`That leaves ${surplus} over.`] : []),
        ...(!covered && have.value > 0
          ? [text`Your savings and the insurance you have pay ${have} of it.`]
          : []),
      ],
      next: [
        covered
          ? text`Check that the beneficiaries on the policies you have are still the right people.`
          : text`Get quotes for ${need} of level term over ${given('years', time, 'years')}: for most families term is the cheapest coverage.`,
        text`Run the numbers again after a new child, a home, a raise or a divorce.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('What your family needs and has', figures, [
      'income_need',
      'lump_need',
      'total_need',
      'resources',
      'additional_cover',
    ]),

  formulas: {
    additional_cover: 'max(0, total_need - resources)',
    total_need: 'income_need + debts + education + final_expenses',
    income_need: 'What pays {"Yearly gap"} for {years} while the rest earns {real_return} above inflation',
    resources: 'savings + existing',
    surplus: 'max(0, resources - total_need)',
    lump_need: 'debts + education + final_expenses',
    plain_need: [
      'income * years + debts + education - resources',
      'yearly_need * years + debts + education - resources',
      'spouse_income * years + debts + education - resources',
    ],
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
