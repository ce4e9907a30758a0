import type { Handler } from 'hono';
import { z } from 'zod';
import { asRole } from '#server/db/as-role.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  session_id: z.uuid(),
  question_id: z.uuid(),
  /** Where its answer would be; without it, whatever stands right below the question is its answer. */
  reply_id: z.uuid().nullish(),
  /** The conversation was made for the question: it goes along if nothing else is in it. */
  made: z.boolean().default(false),
});

/**
 * POST /take-back: removes a question that its writer has stopped, unless its answer is kept already. That may have taken
 * the place of an older turn, and would be all that is left of it; so it stays, and the caller is told.
 */
export function takeBack(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { caller } = await requireUser(c, deps);
    const { session_id, question_id, reply_id, made } = await readJson(c, bodySchema);
    const answered = await asRole(deps.database, caller, async (queries) => {
      // From here on nobody keeps an answer in this conversation or writes into it; what has been kept is seen below.
      await queries.query('select from public.chat_sessions where id = $1 for update', [session_id]);
      await queries.query(
        `delete from public.chat_messages question
         where id = $1 and session_id = $2 and role = 'user' and case
           when $3::uuid is not null then not exists (select from public.chat_messages where id = $3)
           else (
             select role from public.chat_messages
             where session_id = $2 and created_at > question.created_at order by created_at limit 1
           ) is distinct from 'assistant' end`,
        [question_id, session_id, reply_id ?? null],
      );
      const left = await queries.query('select from public.chat_messages where id = $1', [question_id]);
      if (made && left.length === 0) {
        await queries.query(
          `delete from public.chat_sessions
           where id = $1 and not exists (select from public.chat_messages where session_id = $1)`,
          [session_id],
        );
      }
      return left.length > 0;
    });
    return c.json({ answered });
  };
}
