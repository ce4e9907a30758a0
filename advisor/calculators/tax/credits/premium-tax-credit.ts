import { premiumTaxCreditWords } from '#advisor/calculators/tax/credits/premium-tax-credit-words.ts';
import { premiumTaxCreditFormulas } from '#advisor/calculators/tax/credits/premium-tax-credit-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, type Figure } from '#advisor/calculators/define/result.ts';
import { childrenByAge, householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const chartPoints = 40;
/** Below the guideline itself there is no credit, but often Medicaid. */
const lowestPercent = 100;

const incomeParts = (
  [
    'wages',
    'se_income',
    'pension_income',
    'withdraw_amount',
    'ss_income',
    'interest_income',
    'dividend_income',
    'rental_income',
    'other_income',
    'tips',
    'bonus',
    'overtime',
  ] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);

const input = {
  income: moneyPerYear({
    label: 'Household income for the year',
    ask: 'what will your household make this year',
    roles: ['agi', 'agi@both', 'agi@spouse'],
    sumOf: incomeParts,
    min: 0,
    max: 1e8,
  }),
  one_time: moneyPerYear({
    label: 'One-time gain or conversion',
    roles: ['conversion', 'conversion@both', 'gain_amount', 'gain_amount@both'],
    adds: true,
    min: 0,
    max: 1e8,
    default: nothingSaid('gain or conversion is'),
  }),
  deducted: moneyPerYear({
    label: 'Traditional IRA, 401(k) or HSA contribution',
    roles: ['ira_contrib', 'ira_contrib@spouse', 'k401_contrib', 'hsa_contrib'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('contributions are'),
  }),
  filing_status: householdFields.filing_status,
  children: count({
    label: 'Number of children on your return',
    roles: ['n_children', 'n_children@both'],
    counts: childrenByAge,
    min: 0,
    max: 20,
    default: nothingSaid('children are'),
  }),
  household_size: count({
    label: 'Number of people on your tax return',
    roles: ['household_size', 'household_size@both'],
    min: 1,
    max: 20,
    default: {
      value: 1,
      reason: 'you, your spouse where you file jointly, and your children',
      by: ({ filing_status: status, children }) =>
        (status === 'married_joint' ? 2 : 1) + (typeof children === 'number' ? children : 0),
    },
  }),
  benchmark: moneyPerMonth({
    label: 'Premium of the second-lowest silver plan',
    roles: ['premium', 'premium@both'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'without it, what you pay at most is worked out' },
  }),
  plan: moneyPerMonth({
    label: 'Premium of your plan',
    roles: ['premium#2'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'the benchmark plan itself' },
  }),
};

/** The share of income, in percent, that a benchmark plan costs at an income in percent of the guideline. */
function shareOfIncome(percent: number, facts: FactReader): number {
  const rows = facts.get('premium_credit_shares');
  const row = rows.find(({ below }) => percent < below) ?? rows.at(-1)!;
  if (!Number.isFinite(row.below)) return row.last;
  const along = (percent - row.from) / (row.below - row.from);
  return row.first + (row.last - row.first) * along;
}

interface Credit {
  /** Income in whole percent of the guideline, as the form cuts it. */
  percent: number;
  share: number;
  /** What a benchmark plan costs at most in a month; undefined where there is no credit. */
  most: number | undefined;
}

function creditAt(income: number, guideline: number, facts: FactReader): Credit {
  const percent = Math.floor((income / guideline) * 100);
  const limit = facts.get('premium_credit_income_percent');
  const isAbove = limit !== null && income > (guideline * limit) / 100;
  const share = shareOfIncome(percent, facts);
  const isIn = percent >= lowestPercent && !isAbove;
  return { percent, share, most: isIn ? (income * share) / 100 / monthsPerYear : undefined };
}

const paid = (benchmark: number, { most }: Credit) =>
  most === undefined ? 0 : Math.max(0, benchmark - most);

/** What the marketplace pays toward health insurance. */
export const premiumTaxCredit = defineCalculator({
  name: 'premium_tax_credit',
  version: 1,
  title: 'Marketplace health insurance credit',
  about:
    'The premium tax credit (ACA or Obamacare subsidy) for marketplace health insurance by income and household size, what a benchmark silver plan costs you after it, and the income at which it ends.',
  simply:
    'The government decides what share of your income is fair to pay for a standard health plan. If the plan costs more, it pays the difference.',
  input,

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'premium_credit_shares');
    const { first_person: first, each_further_person: further } = facts.get(
      'premium_credit_poverty_guideline',
    );
    const guideline = first + further * (told.household_size - 1);
    const income = Math.max(0, told.income + told.one_time - told.deducted);
    const done = creditAt(income, guideline, facts);
    const limitPercent = facts.get('premium_credit_income_percent');
    const limit = limitPercent === null ? undefined : (guideline * limitPercent) / 100;
    const credit = paid(told.benchmark, done);
    const price = told.plan > 0 ? told.plan : told.benchmark;
    const isKnown = told.benchmark > 0;
    const figures: Figure[] = [
      ...(isKnown
        ? [
            figure('credit', 'Credit a month', credit, 'usd_per_month'),
            figure('credit_year', 'Credit in a year', credit * monthsPerYear, 'usd_per_year'),
            figure('you_pay', 'Left for you to pay a month', Math.max(0, price - credit), 'usd_per_month'),
          ]
        : []),
      ...(done.most === undefined
        ? []
        : [figure('most', 'A benchmark plan costs you at most', done.most, 'usd_per_month')]),
      figure('poverty_percent', 'Income as a share of the poverty guideline', done.percent, 'percent'),
      ...(done.most === undefined
        ? []
        : [
            figure('share', 'Share of income that a benchmark plan costs', done.share, 'percent', {
              decimals: 2,
            }),
          ]),
      ...(limit === undefined
        ? []
        : [
            figure('income_limit', 'Income above which there is no credit', limit, 'usd'),
            figure(
              'room',
              income > limit ? 'Income to lower to get it' : 'Room before the credit ends',
              Math.abs(limit - income),
              'usd',
            ),
          ]),
      figure('income_counted', 'Income that counts', income, 'usd'),
    ];
    const widest = limit === undefined ? guideline * 6 : limit * 1.15;
    return {
      figures,
      steps: [
        {
          label: 'Poverty guideline for the household',
          formula: 'first person + each further person',
          value: guideline,
          unit: 'usd_per_year',
        },
        {
          label: 'Income as a share of it',
          formula: 'income / guideline',
          value: done.percent,
          unit: 'percent',
        },
        { label: 'Share of income you pay', value: done.share, unit: 'percent', decimals: 2 },
        {
          label: 'Credit a month',
          formula: 'benchmark premium - income x share / 12',
          value: credit,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        text`Nobody in the plan is offered affordable coverage at work, or has Medicare or Medicaid.`,
        text`The guideline is that of the contiguous states; Alaska and Hawaii have higher ones. All of Social Security counts as income here.`,
        ...(isKnown
          ? [text`The premium you gave is that of the second-lowest silver plan in your area.`]
          : [
              text`The credit is what the second-lowest silver plan in your area costs above that: see its price on HealthCare.gov.`,
            ]),
      ],
      warnings: [
        ...warnings,
        ...(done.percent < lowestPercent
          ? [
              text`Below the poverty guideline there is no credit; in most states Medicaid covers you instead.`,
            ]
          : []),
        ...(told.filing_status === 'married_separate'
          ? [text`Married people who file separately mostly get no credit.`]
          : []),
      ],
      detail: {
        year,
        isKnown,
        isIn: done.most !== undefined,
        limit:
          limitPercent === null ? undefined : fact('premium_credit_income_percent', limitPercent, 'percent'),
        isAbove: limit !== undefined && income > limit,
        curve: Array.from({ length: chartPoints + 1 }, (_, index) => {
          const at = (widest * index) / chartPoints;
          const one = creditAt(at, guideline, facts);
          return [at, isKnown ? paid(told.benchmark, one) : (one.most ?? 0)] as const;
        }),
      },
    };
  },

  explain: ({ figures, detail }, told) => premiumTaxCreditWords(figures, detail, told),

  chart: ({ detail: { curve, isKnown } }) => ({
    kind: 'line',
    title: isKnown ? 'Credit by income' : 'What a benchmark plan costs you by income',
    x: { label: 'Income', unit: 'usd_per_year' },
    y: { label: isKnown ? 'Credit a month' : 'You pay a month', unit: 'usd_per_month' },
    series: [{ name: isKnown ? 'Credit' : 'You pay', points: curve }],
  }),

  weighed: ['one_time'],
  formulas: premiumTaxCreditFormulas,
  examples: [
    {
      question:
        'Family of four making $78,000, benchmark silver plan 1,640 a month. What is our marketplace subsidy?',
      input: { income: 78_000, household_size: 4, benchmark: 1640 },
    },
    {
      question: 'single, 39k income, silver plan costs $512 a month. how much aca credit',
      input: { income: 39_000, benchmark: 512 },
    },
    {
      question: 'What would health insurance on the exchange cost a couple with 60,000 of income?',
      input: { income: 60_000, filing_status: 'married_joint' },
    },
    {
      question: 'do we lose the obamacare subsidy if we make 90k, two people',
      input: { income: 90_000, household_size: 2 },
    },
  ],
  sources: ['irs_rp_2025_25', 'hhs_poverty_2025'],
});
