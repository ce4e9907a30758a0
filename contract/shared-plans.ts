import type { MyPlan, TaxPlan } from '#contract/my-plan.ts';
import type { SavedScenario, ScenarioComparison } from '#contract/scenarios.ts';

/** How many links to plans a user may have at once. */
export const maxSharedPlans = 20;

/** What its owner is shown of a link: GET /functions/v1/shared-plans. */
export interface SharedPlanLink {
  id: string;
  created_at: string;
}

/** The answer to making one: the only place where the link stands whole. */
export interface NewSharedPlanLink extends SharedPlanLink {
  link: string;
}

/** Saved scenarios, those of one calculator side by side. */
export interface SharedScenarios {
  compared: readonly ScenarioComparison[];
  /** Of which a calculator has only one. */
  single: readonly Pick<SavedScenario, 'name' | 'title' | 'headline'>[];
}

/** The plan with the taxes of the year and the scenarios; copies that are older than these have none. */
export interface SharedPlanCopy extends MyPlan {
  taxes?: Omit<TaxPlan, 'inputs'> | null;
  scenarios?: SharedScenarios;
}

/** The response of GET /functions/v1/shared-plans/{token}, for anyone with the link. It contains no name. */
export interface SharedPlan {
  created_at: string;
  plan: SharedPlanCopy;
}
