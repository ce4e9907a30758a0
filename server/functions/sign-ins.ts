import type { Handler } from 'hono';
import { endSessions } from '#server/db/end-sessions.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { isUuid } from '#server/http/uuid.ts';

interface SignInRow {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** GET /sign-ins: where the caller is signed in, the latest used first. */
export function listSignIns(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, sessionId, caller } = await requireUser(c, deps);
    const rows = await deps.database.query<SignInRow>(
      `select s.id, left(s.user_agent, 300) as user_agent, s.created_at,
         greatest(s.created_at, s.refreshed_at,
           (select max(t.updated_at) from auth.refresh_tokens t where t.session_id = s.id)) as last_used_at
       from auth.sessions s
       where s.user_id = $1 and (s.not_after is null or s.not_after > now())
       order by last_used_at desc limit 100`,
      [id],
      { shareOf: caller },
    );
    return c.json({ sign_ins: rows.map((row) => ({ ...row, current: row.id === sessionId })) });
  };
}

/** DELETE /sign-ins/{id}: ends one of the caller's own. */
export function endSignIn(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    const wanted = c.req.param('id');
    const ended = isUuid(wanted)
      ? await deps.database.transaction(
          (queries) => endSessions(queries, id, { scope: 'local', sessionId: wanted }),
          { shareOf: caller },
        )
      : 0;
    if (ended === 0) throw new AppError('not_found', { message: 'There is no such sign-in.' });
    return c.json({});
  };
}
