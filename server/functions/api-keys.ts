import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { maxApiKeyNameLength, maxApiKeys } from '#contract/api-keys.ts';
import type { Database } from '#server/db/database.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import { makeKey, prefixOfKey } from '#server/functions/api-keys/key-text.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { isUuid } from '#server/http/uuid.ts';
import { hashOf } from '#server/http/digest.ts';
import { readJson } from '#server/http/read-json.ts';

/** How often a user may make keys, and how often look at them or revoke one. */
export const apiKeyLimits = {
  make: { burst: 30, count: 60, seconds: 3_600 },
  manage: { burst: 60, count: 120, seconds: 60 },
} as const;

const newKeySchema = z.object({
  name: z
    .string('Give the key a name.')
    .trim()
    .min(1, 'Give the key a name.')
    .max(maxApiKeyNameLength, `A name has at most ${maxApiKeyNameLength} characters.`),
});

interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  created_at: Date;
  last_used_at: Date | null;
}

const shown = 'id, name, prefix, created_at, last_used_at';
const unseen = { 'cache-control': 'no-store' };

/** GET /api-keys: the caller's valid keys, the newest first. */
export function listApiKeys(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const userId = await requireManager(c, deps, 'manage');
    const rows = await deps.database.query<ApiKeyRow>(
      `select ${shown} from internal.api_keys
       where user_id = $1 and revoked_at is null order by created_at desc`,
      [userId],
    );
    return c.json({ api_keys: rows }, 200, unseen);
  };
}

/** POST /api-keys: creates a key, which is shown only in this response. */
export function createApiKey(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const userId = await requireManager(c, deps, 'make');
    const { name } = await readJson(c, newKeySchema);
    const key = makeKey();
    const row = await storeKey(deps.database, { userId, name, key });
    return c.json({ ...row, key }, 201, unseen);
  };
}

/** DELETE /api-keys/{id}: revokes a key of the caller, effective on every node with the next call. */
export function revokeApiKey(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const userId = await requireManager(c, deps, 'manage');
    const wanted = c.req.param('id');
    const revoked = isUuid(wanted)
      ? await deps.database.query(
          `update internal.api_keys set revoked_at = now()
           where id = $1 and user_id = $2 and revoked_at is null returning id`,
          [wanted, userId],
        )
      : [];
    if (revoked.length === 0) throw new AppError('not_found', { message: 'There is no such API key.' });
    return c.json({});
  };
}

async function requireManager(c: Context<AppEnv>, deps: FunctionDeps, what: keyof typeof apiKeyLimits) {
  const { id } = await requireUser(c, deps);
  await requireToken(deps, {
    limit: apiKeyLimits[what],
    name: `api-keys:${what}`,
    subject: id,
    message: (wait) => `That was often. ${pleaseWait(wait)}`,
  });
  return id;
}

function storeKey(
  database: Database,
  { userId, name, key }: { userId: string; name: string; key: string },
): Promise<ApiKeyRow> {
  return database.transaction(async (queries) => {
    // The lock on the user's row makes concurrent calls count one after the other, so that none exceeds the limit.
    await queries.query('select from auth.users where id = $1 for no key update', [userId]);
    const [row] = await queries.query<ApiKeyRow>(
      `insert into internal.api_keys (user_id, name, prefix, hash)
       select $1, $2, $3, $4
       where (select count(*) from internal.api_keys where user_id = $1 and revoked_at is null) < $5
       returning ${shown}`,
      [userId, name, prefixOfKey(key), hashOf(key), maxApiKeys],
    );
    if (!row) throw new AppError('too_many_api_keys');
    return row;
  });
}
