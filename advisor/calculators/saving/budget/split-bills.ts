import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, moneyPerMonth } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };
const evenly = { value: 0, reason: 'the bills are split evenly' };

/** The other figures of a split by income. */
type ByIncome = Record<'theirs' | 'percent' | 'half' | 'change', Figure>;

/** Without incomes everyone pays the same. */
function evenSplit(bill: number, people: number) {
  const yours = figure('yours', 'Each person’s part', bill / people, 'usd_per_month', exact);
  return {
    figures: [yours],
    steps: [{ label: 'Each person’s part', formula: 'bills / people', value: yours.value, unit: yours.unit }],
    assumptions: [text`Everyone pays the same, whatever they earn.`],
    warnings: [],
    detail: { byIncome: null as ByIncome | null, yours, isLess: false },
  };
}

/** What each of two people pays of rent or bills when they are split by income. */
export const splitBills = defineCalculator({
  name: 'split_bills',
  version: 1,
  title: 'Split rent or bills',
  about:
    'What each of two people pays when rent, a mortgage payment or shared bills are split in proportion to income, between roommates, partners or a married couple, and how that differs from paying half each; or what each of several people pays when they split evenly.',
  simply:
    'Each person pays a part of the bills that is as large as their part of the income, so it weighs the same on everyone.',
  input: {
    bill: moneyPerMonth({
      label: 'Rent or bills to split',
      ask: 'how much are the rent or bills that you share',
      roles: ['spend_total', 'spend_total@both', 'spend_needs'],
      sumOf: [
        'housing_cost',
        'housing_cost@both',
        'housing_cost@other',
        'mortgage_payment',
        'mortgage_payment@both',
        'spend_item',
      ],
      adds: true,
      min: 1,
      max: 1e7,
    }),
    own: moneyPerMonth({
      label: 'Your income',
      ask: 'what do you earn',
      roles: ['take_home', 'wages', 'se_income'],
      ownOnly: true,
      min: 0,
      max: 1e8,
      default: evenly,
      needed: ({ people }) => people === undefined,
    }),
    other: moneyPerMonth({
      label: 'The other person’s income',
      ask: 'what does the other person earn',
      roles: ['take_home@spouse', 'take_home@other', 'wages@spouse', 'wages@other', 'se_income@spouse'],
      min: 0,
      max: 1e8,
      default: evenly,
      needed: ({ people }) => people === undefined,
    }),
    people: count({
      label: 'People who share evenly',
      roles: ['n_people', 'household_size'],
      min: 2,
      max: 50,
      default: { value: 2, reason: 'the two of you' },
    }),
  },

  run({ bill, own, other, people }) {
    if (own + other === 0) return evenSplit(bill, people);
    const share = own / (own + other);
    const yours = figure('yours', 'Your part', bill * share, 'usd_per_month', exact);
    const theirs = figure('theirs', 'The other person’s part', bill * (1 - share), 'usd_per_month', exact);
    const percent = figure('share', 'Your share', share * 100, 'percent', { decimals: 1 });
    const half = figure('half', 'Half each', bill / 2, 'usd_per_month', exact);
    const change = figure(
      'difference',
      share < 0.5 ? 'Less than half for you' : 'More than half for you',
      Math.abs(yours.value - half.value),
      'usd_per_month',
      exact,
    );
    return {
      figures: [yours, theirs, percent, half, change],
      steps: [
        { label: 'Your share', formula: 'your income / both incomes', value: share * 100, unit: 'percent' },
        { label: 'Your part', formula: 'bills x share', value: yours.value, unit: 'usd_per_month', ...exact },
      ],
      assumptions: [text`Both incomes are of the same kind: both before taxes, or both take-home.`],
      warnings: [],
      detail: { byIncome: { theirs, percent, half, change }, yours, isLess: share < 0.5 },
    };
  },

  explain({ detail: { byIncome, yours, isLess } }, { bill, people }) {
    if (!byIncome)
      return {
        conclusion: text`Each person pays ${yours}.`,
        reasons: [
          text`That’s ${given('bill', bill, 'usd_per_month')} split evenly between ${given('people', people, 'count')}.`,
        ],
        next: [
          text`Tell me what each of you earns, and I’ll split it by income instead; where rooms differ, agree on a price for each first.`,
        ],
      };
    const { theirs, percent, half, change } = byIncome;
    return {
      conclusion: text`Split by income, you pay ${yours} and the other person pays ${theirs}.`,
      openings: {
        rate: text`Your share is ${percent}: ${yours}.`,
        change: text`By income you pay ${change} ${isLess ? 'less' : 'more'} than half.`,
      },
      reasons: [
        text`You earn ${percent} of what the two of you earn. Half each would be ${half}, so it’s ${change} ${isLess ? 'less' : 'more'} for you.`,
      ],
      next: [text`Agree on which bills are shared, and look at the split again when either income changes.`],
    };
  },

  formulas: {
    yours: ['bill * share', 'bill / people'],
    theirs: 'bill - yours',
    share: 'own / (own + other)',
    half: 'bill / 2',
    difference: ['yours - half', 'half - yours'],
  },

  examples: [
    {
      question: 'rent is 2,400, I make 6,000 a month and my boyfriend 4,000. my share if we split by income?',
      input: { bill: 2400, own: 6000, other: 4000 },
    },
    {
      question: 'fair split of $3,100 in bills if I take home $4,200 and my wife takes home $2,800 a month',
      input: { bill: 3100, own: 4200, other: 2800 },
    },
    {
      question:
        'roommate brings home 5,000, i bring home 3,000, rent 1,950. proportional split instead of half?',
      input: { bill: 1950, own: 3000, other: 5000 },
    },
    {
      question: 'what percent of our 4,000 of bills should I pay at 3,300 a month when he gets 5,100?',
      input: { bill: 4000, own: 3300, other: 5100 },
    },
    {
      question: 'four of us share a house, rent 3,280 and internet 70, what does each person pay',
      input: { bill: 3350, people: 4 },
    },
  ],
  sources: ['warren_all_your_worth'],
});
