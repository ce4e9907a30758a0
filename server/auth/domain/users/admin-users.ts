import { forgetNetworks } from '#server/auth/domain/users/known-networks.ts';
import { voidWhatIsUnderWay } from '#server/auth/domain/mails/void-what-is-under-way.ts';
import {
  confirmEmail,
  findUserById,
  mergeMetadata,
  toFullUser,
  type FullUser,
} from '#server/auth/domain/users/users.ts';
import { lockCustomer } from '#server/billing/customer-of.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { emptyAccount } from '#server/db/empty-account.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** What an operator may change of a user; undefined keeps the value. */
export interface UserChange {
  email?: string | undefined;
  emailConfirm?: boolean | undefined;
  passwordHash?: string | undefined;
  userMetadata?: Record<string, unknown> | undefined;
  appMetadata?: Record<string, unknown> | undefined;
  /** Seconds from now; null lifts a ban. */
  banSeconds?: number | null | undefined;
}

export async function changeUserAsAdmin(queries: Queries, id: string, change: UserChange): Promise<FullUser> {
  const before = await findUserById(queries, id);
  if (change.email !== undefined && change.email !== before?.email) await setEmail(queries, id, change.email);
  if (change.passwordHash !== undefined) {
    await queries.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
      id,
      change.passwordHash,
    ]);
    // Sessions that were opened with the old password end.
    await queries.query('delete from auth.sessions where user_id = $1', [id]);
    await voidWhatIsUnderWay(queries, { id, email: before?.email ?? null });
    await forgetNetworks(queries, id);
  }
  if (change.userMetadata) await mergeMetadata(queries, id, 'raw_user_meta_data', change.userMetadata);
  if (change.appMetadata) await mergeMetadata(queries, id, 'raw_app_meta_data', change.appMetadata);
  if (change.emailConfirm) await confirmEmail(queries, id);
  if (change.banSeconds !== undefined) await setBan(queries, id, change.banSeconds);
  const user = await findUserById(queries, id);
  if (!user) throw new AppError('user_not_found', { status: 404, message: 'User not found' });
  return user;
}

async function setEmail(queries: Queries, id: string, email: string): Promise<void> {
  try {
    await queries.query(
      `update auth.users
       set email = $2, email_change = null, email_change_confirm_status = 0, updated_at = now(),
           raw_user_meta_data = case when raw_user_meta_data ? 'email'
             then raw_user_meta_data || jsonb_build_object('email', $2::text) else raw_user_meta_data end
       where id = $1`,
      [id, email],
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_exists', { cause: error });
    throw error;
  }
  await voidWhatIsUnderWay(queries, { id, email: null });
  await queries.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', false),
         updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
}

async function setBan(queries: Queries, id: string, seconds: number | null): Promise<void> {
  if (seconds !== null) await voidWhatIsUnderWay(queries, { id, email: null });
  await queries.query(
    'update auth.users set banned_until = now() + make_interval(secs => $2), updated_at = now() where id = $1',
    [id, seconds],
  );
}

export async function listUsers(
  queries: Queries,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: FullUser[]; total: number }> {
  const [count] = await queries.query<{ total: number }>(
    'select count(*)::int as total from auth.users where deleted_at is null',
  );
  const rows = await queries.query<{ found: object }>(
    `select internal.user_json(id) as found from auth.users where deleted_at is null
     order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  return { users: rows.map(({ found }) => toFullUser(found)), total: count?.total ?? 0 };
}

/** Everything that is the user's goes with them. */
export async function deleteUser(database: Database, id: string): Promise<boolean> {
  const found = await database.query('select from auth.users where id = $1 and deleted_at is null', [id]);
  if (found.length === 0) return false;
  await emptyAccount(database, id);
  return database.transaction(async (queries) => {
    await lockCustomer(queries, id);
    const rows = await queries.query(
      'delete from auth.users where id = $1 and deleted_at is null returning id',
      [id],
    );
    return rows.length > 0;
  });
}

/** The row stays, and what hangs on it, for books that have to be kept. Nobody can sign in or be recognised by it. */
export async function retireUser(queries: Queries, id: string): Promise<boolean> {
  await lockCustomer(queries, id);
  const user = await findUserById(queries, id);
  if (!user) return false;
  await voidWhatIsUnderWay(queries, user);
  await queries.query(
    `update auth.users
     set deleted_at = now(), updated_at = now(), email = null, phone = null, email_change = null, phone_change = null,
         encrypted_password = null, raw_user_meta_data = '{}'
     where id = $1`,
    [id],
  );
  await queries.query("update public.profiles set full_name = '', subscription_tier = 'free' where id = $1", [
    id,
  ]);
  // The end of the subscription at Stripe is promised with it.
  await queries.query('delete from public.stripe_customers where user_id = $1', [id]);
  await queries.query('delete from internal.mail_queue where email = $1', [user.email ?? '']);
  await forgetNetworks(queries, id);
  for (const table of ['identities', 'sessions', 'mfa_factors']) {
    await queries.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  return true;
}
