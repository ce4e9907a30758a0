import type { FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { endFlowsOf } from '#server/db/end-sessions.ts';

/**
 * Ends whatever was begun for an account and is not finished: mails that wait, links and codes that were sent, sign-ins
 * at a provider. Each of them would otherwise undo what made it necessary, such as a new password.
 */
export async function voidWhatIsUnderWay(
  queries: Queries,
  { id, email }: Pick<FullUser, 'id' | 'email'>,
): Promise<void> {
  await queries.query(
    `delete from internal.mail_queue
     where (user_id = $1 or email = $2) and kind not in ('confirmation', 'password_changed')`,
    [id, email ?? ''],
  );
  await queries.query('delete from auth.one_time_tokens where user_id = $1', [id]);
  await endFlowsOf(queries, id);
}
