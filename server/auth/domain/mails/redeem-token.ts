import type { FlowMethod } from '#server/auth/domain/sessions/flow-states.ts';
import type { OneTimeToken, OneTimeTokenType } from '#server/auth/domain/mails/one-time-tokens.ts';
import { voidWhatIsUnderWay } from '#server/auth/domain/mails/void-what-is-under-way.ts';
import { confirmEmail, findUserById, isBanned, type FullUser } from '#server/auth/domain/users/users.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** What a link's `type` may be good for; `linkKinds` is the table for those who make links. */
export const verifications: Record<string, { tokens: OneTimeTokenType[]; flow: FlowMethod }> = {
  signup: { tokens: ['confirmation_token'], flow: 'email/signup' },
  invite: { tokens: ['confirmation_token'], flow: 'email/signup' },
  recovery: { tokens: ['recovery_token'], flow: 'recovery' },
  magiclink: { tokens: ['recovery_token'], flow: 'magiclink' },
  email_change: { tokens: ['email_change_token_current', 'email_change_token_new'], flow: 'email_change' },
};

const changeTokens = verifications.email_change!.tokens;

type Redeemed = { outcome: 'verified'; user: FullUser } | { outcome: 'half'; user: FullUser };

/**
 * Does what the token was mailed for. The user's row is locked first, here as everywhere, and the token taken then: of
 * two who come with the same one, one finds it gone, and two halves of a change come one after the other.
 */
export async function redeemToken(queries: Queries, token: OneTimeToken): Promise<Redeemed> {
  await queries.query('select id from auth.users where id = $1 for no key update', [token.user_id]);
  const owner = await findUserById(queries, token.user_id);
  const taken = await queries.query('delete from auth.one_time_tokens where id = $1 returning id', [
    token.id,
  ]);
  if (!owner || taken.length === 0) throw new AppError('otp_expired');
  // Should its mail have to be sent again, it must not be good again.
  await queries.query('delete from internal.mail_queue where id = $1', [token.id]);
  if (isBanned(owner)) throw new AppError('user_banned');
  if (changeTokens.includes(token.token_type)) {
    if (await isFirstHalf(queries, owner, token)) return { outcome: 'half', user: owner };
    await changeEmail(queries, owner);
  } else {
    // Mailed to an address that the account went by before; who reads it there proves nothing any more.
    if (token.relates_to !== owner.email) throw new AppError('otp_expired');
    if (owner.email_confirmed_at === null && token.token_type === 'recovery_token') {
      await dropPassword(queries, owner.id);
    }
    // A code from the mail proves the address, whatever the mail was sent for.
    await confirmEmail(queries, owner.id);
  }
  const user = await findUserById(queries, owner.id);
  if (!user) throw new AppError('otp_expired');
  return { outcome: 'verified', user };
}

/** Removes the password of an unconfirmed sign-up, which another person may have set. */
async function dropPassword(queries: Queries, userId: string): Promise<void> {
  await queries.query('update auth.users set encrypted_password = null where id = $1', [userId]);
}

/** Which address has agreed so far, as auth.users keeps it. */
const agreed = { none: 0, new: 1, current: 2 } as const;

async function isFirstHalf(queries: Queries, owner: FullUser, token: OneTimeToken): Promise<boolean> {
  if (!owner.email) return false;
  const mine = token.token_type === 'email_change_token_new' ? agreed.new : agreed.current;
  const before = owner.email_change_confirm_status;
  // The same address again is still only one of the two.
  if (before !== agreed.none && before !== mine) return false;
  await queries.query('update auth.users set email_change_confirm_status = $2 where id = $1', [
    owner.id,
    mine,
  ]);
  return true;
}

async function changeEmail(
  queries: Queries,
  { id, email: oldEmail, email_change: email }: FullUser,
): Promise<void> {
  if (!email) throw new AppError('otp_expired');
  try {
    await queries.query(
      `update auth.users
       set email = email_change, email_change = null, email_change_confirm_status = 0,
           email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
           raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', $2::text, 'email_verified', true)
       where id = $1`,
      [id, email],
    );
  } catch (error) {
    // Another user has signed up with the address since.
    if (isUniqueViolation(error)) throw new AppError('email_exists', { cause: error });
    throw error;
  }
  await queries.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
         updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
  await voidWhatIsUnderWay(queries, { id, email: oldEmail });
}
