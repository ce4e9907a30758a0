import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { factorSeconds, findFactor, type Factor } from '#server/auth/domain/factors.ts';
import { codeFrom, sameText } from '#server/auth/domain/one-time-tokens.ts';
import { replaceRefreshToken } from '#server/auth/domain/refresh-tokens.ts';
import { unseal } from '#server/auth/domain/seal.ts';
import { readSession, recordMethod, toSessionJson, type OpenSession } from '#server/auth/domain/sessions.ts';
import { totpMatches } from '#server/auth/domain/totp.ts';
import { challengeAddress } from '#server/auth/factors/challenge.ts';
import { totpPurpose } from '#server/auth/factors/enroll.ts';
import { requireFactorId } from '#server/auth/factors/factor-id.ts';
import { limitGuesses } from '#server/auth/request/rate-limits.ts';
import { requireSession, type SignedIn } from '#server/auth/request/require-session.ts';
import { issuerOf } from '#server/auth/request/site.ts';
import { isUuid } from '#server/auth/request/uuid.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/** POST /factors/{id}/verify: the answer to a challenge. The session is an aal2 session from then on. */
export function verifyFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const id = requireFactorId(c);
    const signedIn = await requireSession(c, deps);
    const { challenge_id: challenge, code } = await readJson(c, bodySchema);
    if (!code) throw new AppError('validation_failed', { message: 'Code needs to be non-empty' });
    await limitGuesses(deps, 'factorCode', id);
    const session = await deps.database.transaction(async (queries) => {
      const factor = await findFactor(queries, signedIn.user.id, id);
      if (!factor || !isUuid(challenge)) throw new AppError('mfa_factor_not_found');
      await requireOpenChallenge(queries, factor, challenge, addressOf(c, deps));
      requireRightCode(deps, factor, challenge, code);
      await queries.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge]);
      return raiseSession(queries, deps.secret, signedIn, factor);
    });
    return c.json(await toSessionJson(session, await deps.signingKeys.current(), issuerOf(c, deps)));
  };
}

function addressOf(c: Context, { rateLimits }: AuthDeps): string | null {
  return challengeAddress(clientAddress(c, rateLimits.trustedProxies));
}

async function requireOpenChallenge(
  queries: Queries,
  factor: Factor,
  id: string,
  address: string | null,
): Promise<void> {
  const [challenge] = await queries.query<{ open: boolean; expired: boolean }>(
    `select verified_at is null and ip_address is not distinct from $3::inet as open,
       created_at < now() - make_interval(secs => $4) as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [id, factor.id, address, factorSeconds],
  );
  if (!challenge) throw new AppError('mfa_factor_not_found');
  if (!challenge.open) throw new AppError('mfa_ip_address_mismatch');
  if (challenge.expired) {
    throw new AppError('mfa_challenge_expired', {
      message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    });
  }
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

/** Sessions that have not shown the factor end: with it, they would be the way around it. */
async function raiseSession(
  queries: Queries,
  secret: string,
  { user, sessionId }: SignedIn,
  factor: Factor,
): Promise<OpenSession> {
  await queries.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
    factor.id,
  ]);
  await queries.query(
    "delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'",
    [user.id, factor.factor_type],
  );
  await queries.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
    [sessionId, factor.id],
  );
  await recordMethod(queries, sessionId, factor.factor_type === 'totp' ? 'totp' : 'mfa/phone');
  await queries.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
    user.id,
    sessionId,
  ]);
  const refreshToken = await replaceRefreshToken(queries, secret, { id: sessionId, userId: user.id });
  return readSession(queries, sessionId, refreshToken);
}
