import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { findVerifiedFactor, raiseSession } from '#server/auth/domain/factors/factors.ts';
import {
  deleteRecoveryCodes,
  findRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '#server/auth/domain/factors/recovery-codes.ts';
import { hasVerifiedFactor } from '#server/auth/domain/users/users.ts';
import { answerSession } from '#server/auth/request/answer-session.ts';
import { limitGuesses } from '#server/auth/request/rate-limits.ts';
import { requireSession, type SignedIn } from '#server/auth/request/require-session.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const type = 'recovery_code';

/** GET /factors/recovery-codes: how many are left. */
export function recoveryCodeStatus(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    const status = await findRecoveryCodes(deps.database, user.id);
    if (!status) throw noCodes();
    return c.json({ id: status.id, type, total: status.total, remaining: status.remaining });
  };
}

/** POST /factors/recovery-codes: the first set. The codes are returned only here. */
export function createRecoveryCodes(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const made = await withOwner(c, deps, async (queries, userId) => {
      if (await findRecoveryCodes(queries, userId)) {
        throw new AppError('mfa_verified_factor_exists', {
          message: 'Recovery codes already exist, regenerate them to replace them',
        });
      }
      return replaceRecoveryCodes(queries, userId);
    });
    return c.json({ id: made.id, type, total: made.codes.length, codes: made.codes });
  };
}

/** POST /factors/recovery-codes/regenerate: a new set; the old codes stop working. */
export function regenerateRecoveryCodes(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const made = await withOwner(c, deps, async (queries, userId) => {
      if (!(await findRecoveryCodes(queries, userId))) throw noCodes();
      return replaceRecoveryCodes(queries, userId);
    });
    return c.json({ id: made.id, type, total: made.codes.length, codes: made.codes });
  };
}

/** DELETE /factors/recovery-codes */
export function removeRecoveryCodes(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const status = await withOwner(c, deps, async (queries, userId) => {
      const found = await findRecoveryCodes(queries, userId);
      if (!found) throw noCodes();
      await deleteRecoveryCodes(queries, userId);
      return found;
    });
    return c.json({ id: status.id });
  };
}

const bodySchema = z.object({ code: z.string().max(100).nullish() });

/** POST /factors/recovery-codes/verify: in the place of a code from the app. The session is an aal2 session from then on. */
export function verifyRecoveryCode(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user, sessionId } = await requireSession(c, deps);
    const { code } = await readJson(c, bodySchema);
    if (!code) throw new AppError('validation_failed', { message: 'Code needs to be non-empty' });
    await limitGuesses(deps, 'factorCode', `${user.id}:${type}`);
    const session = await deps.database.transaction(async (queries) => {
      await lockUser(queries, user.id);
      const factor = await findVerifiedFactor(queries, user.id);
      if (!factor || !(await takeRecoveryCode(queries, user.id, code))) {
        throw new AppError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
      }
      // Recorded for the factor that it replaces: when that factor is removed, the session returns to aal1.
      return raiseSession(queries, deps.secret, { userId: user.id, sessionId }, factor, 'mfa/recovery_code');
    });
    return answerSession(c, deps, session);
  };
}

/** Runs the work for a user with a second factor that this session has verified. */
async function withOwner<T>(
  c: Context,
  deps: AuthDeps,
  work: (queries: Queries, userId: string) => Promise<T>,
): Promise<T> {
  const signedIn = await requireSession(c, deps);
  requireShownFactor(signedIn);
  return deps.database.transaction(async (queries) => {
    await lockUser(queries, signedIn.user.id);
    return work(queries, signedIn.user.id);
  });
}

function requireShownFactor({ user, aal }: SignedIn): void {
  if (!hasVerifiedFactor(user)) throw new AppError('mfa_recovery_codes_sole_factor');
  if (aal !== 'aal2') {
    throw new AppError('insufficient_aal', {
      status: 403,
      message: 'AAL2 required to manage recovery codes',
    });
  }
}

async function lockUser(queries: Queries, userId: string): Promise<void> {
  await queries.query('select id from auth.users where id = $1 for no key update', [userId]);
}

function noCodes(): AppError {
  return new AppError('mfa_factor_not_found', { status: 404, message: 'Recovery codes not found' });
}
