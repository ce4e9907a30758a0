import type { Context } from 'hono';
import type { Caller } from '#server/db/caller.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyCaller } from '#server/functions/identify-caller.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { isUsersApiKey } from '#server/http/users-api-keys.ts';
import { isUuid } from '#server/http/uuid.ts';

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
export async function requireSession(
  deps: Pick<FunctionDeps, 'database'>,
  caller: Caller,
): Promise<SignedInUser> {
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
