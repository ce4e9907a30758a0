import { randomUUID } from 'node:crypto';
import type { BillingWork } from '#server/billing/billing.ts';
import { reconcile, type Reconciled } from '#server/billing/reconcile.ts';
import type { Database } from '#server/db/database.ts';

interface DailyOptions {
  onError: (error: unknown, customer?: string) => void;
  onDone: (result: Reconciled) => void;
  /** How often it is looked whether it is time. */
  lookEveryMs?: number;
}

const name = 'billing:reconcile';
const hourMs = 60 * 60 * 1000;
/** Renewed as long as the comparison goes on; that of a node that died ends by itself. */
const leaseSeconds = 300;

/**
 * Once a day, on the first node that takes the lease. It is recorded as done only at the end: if it was stopped or its
 * node died, the next node that looks runs it again.
 */
export function reconcileDaily(work: BillingWork, options: DailyOptions): { stop: () => Promise<void> } {
  const { database } = work;
  const stopping = new AbortController();
  const lookIfDue = async () => {
    const holder = randomUUID();
    if (!(await take(database, holder))) return;
    const renewing = setInterval(
      () => void renew(database, holder).catch(options.onError),
      (leaseSeconds / 3) * 1000,
    );
    let isDone = false;
    try {
      const result = await reconcile(work, { onError: options.onError, signal: stopping.signal });
      options.onDone(result);
      isDone = !result.stopped;
    } finally {
      clearInterval(renewing);
      await release(database, holder, isDone);
    }
  };

  let running: Promise<void> | null = null;
  const look = () => {
    running ??= lookIfDue()
      .catch((error: unknown) => options.onError(error))
      .finally(() => (running = null));
  };
  const timer = setInterval(look, options.lookEveryMs ?? hourMs);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function take(database: Database, holder: string): Promise<boolean> {
  const taken = await database.query(
    `insert into internal.daily_work as known (name, holder, held_until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
     where known.held_until <= now() and (known.done_at is null or known.done_at < now() - interval '23 hours')
     returning name`,
    [name, holder, leaseSeconds],
  );
  return taken.length > 0;
}

async function renew(database: Database, holder: string): Promise<void> {
  await database.query(
    `update internal.daily_work set held_until = now() + make_interval(secs => $3)
     where name = $1 and holder = $2`,
    [name, holder, leaseSeconds],
  );
}

async function release(database: Database, holder: string, isDone: boolean): Promise<void> {
  await database.query(
    `update internal.daily_work set held_until = now(), done_at = case when $3 then now() else done_at end
     where name = $1 and holder = $2`,
    [name, holder, isDone],
  );
}
