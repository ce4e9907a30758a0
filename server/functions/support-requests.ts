import type { Handler } from 'hono';
import { supportResponseHours } from '#contract/entitlements.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import {
  supportMailKind,
  supportReceiptKind,
  type SupportMailDetails,
} from '#server/functions/support/prepare-support-mail.ts';
import { supportRequestSchema } from '#server/functions/support/request-schema.ts';
import { storeRequest } from '#server/functions/support/store-request.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';
import { siteOf } from '#server/http/files/site.ts';
import { addMail } from '#server/mail/queue.ts';

/** Each request is a mail that a person reads. */
const supportLimit = { burst: 5, count: 10, seconds: 86_400 };

/** POST /support-requests: sends a question to the operators of the site, and returns a reference number. */
export function createSupportRequest(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id: userId, caller } = await requireUser(c, deps);
    const { topic, message: written, session_id: sessionId = null } = await readJson(c, supportRequestSchema);
    const message = maskPrivate(written).text;
    if (sessionId !== null) await requireConversation(deps.database, caller, sessionId);
    await requireToken(deps, {
      limit: supportLimit,
      name: 'support',
      subject: userId,
      message: (wait) =>
        `You have sent several requests today; we have them all. ${pleaseWait(wait)} To add something, reply to our email.`,
    });
    const { address, mail } = deps.support;
    const site = siteOf(c, deps).href;
    const stored = await deps.database.transaction(async (queries) => {
      const request = await storeRequest(queries, { userId, topic, message, sessionId });
      const details: SupportMailDetails = { site, requestId: request.id };
      if (!mail) return request;
      await addMail(queries, { kind: supportMailKind, email: address, userId, details });
      const [user] = await queries.query<{ email: string | null }>(
        'select email from auth.users where id = $1',
        [userId],
      );
      if (user?.email) {
        const receipt: SupportMailDetails = { ...details, replyTo: address };
        await addMail(queries, { kind: supportReceiptKind, email: user.email, userId, details: receipt });
      }
      return request;
    });
    mail?.wake();
    const { reference, plan, created_at } = stored;
    return c.json({ reference, plan, created_at, answer_within_hours: supportResponseHours[plan] }, 201);
  };
}

/** Runs as the caller: another user's conversation looks like one that does not exist. */
async function requireConversation(database: Database, caller: Caller, sessionId: string): Promise<void> {
  const rows = await asRole(database, caller, (queries) =>
    queries.query('select from public.chat_sessions where id = $1', [sessionId]),
  );
  if (rows.length > 0) return;
  throw new AppError('validation_failed', {
    message: 'session_id: there is no such conversation. Send the request without it.',
  });
}
