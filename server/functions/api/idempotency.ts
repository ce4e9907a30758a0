import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  idempotencyHours,
  maxIdempotencyKeyLength,
  maxKeptAnswerBytes,
  maxKeptAnswers,
} from '#contract/api/limits.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { invalidField } from '#server/functions/api/read-body.ts';
import { bucketOf } from '#server/db/take-token.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** After this time the node counts as gone, and another call may use the key. No answer takes longer. */
const abandonedAfterSeconds = 180;

/** Whether a known key may be used by another call: it has expired, or its call was abandoned. */
const isFree = `(known.started_at < now() - make_interval(hours => ${idempotencyHours})
  or (known.answer is null and known.started_at < now() - make_interval(secs => ${abandonedAfterSeconds})))`;

interface Called {
  userId: string;
  /** The same for both of its addresses. */
  path: string;
}

interface Call extends Called {
  body: unknown;
}

/** The key of a call, if it has one. Throws for an invalid key. */
export function readIdempotencyKey(c: Context<AppEnv>): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && (!/^[\x21-\x7e]+$/.test(key) || key.length > maxIdempotencyKeyLength)) {
    throw invalidField('Idempotency-Key', `give 1 to ${maxIdempotencyKeyLength} visible ASCII characters`);
  }
  return key;
}

/**
 * Reads the body and counts the call. A repeated call is not counted if its answer is stored or being computed. A known
 * key with another or an unreadable body counts like any other call.
 */
export async function readCounted<T>(
  c: Context<AppEnv>,
  deps: FunctionDeps,
  { read, count, ...called }: Called & { read: () => Promise<T>; count: () => Promise<void> },
): Promise<T> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) {
    await count();
    return read();
  }
  let body: T;
  try {
    body = await read();
  } catch (error) {
    await count();
    throw error;
  }
  if (!(await wasMade(deps, { ...called, body }, key))) await count();
  return body;
}

async function wasMade(deps: FunctionDeps, call: Call, key: string): Promise<boolean> {
  const known = await deps.database.query(
    `select from internal.idempotent_calls known
     where caller = $1 and key_hash = $2 and path = $3 and body_hash = $4 and not ${isFree}`,
    [...placeOf(deps, call, key), hashBody(call.body)],
  );
  return known.length > 0;
}

/**
 * With an Idempotency-Key: the stored answer of the same call, or the answer of `work`, which is stored for a day. A
 * failed call may be repeated with the same key. Very long answers are not stored, and newer answers of the same user
 * replace the oldest.
 */
export async function answerOnce(
  c: Context<AppEnv>,
  deps: FunctionDeps,
  call: Call,
  work: (signal: AbortSignal) => Promise<object>,
): Promise<Response> {
  const key = readIdempotencyKey(c);
  // Caches between us and the client must not store a user's figures.
  c.header('cache-control', 'no-store');
  if (key === undefined) return c.json(await work(c.get('signal')()));
  const kept = keptCall(deps, call, key);
  const before = await kept.claim();
  if (before !== null) {
    return c.body(before, 200, { 'content-type': 'application/json', 'idempotent-replayed': 'true' });
  }
  // A client that has lost the connection repeats the call with the key to get the answer.
  const answering = answerAndKeep(kept, () => work(c.get('keptSignal')()));
  deps.unfinished.add(answering);
  const answer = await answering.finally(() => deps.unfinished.delete(answering));
  return c.body(answer, 200, { 'content-type': 'application/json' });
}

async function answerAndKeep(
  kept: ReturnType<typeof keptCall>,
  work: () => Promise<object>,
): Promise<string> {
  try {
    const answer = JSON.stringify(await work());
    await (Buffer.byteLength(answer) > maxKeptAnswerBytes ? kept.release() : kept.keep(answer));
    return answer;
  } catch (error) {
    await kept.release();
    throw error;
  }
}

/** Where an answer is stored: one row for each caller, key and path. */
function placeOf({ secret }: FunctionDeps, { userId, path }: Called, key: string): string[] {
  return [bucketOf(secret, 'user', userId), hash(key), path];
}

function keptCall(deps: FunctionDeps, call: Call, key: string) {
  const { database } = deps;
  const { userId, body } = call;
  const bodyHash = hashBody(body);
  const holder = randomUUID();
  const where = placeOf(deps, call, key);

  return {
    /** Null if this call has to answer; otherwise the stored answer. */
    async claim(): Promise<string | null> {
      const claimed = await database.query(
        `insert into internal.idempotent_calls as known (caller, key_hash, path, user_id, body_hash, holder)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (caller, key_hash, path) do update
           set body_hash = excluded.body_hash, holder = excluded.holder, started_at = now(), answer = null
           where ${isFree}
         returning 1`,
        [...where, userId, bodyHash, holder],
      );
      if (claimed.length > 0) return null;
      const [known] = await database.query<{ body_hash: string; answer: string | null }>(
        'select body_hash, answer from internal.idempotent_calls where caller = $1 and key_hash = $2 and path = $3',
        where,
      );
      if (known && known.body_hash !== bodyHash) throw new AppError('idempotency_key_reused');
      // The row is gone: the first call has failed, and the next attempt may use the key.
      if (!known || known.answer === null) {
        throw new AppError('idempotency_key_in_use', { headers: { 'retry-after': '1' } });
      }
      return known.answer;
    },
    /** Deletes the user's oldest answers, so that no account can fill the database. */
    async keep(answer: string): Promise<void> {
      await database.query(
        `with surplus as (
           delete from internal.idempotent_calls where (caller, key_hash, path) in (
             select caller, key_hash, path from internal.idempotent_calls
             where user_id = $6 and answer is not null
             order by started_at desc offset ${maxKeptAnswers - 1}
             for update skip locked))
         update internal.idempotent_calls set answer = $5
         where caller = $1 and key_hash = $2 and path = $3 and holder = $4`,
        [...where, holder, answer, userId],
      );
    },
    async release(): Promise<void> {
      await database.query(
        'delete from internal.idempotent_calls where caller = $1 and key_hash = $2 and path = $3 and holder = $4',
        [...where, holder],
      );
    },
  };
}

/** The same for the same fields in any order. */
function hashBody(body: unknown): string {
  return hash(
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
