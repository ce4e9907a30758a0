import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { titleOf, withoutModeTag, type ChatMode, type ChatSessionRow } from '#contract/chat.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database, Queries } from '#server/db/database.ts';

export interface TurnPlace {
  caller: Caller;
  sessionId: string;
  /** Null for a program that stores its questions itself and does not say which one this is. */
  questionId: string | null;
  replyId: string;
  /** Messages of the same conversation that the answer takes the place of. */
  replaces: readonly string[];
  mode: ChatMode;
}

interface BegunTurn {
  /** Whether the question is in the caller's tables now. */
  isStored: boolean;
  /** The conversation, if it was created for the question. */
  session: ChatSessionRow | null;
}

/**
 * Stores a question as pending. Its conversation is created if it does not exist, or does not exist any more. A question
 * that the caller has stored already stays as it is.
 */
export async function beginTurn(database: Database, place: TurnPlace, asked: string): Promise<BegunTurn> {
  const { caller, sessionId, questionId, mode } = place;
  const content = maskPrivate(withoutModeTag(asked).trim()).text;
  return asRole(database, caller, async (queries) => {
    const [session] = await queries.query<ChatSessionRow>(
      `insert into public.chat_sessions (id, title) values ($1, $2) on conflict (id) do nothing
       returning id, title, updated_at, pinned_at`,
      [sessionId, titleOf(content)],
    );
    const added = await queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode, status)
       select $1, $2, 'user', $3, $4, 'pending' where exists (select from public.chat_sessions where id = $2)
       on conflict (id) do nothing returning id`,
      [questionId, sessionId, content, mode],
    );
    const stored =
      added.length > 0
        ? added
        : await queries.query(
            `update public.chat_messages set status = 'pending'
             where id = $1 and session_id = $2 and role = 'user' returning id`,
            [questionId, sessionId],
          );
    return { isStored: stored.length > 0, session: session ?? null };
  });
}

/**
 * Stores an answer and marks its question as answered, together with removing what the answer takes the place of. An
 * answer that was stopped is stored as far as it was shown; one that ended early for another reason is not stored. Nothing
 * is stored where the question was withdrawn. Rejects where the account is full.
 */
export async function storeReply(
  database: Database,
  place: TurnPlace,
  { text, isWhole }: { text: string; isWhole: boolean },
): Promise<void> {
  const { caller, sessionId, questionId, replyId, replaces, mode } = place;
  await asRole(database, caller, async (queries) => {
    if (!(await lockSession(queries, sessionId))) return;
    let content = isWhole ? text : '';
    if (questionId !== null) {
      const [question] = await queries.query<{ stop_at: number | null }>(
        'select stop_at from public.chat_messages where id = $1 and session_id = $2',
        [questionId, sessionId],
      );
      if (!question) return;
      if (question.stop_at !== null) content = Array.from(text).slice(0, question.stop_at).join('');
      await settleQuestion(queries, questionId, content.trim() === '' ? 'failed' : 'answered');
    }
    if (content.trim() === '') return removeFailedAttempts(queries, place);
    // A program that stops an answer by itself has stored its part under the same id: that stays.
    await queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode, reply_to)
       values ($1, $2, 'assistant', $3, $4, $5) on conflict (id) do nothing`,
      [replyId, sessionId, content, mode, questionId],
    );
    const gone = replaces.filter((id) => id !== replyId && id !== questionId);
    if (gone.length === 0) return;
    await queries.query(
      `delete from public.chat_messages
       where id = any($1::uuid[]) and session_id = $2
         and exists (select from public.chat_messages where id = $3 and session_id = $2)`,
      [gone, sessionId, replyId],
    );
  });
}

/** Nothing will answer the question any more. */
export async function failTurn(database: Database, place: TurnPlace): Promise<void> {
  const { caller, questionId } = place;
  if (questionId === null) return;
  await asRole(database, caller, async (queries) => {
    await settleQuestion(queries, questionId, 'failed');
    await removeFailedAttempts(queries, place);
  });
}

/** Of a question that has failed again, only the last attempt stays. */
async function removeFailedAttempts(
  queries: Queries,
  { sessionId, questionId, replaces }: TurnPlace,
): Promise<void> {
  if (questionId === null || replaces.length === 0) return;
  await queries.query(
    `delete from public.chat_messages earlier using public.chat_messages failed
     where failed.id = $1 and failed.session_id = $2 and failed.status = 'failed'
       and earlier.id = any($3::uuid[]) and earlier.id <> failed.id and earlier.session_id = $2
       and earlier.role = 'user' and earlier.status = 'failed' and earlier.content = failed.content`,
    [questionId, sessionId, replaces],
  );
}

async function settleQuestion(queries: Queries, id: string, status: 'answered' | 'failed'): Promise<void> {
  await queries.query(
    "update public.chat_messages set status = $2 where id = $1 and role = 'user' and status = 'pending'",
    [id, status],
  );
}

/** Whether its reader has stopped the answer: by Stop, by withdrawing the question, or by storing a part of it. */
export async function wasStopped(
  database: Database,
  { caller, replyId, questionId }: TurnPlace,
): Promise<boolean> {
  const rows = await asRole(database, caller, (queries) =>
    queries.query(
      `select where exists (select from public.chat_messages where id = $1)
         or ($2::uuid is not null
           and not exists (select from public.chat_messages where id = $2 and stop_at is null))`,
      [replyId, questionId],
    ),
  );
  return rows.length > 0;
}

/** Everything that ends a turn locks the conversation first: so one comes after the other, and none waits for another. */
export async function lockSession(queries: Queries, sessionId: string): Promise<boolean> {
  const rows = await queries.query('select from public.chat_sessions where id = $1 for update', [sessionId]);
  return rows.length > 0;
}
