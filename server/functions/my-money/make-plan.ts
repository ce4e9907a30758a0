import { accessOf, type PlanId } from '#contract/entitlements.ts';
import type { MyPlan } from '#contract/my-plan.ts';
import { recommendAll } from '#advisor/my-numbers/recommend.ts';
import type { Caller } from '#server/db/caller.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { loadNumbers } from '#server/functions/my-money/load-numbers.ts';

/** How many recommendations a preview shows. */
const previewed = 1;

/** Recommendations from the caller's saved numbers, the most urgent first. Free gets the first ones and the titles of the rest. */
export async function makePlan(
  deps: Pick<FunctionDeps, 'database' | 'articles' | 'now'>,
  { caller, plan }: { caller: Caller; plan: PlanId },
): Promise<MyPlan> {
  const numbers = await loadNumbers(deps.database, caller);
  const all = await recommendAll({ numbers, articles: deps.articles, today: deps.now() });
  const shown = accessOf('strategies', plan) === 'full' ? all : all.slice(0, previewed);
  return {
    made_on: deps.now().toISOString().slice(0, 10),
    recommendations: shown,
    locked: all.slice(shown.length).map(({ title }) => title),
    is_empty: all.length === 0,
  };
}
