import type { Context } from 'hono';
import type { Caller } from '#server/db/caller.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { identifyCaller } from '#server/functions/identify-caller.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireSession } from '#server/functions/require-user.ts';
import { clientAddress, networkOf } from '#server/http/limits/client-address.ts';

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
