import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { hasVerifiedFactor, isBanned, toFullUser, type FullUser } from '#server/auth/domain/users/users.ts';
import { isUuid } from '#server/http/uuid.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';
import { TokenRejected, type TokenFault } from '#server/http/errors/token-rejected.ts';

export interface SignedIn {
  user: FullUser;
  sessionId: string;
  /** aal2 once a second factor was verified in this session. */
  aal: string;
  since: Date;
}

/** Whose session the request belongs to. Unlike a token alone, a session can be ended at once. */
export async function requireSession(
  c: Context,
  { database, verifier, rateLimits }: AuthDeps,
): Promise<SignedIn> {
  const token = bearerToken(c);
  if (token === null) throw new AppError('no_authorization');
  const claims = await claimsOf(token, verifier);
  const { sub, aud, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || sub === '')
    throw new AppError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  if (!isUuid(sub)) {
    throw new AppError('bad_jwt', { status: 400, message: 'invalid claim: sub claim must be a UUID' });
  }
  // A token for another audience is not a session here.
  if (aud !== 'authenticated') {
    throw new AppError('validation_failed', { message: "Token audience doesn't match request audience" });
  }
  const network = networkOf(clientAddress(c, rateLimits.trustedProxies));
  const [row] = await database.query<{ found: object | null; aal: string | null; since: Date | null }>(
    `select internal.user_json($1) as found, s.aal, s.created_at as since
     from (select) one left join auth.sessions s
       on s.id = $2 and s.user_id = $1 and (s.not_after is null or s.not_after > now())`,
    [sub, isUuid(sessionId) ? sessionId : null],
    { shareOf: { role: 'authenticated', claims, network } },
  );
  if (!row?.found) throw new AppError('user_not_found');
  const user = toFullUser(row.found);
  if (isBanned(user)) throw new AppError('user_banned', { status: 403 });
  if (!isUuid(sessionId) || !row.aal || !row.since) throw new AppError('session_not_found');
  return { user, sessionId, aal: row.aal, since: row.since };
}

/** Where an account has a second factor, what is mighty takes a session that has shown it. */
export function requireSecondFactor({ user, aal }: SignedIn): void {
  if (hasVerifiedFactor(user) && aal !== 'aal2') throw new AppError('insufficient_aal');
}

const reasons: Record<TokenFault, string> = {
  malformed: 'token is malformed',
  unknown_key: 'unrecognized JWT kid or signing method',
  bad_signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
  not_yet_valid: 'token has invalid claims: token is not valid yet',
  issued_in_future: 'token has invalid claims: token used before issued',
  unknown_role: 'token has invalid claims: role is not known',
  session_ended: 'token has invalid claims: session does not exist',
};

export async function claimsOf(
  token: string,
  verifier: AuthDeps['verifier'],
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await verifier.identify(token)).claims;
  } catch (cause) {
    if (!(cause instanceof TokenRejected)) throw cause;
    throw new AppError('bad_jwt', {
      message: `invalid JWT: unable to parse or verify signature, ${reasons[cause.fault]}`,
      cause,
    });
  }
}
