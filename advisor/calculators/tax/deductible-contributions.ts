import {
  catchUpAtWork,
  deductionRange,
  iraLimit,
  phasedOut,
  type Coverage,
} from '#advisor/calculators/retirement/contribution-rules.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

/** What the law lets a return take off of the contributions that were named. */
export interface DeductibleContributions {
  preTax401k: Cents;
  hsa: Cents;
  ira: Cents;
}

/** The people who may have accounts of their own on this return. */
function saversOf({ status, age, spouseAge, wages, spouseWages }: Household) {
  const you = { age, wages };
  return status === 'married_joint' ? [you, { age: spouseAge, wages: spouseWages }] : [you];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Section 402(g): from each person's own pay, up to the limit of their age. */
export function deductible401k(household: Household, facts: FactReader): Cents {
  if (household.preTax401k === 0) return 0;
  const savers = household.preTax401kIsYours ? saversOf(household).slice(0, 1) : saversOf(household);
  const most = savers.map(({ age, wages }) =>
    Math.min(
      wages,
      toCents(facts.get('elective_deferral_limit')) + toCents(preTaxCatchUp(age, wages, facts)),
    ),
  );
  return Math.min(household.preTax401k, sum(most));
}

/** The pay of the year before decides (section 414(v)(7)); this year's is what is known of it. */
export function catchUpIsRoth(wages: Cents, facts: FactReader): boolean {
  const threshold = facts.get('roth_catch_up_wage_threshold');
  return threshold !== null && wages > toCents(threshold);
}

function preTaxCatchUp(age: number, wages: Cents, facts: FactReader): number {
  const catchUp = catchUpAtWork('workplace', age, facts);
  return catchUp > 0 && catchUpIsRoth(wages, facts) ? 0 : catchUp;
}

/** Section 223; whom the health plan covers is not asked, so that the limit of a family counts. */
export function deductibleHsa(household: Household, facts: FactReader): Cents {
  if (household.hsa === 0) return 0;
  const from = facts.get('hsa_catch_up_age');
  const catchUps = saversOf(household).map(({ age }) => (age >= from ? facts.get('hsa_catch_up') : 0));
  return Math.min(household.hsa, toCents(facts.get('hsa_limit').family + sum(catchUps)));
}

/**
 * Section 219: up to the limit of each person and to what they earned together; phased out by income where a 401(k)
 * contribution shows that a plan at work covers somebody. `income` is that before the IRA.
 */
export function deductibleIra(
  household: Household,
  { income, earned }: { income: Cents; earned: Cents },
  facts: FactReader,
): Cents {
  if (household.ira === 0) return 0;
  const most = saversOf(household).map(({ age }, index) => {
    const { limit, catchUp } = iraLimit(age, facts);
    const coverage: Coverage = household.preTax401k === 0 ? 'none' : index === 0 ? 'covered' : 'spouse_only';
    const { status, livedApart } = household;
    const range = deductionRange({ status, livedApart, coverage }, facts);
    return range ? phasedOut(limit + catchUp, toDollars(income), range, facts) : limit + catchUp;
  });
  return Math.min(household.ira, toCents(sum(most)), Math.max(0, earned));
}
