import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { requireUserId, userNotFound } from '#server/auth/admin/user-id.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { findFactor, removeFactor, type Factor } from '#server/auth/domain/factors/factors.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { findUserById, type FullUser } from '#server/auth/domain/users/users.ts';
import { factorNameTaken, requireFactorId } from '#server/auth/factors/factor-id.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

/** GET /admin/users/{id}/factors */
export function listAdminFactors(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const user = await findUserById(deps.database, requireUserId(c));
    if (!user) throw userNotFound();
    return c.json(user.factors);
  };
}

const bodySchema = z.object({ friendly_name: z.string().max(100).nullish(), phone: z.string().nullish() });

/** PUT /admin/users/{id}/factors/{factor_id}: renames a factor, or gives a phone factor another number. */
export function changeAdminFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const changed = await withFactor(c, deps, async (queries, factor) => {
      const body = await readJson(c, bodySchema);
      const name = body.friendly_name || null;
      const phone = body.phone && factor.factor_type === 'phone' ? requirePhone(body.phone) : null;
      await updateFactor(queries, factor, name, phone);
      return findUserById(queries, factor.user_id);
    });
    return c.json(factorJson(changed, requireFactorId(c, 'factor_id')));
  };
}

/** DELETE /admin/users/{id}/factors/{factor_id}: answers with the factor as it was. */
export function deleteAdminFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const before = await withFactor(c, deps, async (queries, factor) => {
      const user = await findUserById(queries, factor.user_id);
      await removeFactor(queries, factor);
      return user;
    });
    return c.json(factorJson(before, requireFactorId(c, 'factor_id')));
  };
}

function withFactor<T>(
  c: Context,
  deps: AuthDeps,
  work: (queries: Queries, factor: Factor) => Promise<T>,
): Promise<T> {
  const userId = requireUserId(c);
  return deps.database.transaction(async (queries) => {
    // Everything that changes factors locks the user first.
    await queries.query('select id from auth.users where id = $1 for no key update', [userId]);
    if (!(await findUserById(queries, userId))) throw userNotFound();
    const factor = await findFactor(queries, userId, requireFactorId(c, 'factor_id'));
    if (!factor) throw new AppError('mfa_factor_not_found', { status: 404, message: 'Factor not found' });
    return work(queries, factor);
  });
}

async function updateFactor(
  queries: Queries,
  factor: Factor,
  name: string | null,
  phone: string | null,
): Promise<void> {
  try {
    await queries.query(
      `update auth.mfa_factors
       set friendly_name = coalesce($2, friendly_name), phone = coalesce($3, phone), updated_at = now()
       where id = $1`,
      [factor.id, name, phone],
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw factorNameTaken(name ?? '', error);
    throw error;
  }
}

function factorJson(user: FullUser | undefined, factorId: string): Record<string, unknown> {
  return user?.factors.find(({ id }) => id === factorId) ?? {};
}
