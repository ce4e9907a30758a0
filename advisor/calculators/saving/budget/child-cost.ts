import { childCostFields } from '#advisor/calculators/saving/budget/child-cost-fields.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const studyYear = 2015;
const yearsInStudy = 18;
/** The credit ends with the year of the seventeenth birthday. */
const creditEnds = 17;

/** How much prices have risen since the study. */
function rise(facts: FactReader) {
  const { firstYear, lastYear, averages } = facts.get('consumer_price_index');
  return { by: averages.at(-1)! / averages[studyYear - firstYear]!, lastYear };
}

function groupOf(income: number, by: number, facts: FactReader): 'lower' | 'middle' | 'higher' {
  const { from, to } = facts.get('child_cost_income_limits');
  if (income === 0) return 'middle';
  return income < from * by ? 'lower' : income > to * by ? 'higher' : 'middle';
}

function sizeFactor(inFamily: number, facts: FactReader): number {
  const { one, three } = facts.get('child_cost_by_family_size');
  return 1 + (inFamily === 1 ? one : inFamily >= 3 ? three : 0) / 100;
}

/** The child tax credit of a year, shrunk where the income is high. */
function yearlyCredit(
  {
    children,
    income,
    filing_status: status,
  }: { children: number; income: number; filing_status: FilingStatus },
  facts: FactReader,
): number {
  const { income: step, reduction } = facts.get('child_tax_credit_phaseout_step');
  const over = Math.max(0, income - forJointReturn(facts.get('child_tax_credit_phaseout'), status));
  return Math.max(0, children * facts.get('child_tax_credit') - Math.ceil(over / step) * reduction);
}

const partNames = {
  housing: 'Housing',
  food: 'Food',
  care: 'Child care and education',
  transportation: 'Transportation',
  health: 'Health care',
  other: 'Everything else',
  clothing: 'Clothing',
} as const;

