import type { ChatMode } from '#contract/chat.ts';
import { asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

export interface ReplyPlace {
  caller: Caller;
  sessionId: string;
  replyId: string;
  mode: ChatMode;
}

/**
 * Keeps an answer in its conversation, as its user: whoever closes the page meanwhile finds it there. What the browser
 * has stored under the same id, such as the part before Stop, is left as it is.
 */
export async function keepReply(
  database: Database,
  { caller, sessionId, replyId, mode }: ReplyPlace,
  text: string,
): Promise<void> {
  await asRole(database, caller, (queries) =>
    queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode)
       select $1, $2, 'assistant', $3, $4
       where exists (select from public.chat_sessions where id = $2)
       on conflict (id) do nothing`,
      [replyId, sessionId, text, mode],
    ),
  );
}
