import { fact } from '#advisor/calculators/define/result.ts';
import {
  healthPlanOf,
  type DeductibleContributions,
} from '#advisor/calculators/tax/deductible-contributions.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a return of ours leaves out, and what it takes for granted about this household. */
export function returnAssumptions(household: Household, { into401k }: DeductibleContributions): Text[] {
  const { status, ira, hsa, mortgageInterest, children, childCare } = household;
  const selfEmployment = household.selfEmployment + household.spouseSelfEmployment;
  return [
    text`The tax is worked out with the rate schedules; the printed tax tables round to steps and can differ by a few dollars.`,
    text`Left out: the alternative minimum tax, the earned income credit, education, premium and energy credits, the deduction for car loan interest, and all state and local income tax.`,
    text`Social Security and Medicare tax on wages comes out of your paycheck and isn’t in this figure.`,
    text`Nobody claims you as a dependent.`,
    ...(household.overtimePay > 0
      ? [text`Overtime is paid at time and a half, so a third of it is the premium that can be deducted.`]
      : []),
    ...(household.tips > 0
      ? [text`Your tips are reported, and your job is one that usually gets them.`]
      : []),
    ...(household.afterDeductions
      ? [text`Your income is already after every deduction, so none is taken off again.`]
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
    ...(ira > 0
      ? [
          into401k.yours + into401k.spouses > 0
            ? text`A plan at work covers ${whoIsCovered(into401k)}, so a higher income can phase out the IRA deduction.`
            : text`No plan at work covers you or a spouse, so the IRA is deductible up to its limit.`,
          ...(status === 'married_joint'
            ? [text`The IRA contribution is yours up to your own limit; anything above it is your spouse’s.`]
            : []),
        ]
      : []),
    ...(hsa > 0
      ? [
          healthPlanOf(household) === 'family'
            ? text`The HSA counts up to the limit for a family plan; a plan for yourself alone has a lower one.`
            : text`The HSA counts up to the limit for a plan for yourself alone; a family plan has a higher one.`,
        ]
      : []),
    ...(mortgageInterest > 0 ? [text`All of the mortgage interest is on debt within the limit.`] : []),
    ...(children > 0 ? [text`Every child counted is young enough and has a Social Security number.`] : []),
    ...(household.otherDependents > 0
      ? [
          text`Children of seventeen or more count as other dependents: under nineteen, or full-time students under twenty-four.`,
        ]
      : []),
    ...(childCare > 0
      ? [text`The child care is for children under thirteen, and both of you work where you file jointly.`]
      : []),
    ...(status === 'married_separate'
      ? [text`Your spouse does not itemize; otherwise you have to as well.`]
      : []),
  ];
}

function whoIsCovered({ yours, spouses }: DeductibleContributions['into401k']): string {
  if (yours > 0 && spouses > 0) return 'each of you';
  return yours > 0 ? 'you but not your spouse' : 'your spouse but not you';
}

/** Far up, the alternative minimum tax can ask for more than the figure here: then we say so. */
export function minimumTaxWarnings({ status }: Household, agi: Cents, facts: FactReader): Text[] {
  const start = forStatus(facts.get('alternative_minimum_tax_phaseout'), status);
  return agi > toCents(start)
    ? [
        text`Above ${fact('alternative_minimum_tax_phaseout', start, 'usd')} of income the alternative minimum tax can come on top; it isn’t included here.`,
      ]
    : [];
}
