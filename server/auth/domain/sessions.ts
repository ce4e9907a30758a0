import { issueRefreshToken } from '#server/auth/domain/refresh-tokens.ts';
import { signToken, type SigningKey } from '#server/auth/domain/signing-keys.ts';
import { toUserJson } from '#server/auth/domain/user-json.ts';
import { findUserById, type FullUser } from '#server/auth/domain/users.ts';
import type { Queries } from '#server/db/database.ts';

export const accessTokenSeconds = 3600;

/** What a session's token is made of, read while the transaction is open and signed after it. */
export interface OpenSession {
  id: string;
  aal: string;
  amr: { method: string; timestamp: number }[];
  user: FullUser;
  refreshToken: string;
  /** What Google gave along, once, to the one who signed in. */
  provider?: ProviderTokens;
}

export interface ProviderTokens {
  provider_token?: string;
  provider_refresh_token?: string;
}

/** How somebody has shown who they are, as the token's `amr` claim names it. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'recovery'
  | 'email/signup'
  | 'email_change'
  | 'magiclink'
  | 'totp'
  | 'mfa/phone';

interface NewSession {
  user: FullUser;
  method: SignInMethod;
  /** Which of the user's identities has signed in. */
  provider?: string;
  userAgent: string | undefined;
  secret: string;
}

export async function startSession(
  queries: Queries,
  { user, method, provider = 'email', userAgent, secret }: NewSession,
): Promise<OpenSession> {
  const id = crypto.randomUUID();
  await queries.query('insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)', [
    id,
    user.id,
    userAgent ?? null,
  ]);
  await recordMethod(queries, id, method);
  await queries.query('update auth.users set last_sign_in_at = now() where id = $1', [user.id]);
  await queries.query(
    'update auth.identities set last_sign_in_at = now() where user_id = $1 and provider = $2',
    [user.id, provider],
  );
  const refreshToken = await issueRefreshToken(queries, secret, { id, userId: user.id });
  return readSession(queries, id, user.id, refreshToken);
}

/** A method that is used again only gets a new time. */
export async function recordMethod(queries: Queries, sessionId: string, method: SignInMethod): Promise<void> {
  await queries.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = clock_timestamp()`,
    [sessionId, method],
  );
}

export async function readSession(
  queries: Queries,
  id: string,
  userId: string,
  refreshToken: string,
): Promise<OpenSession> {
  const user = await findUserById(queries, userId);
  const [session] = await queries.query<{ aal: string }>('select aal from auth.sessions where id = $1', [id]);
  if (!user || !session) throw new Error('A session without its user');
  const amr = await queries.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [id],
  );
  return { id, aal: session.aal, amr, user, refreshToken };
}

/** The session as the wire has it, with a freshly signed access token. */
export async function toSessionJson(session: OpenSession, key: SigningKey, issuer: string) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const { user } = session;
  const accessToken = await signToken(key, {
    iss: issuer,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + accessTokenSeconds,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: issuedAt + accessTokenSeconds,
    refresh_token: session.refreshToken,
    user: toUserJson(user),
    ...session.provider,
  };
}
