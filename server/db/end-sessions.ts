import type { Queries } from '#server/db/database.ts';

/** Which sessions of a user: all name `$1` (the user) and `$2` (a session), so that one call fits all. */
const scopes = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
} as const;
type SessionScope = keyof typeof scopes;

export function isSessionScope(text: string): text is SessionScope {
  return Object.hasOwn(scopes, text);
}

/**
 * Ends sessions of a user and returns how many. Sign-ins and linkings that these sessions started end too. Mailed links
 * do not, because they depend on the mailbox, not on a session.
 */
export async function endSessions(
  queries: Queries,
  userId: string,
  { scope, sessionId }: { scope: SessionScope; sessionId: string },
): Promise<number> {
  const ended = await queries.query(`delete from auth.sessions where ${scopes[scope]} returning id`, [
    userId,
    sessionId,
  ]);
  await endFlowsOf(queries, userId);
  return ended.length;
}

/**
 * Ends the sign-ins and linkings of a user that are in progress. An unopened mailed link is not among them: it needs its
 * own token.
 */
export async function endFlowsOf(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    'delete from auth.flow_state where (user_id = $1 and auth_code is not null) or linking_target_id = $1',
    [userId],
  );
}
