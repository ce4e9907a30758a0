import { setTimeout } from 'node:timers/promises';
import type { Statements } from '#server/db/database.ts';

export interface JobQueue {
  /** Looks for work now instead of at the next poll. Call it after the transaction that added a job. */
  wake(): void;
  /** Finishes the running jobs and starts no others. */
  stop(): Promise<void>;
}

/** Rows that one node works off together. `attempts` counts this one. */
export interface Job {
  ids: readonly string[];
  attempts: number;
}

/** What users of a queue may set. */
export interface JobQueueOptions<Taken> {
  /** Called without a job when the database could not be reached. */
  onError: (error: unknown, job?: Taken) => void;
  pollMs?: number;
  /** How long a job that failed waits for its next attempt. */
  backoffSeconds?: readonly number[];
}

interface QueueParts<Taken extends Job> extends JobQueueOptions<Taken> {
  database: Statements;
  /** A table with the columns `due_at` and `attempts`. */
  table: `internal.${string}`;
  key: string;
  /**
   * Takes due rows with a lease: it counts the attempt and moves `due_at` past the time the work may take. The rows of
   * a node that dies are taken by the others; those of a slow one are worked off twice.
   */
  take: () => Promise<Taken | undefined>;
  /** Does the work and marks it as done. A throw postpones the job. */
  work: (job: Taken) => Promise<void>;
  backoffSeconds: readonly number[];
  afterLastAttempt: 'delete' | 'try again';
  /** How many jobs a node works off at once. */
  workers?: number;
}

/** Works off jobs that are rows of a table, on any number of nodes. */
export function startJobQueue<Taken extends Job>(parts: QueueParts<Taken>): JobQueue {
  const { workers = 1, pollMs } = parts;
  const all = Array.from({ length: workers }, () => startWorker(() => workOffNext(parts), pollMs));
  return {
    wake() {
      for (const worker of all) worker.wake();
    },
    async stop() {
      await Promise.all(all.map((worker) => worker.stop()));
    },
  };
}

/** False where there is nothing to do, or where the database cannot be asked; both wait for the next poll. */
async function workOffNext<Taken extends Job>(parts: QueueParts<Taken>): Promise<boolean> {
  let job: Taken | undefined;
  try {
    job = await parts.take();
    if (!job) return false;
    await parts.work(job);
  } catch (error) {
    parts.onError(error, job);
    if (!job) return false;
    // Should this fail too, the lease ends by itself.
    await postpone(parts, job).catch(parts.onError);
  }
  return true;
}

async function postpone<Taken extends Job>(
  parts: QueueParts<Taken>,
  { ids, attempts }: Taken,
): Promise<void> {
  const { database, table, key, backoffSeconds, afterLastAttempt } = parts;
  const isLast = attempts > backoffSeconds.length;
  if (isLast && afterLastAttempt === 'delete') {
    await database.query(`delete from ${table} where ${key} = any($1)`, [ids]);
    return;
  }
  const wait = isLast ? backoffSeconds.at(-1) : backoffSeconds[attempts - 1];
  await database.query(
    `update ${table} set due_at = now() + make_interval(secs => $2) where ${key} = any($1)`,
    [ids, wait],
  );
}

/** Calls `workNext` again at once while it gives true, else after a pause. It must not throw. */
function startWorker(workNext: () => Promise<boolean>, pollMs = 5_000): JobQueue {
  const stopping = new AbortController();
  let isWoken = false;
  let pause = new AbortController();

  const work = async () => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      if (await workNext()) continue;
      if (isWoken || stopping.signal.aborted) continue;
      pause = new AbortController();
      // `wake` ends it early, which is no failure.
      await setTimeout(pollMs, undefined, { signal: pause.signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    wake() {
      isWoken = true;
      pause.abort();
    },
    async stop() {
      stopping.abort();
      pause.abort();
      await working;
    },
  };
}
