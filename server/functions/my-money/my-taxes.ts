import type { Handler } from 'hono';
import { accessOf } from '#contract/entitlements.ts';
import type { MyTaxes } from '#contract/my-plan.ts';
import { makeTaxPlan } from '#advisor/tax-plan/tax-plan.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { loadNumbers } from '#server/functions/my-money/load-numbers.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';

const taxLimit = { burst: 30, count: 60, seconds: 60 } as const;

/** GET /my-taxes: the federal tax of this year from the saved numbers; for Pro also what would lower it, and the dates. */
export function myTaxes(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    await requireToken(deps, { limit: taxLimit, name: 'my-taxes', subject: id });
    const plan = await makeTaxPlan(await loadNumbers(deps.database, caller), deps.now());
    const isFull = accessOf('tax_guidance', await planOf(deps.database, id)) === 'full';
    const body: MyTaxes = isFull
      ? { access: 'full', plan, locked: 0 }
      : {
          access: 'preview',
          plan: plan && { ...plan, alternatives: [], columns: [], advice: null, dates: [] },
          locked: Math.max(0, (plan?.alternatives.length ?? 0) - 1),
        };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  };
}
