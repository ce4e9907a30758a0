import { newRefreshToken } from '#server/auth/domain/sessions/refresh-tokens.ts';
import { signToken, type SigningKey } from '#server/auth/domain/keys/sign-token.ts';
import { metadataClaims } from '#server/auth/domain/users/metadata-limit.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { toFullUser, type FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries, Statements } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { hashOf } from '#server/http/digest.ts';

const accessTokenSeconds = 3600;

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

/** The methods by which a user has authenticated, as in the token's `amr` claim. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'recovery'
  | 'email/signup'
  | 'email_change'
  | 'magiclink'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/recovery_code';

interface NewSession {
  user: FullUser;
  method: SignInMethod;
  /** Which of the user's identities has signed in. */
  provider?: string;
  userAgent: string | undefined;
  secret: string;
  /** The hash of the password that was right a moment ago; it has to be the user's still. */
  compared?: string | null;
}

/** Longer than that of any browser; a header may have 30,000 characters. */
const maxUserAgentLength = 300;

export async function startSession(
  queries: Statements,
  { user, method, provider = 'email', userAgent, secret, compared = null }: NewSession,
): Promise<OpenSession> {
  const id = crypto.randomUUID();
  const { seed, token, hash } = newRefreshToken(secret);
  const [started] = await queries.query<{ at: Date | null }>(
    'select internal.start_session($1, $2, $3, $4, $5, $6, $7, $8) as at',
    [id, user.id, userAgent?.slice(0, maxUserAgentLength) ?? null, method, provider, seed, hash, compared],
  );
  if (!started?.at) throw new AppError('invalid_credentials');
  return {
    id,
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(started.at.getTime() / 1000) }],
    user: signedInAt(user, provider, started.at),
    refreshToken: token,
  };
}

/** The user as they are now, without reading them again. */
function signedInAt(user: FullUser, provider: string, at: Date): FullUser {
  return {
    ...user,
    last_sign_in_at: at,
    identities: user.identities.map((identity) =>
      identity.provider === provider ? { ...identity, last_sign_in_at: at.toISOString() } : identity,
    ),
  };
}

/** A method that is used again only gets a new time. */
export async function recordMethod(queries: Queries, sessionId: string, method: SignInMethod): Promise<void> {
  await queries.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = clock_timestamp()`,
    [sessionId, method],
  );
}

export async function readSession(queries: Queries, id: string, refreshToken: string): Promise<OpenSession> {
  const [row] = await queries.query<SessionRow>(
    `select ${sessionColumns} from auth.sessions s where s.id = $1`,
    [id],
  );
  return toOpenSession(row, refreshToken);
}

/** Of `auth.sessions s`, all that a token is made of. */
const sessionColumns =
  's.id, s.aal, internal.user_json(s.user_id) as found, internal.session_methods(s.id) as amr';

type SessionRow = Pick<OpenSession, 'id' | 'aal' | 'amr'> & { found: object | null };

function toOpenSession(row: SessionRow | undefined, refreshToken: string): OpenSession {
  if (!row?.found) throw new AppError('session_not_found');
  return { id: row.id, aal: row.aal, amr: row.amr, user: toFullUser(row.found), refreshToken };
}

/** Exchanges a token that is good for the next; undefined for any other, which is for `rotateUsedToken`. */
export async function refreshSession(
  queries: Statements,
  secret: string,
  token: string,
): Promise<OpenSession | undefined> {
  const next = newRefreshToken(secret);
  const [row] = await queries.query<SessionRow>(
    `select ${sessionColumns}
     from internal.exchange_refresh_token($1, $2, $3) as exchanged (id) join auth.sessions s on s.id = exchanged.id`,
    [hashOf(token), next.seed, next.hash],
  );
  return row && toOpenSession(row, next.token);
}

/** The session as the wire has it, with a freshly signed access token. */
export function toSessionJson(session: OpenSession, key: SigningKey, issuer: string) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const { user } = session;
  const accessToken = signToken(key, {
    iss: issuer,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + accessTokenSeconds,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...metadataClaims(user),
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
