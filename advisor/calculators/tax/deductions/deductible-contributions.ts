import {
  catchUpAtWork,
  deductionRange,
  iraLimit,
  phasedOut,
  type Coverage,
} from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars, type Cents } from '#advisor/quantities/cents.ts';

/** What the law lets a return take off of the contributions that were named. */
export interface DeductibleContributions {
  preTax401k: Cents;
  hsa: Cents;
  ira: Cents;
  /** What may go into the 401(k) at all: a catch-up that goes in as Roth, after tax, is in it. */
  into401k: ByPerson;
}

interface ByPerson {
  yours: Cents;
  spouses: Cents;
}

export interface Saver {
  age: number;
  wages: Cents;
}

/** The people who may have accounts of their own on this return; yours come first. */
function saversOf({ status, age, spouseAge, wages, spouseWages }: Household): Saver[] {
  const you = { age, wages };
  return status === 'married_joint' ? [you, { age: spouseAge, wages: spouseWages }] : [you];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An amount is one's own as far as one's own limit goes; only what exceeds it is the spouse's. */
function inTurn(amount: Cents, [own = 0, spouses = 0]: readonly Cents[]): ByPerson {
  const yours = Math.min(amount, own);
  return { yours, spouses: Math.min(amount - yours, spouses) };
}

/** The same; but what one's own pay is too small for, and the spouse's is not, is all the spouse's. */
function outOfPay(amount: Cents, limits: readonly Cents[], [you]: readonly Saver[]): ByPerson {
  const [, spouses = 0] = limits;
  return you && amount > you.wages && amount <= spouses
    ? { yours: 0, spouses: amount }
    : inTurn(amount, limits);
}

/** Those out of whose pay the 401(k) contribution can come. */
export function saversAtWork(household: Household): Saver[] {
  return household.preTax401kIsYours ? saversOf(household).slice(0, 1) : saversOf(household);
}

/**
 * Section 402(g): from each person's own pay, up to the limit of their age. What may go in before tax is used up for both
 * before a catch-up goes in as Roth.
 */
export function contributions401k(
  household: Household,
  facts: FactReader,
): Pick<DeductibleContributions, 'preTax401k' | 'into401k'> {
  if (household.preTax401k + household.roth401k === 0)
    return { preTax401k: 0, into401k: { yours: 0, spouses: 0 } };
  const savers = saversAtWork(household);
  const limit = facts.get('elective_deferral_limit');
  const upTo = ({ wages }: Saver, catchUp: number) => Math.min(wages, toCents(limit + catchUp));
  const beforeTax = savers.map((saver) => upTo(saver, preTaxCatchUp(saver, facts)));
  const inAll = savers.map((saver) => upTo(saver, catchUpAtWork('workplace', saver.age, facts)));
  if (household.roth401k > 0) return { preTax401k: 0, into401k: outOfPay(household.roth401k, inAll, savers) };
  const paid = outOfPay(household.preTax401k, beforeTax, savers);
  const preTax401k = paid.yours + paid.spouses;
  const room = inAll.map((most, index) => most - beforeTax[index]!);
  const roth = inTurn(household.preTax401k - preTax401k, room);
  const into401k = { yours: paid.yours + roth.yours, spouses: paid.spouses + roth.spouses };
  return { preTax401k, into401k };
}

/** The pay of the year before decides (section 414(v)(7)); this year's is what is known of it. */
export function catchUpIsRoth(wages: Cents, facts: FactReader): boolean {
  const threshold = facts.get('roth_catch_up_wage_threshold');
  return threshold !== null && wages > toCents(threshold);
}

export function preTaxCatchUp({ age, wages }: Saver, facts: FactReader): number {
  const catchUp = catchUpAtWork('workplace', age, facts);
  return catchUp > 0 && catchUpIsRoth(wages, facts) ? 0 : catchUp;
}

/** Whom the health plan covers is not asked: where nobody else is told of, it is one person. */
export function healthPlanOf({ status, children, otherDependents }: Household): 'self' | 'family' {
  return status === 'single' && children + otherDependents === 0 ? 'self' : 'family';
}

/** Section 223. */
export function deductibleHsa(household: Household, facts: FactReader): Cents {
  if (household.hsa === 0) return 0;
  const from = facts.get('hsa_catch_up_age');
  const catchUps = saversOf(household).map(({ age }) => (age >= from ? facts.get('hsa_catch_up') : 0));
  return Math.min(household.hsa, toCents(facts.get('hsa_limit')[healthPlanOf(household)] + sum(catchUps)));
}

/**
 * Section 219: up to the limit of each person and to what they earned together; phased out by income where a 401(k)
 * contribution shows that a plan at work covers somebody. `income` is that before the IRA.
 */
export function deductibleIra(
  household: Household,
  { income, earned, into401k }: { income: Cents; earned: Cents; into401k: ByPerson },
  facts: FactReader,
): Cents {
  if (household.ira === 0) return 0;
  const limits = saversOf(household).map(({ age }) => {
    const { limit, catchUp } = iraLimit(age, facts);
    return limit + catchUp;
  });
  const paid = inTurn(Math.min(household.ira, Math.max(0, earned)), limits.map(toCents));
  const deductible = (amount: Cents, limit: number, coverage: Coverage) => {
    const { status, livedApart } = household;
    const range = deductionRange({ status, livedApart, coverage }, facts);
    return Math.min(amount, toCents(range ? phasedOut(limit, toDollars(income), range, facts) : limit));
  };
  const [own = 0, spouses = 0] = limits;
  return (
    deductible(paid.yours, own, coverageOf(into401k.yours, into401k.spouses)) +
    deductible(paid.spouses, spouses, coverageOf(into401k.spouses, into401k.yours))
  );
}

function coverageOf(own401k: Cents, others401k: Cents): Coverage {
  if (own401k > 0) return 'covered';
  return others401k > 0 ? 'spouse_only' : 'none';
}
