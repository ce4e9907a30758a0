import type { Handler } from 'hono';
import { chatLimits } from '#contract/api/limits.ts';
import { moveInRequestSchema, titleOf, type MoveInRequest } from '#contract/chat.ts';
import { asRole } from '#server/db/as-role.ts';
import { isStorageFull } from '#server/db/database-error.ts';
import type { Queries } from '#server/db/database.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

/**
 * POST /move-in: stores the conversation that somebody has had as a visitor in their account, all of it or nothing. Sent
 * again with the same `session_id`, it changes nothing.
 */
export function moveIn(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, caller } = await requireUser(c, deps);
    await requireToken(deps, {
      limit: chatLimits.user,
      name: 'move-in',
      subject: id,
      message: (wait) => `Those were many conversations at once. ${pleaseWait(wait)}`,
    });
    const visit = await readJson(c, moveInRequestSchema);
    try {
      await asRole(deps.database, caller, (queries) => storeVisit(queries, visit));
    } catch (error) {
      throw isStorageFull(error) ? new AppError('storage_full', { cause: error }) : error;
    }
    return c.json({});
  };
}

async function storeVisit(queries: Queries, { session_id, messages }: MoveInRequest): Promise<void> {
  const made = await queries.query(
    `insert into public.chat_sessions (id, title) values ($1, $2) on conflict (id) do nothing returning id`,
    [session_id, titleOf(messages[0]?.content ?? '')],
  );
  if (made.length === 0) return;
  let question: string | null = null;
  // One after the other: their order is that of the times at which they are stored.
  for (const { id, role, content, mode } of messages) {
    if (role === 'user') question = id;
    await queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode, reply_to)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [id, session_id, role, content, mode, role === 'user' ? null : question],
    );
  }
}