/** What it costs to raise a child, by the study of the Department of Agriculture in the prices of today. */
export const childCost = defineCalculator({
  name: 'child_cost',
  version: 1,
  title: 'Cost of raising a child',
  about:
    'What it costs to raise a child to eighteen: housing, food, child care, health and the rest by income and number of children, per year and per month, with your own child care, and after the child tax credit.',
  simply:
    'A child costs a bit each month for food, room, care and school, and prices rise over the years. Tax credits give part of it back.',
  input: childCostFields,
  check({ children, in_family: all, child_age: now, to_age: end }) {
    if (end <= now) return 'The age to count to must be above the child’s age now.';
    return all < children
      ? 'There can’t be fewer children in the family than are counted: raise the children in the family.'
      : null;
  },

  run(input, { facts }) {
    const { children, child_care: care, care_years: careYears, in_family: all } = input;
    const { by, lastYear } = rise(facts);
    const group = groupOf(input.income, by, facts);
    const published = facts.get('child_cost_to_18')[group];
    const parts = facts.get('child_cost_parts');
    const partSum = Object.values(parts).reduce((sum, part) => sum + part, 0);
    const span = input.to_age - input.child_age;
    const each = published * by * sizeFactor(all, facts);
    const average = (each * children * span) / yearsInStudy;
    const inCare = Math.min(careYears, span);
    const careShare = parts.care / partSum;
    const averageCare = care > 0 ? ((each * children * inCare) / yearsInStudy) * careShare : 0;
    const ownCare = care * inCare;
    const total = average - averageCare + ownCare;
    const credit =
      yearlyCredit(input, facts) *
      Math.max(0, Math.min(input.to_age, creditEnds) - Math.min(input.child_age, creditEnds));
    const scale = average / partSum;
    return {
      figures: [
        figure('total', children > 1 ? 'Cost of raising them' : 'Cost of raising the child', total, 'usd'),
        figure('yearly', 'Average a year', total / span, 'usd_per_year'),
        figure('monthly', 'Average a month', total / span / monthsPerYear, 'usd_per_month'),
        ...(children > 1 ? [figure('each', 'Cost for each', total / children, 'usd')] : []),
        ...(care > 0 ? [figure('own_care', 'Your child care in that', ownCare, 'usd')] : []),
        figure('credit', 'Child tax credit in those years', credit, 'usd'),
        figure('after_credit', 'Cost after the child tax credit', total - credit, 'usd'),
        ...(input.income > 0
          ? [
              figure(
                'share',
                'Share of income before taxes',
                (total / span / input.income) * 100,
                'percent',
                {
                  decimals: 1,
                },
              ),
            ]
          : []),
        figure('published', 'Published figure, in dollars of the study’s year', published, 'usd'),
      ],
      steps: [
        { label: 'Published cost of one child', value: published, unit: 'usd' },
        { label: 'Rise of prices since the study', value: (by - 1) * 100, unit: 'percent', decimals: 1 },
        { label: 'One child in a family of this size, today', value: each, unit: 'usd' },
        { label: 'Years counted', value: span, unit: 'years' },
        ...(care > 0
          ? [{ label: 'Average child care taken out', value: averageCare, unit: 'usd' as const }]
          : []),
      ],
      assumptions: [
        text`The figures are the Department of Agriculture’s for ${fact('child_cost_to_18', studyYear, 'year')}, the last it published, raised by consumer prices through ${fact('consumer_price_index', lastYear, 'year')}. Costs are in today’s dollars, spread evenly over the years.`,
        text`College, pregnancy and birth, and pay given up to stay home are not included.`,
        text`The credit is counted in full each year; a low income may not get all of it.`,
      ],
      warnings:
        care > 0
          ? []
          : [
              text`Full-time day care costs more than the average in these figures. Tell me what you’d pay and I’ll use that.`,
            ],
      detail: {
        group,
        span,
        byPart: Object.entries(partNames).map(([id, name]) => {
          const usual = parts[id as keyof typeof parts] * scale;
          return { name, amount: id === 'care' ? usual - averageCare + ownCare : usual };
        }),
      },
    };
  },

  explain({ figures, detail: { group } }, { children, to_age: end, child_age: now, income }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [to, from] = [given('to_age', end, 'age'), given('child_age', now, 'age')];
    const whom = children > 1 ? text`${given('children', children, 'count')} children` : text`a child`;
    const span = now > 0 ? text`from ${from} to ${to}` : text`to ${to}`;
    const care = figures.find(({ id }) => id === 'own_care');
    const share = figures.find(({ id }) => id === 'share');
    return {
      conclusion: text`Raising ${whom} ${span} costs about ${find('total')} in today’s dollars, or ${find('yearly')}.`,
      openings: {
        payment: text`About ${find('monthly')} on average, for raising ${whom} ${span}.`,
        ...(share ? { rate: text`About ${share} of your income before taxes, on average.` } : {}),
        ...(share
          ? {
              yesno: text`It would take about ${share} of your income before taxes: ${find('yearly')} on average.`,
            }
          : {}),
      },
      named: { after_credit: text`After the child tax credit it’s about ${find('after_credit')}.` },
      reasons: [
        text`The child tax credit gives back ${find('credit')} of it, so about ${find('after_credit')} is left to you.`,
        ...(care ? [text`Your child care is ${care} of it.`] : []),
        income > 0
          ? text`That’s what families with a ${group} income spend, by the Department of Agriculture’s study.`
          : text`That’s for a middle income; families with more spend more, mostly on housing and child care.`,
      ],
      next: [
        text`Plan for the first years: child care is often the largest bill, and a dependent care account at work saves tax on it.`,
        text`Have three months of spending in cash before the birth.`,
      ],
    };
  },

  chart: ({ detail: { byPart } }) => ({
    kind: 'donut',
    title: 'What it goes to, as a middle-income family spends it',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'Cost', unit: 'usd' },
    series: byPart.map(({ name, amount }) => ({ name, points: [[1, amount] as const] })),
  }),

  formulas: {
    total: [
      '"One child in a family of this size, today" * children * "Years counted" / 18 - "Average child care taken out" + own_care',
      '"One child in a family of this size, today" * children * "Years counted" / 18',
    ],
    yearly: 'total / "Years counted"',
    monthly: 'total / "Years counted" / 12',
    each: 'total / children',
    own_care: ['child_care * care_years', 'Child care of {child_care} until {to_age}'],
    credit: 'The child tax credit for {children} in the years until seventeen',
    after_credit: 'total - credit',
    share: 'yearly / income',
    published: 'The Department of Agriculture’s figure for one of two children',
  },

  examples: [
    { question: 'How much does it cost to raise a child to 18?', input: {} },
    {
      question: 'what will it cost us to raise two kids on 95k a year',
      input: { children: 2, income: 95_000 },
    },
    {
      question:
        'we are thinking about having a baby, daycare is 1,400 a month, what does a kid cost in total?',
      input: { child_care: 16_800 },
    },
    {
      question: 'average cost per year of having one child, household income 150,000',
      input: { children: 1, income: 150_000 },
    },
    {
      question: 'my son is 8, how much more will I spend on him until he turns 18',
      input: { child_age: 8, to_age: 18 },
    },
    {
      question: 'cost of a third kid, we make 210k married',
      input: { income: 210_000, filing_status: 'married_joint', in_family: 3 },
    },
    { question: 'what do children cost per month these days', input: {} },
  ],
  sources: ['usda_children_2015', 'bls_cpi'],
});
