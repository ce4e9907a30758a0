import { marriageTaxExamples } from '#advisor/calculators/tax/household/marriage-tax-examples.ts';
import { marriageTaxFields } from '#advisor/calculators/tax/household/marriage-tax-fields.ts';
import { marriageTaxFormulas } from '#advisor/calculators/tax/household/marriage-tax-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { familyCredit } from '#advisor/calculators/tax/credits/family-credit.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { Cents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

interface Person {
  age: number;
  wages: number;
  self_employment: number;
  other_income: number;
  social_security: number;
  children: number;
}

/** Pay that is told as one sum is split in the middle. */
function coupleOf(
  told: Record<Exclude<keyof typeof marriageTaxFields, 'question' | 'filing_status'>, number>,
): [Person, Person] {
  const half = told.together / 2;
  return [
    {
      age: told.age,
      wages: told.wages + half,
      self_employment: told.self_employment,
      other_income: told.other_income,
      social_security: told.social_security,
      children: told.children,
    },
    {
      age: told.partner_age,
      wages: told.partner_wages + half,
      self_employment: told.partner_self_employment,
      other_income: told.partner_other_income,
      social_security: told.partner_social_security,
      children: told.partner_children,
    },
  ];
}

const incomeOf = (one: Person) => one.wages + one.self_employment + one.other_income + one.social_security;

/** Federal tax after all credits for children, the earned income credit too. */
function taxOf(person: Person, status: FilingStatus, facts: FactReader): Cents {
  const household = householdFrom({ ...person, filing_status: status });
  const done = federalReturn(household, facts);
  return done.totalTax - familyCredit(household, done, facts);
}

/** Who has children at home and no spouse is head of household. */
const aloneStatus = ({ children }: Person): FilingStatus => (children > 0 ? 'head_of_household' : 'single');

function jointTax([you, partner]: [Person, Person], facts: FactReader): Cents {
  const household = householdFrom({
    filing_status: 'married_joint',
    age: you.age,
    spouse_age: partner.age,
    wages: you.wages,
    spouse_wages: partner.wages,
    self_employment: you.self_employment,
    spouse_self_employment: partner.self_employment,
    other_income: you.other_income + partner.other_income,
    social_security: you.social_security + partner.social_security,
    children: you.children + partner.children,
  });
  const done = federalReturn(household, facts);
  return done.totalTax - familyCredit(household, done, facts);
}

/** On separate returns only one of them has each child: all go with the one who earns more. */
function separateTaxes([you, partner]: [Person, Person], facts: FactReader): Cents {
  const children = you.children + partner.children;
  const youEarnMore = incomeOf(you) >= incomeOf(partner);
  return (
    taxOf({ ...you, children: youEarnMore ? children : 0 }, 'married_separate', facts) +
    taxOf({ ...partner, children: youEarnMore ? 0 : children }, 'married_separate', facts)
  );
}

const more = (isMore: boolean) => (isMore ? 'more' : 'less');

