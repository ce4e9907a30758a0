import {
  age,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  type Fields,
} from '#advisor/calculators/define/fields.ts';
import { retirementPlan } from '#advisor/calculators/retirement/plan/retirement-plan.ts';
import type { GivenTo, GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
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

export const ownAge = age({ label: 'Your age', roles: ['age'], min: 16, max: 100 });

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
  retire_age: age({ label: 'Retirement age', roles: ['age_retire'], min: 16, max: 100 }),
} satisfies Fields;

export type PlanPicture = Partial<GivenTo<typeof planFields>>;

/** The plan where it can be judged: an age, something saved, and what a year costs or what pay there is to replace. */
export function runPlan(picture: PlanPicture, { run }: GuideContext): GuideRun | undefined {
  // A spouse's pay alone says nothing of what the household spends.
  const { age: now, savings, spending = 0, pay = 0 } = picture;
  if (now === undefined || savings === undefined || spending + pay === 0) return undefined;
  const known = Object.entries(picture).filter(([name, value]) => name in planFields && value !== undefined);
  return run(retirementPlan, Object.fromEntries(known));
}

/** Where neither a benefit nor pay to estimate it from is known, the plan has none, and that has to be said. */
export function withoutBenefit(picture: PlanPicture): Text[] {
  return countsBenefit(picture)
    ? []
    : [text`This leaves Social Security out, because I don't know yours yet.`];
}

/** What is needed is what savings have to pay for: the benefit pays the rest. */
export const besideBenefit = (picture: PlanPicture): string =>
  countsBenefit(picture) ? ' beside Social Security' : '';

const countsBenefit = ({ social_security: benefit, pay, spouse_pay: spousePay }: PlanPicture) =>
  benefit !== undefined || pay !== undefined || spousePay !== undefined;

/** A figure that a calculation has only in some cases. */
export function figureIfAny(run: GuideRun | undefined, id: string): Quantity | undefined {
  try {
    return run?.figure(id);
  } catch {
    return undefined;
  }
}
