import type { Context } from 'hono';
import type { Caller } from '#server/db/caller.ts';
import { identifyKey, type KeyCaller } from '#server/functions/api-keys/identify-key.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { isUsersApiKey } from '#server/http/users-api-keys.ts';

/** A caller with a signed token: the public one, a session's, or the operator's. */
export interface TokenCaller extends Caller {
  via: 'token';
}

/** Who calls a function, and what with. */
export async function identifyCaller(
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
