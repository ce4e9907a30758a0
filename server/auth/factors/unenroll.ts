import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { findFactor, removeFactor } from '#server/auth/domain/factors/factors.ts';
import { requireFactorId } from '#server/auth/factors/factor-id.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** DELETE /factors/{id} */
export function unenrollFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user, aal } = await requireSession(c, deps);
    const id = requireFactorId(c);
    await deps.database.transaction(async (queries) => {
      const factor = await findFactor(queries, user.id, id);
      if (!factor) throw new AppError('mfa_factor_not_found', { status: 404, message: 'Factor not found' });
      if (factor.status === 'verified' && aal !== 'aal2') {
        throw new AppError('insufficient_aal', {
          status: 422,
          message: 'AAL2 required to unenroll verified factor',
        });
      }
      await removeFactor(queries, factor);
    });
    return c.json({ id });
  };
}
