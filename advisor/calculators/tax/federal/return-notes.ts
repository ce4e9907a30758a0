import { fact } from '#advisor/calculators/define/result.ts';
import {
  healthPlanOf,
  type DeductibleContributions,
} from '#advisor/calculators/tax/deductions/deductible-contributions.ts';
import type { FederalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a return of ours leaves out, and what it takes for granted about this household. */
export function returnAssumptions(household: Household, done: FederalReturn): Text[] {
  const { into401k } = done.contributions;
  const { status, ira, hsa, mortgageInterest, children, childCare } = household;
  const selfEmployment = household.selfEmployment + household.spouseSelfEmployment;
  return [
    text`The tax is worked out with the rate schedules; the printed tax tables round to steps and can differ by a few dollars.`,
    text`Left out: the alternative minimum tax, the earned income credit, premium and energy credits, and all state and local income tax.`,
    text`Social Security and Medicare tax on wages comes out of your paycheck and isn’t in this figure.`,
    text`Nobody claims you as a dependent.`,
    ...extraPayAssumptions(household),
    ...(household.roth401k > 0
      ? [text`The 401(k) contribution goes in as Roth, after tax, so it doesn’t lower the tax now.`]
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
    ...creditAssumptions(household, done),
    ...(status === 'married_separate'
      ? [text`Your spouse does not itemize; otherwise you have to as well.`]
      : []),
  ];
}

/** What the credits for college and for saving take for granted. */
export function creditAssumptions(
  { tuition, laterCourse }: Pick<Household, 'tuition' | 'laterCourse'>,
  { saversCredit }: Pick<FederalReturn, 'saversCredit'>,
): Text[] {
  return [
    ...(tuition > 0
      ? [
          laterCourse
            ? text`The tuition was paid with taxed money or loans, for courses after the first four years of college: the lifetime learning credit counts.`
            : text`The tuition was paid with taxed money or loans, for one of the first four years of a degree, at least half-time: the American opportunity credit counts.`,
        ]
      : []),
    ...(saversCredit > 0
      ? [text`For the saver’s credit you’re of age, not a full-time student, and nobody’s dependent.`]
      : []),
  ];
}

/** Which cars the deduction of interest is for. */
export function carLoanWarnings({ carLoanInterest }: Pick<Household, 'carLoanInterest'>): Text[] {
  return carLoanInterest > 0
    ? [
        text`Car loan interest counts only for a car that was new when you bought it, is for your own use and was assembled in the United States, with a loan taken since the law began. For any other car leave it out.`,
      ]
    : [];
}

/** What the deductions of overtime and of tips take for granted. */
export function extraPayAssumptions({ overtimePay, tips }: Pick<Household, 'overtimePay' | 'tips'>): Text[] {
  return [
    ...(overtimePay > 0
      ? [text`Overtime is paid at time and a half, so a third of it is the premium that can be deducted.`]
      : []),
    ...(tips > 0 ? [text`Your tips are reported, and your job is one that usually gets them.`] : []),
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
