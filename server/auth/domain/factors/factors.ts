import { isIP } from 'node:net';
import { deleteRecoveryCodes } from '#server/auth/domain/factors/recovery-codes.ts';
import { endFlowsOf } from '#server/db/end-sessions.ts';
import { replaceRefreshToken } from '#server/auth/domain/sessions/refresh-tokens.ts';
import {
  readSession,
  recordMethod,
  type OpenSession,
  type SignInMethod,
} from '#server/auth/domain/sessions/sessions.ts';
import type { Database, Queries, Statements } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

export type FactorType = 'totp' | 'phone';

export interface Factor {
  id: string;
  user_id: string;
  factor_type: FactorType;
  status: 'unverified' | 'verified';
  friendly_name: string | null;
  secret: string | null;
  phone: string | null;
}

/** How long a factor may wait to be verified, and a challenge to be answered. */
export const factorSeconds = 300;
export const maxFactors = 10;

/** Undefined also when the factor belongs to another user. */
export async function findFactor(
  queries: Statements,
  userId: string,
  id: string,
): Promise<Factor | undefined> {
  const [factor] = await queries.query<Factor>(
    `select id, user_id, factor_type, status, friendly_name, secret, phone
     from auth.mfa_factors where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  return factor;
}

/** Any of the user's that counts; undefined where the password alone signs in. */
export async function findVerifiedFactor(queries: Statements, userId: string): Promise<Factor | undefined> {
  const [factor] = await queries.query<Factor>(
    `select id, user_id, factor_type, status, friendly_name, secret, phone
     from auth.mfa_factors where user_id = $1 and status = 'verified' order by created_at limit 1`,
    [userId],
  );
  return factor;
}

/** Enrolments that were not verified. */
export async function purgeUnverified(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - make_interval(secs => $2)`,
    [userId, factorSeconds],
  );
}

/**
 * Sessions that have this factor to thank for aal2 fall back to aal1, as their next token will say. Recovery codes stand in
 * for a factor, and go with the last one.
 */
export async function removeFactor(queries: Queries, factor: Factor): Promise<void> {
  const { id } = factor;
  await queries.query(
    `delete from auth.mfa_amr_claims where authentication_method in ($2, 'mfa/recovery_code')
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id, methodOf(factor)],
  );
  await queries.query(
    "update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1",
    [id],
  );
  await queries.query('delete from auth.mfa_factors where id = $1', [id]);
  if (!(await findVerifiedFactor(queries, factor.user_id)))
    await deleteRecoveryCodes(queries, factor.user_id);
}

/** A new factor is no way around one that is there: it takes a session that has shown that one. */
export async function requireMayVerify(queries: Queries, factor: Factor, aal: string): Promise<void> {
  if (factor.status === 'verified' || aal === 'aal2') return;
  if (await findVerifiedFactor(queries, factor.user_id)) {
    throw new AppError('insufficient_aal', { status: 403, message: 'AAL2 required to enroll a new factor' });
  }
}

/** Asks for a code. Who answers has to be where the question was asked. */
export async function openChallenge(database: Database, factor: Factor, address: string): Promise<string> {
  const id = crypto.randomUUID();
  await database.transaction(async (queries) => {
    // It may have been taken away since.
    if (!(await findFactor(queries, factor.user_id, factor.id))) {
      throw new AppError('mfa_factor_not_found', { status: 404, message: 'Factor not found' });
    }
    await queries.query('insert into auth.mfa_challenges (id, factor_id, ip_address) values ($1, $2, $3)', [
      id,
      factor.id,
      inetOf(address),
    ]);
    await queries.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
      factor.id,
    ]);
  });
  return id;
}

export async function requireOpenChallenge(
  queries: Queries,
  factor: Factor,
  id: string,
  address: string,
): Promise<void> {
  const [challenge] = await queries.query<{ open: boolean; expired: boolean }>(
    `select verified_at is null and ip_address is not distinct from $3::inet as open,
       created_at < now() - make_interval(secs => $4) as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [id, factor.id, inetOf(address), factorSeconds],
  );
  if (!challenge) throw new AppError('mfa_factor_not_found');
  if (!challenge.open) throw new AppError('mfa_ip_address_mismatch');
  if (challenge.expired) {
    throw new AppError('mfa_challenge_expired', {
      message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    });
  }
  await queries.query('update auth.mfa_challenges set verified_at = now() where id = $1', [id]);
}

/** Null where the connection has no address that Postgres would know. */
function inetOf(address: string): string | null {
  return isIP(address) && !address.includes('%') ? address : null;
}

/** Sessions that have not shown the factor end: with it, they would be the way around it. */
export async function raiseSession(
  queries: Queries,
  secret: string,
  { userId, sessionId }: { userId: string; sessionId: string },
  factor: Factor,
  method = methodOf(factor),
): Promise<OpenSession> {
  await queries.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
    factor.id,
  ]);
  await queries.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId]);
  const raised = await queries.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1 returning id",
    [sessionId, factor.id],
  );
  if (raised.length === 0) throw new AppError('session_not_found');
  await recordMethod(queries, sessionId, method);
  await queries.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
    userId,
    sessionId,
  ]);
  await endFlowsOf(queries, userId);
  const refreshToken = await replaceRefreshToken(queries, secret, { id: sessionId, userId });
  return readSession(queries, sessionId, refreshToken);
}

function methodOf({ factor_type: type }: Factor): SignInMethod {
  return type === 'totp' ? 'totp' : 'mfa/phone';
}
