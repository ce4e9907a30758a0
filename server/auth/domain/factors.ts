import type { Queries } from '#server/db/database.ts';

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
export const mostFactors = 10;

/** Undefined also where the factor is somebody else's. */
export async function findFactor(queries: Queries, userId: string, id: string): Promise<Factor | undefined> {
  const [factor] = await queries.query<Factor>(
    `select id, user_id, factor_type, status, friendly_name, secret, phone
     from auth.mfa_factors where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  return factor;
}

/** Enrolments that nobody has finished. */
export async function purgeUnverified(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - make_interval(secs => $2)`,
    [userId, factorSeconds],
  );
}

/** Sessions that have this factor to thank for aal2 fall back to aal1, as their next token will say. */
export async function removeFactor(queries: Queries, { id, factor_type: type }: Factor): Promise<void> {
  await queries.query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id, type === 'totp' ? 'totp' : 'mfa/phone'],
  );
  await queries.query(
    "update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1",
    [id],
  );
  await queries.query('delete from auth.mfa_factors where id = $1', [id]);
}
