import { randomBytes } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { accessOf } from '#contract/entitlements.ts';
import type { TaxPlan } from '#contract/my-plan.ts';
import { maxSharedPlans, type NewSharedPlanLink, type SharedPlanCopy } from '#contract/shared-plans.ts';
import { makeTaxPlan } from '#advisor/tax-plan/tax-plan.ts';
import { anonymousCaller, asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { toShare, type ScenarioRow } from '#server/functions/my-money/kept-scenarios.ts';
import { loadNumbers } from '#server/functions/my-money/load-numbers.ts';
import { makePlan } from '#server/functions/my-money/make-plan.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';
import { hashOf } from '#server/http/digest.ts';
import { siteOf } from '#server/http/files/site.ts';
import { isUuid } from '#server/http/uuid.ts';

/** How often a user may create, list or revoke links, and how often a network may open them. */
export const sharedPlanLimits = {
  make: { burst: 20, count: 40, seconds: 3_600 },
  manage: { burst: 60, count: 120, seconds: 60 },
  read: { burst: 30, count: 60, seconds: 60 },
} as const;

/** Where the page is that shows such a plan. */
const page = '/shared-plan';
const tokenForm = /^[\w-]{43}$/;
const unseen = { 'cache-control': 'no-store' };

interface LinkRow {
  id: string;
  created_at: Date;
}

/** POST /shared-plans: stores a copy of the caller's current plan, and returns its link, which is shown only in this response. */
export function createSharedPlan(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id: userId, caller } = await requireOwner(c, deps, 'make');
    const plan = await planOf(deps.database, userId);
    if (accessOf('strategies', plan) !== 'full') {
      throw new AppError('forbidden', { message: 'Sharing a plan needs an active Pro subscription.' });
    }
    const made = await makePlan(deps, { caller, plan });
    if (made.is_empty) {
      throw new AppError('validation_failed', {
        message: 'There is no plan to share yet. Save a few of your numbers first.',
      });
    }
    const document: SharedPlanCopy = { ...made, ...(await besides(deps, caller)) };
    const token = randomBytes(32).toString('base64url');
    const { id, created_at } = await store(deps.database, { userId, document, token });
    // After the #, which browsers send neither to servers nor in the Referer header.
    const link = new URL(`${page}#${token}`, siteOf(c, deps)).href;
    const body: NewSharedPlanLink = { id, created_at: created_at.toISOString(), link };
    return c.json(body, 201, unseen);
  };
}

/** GET /shared-plans: the caller's own links that work, the newest first. */
export function listSharedPlans(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireOwner(c, deps, 'manage');
    const rows = await asRole(deps.database, caller, (queries) =>
      queries.query<LinkRow>('select id, created_at from public.shared_plans order by created_at desc, id'),
    );
    return c.json({ shared_plans: rows }, 200, unseen);
  };
}

/** DELETE /shared-plans/{id}: revokes one of the caller's own and deletes its copy. */
export function revokeSharedPlan(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireOwner(c, deps, 'manage');
    const wanted = c.req.param('id');
    const revoked = isUuid(wanted)
      ? await asRole(deps.database, caller, (queries) =>
          queries.query('delete from public.shared_plans where id = $1 returning id', [wanted]),
        )
      : [];
    if (revoked.length === 0) throw new AppError('not_found', { message: 'There is no such link.' });
    return c.json({});
  };
}

/** GET /shared-plans/{token}: the copy, for anyone with the link, with or without an account. */
export function readSharedPlan(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const network = networkOf(clientAddress(c, deps.rateLimits.trustedProxies));
    await requireToken(deps, {
      limit: sharedPlanLimits.read,
      name: 'shared-plans:read',
      subject: network,
      message: (wait) => `That was often. ${pleaseWait(wait)}`,
    });
    const token = c.req.param('id') ?? '';
    const [row] = tokenForm.test(token)
      ? await deps.database.query<{ created_at: Date; plan: SharedPlanCopy }>(
          `select s.created_at, s.plan from public.shared_plans s join auth.users u on u.id = s.user_id
           where s.token_hash = $1 and u.deleted_at is null
             and (u.banned_until is null or u.banned_until <= now())`,
          [hashOf(token)],
          { shareOf: { ...anonymousCaller, network } },
        )
      : [];
    if (!row) {
      throw new AppError('not_found', { message: 'This link was revoked, or it is not complete.' });
    }
    return c.json(row, 200, { ...unseen, 'x-robots-tag': 'noindex' });
  };
}

/** The taxes of the year and the scenarios, as they are now. */
async function besides(
  { database, now }: FunctionDeps,
  caller: Caller,
): Promise<Pick<SharedPlanCopy, 'taxes' | 'scenarios'>> {
  const taxes = await makeTaxPlan(await loadNumbers(database, caller), now());
  const rows = await asRole(database, caller, (queries) =>
    queries.query<ScenarioRow>('select * from public.scenarios order by created_at desc, id'),
  );
  return {
    taxes: taxes && withoutInputs(taxes),
    scenarios: toShare(rows, now().getUTCFullYear()),
  };
}

/** A reader has no calculator of the owner's to open. */
function withoutInputs(plan: TaxPlan): NonNullable<SharedPlanCopy['taxes']> {
  const { inputs: _, ...told } = plan;
  return told;
}

async function requireOwner(c: Context<AppEnv>, deps: FunctionDeps, what: 'make' | 'manage') {
  const user = await requireUser(c, deps);
  await requireToken(deps, {
    limit: sharedPlanLimits[what],
    name: `shared-plans:${what}`,
    subject: user.id,
    message: (wait) => `That was often. ${pleaseWait(wait)}`,
  });
  return user;
}

function store(
  database: Database,
  { userId, document, token }: { userId: string; document: SharedPlanCopy; token: string },
): Promise<LinkRow> {
  return database.transaction(async (queries) => {
    // The lock on the user's row makes concurrent calls count one after the other, so that none exceeds the limit.
    await queries.query('select from auth.users where id = $1 for no key update', [userId]);
    const [row] = await queries.query<LinkRow>(
      `insert into public.shared_plans (user_id, token_hash, plan)
       select $1, $2, $3
       where (select count(*) from public.shared_plans where user_id = $1) < $4
       returning id, created_at`,
      [userId, hashOf(token), JSON.stringify(document), maxSharedPlans],
    );
    if (!row) throw new AppError('too_many_shared_plans');
    return row;
  });
}
