import {
  age,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  type Fields,
} from '#advisor/calculators/define/fields.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { GivenTo, GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import {
  benefitBasis,
  estimatedInputs,
  householdFields,
  isCouple,
} from '#advisor/guides/retirement/social-security-estimate.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

/** Every account that pays for a retirement, of either spouse. */
const savingsRoles: readonly RoleUse[] = [
  'bal_total',
  'bal_total@spouse',
  'bal_total@both',
  'bal_retirement',
  'bal_retirement@spouse',
  'bal_retirement@both',
  'bal_roth',
  'bal_roth@spouse',
  'bal_roth@both',
  'bal_brokerage',
  'bal_brokerage@spouse',
  'bal_brokerage@both',
  'bal_cash',
  'bal_cash@spouse',
  'bal_cash@both',
];

export const ownAge = age({ label: 'Your age', roles: ['age', 'age@both'], min: 16, max: 100 });

export const savingsField = money({ label: 'Savings', roles: savingsRoles, adds: true, min: 0, max: 1e9 });

/** What decides whether a retirement is paid for. Names are those of the retirement plan; none has to be given. */
export const planFields = {
  age: ownAge,
  savings: savingsField,
  saving: moneyPerYear({
    label: 'Amount saved each year',
    roles: ['save_amount', 'save_amount@spouse', 'save_amount@both', 'k401_contrib', 'ira_contrib'],
    adds: true,
    min: 0,
    max: 1e7,
  }),
  save_share: percent({ label: 'Share of pay saved', roles: ['save_share'], min: 0, max: 100 }),
  pay: moneyPerYear({ label: 'Yearly pay', roles: ['wages', 'wages@both', 'se_income'], min: 0, max: 1e8 }),
  spouse_pay: moneyPerYear({ label: 'Pay of your spouse', roles: ['wages@spouse'], min: 0, max: 1e8 }),
  spending: moneyPerYear({
    label: 'Yearly spending in retirement',
    roles: ['spend_total'],
    min: 0,
    max: 5e6,
  }),
  social_security: moneyPerMonth({
    label: 'Social Security a month',
    roles: ['ss_income', 'ss_income@spouse', 'ss_income@both'],
    adds: true,
    oneEach: true,
    min: 0,
    max: 20_000,
  }),
  claim_age: age({
    label: 'Age when Social Security starts',
    roles: ['age_claim', 'age_claim@both'],
    min: 62,
    max: 70,
  }),
  quoted_age: age({
    label: 'Age the benefit is stated for',
    roles: ['age_quoted', 'age_quoted@both'],
    min: 62,
    max: 70,
  }),
  pension: moneyPerMonth({
    label: 'Pension a month',
    roles: ['pension_income', 'pension_income@spouse'],
    adds: true,
    min: 0,
    max: 1e6,
  }),
  retire_age: age({
    label: 'Retirement age',
    roles: ['age_retire', 'age_retire@both'],
    min: 16,
    max: 100,
  }),
} satisfies Fields;

/** The plan of a household: what decides it, and for whom it is. */
export const householdPlanFields = { ...planFields, ...householdFields };

export type PlanPicture = Partial<GivenTo<typeof householdPlanFields>>;

/** Fields that the retirement plan has as well. */
const taken = new Set([...Object.keys(planFields), 'spouse_age', 'spouse_retire_age']);
/** What an employer adds counts only beside what is put in. */
const matching = new Set(['match_limit', 'match_rate']);
/** What retirees live on, as a share of their pay, where they tell no spending. */
const shareOfPay = 0.8;

/** Inputs of the retirement plan, with the Social Security that was not told estimated. */
export function planInputs(picture: PlanPicture, facts: FactReader): Record<string, unknown> {
  const isPutIn = (picture.saving ?? 0) > 0 || (picture.save_share ?? 0) > 0;
  const isTaken = (name: string) => taken.has(name) || (isPutIn && matching.has(name));
  const told = Object.fromEntries(
    Object.entries(picture).filter(([name, value]) => isTaken(name) && value !== undefined),
  );
  return picture.social_security === 0
    ? withoutPay(told, picture)
    : { ...told, ...estimatedInputs(picture, facts) };
}

/** Who will get no Social Security: the plan would estimate it from pay. */
function withoutPay(told: Record<string, unknown>, picture: PlanPicture): Record<string, unknown> {
  const {
    pay: _pay,
    spouse_pay: _theirs,
    save_share: _share,
    match_limit: _limit,
    match_rate: _rate,
    ...rest
  } = told;
  const pay = (picture.pay ?? 0) + (picture.spouse_pay ?? 0);
  return {
    ...rest,
    spending: picture.spending ?? pay * shareOfPay,
    saving: (picture.saving ?? 0) + (pay * (picture.save_share ?? 0)) / 100,
  };
}

/** The plan where it can be judged: an age, something saved, and what a year costs or what pay there is to replace. */
export function runPlan(picture: PlanPicture, { run, facts }: GuideContext): GuideRun | undefined {
  // A spouse's pay alone says nothing of what the household spends.
  const { age: now, savings, spending = 0, pay = 0 } = picture;
  if (now === undefined || savings === undefined || spending + pay === 0) return undefined;
  return run(retirementPlan, planInputs(picture, facts));
}

/** What is needed is what savings have to pay for: the benefit pays the rest. */
export const besideBenefit = (plan: GuideRun): string =>
  figureIfAny(plan, 'social_security') ? ' on top of Social Security' : '';

/** The Social Security that the plan counts where nobody told it, and what that estimate is made of. */
export function benefitCounted(picture: PlanPicture, plan: GuideRun | undefined): Text[] {
  const benefit = figureIfAny(plan, 'social_security');
  if (!benefit || benefitBasis(picture) === 'told') return [];
  return [text`That counts about ${benefit} of Social Security${benefitOf(picture)}.`];
}

/** Whose it is and what it rests on, after its amount. */
export function benefitOf(picture: PlanPicture): string {
  const both = isCouple(picture) ? ' for the two of you' : '';
  switch (benefitBasis(picture)) {
    case 'told':
      return '';
    case 'pay':
      return `${both}, estimated from your pay`;
    case 'pay_of_one':
      return `${both}, estimated from your spouse's pay and the average check`;
    case 'average':
      return `${both}, ${both ? 'two average checks' : 'the average check'}, because I don't know yours`;
  }
}

/** A figure that a calculation has only in some cases. */
export function figureIfAny(run: GuideRun | undefined, id: string): Quantity | undefined {
  try {
    return run?.figure(id);
  } catch {
    return undefined;
  }
}
