import type { FlowMethod } from '#server/auth/domain/flow-states.ts';
import {
  deleteTokens,
  type OneTimeToken,
  type OneTimeTokenType,
} from '#server/auth/domain/one-time-tokens.ts';
import { confirmEmail, findUserById, isBanned, type FullUser } from '#server/auth/domain/users.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';

/** What a link's `type` may be good for. */
export const verifications: Record<string, { tokens: OneTimeTokenType[]; flow: FlowMethod }> = {
  signup: { tokens: ['confirmation_token'], flow: 'email/signup' },
  invite: { tokens: ['confirmation_token'], flow: 'email/signup' },
  recovery: { tokens: ['recovery_token'], flow: 'recovery' },
  magiclink: { tokens: ['recovery_token'], flow: 'magiclink' },
  email_change: { tokens: ['email_change_token_current', 'email_change_token_new'], flow: 'email_change' },
};

const changeTokens = verifications.email_change!.tokens;

export type Used = { outcome: 'verified'; user: FullUser } | { outcome: 'half'; user: FullUser };

/** Does what the token was mailed for. It is gone afterwards. */
export async function useToken(queries: Queries, token: OneTimeToken): Promise<Used> {
  const owner = await findUserById(queries, token.user_id);
  if (!owner) throw new AppError('otp_expired');
  if (isBanned(owner)) throw new AppError('user_banned');
  await deleteTokens(queries, owner.id, [token.token_type]);
  if (changeTokens.includes(token.token_type)) {
    if (needsOtherHalf(owner)) {
      await queries.query('update auth.users set email_change_confirm_status = 1 where id = $1', [owner.id]);
      return { outcome: 'half', user: owner };
    }
    await changeEmail(queries, owner);
  } else {
    // Whoever has the mail has the address, whatever it was sent for.
    await confirmEmail(queries, owner.id);
  }
  const user = await findUserById(queries, owner.id);
  if (!user) throw new AppError('otp_expired');
  return { outcome: 'verified', user };
}

function needsOtherHalf({ email, email_change_confirm_status: status }: FullUser): boolean {
  return email !== null && email !== '' && status === 0;
}

async function changeEmail(queries: Queries, { id, email_change: email }: FullUser): Promise<void> {
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
    // Somebody else has signed up with it meanwhile.
    if (error instanceof DatabaseError && error.code === '23505')
      throw new AppError('email_exists', { cause: error });
    throw error;
  }
  await queries.query(
    `update auth.identities
     set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
         updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
  await deleteTokens(queries, id, changeTokens);
}
