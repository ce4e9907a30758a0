import { fact } from '#advisor/calculators/define/result.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a return of ours leaves out, and what it takes for granted about this household. */
export function returnAssumptions(household: Household): Text[] {
  const { status, selfEmployment, ira, hsa, mortgageInterest, children } = household;
  return [
    text`The tax is worked out with the rate schedules; the printed tax tables round to steps and can differ by a few dollars.`,
    text`Left out: the alternative minimum tax, the earned income credit, education, care, premium and energy credits, deductions for tips, overtime, car loans and student loans, and all state and local income tax.`,
    text`Social Security and Medicare tax on wages is taken from the paycheck and is not in this figure.`,
    text`Nobody claims you as a dependent.`,
    ...(household.afterDeductions
      ? [text`Your income is what every deduction has left of it, so none is taken off again.`]
      : []),
    ...(household.qualifiedDividends > 0 || household.gains.long !== 0
      ? [
          text`Gains from collectibles and depreciated real estate, which have rates of their own, are left out.`,
        ]
      : []),
    ...(selfEmployment > 0
      ? [
          text`The business is yours alone, has no employees and is not a professional service; this matters only above the income threshold of the business deduction.`,
        ]
      : []),
    ...(ira > 0 || hsa > 0
      ? [text`The IRA and HSA contributions are within your limits and fully deductible.`]
      : []),
    ...(mortgageInterest > 0 ? [text`All of the mortgage interest is on debt within the limit.`] : []),
    ...(children > 0 ? [text`Every child counted is young enough and has a Social Security number.`] : []),
    ...(status === 'married_separate'
      ? [text`Your spouse does not itemize; otherwise you have to as well.`]
      : []),
  ];
}

/** Far up, the alternative minimum tax can ask for more than the figure here: then we say so. */
export function minimumTaxWarnings({ status }: Household, agi: Cents, facts: FactReader): Text[] {
  const start = forStatus(facts.get('alternative_minimum_tax_phaseout'), status);
  return agi > toCents(start)
    ? [
        text`Above ${fact('alternative_minimum_tax_phaseout', start, 'usd')} of income the alternative minimum tax can come on top; it is not worked out here.`,
      ]
    : [];
}

/** The most that the people with wages on this return could put in before tax, without the rarer catch-ups. */
export function contributionWarnings(household: Household, facts: FactReader): Text[] {
  const limit = facts.get('elective_deferral_limit');
  const savers = household.status === 'married_joint' && household.spouseWages > 0 ? 2 : 1;
  const catchUpAge = facts.get('catch_up_age');
  if (household.preTax401k / 100 <= limit * savers) return [];
  const say = fact('elective_deferral_limit', limit, 'usd');
  return household.age >= catchUpAge
    ? [
        text`Contributions above ${say} for each of you count only as catch-up contributions: check your limit.`,
      ]
    : [
        text`That is more than the ${say} a person may put in before tax; what is above it does not lower your tax.`,
      ];
}
