import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import type { Challenge } from '#server/auth/domain/pkce.ts';
import type { FullUser } from '#server/auth/domain/users.ts';
import { promiseMail } from '#server/auth/request/promise-mail.ts';
import type { Queries } from '#server/db/database.ts';

/** A mail to the new address and one to the old: both have to agree, and both from the beginning. */
export async function promiseEmailChange(
  c: Context,
  deps: AuthDeps,
  queries: Queries,
  user: FullUser,
  newEmail: string,
  challenge: Challenge | null,
): Promise<void> {
  await queries.query(
    `update auth.users
     set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = now(), updated_at = now()
     where id = $1`,
    [user.id, newEmail],
  );
  await queries.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [user.id],
  );
  const mail = { userId: user.id, newEmail, challenge };
  await promiseMail(c, deps, queries, { ...mail, kind: 'email_change_new', email: newEmail });
  if (user.email) {
    await promiseMail(c, deps, queries, { ...mail, kind: 'email_change_current', email: user.email });
  }
}
