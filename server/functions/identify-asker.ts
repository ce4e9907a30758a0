import type { Context } from 'hono';
import type { Caller } from '#server/db/as-role.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { requireUser } from '#server/functions/require-user.ts';
import { TokenRejected } from '#server/http/token-rejected.ts';

export interface Asker {
  /** Null for a visitor. */
  userId: string | null;
  caller: Caller | null;
  /** As the database has it, whatever the request claims. */
  isPro: boolean;
}

const visitor: Asker = { userId: null, caller: null, isPro: false };

/** Who asks: a visitor with the public key, or a user with a session that still stands. */
export async function identifyAsker(c: Context, deps: FunctionDeps): Promise<Asker> {
  const token = bearerToken(c);
  if (token === null) throw new AppError('unauthorized');
  const caller = await deps.identify(token).catch((cause: unknown) => {
    if (cause instanceof TokenRejected) throw new AppError('unauthorized', { cause });
    throw cause;
  });
  if (caller.role === 'anon') return visitor;
  const { id } = await requireUser(c, deps);
  const [profile] = await deps.database.query<{ subscription_tier: string }>(
    'select subscription_tier from public.profiles where id = $1',
    [id],
  );
  return { userId: id, caller, isPro: profile?.subscription_tier === 'pro' };
}
