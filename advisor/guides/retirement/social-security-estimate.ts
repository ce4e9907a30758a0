import { age, choice, moneyPerYear, type Fields } from '#advisor/calculators/define/fields.ts';
import { estimatedBenefit } from '#advisor/calculators/retirement/social-security/estimated-benefit.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { GivenTo, GuideQuestion } from '#advisor/guides/define/define-guide.ts';

/** The usual age to claim at, and to stop working where nobody names one. */
const usualAge = 67;
const latestClaim = 70;

/** Who else a plan is for, and how their Social Security can be told. */
export const householdFields = {
  married: choice({
    label: 'Married',
    options: ['yes'],
    facts: { yes: ['status=married', 'filing=married_joint'] },
  }),
  spouse_age: age({ label: 'Spouse’s age', roles: ['age@spouse'], min: 16, max: 100 }),
  spouse_retire_age: age({
    label: 'Age when your spouse stops working',
    roles: ['age_retire@spouse'],
    min: 16,
    max: 100,
  }),
  household_pay: moneyPerYear({ label: 'Pay of the household', roles: ['wages@both'], min: 0, max: 1e8 }),
} satisfies Fields;

/** Stopping together is what a plan takes; a paycheck that goes on changes it more than anything else. */
export const spouseStopsQuestion: GuideQuestion<'spouse_retire_age'> = {
  field: 'spouse_retire_age',
  question: 'Until what age would your spouse keep working?',
  settled: ({ spouse_pay: theirs }) => theirs === undefined,
  choices: [
    { label: 'Until 62', value: 62 },
    { label: 'Until 65', value: 65 },
    { label: 'Until 67', value: 67 },
  ],
};

type Household = Partial<GivenTo<typeof householdFields>> & {
  age?: number | undefined;
  retire_age?: number | undefined;
  claim_age?: number | undefined;
  pay?: number | undefined;
  spouse_pay?: number | undefined;
  social_security?: number | undefined;
};

/** What the Social Security of a plan rests on. */
type BenefitBasis = 'told' | 'pay' | 'pay_of_one' | 'average';

export const isCouple = ({ married, spouse_age: theirs, spouse_pay: pay, household_pay: both }: Household) =>
  married === 'yes' || [theirs, pay, both].some((one) => one !== undefined);

export function benefitBasis({
  social_security: benefit,
  pay = 0,
  spouse_pay: theirs = 0,
}: Household): BenefitBasis {
  if (benefit !== undefined) return 'told';
  if (pay > 0) return 'pay';
  return theirs > 0 ? 'pay_of_one' : 'average';
}

/** Whether the pay that was told is the household's in one sum. */
const isPayOfBoth = ({ pay, spouse_pay: theirs, household_pay: both }: Household) =>
  both !== undefined && pay === both && theirs === undefined;

/**
 * Inputs of the retirement plan for the Social Security that was not told: from pay, else the average. Of a couple both
 * count: pay told in one sum as two equal halves, and who tells one paycheck has by law at least half of that benefit
 * for the other.
 */
export function estimatedInputs(household: Household, facts: FactReader): Record<string, unknown> {
  const { pay = 0, spouse_pay: theirs = 0, age: now = usualAge, spouse_age: spouseAge = now } = household;
  const basis = benefitBasis(household);
  if (basis === 'told') return {};
  if (basis === 'average') {
    const average = facts.get('social_security_average_benefit');
    return { social_security: average, ...(isCouple(household) ? { spouse_social_security: average } : {}) };
  }
  if (basis === 'pay_of_one') {
    const born = facts.year - spouseAge;
    const stopAge = household.spouse_retire_age ?? Math.max(usualAge, spouseAge);
    return {
      social_security: facts.get('social_security_average_benefit'),
      spouse_social_security: estimatedBenefit({ pay: theirs, born, stopAge, claimAge: usualAge }, facts),
    };
  }
  const claim = claimAge(household);
  if (isPayOfBoth(household)) return { ...claim, pay: pay / 2, spouse_pay: pay / 2 };
  if (theirs > 0 || !isCouple(household)) return claim;
  const { retire_age: then = usualAge } = household;
  const born = facts.year - now;
  // Half of what the worker gets at full age: waiting longer adds nothing to it.
  const own = estimatedBenefit({ pay, born, stopAge: Math.max(now, then), claimAge: usualAge }, facts);
  return { ...claim, spouse_social_security: (own * facts.get('spousal_benefit_percent')) / 100 };
}

/** Who works past the usual age claims then and not before, where nothing else was said. */
const claimAge = ({ claim_age: claim, retire_age: then = usualAge }: Household) =>
  claim === undefined && then > usualAge ? { claim_age: Math.min(latestClaim, then) } : {};
