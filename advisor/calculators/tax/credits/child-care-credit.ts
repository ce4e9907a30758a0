import { childCareCreditFormulas } from '#advisor/calculators/tax/credits/child-care-credit-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { careCredit } from '#advisor/calculators/tax/credits/care-credit.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { explainCareCredit } from '#advisor/calculators/tax/credits/child-care-credit-words.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
} from '#advisor/calculators/tax/household/household-fields.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** Care counts for children until their 13th birthday. */
const lastAgeInCare = 12;
/** Taken where nobody tells an income: of a family with someone in care. */
const middleIncome = 90_000;

const input = {
  filing_status: householdFields.filing_status,
  cost: moneyPerYear({
    label: 'Yearly child care cost',
    ask: 'what do you pay for child care in a year',
    roles: ['childcare_cost', 'childcare_cost@both', 'childcare_cost@child'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'only the dependent care account is compared' },
  }),
  children: count({
    label: 'Number of children under thirteen in care',
    roles: ['n_children', 'n_children@both'],
    counts: { role: 'age@child', from: 0, through: lastAgeInCare },
    min: 0,
    max: 20,
    default: { value: 0, reason: 'nothing says how many: taken as one, and told for more' },
  }),
  account: moneyPerYear({
    label: 'Dependent care FSA contribution',
    roles: ['save_amount', 'save_amount@both', 'hsa_contrib'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'the largest amount allowed is compared' },
  }),
  wages: householdFields.wages,
  spouse_wages: householdFields.spouse_wages,
  self_employment: householdFields.self_employment,
  spouse_self_employment: householdFields.spouse_self_employment,
  rate: namedRate,
};

interface Care {
  household: Household;
  cost: Cents;
  children: number;
}

/** Pay that is told as one sum is taken to be of both. */
function earningsOf({ wages, spouseWages, selfEmployment, spouseSelfEmployment }: Household) {
  const [own, spouses] = [wages + selfEmployment, spouseWages + spouseSelfEmployment];
  return { own, spouses: spouses === 0 ? own : spouses };
}

/** The credit beside an account, as far as there is tax for it to take away. */
function creditBeside(account: Cents, { household, cost, children }: Care, facts: FactReader) {
  const lowered = { ...household, wages: Math.max(0, household.wages - account) };
  const done = federalReturn(lowered, facts);
  const { own, spouses } = earningsOf(lowered);
  const care = careCredit(
    { status: household.status, agi: done.agi, earned: own, spouseEarned: spouses, cost, children, account },
    facts,
  );
  return { ...care, credit: Math.min(care.credit, done.onIncome.tax), tax: done.onIncome.tax };
}

/** What money put in before tax saves: income tax, and Social Security and Medicare on the pay. */
function savedByAccount(account: Cents, { household }: Care, rate: number, facts: FactReader): Cents {
  const payroll = (wages: Cents) => {
    const { socialSecurity, medicare } = employeeTax(wages, facts);
    return socialSecurity + medicare;
  };
  if (rate > 0) return percentOf(account, rate) + payroll(account);
  const lowered = { ...household, wages: Math.max(0, household.wages - account) };
  const incomeTax = (one: Household) => federalReturn(one, facts).onIncome.tax;
  return incomeTax(household) - incomeTax(lowered) + payroll(household.wages) - payroll(lowered.wages);
}

