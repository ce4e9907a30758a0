import {
  list,
  money,
  moneyPerMonth,
  moneyPerYear,
  name,
  percent,
} from '#advisor/calculators/define/fields.ts';

const none = (what: string) => ({ value: 0, reason: `no ${what} is mentioned` });

/** The premium of a health plan, and the part of the bills that it does not pay. */
export const healthPlanItems = {
  name: name({ label: 'What the plan is called' }),
  premium: moneyPerMonth({
    label: 'Premium you pay',
    roles: ['premium'],
    min: 0,
    max: 1e5,
  }),
  deductible: money({
    label: 'Deductible',
    roles: ['deductible'],
    shared: true,
    min: 0,
    max: 1e5,
    default: none('deductible'),
  }),
  most: money({
    label: 'Out-of-pocket maximum',
    roles: ['deductible#2'],
    shared: true,
    min: 0,
    max: 1e6,
    default: none('maximum'),
  }),
  coinsurance: percent({
    label: 'Your share after the deductible',
    roles: ['replace_share', 'limit_share'],
    shared: true,
    min: 0,
    max: 100,
    default: { value: 20, reason: 'a common share' },
  }),
  hsa: moneyPerYear({
    label: 'Employer’s HSA contribution',
    roles: ['hsa_contrib'],
    min: 0,
    max: 1e5,
    default: none('HSA money'),
  }),
};

export const healthPlanFields = {
  plans: list({
    label: 'Plans to compare',
    ask: 'what is the premium of each plan, with its deductible and out-of-pocket maximum',
    items: healthPlanItems,
    min: 2,
    max: 4,
    comparesCases: true,
  }),
  bills: moneyPerYear({
    label: 'Medical bills you expect before insurance',
    roles: ['medical_cost', 'spend_item'],
    adds: 'within',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'none are mentioned: a year without care' },
  }),
};

export interface HealthPlan {
  name: string;
  premium: number;
  deductible: number;
  most: number;
  coinsurance: number;
  hsa: number;
}

const monthsPerYear = 12;

/** The part of these bills that the user pays: the deductible, then the coinsurance, up to the maximum. */
export function ownPartOf({ deductible, most, coinsurance }: HealthPlan, bills: number): number {
  const own = Math.min(bills, deductible) + (Math.max(0, bills - deductible) * coinsurance) / 100;
  return most > 0 ? Math.min(own, Math.max(most, deductible)) : own;
}

export const premiumsOf = ({ premium }: HealthPlan) => premium * monthsPerYear;

/** What a plan costs in a year with these bills. */
export function yearlyCostOf(plan: HealthPlan, bills: number): number {
  return premiumsOf(plan) + ownPartOf(plan, bills) - plan.hsa;
}

/** What a plan costs in the worst year; undefined if its maximum is not known. */
export function worstCostOf(plan: HealthPlan): number | undefined {
  return plan.most > 0 ? premiumsOf(plan) + Math.max(plan.most, plan.deductible) - plan.hsa : undefined;
}

/** The bills at which the plan that is cheaper without bills stops being cheaper; undefined if it never does. */
export function crossingOf(first: HealthPlan, second: HealthPlan): number | undefined {
  const lead = (bills: number) => yearlyCostOf(second, bills) - yearlyCostOf(first, bills);
  if (lead(0) === 0) return undefined;
  const isChanged = (bills: number) => lead(bills) * lead(0) <= 0;
  const corners = [first, second].flatMap(({ deductible, most, coinsurance }) => [
    deductible,
    coinsurance > 0 && most > deductible ? deductible + ((most - deductible) * 100) / coinsurance : 0,
  ]);
  const ends = [0, ...corners, Math.max(...corners) * 2].toSorted((one, other) => one - other);
  const at = ends.findIndex(isChanged);
  if (at < 1) return undefined;
  const [from, to] = [ends[at - 1]!, ends[at]!];
  const [before, after] = [lead(from), lead(to)];
  return from + ((to - from) * before) / (before - after);
}
