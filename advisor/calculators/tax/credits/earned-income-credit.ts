import { earnedIncomeCreditFormulas } from '#advisor/calculators/tax/credits/earned-income-credit-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  childrenByAge,
  householdFields,
  householdFrom,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { count, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** The columns of the law's table; more than three children count as three. */
const columns = ['no_child', 'one_child', 'two_children', 'three_children'] as const;

const input = {
  filing_status: householdFields.filing_status,
  wages: householdFields.wages,
  spouse_wages: householdFields.spouse_wages,
  self_employment: householdFields.self_employment,
  business_expenses: householdFields.business_expenses,
  spouse_self_employment: householdFields.spouse_self_employment,
  spouse_business_expenses: householdFields.spouse_business_expenses,
  pre_tax_401k: householdFields.pre_tax_401k,
  children: count({
    label: 'Number of children',
    roles: ['n_children', 'n_children@both'],
    counts: childrenByAge,
    usual: { facts: { 'flag=one_child': 1 }, reason: 'one child is mentioned' },
    min: 0,
    max: 20,
    default: {
      ...nothingSaid('children are'),
      // A head of household, such as a single mother, has at least one child or dependent.
      by: ({ filing_status: filing }) => (filing === 'head_of_household' ? 1 : undefined),
    },
  }),
  other_income: householdFields.other_income,
  investment_income: moneyPerYear({
    label: 'Interest, dividends and gains',
    roles: ['interest_income', 'interest_income@both', 'dividend_income', 'gain_amount'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('investment income is'),
  }),
  age: householdFields.age,
};

/** Why somebody gets nothing whatever they earn; undefined where income alone decides. */
function barred(
  given_: { filing_status: string; investment_income: number; children: number; age: number },
  facts: FactReader,
) {
  const limit = facts.get('earned_income_credit_investment_limit');
  const { from, through } = facts.get('earned_income_credit_ages');
  if (given_.filing_status === 'married_separate') {
    return text`Married people who file separately get it only in a few cases, when they lived apart from their spouse.`;
  }
  if (given_.investment_income > limit) {
    return text`With more than ${fact('earned_income_credit_investment_limit', limit, 'usd')} of investment income there is no earned income credit.`;
  }
  if (given_.children === 0 && (given_.age < from || given_.age > through)) {
    return text`Without a child it is only for ages ${fact('earned_income_credit_ages', from, 'age')} to ${fact('earned_income_credit_ages', through, 'age')}.`;
  }
  return undefined;
}

/** What the earned income credit pays at an income. */
export const earnedIncomeCredit = defineCalculator({
  name: 'earned_income_credit',
  version: 2,
  title: 'Earned income credit',
  about:
    'The earned income tax credit (EITC, EIC) for workers with low to moderate pay, by earnings, number of children and filing status, and the income at which it ends.',
  simply:
    "It's extra money for people who work and earn little, more with children. It rises with your pay at first and then fades out.",
  input,
  check: checkHousehold,

  run(given_, { facts }) {
    const { year, warnings } = factYear(facts, 'earned_income_credit');
    const column = columns[Math.min(given_.children, columns.length - 1)]!;
    const { earned } = federalReturn(householdFrom(given_), facts);
    const income = earned + toCents(given_.other_income + given_.investment_income);
    const most = toCents(facts.get('earned_income_credit')[column]);
    const start = toCents(
      forJointReturn(facts.get('earned_income_credit_phaseout')[column], given_.filing_status),
    );
    const end = toCents(
      forJointReturn(facts.get('earned_income_credit_income_limit')[column], given_.filing_status),
    );
    const rising = Math.min(most, percentOf(earned, facts.get('earned_income_credit_percent')[column]));
    const above = Math.max(0, Math.max(income, earned) - start);
    const off = percentOf(above, facts.get('earned_income_credit_phaseout_percent')[column]);
    const why = barred(given_, facts);
    // The law takes the lesser of what earnings build up and what income leaves of the most.
    const credit = why ? 0 : Math.max(0, Math.min(rising, most - off));
    const credited = centsFigure('credit', 'Earned income credit', credit);
    const atMost = centsFigure('most', 'The most it can be with as many children', most);
    return {
      figures: [
        // Without earnings the question is what there is to get.
        ...(earned > 0 ? [credited, atMost] : [atMost, credited]),
        centsFigure('earned', 'Earnings that count', earned),
        centsFigure('phaseout_start', 'Income where it starts to shrink', start),
        centsFigure('income_limit', 'Income limit', end),
      ],
      steps: [
        centsStep('Built up by earnings', rising, 'share x earned income, up to the most'),
        centsStep('Income above the start of the phase-out', above),
        centsStep('Taken off', off, 'share x income above the start'),
        centsStep(
          'Earned income credit',
          credit,
          'the lesser of what is built up and the most less what is taken off',
        ),
      ],
      assumptions: [
        text`The children live with you for more than half of the year and have Social Security numbers, as you have.`,
        text`The IRS reads the credit from a table in small steps of income, so it can differ by a few dollars.`,
      ],
      warnings: [...warnings, ...(why ? [why] : [])],
      detail: { year },
    };
  },

  explain({ figures, detail: { year } }) {
    const at = (id: string) => requireFigure(figures, id);
    const credit = at('credit');
    return {
      conclusion:
        at('earned').value > 0
          ? text`Your earned income credit for ${year} would be about ${credit} on ${at('earned')} of earnings.`
          : text`The earned income credit for ${year} pays up to ${at('most')} with your family, and nothing from an income of ${at('income_limit')} on.`,
      ...(at('earned').value > 0
        ? {
            openings: {
              yesno:
                credit.value > 0
                  ? text`Yes, you’d get about ${credit} for ${year}.`
                  : text`No, there’d be no credit for ${year}: with your family it ends at ${at('income_limit')}.`,
            },
          }
        : {}),
      reasons: [
        text`It can be ${at('most')} at most, shrinks from an income of ${at('phaseout_start')}, and ends at ${at('income_limit')}.`,
        text`You get it even if you owe no tax.`,
      ],
      next: [
        text`File a return and claim it, even if you don’t have to file: many people who qualify never do.`,
        text`Tax help is free for low incomes through the VITA program.`,
      ],
    };
  },

  formulas: earnedIncomeCreditFormulas,
  examples: [
    {
      question: 'How much earned income credit do I get with $22,000 of wages and two kids?',
      input: { wages: 22_000, children: 2 },
    },
    { question: 'EITC on 15k of pay, single, no kids', input: { wages: 15_000 } },
    {
      question: 'We are married with three children and made 45,000 together. What is our EITC?',
      input: { filing_status: 'married_joint', wages: 45_000, children: 3 },
    },
    {
      question: 'head of household, one kid, earned thirty thousand, how big is my eic',
      input: { filing_status: 'head_of_household', wages: 30_000, children: 1 },
    },
  ],
  sources: ['usc_26_32'],
});
