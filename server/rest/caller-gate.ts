import type { Context } from 'hono';
import { dataLimits } from '#contract/api/limits.ts';
import { anonymousCaller } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import { pleaseWait, tooOften } from '#server/db/take-token.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';
import { createTokenBuckets } from '#server/http/limits/token-bucket.ts';
import { TokenRejected, type TokenFault } from '#server/http/errors/token-rejected.ts';

export interface CallerGateDeps {
  /** Who the bearer of a token is; throws TokenRejected. */
  identify: (token: string) => Promise<Caller>;
  rateLimits: { on: boolean; trustedProxies: number };
}

/** Who calls rest/v1, unless they call too often: a user by account, everybody else by network. */
export function callerGate({ identify, rateLimits }: CallerGateDeps) {
  const takeToken = createTokenBuckets();
  const limit = (kind: keyof typeof dataLimits, subject: string) => {
    const wait = rateLimits.on ? takeToken(dataLimits[kind], `${kind}:${subject}`) : 0;
    if (wait > 0) throw tooOften(wait, { message: () => `Too many requests. ${pleaseWait(wait)}` });
  };
  return async (c: Context<AppEnv>): Promise<Caller> => {
    const network = networkOf(clientAddress(c, rateLimits.trustedProxies));
    const caller = await identifyCaller(c, identify).catch((error: unknown) => {
      limit('visitor', network);
      throw error;
    });
    if (caller.role === 'authenticated') limit('user', String(caller.claims.sub));
    else if (caller.role === 'anon') limit('visitor', network);
    return { ...caller, network };
  };
}

const rejections: Record<TokenFault, { code: 'PGRST301' | 'PGRST303'; message: string }> = {
  malformed: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  unknown_key: { code: 'PGRST301', message: 'No suitable key or wrong key type' },
  bad_signature: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  unknown_role: { code: 'PGRST301', message: 'The role in the JWT is not one of this API' },
  expired: { code: 'PGRST303', message: 'JWT expired' },
  not_yet_valid: { code: 'PGRST303', message: 'JWT not yet valid' },
  issued_in_future: { code: 'PGRST303', message: 'JWT issued at future' },
  session_ended: { code: 'PGRST303', message: 'JWT session has ended. Sign in again.' },
};

async function identifyCaller(c: Context<AppEnv>, identify: CallerGateDeps['identify']): Promise<Caller> {
  const token = bearerToken(c);
  if (token === null) {
    if (!/^bearer\b/i.test(c.req.header('authorization') ?? '')) return anonymousCaller;
    throw new AppError('PGRST301', { message: 'Empty JWT is sent in Authorization header' });
  }
  const parts = token.split('.').length;
  if (parts !== 3) throw new AppError('PGRST301', { message: `Expected 3 parts in JWT; got ${parts}` });
  try {
    return await identify(token);
  } catch (error) {
    throw error instanceof TokenRejected ? toRestError(error) : error;
  }
}

export function toRestError(rejected: TokenRejected): AppError {
  const { code, message } = rejections[rejected.fault];
  return new AppError(code, { message, cause: rejected });
}
