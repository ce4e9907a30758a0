import type { Context } from 'hono';
import type { Caller } from '#server/db/caller.ts';
import { identifyKey, type KeyCaller } from '#server/functions/api-keys/identify-key.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';
import { isUsersApiKey } from '#server/http/users-api-keys.ts';
import { isUuid } from '#server/http/uuid.ts';

export interface Asker {
  /** Null for a visitor. */
  userId: string | null;
  /** The user whose conversation may store the answer; null for visitors, and for programs, which have no access to conversations. */
  caller: Caller | null;
  /** As the database has it, whatever the request claims. */
  isPro: boolean;
}

const visitor: Asker = { userId: null, caller: null, isPro: false };

/** Who asks: a visitor with the public key, a user with an active session, or a user's program with a key. */
export async function identifyAsker(c: Context, deps: FunctionDeps): Promise<Asker> {
  const caller = await identifyCaller(c, deps);
  if (caller.role === 'anon') return visitor;
  const isProgram = caller.via === 'api-key';
  const userId = isProgram ? caller.userId : (await requireSession(deps, caller)).id;
  const isPro = (await planOf(deps.database, userId)) === 'pro';
  return { userId, caller: isProgram ? null : caller, isPro };
}

/** Which calls are counted together: those of a user from anywhere, and those of other callers by network. */
export function subjectOf(c: Context, { rateLimits }: FunctionDeps, userId: string | null): string {
  return userId ?? networkOf(clientAddress(c, rateLimits.trustedProxies));
}

export interface SignedInUser {
  id: string;
  email: string | null;
  sessionId: string;
  /** The caller for queries under row-level security. */
  caller: Caller;
}

/**
 * Whose session the request belongs to: a token alone outlives a session that was ended, and is not enough here. Nor is
 * an API key, which is for the advisor and not for what is somebody's own.
 */
export async function requireUser(c: Context, deps: FunctionDeps): Promise<SignedInUser> {
  if (isUsersApiKey(bearerToken(c))) throw new AppError('api_key_not_accepted');
  return requireSession(deps, await identifyCaller(c, deps));
}

/** The same of a caller who is known already. */
async function requireSession(deps: Pick<FunctionDeps, 'database'>, caller: Caller): Promise<SignedInUser> {
  const { role, claims } = caller;
  const { sub, session_id: sessionId } = claims;
  if (role !== 'authenticated' || !isUuid(sub) || !isUuid(sessionId)) throw new AppError('unauthorized');
  const [row] = await deps.database.query<{ email: string | null; aal: string; verified: boolean }>(
    `select u.email, s.aal, exists (
       select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as verified
     from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and (s.not_after is null or s.not_after > now())
       and u.deleted_at is null
       and (u.banned_until is null or u.banned_until <= now())`,
    [sessionId, sub],
    { shareOf: caller },
  );
  if (!row) throw new AppError('unauthorized');
  if (row.verified && row.aal !== 'aal2') {
    throw new AppError('insufficient_aal', { message: 'Give the code of your authenticator app first.' });
  }
  return { id: sub, email: row.email, sessionId, caller };
}

/** A caller with a signed token: the public one, a session's, or the operator's. */
interface TokenCaller extends Caller {
  via: 'token';
}

/** Who calls a function, and what with. */
async function identifyCaller(
  c: Context,
  { database, identify, rateLimits }: Pick<FunctionDeps, 'database' | 'identify' | 'rateLimits'>,
): Promise<TokenCaller | KeyCaller> {
  const token = bearerToken(c);
  if (token === null) throw new AppError('unauthorized');
  if (isUsersApiKey(token)) return identifyKey(database, token);
  try {
    const network = networkOf(clientAddress(c, rateLimits.trustedProxies));
    return { ...(await identify(token)), network, via: 'token' };
  } catch (cause) {
    if (cause instanceof TokenRejected) throw new AppError('unauthorized', { cause });
    throw cause;
  }
}
