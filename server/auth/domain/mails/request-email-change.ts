import type { AccountMail, MailDetails } from '#server/auth/domain/mails/account-mail.ts';
import type { FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueMail } from '#server/mail/queue.ts';

/** A mail to the new address and one to the old: both have to agree, and both from the beginning. */
export async function requestEmailChangeMails(
  queries: Queries,
  user: FullUser,
  newEmail: string,
  details: MailDetails,
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
  const send = (kind: AccountMail, email: string) =>
    enqueueMail(queries, { kind, email, userId: user.id, details: { ...details, newEmail } });
  await send('email_change_new', newEmail);
  if (user.email) await send('email_change_current', user.email);
}
