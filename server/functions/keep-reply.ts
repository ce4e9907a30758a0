import type { ChatMode } from '#contract/chat.ts';
import { asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

export interface ReplyPlace {
  caller: Caller;
  sessionId: string;
  replyId: string;
  /** The question it answers, as far as that is known: one that was withdrawn gets no answer any more. */
  questionId: string | null;
  /** Messages of the same conversation that it takes the place of. */
  replaces: readonly string[];
  mode: ChatMode;
}

/**
 * Keeps an answer in its conversation, as its user: whoever closes the page meanwhile finds it there. What the browser
 * has stored under the same id, such as the part before Stop, is left as it is. What it takes the place of goes in the
 * same transaction, and not without it.
 */
export async function keepReply(database: Database, place: ReplyPlace, text: string): Promise<void> {
  const { caller, sessionId, replyId, questionId, replaces, mode } = place;
  await asRole(database, caller, async (queries) => {
    const kept = await queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode)
       select $1, $2, 'assistant', $3, $4
       where exists (select from public.chat_sessions where id = $2)
         and ($5::uuid is null or exists (select from public.chat_messages where id = $5))
       on conflict (id) do nothing
       returning id`,
      [replyId, sessionId, text, mode, questionId],
    );
    // The foreign key has waited for whoever was taking the question back: only now is it seen that it is gone.
    if (kept.length > 0 && questionId !== null) {
      await queries.query(
        `delete from public.chat_messages
         where id = $1 and not exists (select from public.chat_messages where id = $2)`,
        [replyId, questionId],
      );
    }
    const gone = replaces.filter((id) => id !== replyId && id !== questionId);
    if (gone.length === 0) return;
    await queries.query(
      `delete from public.chat_messages
       where id = any($1::uuid[]) and session_id = $2
         and exists (select from public.chat_messages where id = $3 and session_id = $2)`,
      [gone, sessionId, replyId],
    );
  });
  await putBelowQuestion(database, place);
}

/**
 * More may have been asked before the answer was stored, here or by the browser. Users cannot set the time of a message:
 * it is the server that does.
 */
export async function putBelowQuestion(
  database: Database,
  { caller, replyId, questionId }: ReplyPlace,
): Promise<void> {
  await database.query(
    `update public.chat_messages reply
     set created_at = question.created_at + interval '1 microsecond'
     from public.chat_messages question
     where reply.id = $1 and question.id = $2 and question.session_id = reply.session_id and reply.user_id = $3`,
    [replyId, questionId, caller.claims.sub],
  );
}

/** Whether its reader has stopped it: what was read is there already, or the question was taken back. */
export async function wasStopped(
  database: Database,
  { caller, replyId, questionId }: ReplyPlace,
): Promise<boolean> {
  const rows = await asRole(database, caller, (queries) =>
    queries.query(
      `select where exists (select from public.chat_messages where id = $1)
         or ($2::uuid is not null and not exists (select from public.chat_messages where id = $2))`,
      [replyId, questionId],
    ),
  );
  return rows.length > 0;
}
