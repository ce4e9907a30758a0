import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { hashPassword, passwordMatches, requireStrongPassword } from '#server/auth/domain/passwords.ts';
import { toUserJson } from '#server/auth/domain/user-json.ts';
import { findUserById, type FullUser } from '#server/auth/domain/users.ts';
import { requireSession, type SignedIn } from '#server/auth/require-session.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

/** GET /user: the signed-in user, as stored now and not as the token remembers. */
export function getUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    return c.json(toUserJson(user));
  };
}

const changeSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** PUT /user: changes metadata and password. A new password ends every other session of the user. */
export function changeUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const signedIn = await requireSession(c, deps);
    const { email, phone, password, data } = await readJson(c, changeSchema);
    if (email || phone) {
      throw new AppError('validation_failed', {
        message:
          'This server sends no mail or messages, so an e-mail address or phone number cannot be confirmed.',
      });
    }
    const passwordHash = password ? await requireNewPassword(signedIn, password) : null;
    const changed = await deps.database.transaction(async (queries) => {
      if (passwordHash !== null) await storePassword(queries, signedIn, passwordHash);
      if (data) await mergeMetadata(queries, signedIn.user, data);
      return findUserById(queries, signedIn.user.id);
    });
    if (!changed) throw new AppError('user_not_found');
    return c.json(toUserJson(changed));
  };
}

async function requireNewPassword({ user, aal }: SignedIn, password: string): Promise<string> {
  const secondFactor = user.factors.some(({ status }) => status === 'verified');
  if (secondFactor && aal !== 'aal2') throw new AppError('insufficient_aal');
  requireStrongPassword(password);
  if (await passwordMatches(password, user.encrypted_password)) throw new AppError('same_password');
  return hashPassword(password);
}

async function storePassword(
  queries: Queries,
  { user, sessionId }: SignedIn,
  passwordHash: string,
): Promise<void> {
  await queries.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    user.id,
    passwordHash,
  ]);
  await queries.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, sessionId]);
  await queries.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
}

/** Keys are added or replaced; null takes one away. In the database, so that two changes at once both count. */
async function mergeMetadata(queries: Queries, user: FullUser, data: Record<string, unknown>): Promise<void> {
  const removed = Object.keys(data).filter((key) => data[key] === null);
  await queries.query(
    `update auth.users
     set raw_user_meta_data = (raw_user_meta_data || $2::jsonb) - $3::text[], updated_at = now()
     where id = $1`,
    [user.id, JSON.stringify(data), removed],
  );
}
