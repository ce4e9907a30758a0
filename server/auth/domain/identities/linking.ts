import { normaliseEmail } from '#server/auth/domain/users/email-address.ts';
import {
  identityData,
  listProviders,
  storeIdentity,
} from '#server/auth/domain/identities/external-sign-in.ts';
import type { OpenIdProfile } from '#server/auth/domain/identities/open-id-provider.ts';
import { voidWhatIsUnderWay } from '#server/auth/domain/mails/void-what-is-under-way.ts';
import { findUserById, isBanned, type FullUser } from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Adds a way to sign in to an account whose owner is signed in. */
export async function linkIdentity(
  queries: Queries,
  userId: string,
  provider: string,
  profile: OpenIdProfile,
): Promise<FullUser> {
  const [taken] = await queries.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, profile.sub],
  );
  if (taken) {
    const elsewhere = taken.user_id === userId ? '' : ' to another user';
    throw new AppError('identity_already_exists', { message: `Identity is already linked${elsewhere}` });
  }
  const email = normaliseEmail(profile.email ?? '');
  await storeIdentity(queries, userId, provider, identityData(profile, email));
  await listProviders(queries, userId);
  const user = await findUserById(queries, userId);
  if (!user) throw new AppError('user_not_found');
  if (isBanned(user)) throw new AppError('user_banned');
  return user;
}

/** Takes a way to sign in away; one has to remain. */
export async function unlinkIdentity(queries: Queries, user: FullUser, identityId: string): Promise<void> {
  // Locked, so that two at once do not each leave the other's to remain.
  await queries.query('select id from auth.users where id = $1 for no key update', [user.id]);
  const identities = await queries.query<{ id: string; email: string | null; verified: boolean }>(
    `select id, email, coalesce((identity_data ->> 'email_verified')::boolean, false) as verified
     from auth.identities where user_id = $1 order by created_at`,
    [user.id],
  );
  if (identities.length <= 1) throw new AppError('single_identity_not_deletable');
  const identity = identities.find(({ id }) => id === identityId);
  if (!identity) throw new AppError('identity_not_found');
  await queries.query('delete from auth.identities where id = $1', [identityId]);
  const rest = identities.filter(({ id }) => id !== identityId);
  if (user.email && !rest.some(({ email }) => email === user.email)) {
    // With an unverified address, the account could pass to the owner of that address.
    const email = rest.find(({ verified }) => verified)?.email;
    if (!email) throw new AppError('email_conflict_identity_not_deletable');
    await takeEmail(queries, user.id, email);
    await voidWhatIsUnderWay(queries, user);
  }
  await listProviders(queries, user.id);
}

/** The account goes by the address of an identity that it still has. */
async function takeEmail(queries: Queries, userId: string, email: string): Promise<void> {
  try {
    await queries.query('update auth.users set email = $2, updated_at = now() where id = $1', [
      userId,
      email,
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError('email_conflict_identity_not_deletable', { cause: error });
    }
    throw error;
  }
}
