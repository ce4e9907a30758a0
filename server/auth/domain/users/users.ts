import { normaliseEmail } from '#server/auth/domain/users/email-address.ts';
import { requireSmallMetadata, sentByCallers } from '#server/auth/domain/users/metadata-limit.ts';
import type { Queries, Statements } from '#server/db/database.ts';
import type { UserRow } from '#server/auth/domain/users/user-row.ts';

/** With what hangs on a user, as the wire shows it. */
export interface FullUser extends UserRow {
  identities: Record<string, unknown>[];
  factors: Record<string, unknown>[];
}

const times = [
  'email_confirmed_at',
  'invited_at',
  'phone_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'banned_until',
  'created_at',
  'updated_at',
];

/** What internal.user_json gives; JSON has no times, so they are made of its texts. */
export function toFullUser(json: object): FullUser {
  const entries = Object.entries(json).map(([name, value]: [string, unknown]) => [
    name,
    times.includes(name) && typeof value === 'string' ? new Date(value) : value,
  ]);
  const user = Object.fromEntries(entries) as FullUser;
  return { ...user, identities: user.identities.map(inUtc), factors: user.factors.map(inUtc) };
}

const nestedTimes = ['last_sign_in_at', 'created_at', 'updated_at', 'last_challenged_at'];

/** Times with a Z, as all others on this wire. */
function inUtc(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    nestedTimes.includes(name) && typeof value === 'string' ? new Date(value).toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

export async function findUserByEmail(queries: Statements, email: string): Promise<FullUser | undefined> {
  const [row] = await queries.query<{ found: object | null }>(
    'select internal.user_json_of_email($1) as found',
    [normaliseEmail(email)],
  );
  return row?.found ? toFullUser(row.found) : undefined;
}

/** The user with the row locked: what is read stays true until the transaction ends. */
export async function lockUserByEmail(queries: Queries, email: string): Promise<FullUser | undefined> {
  await queries.query('select id from auth.users where lower(email) = $1 for no key update', [
    normaliseEmail(email),
  ]);
  return findUserByEmail(queries, email);
}

export async function findUserById(queries: Statements, id: string): Promise<FullUser | undefined> {
  const [row] = await queries.query<{ found: object | null }>('select internal.user_json($1) as found', [id]);
  return row?.found ? toFullUser(row.found) : undefined;
}

export function isBanned({ banned_until }: UserRow): boolean {
  return banned_until !== null && banned_until > new Date();
}

export function hasVerifiedFactor({ factors }: FullUser): boolean {
  return factors.some(({ status }) => status === 'verified');
}

interface NewUser {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  confirmed: boolean;
  addedBy: 'self' | 'operator';
  id?: string;
  appMetadata?: Record<string, unknown>;
}

/** Adds a user with an e-mail identity; undefined where the address is taken, also by one who is faster. */
export async function addEmailUser(queries: Queries, user: NewUser): Promise<FullUser | undefined> {
  requireSmallMetadata('user_metadata', user.metadata);
  requireSmallMetadata('app_metadata', user.appMetadata ?? {});
  const { id = crypto.randomUUID(), email, confirmed, metadata } = user;
  const isSignUp = user.addedBy === 'self';
  const claims = { sub: id, email, email_verified: false, phone_verified: false };
  // Supabase mixes metadata and claims only when people sign up themselves. The claims come last: what a client sends
  // never replaces what the server knows.
  const identity = isSignUp ? { ...metadata, ...claims } : claims;
  const userMetadata = isSignUp
    ? { ...identity, email_verified: confirmed }
    : { ...metadata, ...(confirmed ? { email_verified: true } : {}) };
  const [row] = await queries.query<{ id: string }>(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, confirmation_sent_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, case when $4 then now() end, case when $7 and not $4 then now() end, $5, $6)
     on conflict do nothing returning id`,
    [
      id,
      email,
      user.passwordHash,
      confirmed,
      { ...user.appMetadata, provider: 'email', providers: ['email'] },
      userMetadata,
      isSignUp,
    ],
  );
  if (!row) return undefined;
  await queries.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, 'email', now())`,
    [id, id, identity],
  );
  return findUserById(queries, id);
}

/** The address is the user's own: they have opened a mail that was sent there, or an operator says so. */
export async function confirmEmail(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `update auth.users
     set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
         raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [userId],
  );
  await queries.query(
    `update auth.identities
     set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}

/** Keys are added or replaced; null takes one away. In the database, so that two changes at once both count. */
export async function mergeMetadata(
  queries: Queries,
  userId: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  data: Record<string, unknown>,
): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  const [row] = await queries.query<
    Pick<UserRow, 'id' | 'email'> & Record<'before' | 'after', Record<string, unknown>>
  >(
    `update auth.users u set ${column} = (u.${column} || $2::jsonb) - $3::text[], updated_at = now()
     from (select id, ${column} as before from auth.users where id = $1 for no key update) known
     where u.id = known.id returning u.id, u.email, known.before, u.${column} as after`,
    [userId, JSON.stringify(data), removed],
  );
  if (!row) return;
  const name = column === 'raw_user_meta_data' ? 'user_metadata' : 'app_metadata';
  const sent = (all: Record<string, unknown>) => sentByCallers(name, all, row);
  requireSmallMetadata(name, sent(row.after), sent(row.before));
}
