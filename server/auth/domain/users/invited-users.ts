import { addEmailUser, lockUserByEmail, type FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

interface NewInvitation {
  email: string;
  metadata: Record<string, unknown>;
  passwordHash: string | null;
}

/** Adds a user with an unconfirmed address, or finds the one who never confirmed it. */
export async function addUnconfirmedUser(
  queries: Queries,
  { email, metadata, passwordHash }: NewInvitation,
): Promise<{ user: FullUser; isNew: boolean }> {
  const added = await addEmailUser(queries, {
    email,
    passwordHash,
    metadata,
    confirmed: false,
    addedBy: 'operator',
  });
  if (added) return { user: added, isNew: true };
  const existing = await lockUserByEmail(queries, email);
  if (existing?.email_confirmed_at !== null) throw new AppError('email_exists');
  return { user: existing, isNew: false };
}

/**
 * An invited user chooses a password. The password of an earlier unconfirmed sign-up is removed, because that sign-up
 * may have been by another person.
 */
export async function markInvited(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `update auth.users
     set invited_at = now(), confirmation_sent_at = now(), updated_at = now(), encrypted_password = null
     where id = $1`,
    [userId],
  );
}
