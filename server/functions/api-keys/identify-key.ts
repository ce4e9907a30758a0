import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { isWholeKey } from '#server/functions/api-keys/key-text.ts';
import { hashOf } from '#server/http/digest.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** A program that calls in its user's name. */
export interface KeyCaller extends Caller {
  via: 'api-key';
  userId: string;
  keyId: string;
}

interface KeyRow {
  id: string;
  user_id: string;
  is_revoked: boolean;
  is_banned: boolean;
  is_due: boolean;
}

const refusals = {
  mistyped: 'This API key is incomplete or mistyped. Copy it again, whole, from where you have stored it.',
  unknown: 'This API key is not known. Create a new one in your account settings.',
  revoked: 'This API key was revoked. Create a new one in your account settings.',
  banned: 'The account of this API key is suspended. Write to support.',
} as const;

/**
 * Whose key this is. Asked of the database with every call and remembered nowhere, so that a key that was revoked on
 * one node is refused by all of them from that moment on. Looked up by its hash: how long that takes tells nothing.
 */
export async function identifyKey(database: Database, key: string): Promise<KeyCaller> {
  if (!isWholeKey(key)) throw refusal('mistyped');
  const [row] = await database.query<KeyRow>(
    `select k.id, k.user_id, k.revoked_at is not null as is_revoked,
       coalesce(u.banned_until > now(), false) as is_banned,
       coalesce(k.last_used_at < now() - interval '1 minute', true) as is_due
     from internal.api_keys k join auth.users u on u.id = k.user_id
     where k.hash = $1 and u.deleted_at is null`,
    [hashOf(key)],
  );
  if (!row) throw refusal('unknown');
  if (row.is_revoked) throw refusal('revoked');
  if (row.is_banned) throw refusal('banned');
  if (row.is_due) await noteUse(database, row.id);
  const { id: keyId, user_id: userId } = row;
  return {
    role: 'authenticated',
    claims: { sub: userId, role: 'authenticated' },
    via: 'api-key',
    userId,
    keyId,
  };
}

/** At most once a minute, so that a busy key does not update its row with every call. */
async function noteUse(database: Database, id: string): Promise<void> {
  await database.query(
    `update internal.api_keys set last_used_at = now()
     where id = $1 and coalesce(last_used_at < now() - interval '1 minute', true)`,
    [id],
  );
}

function refusal(reason: keyof typeof refusals): AppError {
  return new AppError('unauthorized', { message: refusals[reason] });
}
