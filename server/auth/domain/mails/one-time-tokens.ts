import { createHmac } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import { hashOf, sameText } from '#server/http/digest.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

export interface OneTimeToken {
  id: string;
  user_id: string;
  token_type: OneTimeTokenType;
  /** The address it was mailed to. */
  relates_to: string;
}

/** How long a mailed link or code is good. */
const oneTimeTokenSeconds = 3600;
export const pkcePrefix = 'pkce_';

/**
 * The six digits of a mail. They and the link's token are made from the row's id and the secret: a copy of the
 * database opens nothing, and a mail that is sent again says the same as the first.
 */
export function codeFrom(id: string, secret: string): string {
  const number = derive('code', id, secret).readBigUInt64BE(0) % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/** The token of a mail's link: as long as Supabase's, and not to be guessed from six digits as theirs. */
export function linkTokenFrom(id: string, secret: string, { pkce }: { pkce: boolean }): string {
  const token = derive('link', id, secret).toString('hex').slice(0, 56);
  return pkce ? `${pkcePrefix}${token}` : token;
}

function derive(use: string, id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`one-time-${use}:${id}`).digest();
}

interface NewToken {
  id: string;
  userId: string;
  type: OneTimeTokenType;
  relatesTo: string;
  linkToken: string;
}

/** A user has one token of a kind; a newer one takes its place. */
export async function storeOneTimeToken(queries: Queries, token: NewToken): Promise<void> {
  await queries.query(
    `insert into auth.one_time_tokens as known (id, user_id, token_type, token_hash, relates_to)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, token_type) do update set
       id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = now(), updated_at = now()`,
    [token.id, token.userId, token.type, hashOf(token.linkToken), token.relatesTo],
  );
}

export async function findByLinkToken(
  queries: Queries,
  types: readonly OneTimeTokenType[],
  linkTokens: readonly string[],
): Promise<OneTimeToken | undefined> {
  const [row] = await queries.query<OneTimeToken>(
    `select id, user_id, token_type, relates_to from auth.one_time_tokens
     where token_hash = any($1) and token_type::text = any($2)
       and created_at > now() - make_interval(secs => $3)`,
    [linkTokens.map(hashOf), types, oneTimeTokenSeconds],
  );
  return row;
}

export async function findByCode(
  queries: Queries,
  secret: string,
  wanted: { userId: string; types: readonly OneTimeTokenType[]; code: string; relatesTo?: string },
): Promise<OneTimeToken | undefined> {
  const rows = await queries.query<OneTimeToken>(
    `select id, user_id, token_type, relates_to from auth.one_time_tokens
     where user_id = $1 and token_type::text = any($2) and ($4::text is null or relates_to = $4)
       and created_at > now() - make_interval(secs => $3)`,
    [wanted.userId, wanted.types, oneTimeTokenSeconds, wanted.relatesTo ?? null],
  );
  return rows.find(({ id }) => sameText(codeFrom(id, secret), wanted.code));
}

export async function deleteTokens(
  queries: Queries,
  userId: string,
  types: readonly OneTimeTokenType[],
): Promise<void> {
  await queries.query('delete from auth.one_time_tokens where user_id = $1 and token_type::text = any($2)', [
    userId,
    types,
  ]);
}
