import { DatabaseError } from '#server/db/database-error.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { TokenRejected } from '#server/http/errors/token-rejected.ts';
import { isUuid } from '#server/http/uuid.ts';
import { callerRoles, type Caller } from '#server/db/caller.ts';

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

/** What public.session_is_valid() raises, which every policy for signed-in callers asks. */
const sessionEnded = 'FD401';

/**
 * Runs `work` in one transaction as the caller, seeing exactly what Postgres lets that caller see. Rejects with
 * TokenRejected where the caller's session has ended.
 */
export async function asRole<T>(
  database: Database,
  caller: Caller,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  // A role comes from a token in the end. Some names mean the connection's own role to Postgres ("none", the
  // owner's name), so the type alone is not enough of a guard.
  if (!callerRoles.includes(caller.role)) throw new Error(`No caller may act as "${caller.role}"`);
  if (!mayHaveSession(caller)) throw new TokenRejected('session_ended');
  try {
    return await database.transaction(work, { as: caller });
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== sessionEnded) throw error;
    throw new TokenRejected('session_ended', { cause: error });
  }
}

/** Keys and tokens of other issuers name no session, and need none. */
function mayHaveSession({ claims: { session_id: session, sub } }: Caller): boolean {
  return session === undefined || session === '' || (isUuid(session) && isUuid(sub));
}