/** The credit for child care, and whether a dependent care account is worth more. */
export const childCareCredit = defineCalculator({
  name: 'child_care_credit',
  version: 3,
  title: 'Child care credit or dependent care FSA',
  about:
    'The child and dependent care tax credit for daycare, preschool, after-school care or a nanny, what a dependent care FSA saves in its place, and which of the two is worth more.',
  simply:
    'The government takes part of the child care bill off your taxes in one of two ways. Each dollar of care can be used for only one of them, so you compare.',
  input,
  check: (told) =>
    told.cost + told.account === 0 ? 'Give what you pay for child care in a year.' : checkHousehold(told),

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const isIncomeKnown =
      told.wages + told.spouse_wages + told.self_employment + told.spouse_self_employment > 0;
    const household = householdFrom(isIncomeKnown ? told : { ...told, wages: middleIncome });
    const cost = toCents(told.cost > 0 ? told.cost : told.account);
    const care = { household, cost, children: Math.max(1, told.children) };
    const limits = facts.get('dependent_care_account_limit');
    const limit = toCents(told.filing_status === 'married_separate' ? limits.separate : limits.other);
    const { own, spouses } = earningsOf(household);
    const account = Math.min(told.account > 0 ? toCents(told.account) : limit, limit, cost, own, spouses);
    const alone = creditBeside(0, care, facts);
    // Where nobody says how many children there are, both answers are told.
    const ofMore = { ...care, children: 2 };
    const aloneOfMore = creditBeside(0, ofMore, facts);
    const beside = creditBeside(account, care, facts);
    const saved = savedByAccount(account, care, told.rate, facts);
    const withAccount = saved + beside.credit;
    const accountWins = withAccount > alone.credit;
    const withAccountOfMore = saved + creditBeside(account, ofMore, facts).credit;
    const isOpen =
      told.children === 0 && (aloneOfMore.credit > alone.credit || withAccountOfMore > withAccount);
    const creditFigure = centsFigure('credit', 'Child care credit', alone.credit);
    const accountFigure = centsFigure(
      'account_saves',
      'Savings with the FSA and the credit left',
      withAccount,
    );
    return {
      figures: [
        ...(told.account > 0 ? [accountFigure, creditFigure] : [creditFigure, accountFigure]),
        ...(isOpen
          ? [
              centsFigure(
                'credit_of_more',
                'Child care credit with two or more children',
                aloneOfMore.credit,
              ),
              centsFigure(
                'account_saves_of_more',
                'Savings with the FSA with two or more children',
                withAccountOfMore,
              ),
            ]
          : []),
        figure('credit_percent', 'Share of costs the credit pays', alone.percent, 'percent'),
        centsFigure('counted', 'Costs that count for the credit', alone.counted),
        ...(isOpen
          ? [
              centsFigure(
                'counted_of_more',
                'Costs that count with two or more children',
                aloneOfMore.counted,
              ),
            ]
          : []),
        centsFigure('account', 'FSA contribution', account),
        centsFigure('account_alone', 'Savings from the FSA alone', saved),
        centsFigure('credit_beside', 'Credit left with the FSA', beside.credit),
        centsFigure('difference', 'Lead of the better choice', Math.abs(withAccount - alone.credit)),
      ],
      steps: [
        centsStep('Costs that count', alone.counted, 'up to the limit and to what the lower earner makes'),
        centsStep('Credit', alone.credit, 'costs that count x share, at most the income tax'),
        centsStep('Saved by the FSA', saved, 'income tax and payroll tax on what goes in'),
        centsStep('Credit beside it', beside.credit, 'on costs above what the FSA paid'),
      ],
      assumptions: [
        ...(isIncomeKnown
          ? []
          : [text`Your income isn’t known, so a middle one is used; tell me yours for the exact figure.`]),
        text`The children are under thirteen, and both parents work, look for work or study full time.`,
        text`Left out: state credits, and the earned income credit, which a lower income can raise.`,
      ],
      warnings: [
        ...warnings,
        ...(toCents(told.account) > limit
          ? [
              text`More than ${centsFigure('limit', '', limit)} can’t go into a dependent care FSA in ${year}.`,
            ]
          : []),
        ...(told.filing_status === 'married_separate'
          ? [text`Married people who file separately get no credit for child care.`]
          : []),
      ],
      detail: {
        year,
        accountWins,
        weighsAccount: told.account > 0,
        isCapped: alone.credit < percentOf(alone.counted, alone.percent),
      },
    };
  },

  explain: ({ figures, detail }, told) => explainCareCredit(figures, detail, told),

  chart: ({ figures }) => ({
    kind: 'bar',
    title: 'Credit or FSA',
    x: { label: 'Way', unit: 'count' },
    y: { label: 'Saved in a year', unit: 'usd' },
    series: ['credit', 'account_saves'].map((id, index) => {
      const { label, value } = requireFigure(figures, id);
      return { name: label, points: [[index + 1, value] as const] };
    }),
  }),

  formulas: childCareCreditFormulas,
  examples: [
    {
      question:
        'We pay $14,000 a year for daycare for two kids and earn 70k and 55k. How big is the child care credit?',
      input: {
        filing_status: 'married_joint',
        cost: 14_000,
        children: 2,
        wages: 70_000,
        spouse_wages: 55_000,
      },
    },
    {
      question:
        'Dependent care FSA with 5,000 or the credit? One toddler, daycare 13,800, head of household, 72k',
      input: { filing_status: 'head_of_household', cost: 13_800, children: 1, account: 5000, wages: 72_000 },
    },
    {
      question: 'single dad making 29,500, pays a sitter 3,640 a year for one kid. what do i get back',
      input: { filing_status: 'head_of_household', cost: 3640, children: 1, wages: 29_500 },
    },
    {
      question: 'how much tax does putting $7,500 in a daycare FSA save in the 24% bracket',
      input: { account: 7500, rate: 24 },
    },
  ],
  sources: ['usc_26_21', 'usc_26_129'],
});
