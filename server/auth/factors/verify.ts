import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import {
  findFactor,
  raiseSession,
  requireMayVerify,
  requireOpenChallenge,
  type Factor,
} from '#server/auth/domain/factors/factors.ts';
import { codeFrom } from '#server/auth/domain/mails/one-time-tokens.ts';
import { sameText } from '#server/http/digest.ts';
import { unseal } from '#server/auth/domain/keys/seal.ts';
import { totpMatches, totpPurpose } from '#server/auth/domain/factors/totp.ts';
import { requireFactorId } from '#server/auth/factors/factor-id.ts';
import { answerSession } from '#server/auth/request/answer-session.ts';
import { limitGuesses } from '#server/auth/request/rate-limits.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import { isUuid } from '#server/http/uuid.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/** POST /factors/{id}/verify: the answer to a challenge. The session is an aal2 session from then on. */
export function verifyFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user, sessionId, aal } = await requireSession(c, deps);
    const id = requireFactorId(c);
    const { challenge_id: challenge, code } = await readJson(c, bodySchema);
    if (!code) throw new AppError('validation_failed', { message: 'Code needs to be non-empty' });
    // Counted per user, so that no user can use up another's attempts.
    await limitGuesses(deps, 'factorCode', `${user.id}:${id}`);
    const address = clientAddress(c, deps.rateLimits.trustedProxies);
    const session = await deps.database.transaction(async (queries) => {
      await queries.query('select id from auth.users where id = $1 for no key update', [user.id]);
      const factor = await findFactor(queries, user.id, id);
      if (!factor || !isUuid(challenge)) throw new AppError('mfa_factor_not_found');
      await requireMayVerify(queries, factor, aal);
      await requireOpenChallenge(queries, factor, challenge, address);
      requireRightCode(deps, factor, challenge, code);
      return raiseSession(queries, deps.secret, { userId: user.id, sessionId }, factor);
    });
    return answerSession(c, deps, session);
  };
}

function requireRightCode({ secret }: AuthDeps, factor: Factor, challenge: string, code: string): void {
  if (factor.factor_type === 'phone') {
    if (sameText(codeFrom(challenge, secret), code)) return;
    throw new AppError('mfa_verification_failed', { message: 'Invalid MFA Phone code entered' });
  }
  if (!totpMatches(unseal(factor.secret ?? '', secret, totpPurpose), code)) {
    throw new AppError('mfa_verification_failed');
  }
}
