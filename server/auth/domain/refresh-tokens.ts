import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';

/** How long a used token may come again, from a client whose answer got lost or whose tabs ask at once. */
const reuseSeconds = 10;
const tokenPattern = /^[a-z0-9]{12}$/;

interface TokenRow {
  seed: string;
  session_id: string;
  user_id: string;
  revoked: boolean;
  recently_used: boolean;
}

export type Rotation =
  | { outcome: 'rotated'; token: string; sessionId: string; userId: string }
  | { outcome: 'malformed' | 'unknown' | 'no_session' | 'reused' };

/** The first token of a session. */
export async function issueRefreshToken(
  queries: Queries,
  secret: string,
  session: { id: string; userId: string },
  parentHash: string | null = null,
): Promise<string> {
  const seed = randomUUID();
  const token = tokenFrom(seed, secret);
  await queries.query(
    'insert into auth.refresh_tokens (seed, token_hash, parent_hash, user_id, session_id) values ($1, $2, $3, $4, $5)',
    [seed, hashOf(token), parentHash, session.userId, session.id],
  );
  return token;
}

/**
 * Exchanges a token for the next. A token that comes again is answered with the one it was exchanged for, as long as
 * nobody has used that yet; a little later a new one is made; and after that it is a stolen one, and the session's
 * tokens all end. The outcome is returned, not thrown: what was revoked has to stay so.
 */
export async function rotateRefreshToken(queries: Queries, secret: string, token: string): Promise<Rotation> {
  if (!tokenPattern.test(token)) return { outcome: 'malformed' };
  const tokenHash = hashOf(token);
  const [known] = await queries.query<{ session_id: string }>(
    'select session_id from auth.refresh_tokens where token_hash = $1',
    [tokenHash],
  );
  if (!known) return { outcome: 'unknown' };
  // Whoever has the session's row decides alone; the token is read again once it is ours.
  const [session] = await queries.query(
    'select id from auth.sessions where id = $1 and (not_after is null or not_after > now()) for update',
    [known.session_id],
  );
  const [row] = await queries.query<TokenRow>(
    `select seed, session_id, user_id, revoked, updated_at > now() - make_interval(secs => $2) as recently_used
     from auth.refresh_tokens where token_hash = $1`,
    [tokenHash, reuseSeconds],
  );
  if (!session || !row) return { outcome: 'no_session' };
  const rotated = (next: string): Rotation => ({
    outcome: 'rotated',
    token: next,
    sessionId: row.session_id,
    userId: row.user_id,
  });
  if (row.revoked) {
    const [active] = await queries.query<{ seed: string; parent_hash: string | null }>(
      'select seed, parent_hash from auth.refresh_tokens where session_id = $1 and not revoked',
      [row.session_id],
    );
    // None is good any more: the session's tokens were ended, and no time of grace brings them back.
    if (!active) return { outcome: 'reused' };
    if (active.parent_hash === tokenHash) return rotated(tokenFrom(active.seed, secret));
  }
  await revokeTokens(queries, row.session_id);
  if (row.revoked && !row.recently_used) return { outcome: 'reused' };
  return rotated(
    await issueRefreshToken(queries, secret, { id: row.session_id, userId: row.user_id }, tokenHash),
  );
}

/** A new token in place of the one that is good now. */
export async function replaceRefreshToken(
  queries: Queries,
  secret: string,
  session: { id: string; userId: string },
): Promise<string> {
  await revokeTokens(queries, session.id);
  return issueRefreshToken(queries, secret, session);
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