/** The federal tax of two people: apart, joint, and on separate returns. */
export const marriageTax = defineCalculator({
  name: 'marriage_tax',
  version: 1,
  title: 'Tax effect of marrying, divorcing or filing separately',
  about:
    'What getting married changes in federal tax (a marriage penalty or bonus), what filing separately costs a married couple against a joint return, and what a divorce changes, from what each of the two earns.',
  simply: 'Couples are taxed on both incomes together, by a table with wider steps than for one person.',
  input: marriageTaxFields,
  twoReturns: true,
  check: (told) =>
    coupleOf(told).every((one) => incomeOf(one) === 0) ? 'Give what each of you earns in a year.' : null,

  run({ question: asked, filing_status: status, ...told }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const couple = coupleOf(told);
    const [you, partner] = couple;
    const isMarried = status === 'married_joint' || status === 'married_separate';
    const question = asked === 'marry' && isMarried ? 'file_separately' : asked;
    const yours = taxOf(you, aloneStatus(you), facts);
    const partners = taxOf(partner, aloneStatus(partner), facts);
    const apart = yours + partners;
    const joint = jointTax(couple, facts);
    const separate = separateTaxes(couple, facts);
    const change = joint - apart;
    const difference = {
      marry: centsFigure(
        'difference',
        change > 0 ? 'Yearly cost of marrying' : 'Yearly savings from marrying',
        Math.abs(change),
      ),
      divorce: centsFigure(
        'difference',
        change > 0 ? 'Yearly savings from divorcing, for both' : 'Yearly cost of divorcing, for both',
        Math.abs(change),
      ),
      file_separately: centsFigure(
        'difference',
        separate >= joint ? 'Yearly cost of filing separately' : 'Yearly savings from filing separately',
        Math.abs(separate - joint),
      ),
    }[question];
    return {
      figures: [
        difference,
        centsFigure('joint_tax', 'Federal tax on a joint return', joint),
        centsFigure('apart_tax', 'Combined federal tax if unmarried', apart),
        centsFigure('your_tax', 'Your part of it', yours),
        centsFigure('partner_tax', 'Your partner’s part of it', partners),
        centsFigure('separate_tax', 'Federal tax on two separate returns', separate),
      ],
      steps: [
        centsStep('Your tax alone', yours),
        centsStep('Your partner’s tax alone', partners),
        centsStep('Together, unmarried', apart, 'the sum of the two'),
        centsStep('Joint return', joint),
        centsStep('Two separate returns', separate),
      ],
      assumptions: [
        text`If you’re married on the last day of December, you’re married for the whole tax year.`,
        text`Everyone takes the standard deduction. Unmarried, the one with children at home files as head of household.`,
        text`Left out: state tax, student loan payments that go by income, and benefits that depend on marriage.`,
      ],
      warnings: [
        ...warnings,
        ...(incomeOf(partner) === 0
          ? [text`You didn’t give your partner’s income, so none is counted.`]
          : []),
      ],
      detail: { year, question, change, separateCosts: separate >= joint },
    };
  },

  explain({ figures, detail: { year, question, change, separateCosts } }) {
    const at = (id: string) => requireFigure(figures, id);
    const difference = at('difference');
    const conclusion =
      question === 'file_separately'
        ? separateCosts
          ? text`File jointly: two separate returns would cost you ${difference} more for ${year}.`
          : text`Filing separately would save you ${difference} for ${year}.`
        : question === 'divorce'
          ? text`Apart, the two of you would pay ${difference} ${more(change < 0)} in federal tax for ${year} than on a joint return; your own tax would be ${at('your_tax')}.`
          : change === 0
            ? text`Marrying would change nothing in your federal tax for ${year}: ${at('joint_tax')} either way.`
            : text`Married, the two of you would pay ${difference} ${more(change > 0)} in federal tax for ${year}.`;
    return {
      conclusion,
      openings: {
        yesno:
          question === 'file_separately'
            ? separateCosts
              ? text`No, file jointly: two separate returns would cost you ${difference} more for ${year}.`
              : text`Yes, filing separately would save you ${difference} for ${year}.`
            : question === 'divorce'
              ? change < 0
                ? text`Yes, apart the two of you would pay ${difference} more in federal tax for ${year}.`
                : text`No, apart the two of you would pay ${difference} less in federal tax for ${year}.`
              : change > 0
                ? text`Yes, married you’d pay ${difference} more in federal tax for ${year}.`
                : change === 0
                  ? text`No, it changes nothing: ${at('joint_tax')} either way.`
                  : text`No, married you’d pay ${difference} less in federal tax for ${year}.`,
        ...(question === 'divorce'
          ? {}
          : {
              which:
                question === 'marry'
                  ? text`As a married couple, file jointly: that’s ${at('joint_tax')}, against ${at('separate_tax')} on two separate returns.`
                  : separateCosts
                    ? text`Jointly: it saves you ${difference} for ${year}.`
                    : text`Separately: it saves you ${difference} for ${year}.`,
            }),
      },
      reasons: [
        text`A joint return comes to ${at('joint_tax')}. Unmarried, your tax would be ${at('your_tax')} and your partner’s ${at('partner_tax')}, ${at('apart_tax')} in all.`,
        ...(question === 'file_separately'
          ? []
          : [text`Married on two separate returns it would be ${at('separate_tax')}.`]),
        text`Joint brackets are twice as wide as single ones up to the highest, so couples with unequal pay usually save; credits for children and very high pay can reverse that.`,
      ],
      next: [
        question === 'file_separately'
          ? text`Weigh it against what separate returns save elsewhere, such as student loan payments that go by income.`
          : text`Update both Forms W-4 soon after. If either of you pays student loans by income, compare those payments first: a joint return counts both incomes.`,
      ],
    };
  },

  chart: ({ figures }) => ({
    kind: 'bar',
    title: 'Federal tax by how you file',
    x: { label: 'Way', unit: 'count' },
    y: { label: 'Federal tax', unit: 'usd' },
    series: ['apart_tax', 'joint_tax', 'separate_tax'].map((id, index) => {
      const { label, value } = requireFigure(figures, id);
      return { name: label, points: [[index + 1, value] as const] };
    }),
  }),

  formulas: marriageTaxFormulas,
  examples: marriageTaxExamples,
  sources: ['usc_26_1', 'irs_pub_17'],
});
