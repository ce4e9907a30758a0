import { createHmac, randomUUID } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import { hashOf } from '#server/http/digest.ts';

/** How long a used token is accepted again: a response may get lost, or several tabs may use it at once. */
const reuseSeconds = 10;
const tokenPattern = /^[a-z0-9]{12}$/;

export type Rotation =
  | { outcome: 'rotated'; token: string; sessionId: string }
  | { outcome: 'unknown' | 'no_session' | 'reused' };

interface NewToken {
  seed: string;
  token: string;
  hash: string;
}

export function newRefreshToken(secret: string): NewToken {
  const seed = randomUUID();
  const token = tokenFrom(seed, secret);
  return { seed, token, hash: hashOf(token) };
}

/**
 * Handles a token that was already used. If the token it was exchanged for is still unused, that one is returned;
 * within a short time after that, a new one is made; later it counts as stolen, and all tokens of the session are
 * revoked. The outcome is returned, not thrown, so that the revocation is committed.
 */
export async function rotateUsedToken(queries: Queries, secret: string, token: string): Promise<Rotation> {
  const tokenHash = hashOf(token);
  // The row lock of the session comes first, so that one request decides at a time, on the current tokens.
  const [session] = await queries.query<{ id: string; alive: boolean }>(
    `select id, not_after is null or not_after > now() as alive from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [tokenHash],
  );
  if (!session) return { outcome: 'unknown' };
  return answerUsedToken(queries, secret, session, tokenHash);
}

export function isRefreshToken(text: string): boolean {
  return tokenPattern.test(text);
}

async function answerUsedToken(
  queries: Queries,
  secret: string,
  { id: sessionId, alive }: { id: string; alive: boolean },
  tokenHash: string,
): Promise<Rotation> {
  const [active] = await queries.query<{ seed: string; parent_hash: string | null }>(
    'select seed, parent_hash from auth.refresh_tokens where session_id = $1 and not revoked',
    [sessionId],
  );
  // No token is valid: the session was ended because of a stolen token, and no grace period restores it.
  if (!active) return { outcome: 'reused' };
  if (!alive) return { outcome: 'no_session' };
  if (active.parent_hash === tokenHash) {
    return { outcome: 'rotated', token: tokenFrom(active.seed, secret), sessionId };
  }
  await revokeTokens(queries, sessionId);
  const next = newRefreshToken(secret);
  const replaced = await queries.query(
    `insert into auth.refresh_tokens (seed, token_hash, parent_hash, user_id, session_id)
     select $2, $3, $1, user_id, session_id from auth.refresh_tokens
     where token_hash = $1 and updated_at > now() - make_interval(secs => $4) returning id`,
    [tokenHash, next.seed, next.hash, reuseSeconds],
  );
  if (replaced.length > 0) return { outcome: 'rotated', token: next.token, sessionId };
  // The session row stays because its tokens refer to it, so that a used token is still recognized.
  await queries.query('update auth.sessions set not_after = now() where id = $1', [sessionId]);
  return { outcome: 'reused' };
}

/** Replaces the valid token with a new one. */
export async function replaceRefreshToken(
  queries: Queries,
  secret: string,
  session: { id: string; userId: string },
): Promise<string> {
  await revokeTokens(queries, session.id);
  const { seed, token, hash } = newRefreshToken(secret);
  await queries.query(
    'insert into auth.refresh_tokens (seed, token_hash, user_id, session_id) values ($1, $2, $3, $4)',
    [seed, hash, session.userId, session.id],
  );
  return token;
}

async function revokeTokens(queries: Queries, sessionId: string): Promise<void> {
  await queries.query(
    'update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where session_id = $1 and not revoked',
    [sessionId],
  );
}

/** Twelve letters and digits, as Supabase's are: 62 bits that only the holder of the secret can make from the seed. */
function tokenFrom(seed: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`refresh-token:${seed}`).digest();
  return bytes.readBigUInt64BE(0).toString(36).padStart(13, '0').slice(-12);
}
