import type { Handler } from 'hono';
import { stopRequestSchema, titleOf, type StopResponse } from '#contract/chat.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Queries } from '#server/db/database.ts';
import { lockSession } from '#server/functions/chat/store-turn.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { readJson } from '#server/http/read-json.ts';

/**
 * POST /stop-answer: the reader of an answer pressed Stop with `shown` characters on the screen. They are what is stored
 * of it, now or when the server that writes the answer notices. With nothing on the screen the question is withdrawn,
 * unless its answer is stored already: that may have taken the place of an older turn, and would be all that is left.
 */
export function stopAnswer(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireUser(c, deps);
    const { session_id, question_id, shown } = await readJson(c, stopRequestSchema);
    const answered = await asRole(deps.database, caller, async (queries) => {
      await lockSession(queries, session_id);
      if (shown === 0) return !(await withdraw(queries, session_id, question_id));
      await cut(queries, session_id, question_id, shown);
      return true;
    });
    return c.json<StopResponse>({ answered });
  };
}

async function cut(queries: Queries, sessionId: string, questionId: string, shown: number): Promise<void> {
  await queries.query(
    `update public.chat_messages set stop_at = $3
     where id = $1 and session_id = $2 and role = 'user' and status = 'pending'`,
    [questionId, sessionId, shown],
  );
  await queries.query(
    `update public.chat_messages set content = left(content, $3)
     where reply_to = $1 and session_id = $2 and length(content) > $3 and btrim(left(content, $3)) <> ''`,
    [questionId, sessionId, shown],
  );
}

/** Removes a question without an answer, and a conversation that has nothing else in it and is named after it. */
async function withdraw(queries: Queries, sessionId: string, questionId: string): Promise<boolean> {
  const [question] = await queries.query<{ content: string }>(
    `delete from public.chat_messages
     where id = $1 and session_id = $2 and role = 'user' and status is distinct from 'answered' returning content`,
    [questionId, sessionId],
  );
  if (question) {
    await queries.query(
      `delete from public.chat_sessions
       where id = $1 and title = $2 and not exists (select from public.chat_messages where session_id = $1)`,
      [sessionId, titleOf(question.content)],
    );
  }
  const left = await queries.query('select from public.chat_messages where id = $1', [questionId]);
  return left.length === 0;
}
