import type { linkKinds } from '#server/auth/domain/mails/verification-links.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { addUnconfirmedUser, markInvited } from '#server/auth/domain/users/invited-users.ts';
import {
  findUserByEmail,
  lockUserByEmail,
  mergeMetadata,
  type FullUser,
} from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

interface LinkSubject {
  email: string;
  newEmail: string;
  metadata: Record<string, unknown>;
  passwordHash: string | null;
}

interface PreparedLink {
  userId: string;
  /** The address that opening the link proves. */
  proves: string;
}

/** Brings the account into the state in which a link of this type can be used. */
export async function prepareLink(
  queries: Queries,
  type: keyof typeof linkKinds,
  subject: LinkSubject,
): Promise<PreparedLink> {
  const { email, metadata } = subject;
  switch (type) {
    case 'signup': {
      const { user, isNew } = await addUnconfirmedUser(queries, subject);
      if (!isNew) await mergeMetadata(queries, user.id, 'raw_user_meta_data', metadata);
      return { userId: user.id, proves: email };
    }
    case 'invite': {
      const { user } = await addUnconfirmedUser(queries, { email, metadata, passwordHash: null });
      await markInvited(queries, user.id);
      return { userId: user.id, proves: email };
    }
    case 'recovery':
    case 'magiclink':
      return { userId: (await requireUser(queries, email)).id, proves: email };
    case 'email_change_current':
    case 'email_change_new': {
      const newEmail = requireEmail(subject.newEmail);
      const user = await requireUser(queries, email);
      if (await findUserByEmail(queries, newEmail)) throw new AppError('email_exists');
      await beginEmailChange(queries, user, newEmail);
      return { userId: user.id, proves: type === 'email_change_new' ? newEmail : email };
    }
  }
}

async function requireUser(queries: Queries, email: string): Promise<FullUser> {
  const user = await lockUserByEmail(queries, email);
  if (!user) {
    throw new AppError('user_not_found', { status: 404, message: 'User with this email not found' });
  }
  return user;
}

/** Links for a change to another address end; those for the same change stay, since both halves are needed. */
async function beginEmailChange(queries: Queries, user: FullUser, newEmail: string): Promise<void> {
  if (user.email_change === newEmail) return;
  await queries.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [user.id],
  );
  await queries.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [user.id, newEmail],
  );
}
