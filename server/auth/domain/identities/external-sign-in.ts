import { normaliseEmail } from '#server/auth/domain/users/email-address.ts';
import type { OpenIdProfile } from '#server/auth/domain/identities/open-id-provider.ts';
import { maxMetadataBytes } from '#server/auth/domain/users/metadata-limit.ts';
import { voidWhatIsUnderWay } from '#server/auth/domain/mails/void-what-is-under-way.ts';
import {
  confirmEmail,
  findUserByEmail,
  findUserById,
  isBanned,
  type FullUser,
} from '#server/auth/domain/users/users.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

interface ExternalSignIn {
  provider: string;
  profile: OpenIdProfile;
  settings: { autoconfirm: boolean; signupDisabled: boolean };
}

interface ExternalUser {
  user: FullUser;
  /** The provider does not vouch for the address, so a mail has to. */
  needsConfirmation: boolean;
}

/**
 * Whose account it is: the one that has this identity, else the one with the same address where the provider has
 * verified it, else a new one.
 */
export async function signInExternally(
  queries: Queries,
  { provider, profile, settings }: ExternalSignIn,
): Promise<ExternalUser> {
  const email = profile.email ? normaliseEmail(profile.email) : null;
  if (!email)
    throw new AppError('validation_failed', { message: 'Error getting user email from external provider' });
  const { email_verified: verified } = profile;
  const known = await findByIdentity(queries, provider, profile.sub);
  const sameAddress = known ? undefined : await findUserByEmail(queries, email);
  if (!known && !sameAddress && settings.signupDisabled) throw new AppError('signup_disabled');
  if (sameAddress && !verified) {
    // Somebody else's account may have this address; only its owner could tell.
    throw new AppError('provider_email_needs_verification', {
      message: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    });
  }
  const data = identityData(profile, email);
  const id = known?.id ?? sameAddress?.id ?? (await addUser(queries, email, data));
  const user = known ?? sameAddress;
  // The user first, here as everywhere: who comes twice at once takes turns.
  await queries.query('select id from auth.users where id = $1 for no key update', [id]);
  if (user && isBanned(user)) throw new AppError('user_banned');
  if (user && user.email_confirmed_at === null && verified && user.email === email) {
    await takeOver(queries, id, provider, profile.sub);
  }
  await storeIdentity(queries, id, provider, data);
  // Where an account has no room for it, the identity alone has it.
  await queries.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || $2::jsonb, updated_at = now()
     where id = $1 and octet_length((raw_user_meta_data || $2::jsonb)::text) <= $3`,
    [id, JSON.stringify(data), maxMetadataBytes],
  );
  await queries.query(
    "update public.profiles set full_name = left($2, 200) where id = $1 and full_name = ''",
    [id, profile.name ?? ''],
  );
  await listProviders(queries, id);
  // Only of the address that the account goes by: another one says nothing about it.
  if (settings.autoconfirm || (verified && (!user || user.email === email))) await confirmEmail(queries, id);
  const full = await findUserById(queries, id);
  if (!full) throw new AppError('user_not_found');
  return { user: full, needsConfirmation: full.email_confirmed_at === null };
}

async function findByIdentity(
  queries: Queries,
  provider: string,
  sub: string,
): Promise<FullUser | undefined> {
  const [identity] = await queries.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, sub],
  );
  return identity && findUserById(queries, identity.user_id);
}

/** With its metadata from the first moment: the profile is made of it. */
async function addUser(queries: Queries, email: string, data: IdentityData): Promise<string> {
  const id = crypto.randomUUID();
  const [row] = await queries.query(
    'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3) on conflict do nothing returning id',
    [id, email, data],
  );
  // One who is faster with the same address; the browser is asked to try again, and then finds that account.
  if (!row) throw new AppError('conflict');
  return id;
}

/**
 * An account may have been made by a stranger with this address. When the owner of the address signs in, everything of
 * the stranger is removed: password, other identities, factors, sessions, pending mails and the name.
 */
async function takeOver(queries: Queries, userId: string, provider: string, sub: string): Promise<void> {
  await queries.query(
    "update auth.users set encrypted_password = null, raw_user_meta_data = '{}', email_change = null where id = $1",
    [userId],
  );
  await queries.query(
    'delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)',
    [userId, provider, sub],
  );
  await queries.query('delete from auth.mfa_factors where user_id = $1', [userId]);
  await queries.query('delete from auth.sessions where user_id = $1', [userId]);
  await queries.query("update public.profiles set full_name = '' where id = $1", [userId]);
  await voidWhatIsUnderWay(queries, { id: userId, email: null });
}

type IdentityData = ReturnType<typeof identityData>;

/** As long as a profile takes names. */
const maxNameLength = 200;
/** Half of an address leads nowhere, so a longer one is left out. */
const maxPictureLength = 800;

/** What is kept of what the provider says, short enough to be an account's metadata. */
export function identityData(profile: OpenIdProfile, email: string) {
  const name = Array.from(profile.name ?? '')
    .slice(0, maxNameLength)
    .join('');
  const picture = Buffer.byteLength(profile.picture ?? '') <= maxPictureLength ? profile.picture : undefined;
  return {
    iss: profile.iss,
    sub: profile.sub,
    email,
    email_verified: profile.email_verified,
    phone_verified: false,
    provider_id: profile.sub,
    ...(name ? { name, full_name: name } : {}),
    ...(picture ? { picture, avatar_url: picture } : {}),
  };
}

/** Adds the identity to the user, or brings it up to date. */
export async function storeIdentity(
  queries: Queries,
  userId: string,
  provider: string,
  data: IdentityData,
): Promise<void> {
  const stored = await queries.query(
    `insert into auth.identities as known (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, $4, now())
     on conflict (provider_id, provider) do update set
       identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()
     where known.user_id = excluded.user_id
     returning id`,
    [data.sub, userId, data, provider],
  );
  // One who is faster has it for another account.
  if (stored.length === 0) {
    throw new AppError('identity_already_exists', { message: 'Identity is already linked to another user' });
  }
}

/** Which ways to sign in a user has: the first is the one it all began with. */
export async function listProviders(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `update auth.users u
     set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
       'provider', i.providers[1], 'providers', to_jsonb(i.providers)), updated_at = now()
     from (
       select array_agg(provider order by first) as providers
       from (select provider, min(created_at) as first from auth.identities where user_id = $1 group by provider) p
     ) i
     where u.id = $1 and i.providers is not null`,
    [userId],
  );
}
