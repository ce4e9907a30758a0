import type { MyPlan } from '#contract/my-plan.ts';

/** How many links to plans a user may have at once. */
export const mostSharedPlans = 20;

/** What its owner is shown of a link: GET /functions/v1/shared-plans. */
export interface SharedPlanLink {
  id: string;
  created_at: string;
}

/** The answer to making one: the only place where the link stands whole. */
export interface NewSharedPlanLink extends SharedPlanLink {
  link: string;
}

/** What GET /functions/v1/shared-plans/{token} gives to whoever has the link. It names nobody. */
export interface SharedPlan {
  created_at: string;
  plan: MyPlan;
}
