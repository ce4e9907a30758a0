import type { Context, Handler } from 'hono';
import { accessOf } from '#contract/entitlements.ts';
import {
  comparedScenarios,
  newScenarioSchema,
  type SavedScenarios,
  type ScenarioComparison,
} from '#contract/scenarios.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compareRuns } from '#advisor/scenarios/compare-runs.ts';
import { asRole } from '#server/db/as-role.ts';
import { DatabaseError, isStorageFull } from '#server/db/database-error.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import {
  calculatorOf,
  describe,
  runOf,
  type ScenarioRow,
} from '#server/functions/my-money/kept-scenarios.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { refuseField, requireRun } from '#server/functions/require-run.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';
import { isUuid } from '#server/http/uuid.ts';

/** How often a user may save a scenario, and how often read them. Reading computes each one. */
const scenarioLimits = {
  make: { burst: 20, count: 60, seconds: 600 },
  read: { burst: 30, count: 60, seconds: 60 },
} as const;

const unseen = { 'cache-control': 'no-store' };

/** POST /scenarios: saves a calculation under a name, after its calculator has accepted the inputs. */
export function createScenario(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id: userId } = await requireOwner(c, deps, 'make');
    const { name, run } = await readJson(c, newScenarioSchema);
    if (accessOf('scenarios', await planOf(deps.database, userId)) !== 'full') {
      throw new AppError('forbidden', { message: 'Saving scenarios needs an active Pro subscription.' });
    }
    const { calculator, inputs, year } = requireRun(run, deps.now().getUTCFullYear(), refuseField);
    const { value, problem } = attemptRun(() =>
      runCalculator(calculator, inputs, { year: year ?? deps.now().getUTCFullYear() }),
    );
    if (value === undefined) throw refuseField('run.inputs', problem);
    try {
      const [row] = await deps.database.query<{ id: string }>(
        `insert into public.scenarios (user_id, name, calculator, inputs, year)
         values ($1, $2, $3, $4, $5) returning id`,
        [userId, name, calculator.name, JSON.stringify(inputs), year ?? null],
      );
      return c.json(row, 201, unseen);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !isStorageFull(error)) throw error;
      const message = `${error.message} ${error.hint ?? ''}`.trim();
      throw new AppError('storage_full', { message, cause: error });
    }
  };
}

/** GET /scenarios: the caller's scenarios, the newest first, each with its figures. */
export function listScenarios(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireOwner(c, deps, 'read');
    const access = accessOf('scenarios', await planOf(deps.database, id));
    const rows = await asRole(deps.database, caller, (queries) =>
      queries.query<ScenarioRow>('select * from public.scenarios order by created_at desc, id'),
    );
    const year = deps.now().getUTCFullYear();
    const body: SavedScenarios = { access, scenarios: rows.map((row) => describe(row, access, year)) };
    return c.json(body, 200, unseen);
  };
}

/** GET /scenarios/compare?ids=a,b: two to four of one calculator side by side, computed again. */
export function compareScenarios(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id: userId, caller } = await requireOwner(c, deps, 'read');
    if (accessOf('scenarios', await planOf(deps.database, userId)) !== 'full') {
      throw new AppError('forbidden', { message: 'Comparing scenarios needs an active Pro subscription.' });
    }
    const ids = [...new Set((c.req.query('ids') ?? '').split(','))];
    const { fewest, most } = comparedScenarios;
    if (ids.length < fewest || ids.length > most) {
      throw refuseField('ids', `name ${fewest} to ${most} scenarios`);
    }
    const rows = ids.every(isUuid)
      ? await asRole(deps.database, caller, (queries) =>
          queries.query<ScenarioRow>('select * from public.scenarios where id = any($1::uuid[])', [ids]),
        )
      : [];
    if (rows.length < ids.length) throw new AppError('not_found', { message: 'There is no such scenario.' });
    const inOrder = ids.map((id) => rows.find((row) => row.id === id)!);
    const calculator = calculatorOf(inOrder[0]!);
    if (!calculator || inOrder.some((row) => row.calculator !== calculator.name)) {
      throw refuseField('ids', 'choose scenarios of the same calculator');
    }
    const year = deps.now().getUTCFullYear();
    const runs = inOrder.map((row) => {
      const run = runOf(row, year);
      if (!run)
        throw refuseField('ids', `“${row.name}” can no longer be computed. Delete it and save it anew.`);
      return run;
    });
    const body: ScenarioComparison = {
      calculator: calculator.name,
      title: calculator.title,
      scenarios: inOrder.map(({ id, name }) => ({ id, name })),
      ...compareRuns(calculator, runs),
    };
    return c.json(body, 200, unseen);
  };
}

/** DELETE /scenarios/{id}: one of the caller's own. */
export function deleteScenario(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireOwner(c, deps, 'read');
    const wanted = c.req.param('id');
    const gone = isUuid(wanted)
      ? await asRole(deps.database, caller, (queries) =>
          queries.query('delete from public.scenarios where id = $1 returning id', [wanted]),
        )
      : [];
    if (gone.length === 0) throw new AppError('not_found', { message: 'There is no such scenario.' });
    return c.json({});
  };
}

async function requireOwner(c: Context<AppEnv>, deps: FunctionDeps, what: keyof typeof scenarioLimits) {
  const user = await requireUser(c, deps);
  await requireToken(deps, { limit: scenarioLimits[what], name: `scenarios:${what}`, subject: user.id });
  return user;
}
