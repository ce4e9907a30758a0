import type { Stripe } from 'stripe';
import type { BillingWork } from '#server/billing/billing.ts';
import { accountDeleted, endCustomer } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import type { Statements } from '#server/db/database.ts';
import { startWorker, type Worker } from '#server/db/start-worker.ts';

interface QueueOptions extends BillingWork {
  onError: (error: unknown, events?: TakenEvents) => void;
  pollMs?: number;
  backoffSeconds?: readonly number[];
}

/** How long events that failed wait for their next attempt; the last one again and again, for nothing may be lost. */
const defaultBackoffSeconds = [2, 10, 60, 300, 1800, 3600];
/**
 * How long a node has events to itself. Those of one that dies are left to the others; where it only was slow, they are
 * worked off twice, which does no harm.
 */
const leaseSeconds = 30;
/** How many customers a node looks after at once: one slow answer of Stripe must not hold up everybody. */
const workers = 4;

/**
 * Keeps an event until it has been worked off. Once this has returned the delivery may be acknowledged: whatever
 * happens then, the event is not lost. One that came before is kept as it is.
 */
export async function keepEvent(database: Statements, event: Stripe.Event): Promise<void> {
  const customerId = customerOf(event);
  await database.query(
    `insert into internal.processed_webhooks (event_id, event_type, customer_id, processed_at)
     values ($1, $2, $3, case when $3::text is null then now() end)
     on conflict (event_id) do nothing`,
    [event.id, event.type, customerId],
  );
}

/** Whom an event is about. Many are about nobody, and there is nothing to read again. */
function customerOf({ data }: Stripe.Event): string | null {
  const object = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (object.object === 'customer') return object.id ?? null;
  if (typeof object.customer === 'string') return object.customer;
  return object.customer?.id ?? null;
}

/** Works off the waiting events, some customers at a time on each node. */
export function startEventQueue(options: QueueOptions): Worker {
  const all = Array.from({ length: workers }, () => startWorker(() => workOffNext(options), options.pollMs));
  return {
    wake() {
      for (const worker of all) worker.wake();
    },
    async stop() {
      await Promise.all(all.map((worker) => worker.stop()));
    },
  };
}

export interface TakenEvents {
  customerId: string;
  ids: string[];
  types: string[];
  attempts: number;
}

/** False where there is nothing to do, or where the database cannot be asked; both wait for the next round. */
async function workOffNext(options: QueueOptions): Promise<boolean> {
  let events: TakenEvents | undefined;
  try {
    events = await takeEvents(options);
    if (!events) return false;
    await workOff(options, events);
    return true;
  } catch (error) {
    options.onError(error, events);
    if (!events) return false;
    // Should this fail too, the lease ends by itself.
    await postpone(options, events).catch(options.onError);
    return true;
  }
}

/** All that wait for one customer at once: reading again once answers all of them. */
async function takeEvents({ database }: QueueOptions): Promise<TakenEvents | undefined> {
  const rows = await database.query<{ id: string; type: string; customer_id: string; attempts: number }>(
    `update internal.processed_webhooks
     set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     where event_id in (
       select event_id from internal.processed_webhooks
       where processed_at is null and due_at <= now() and customer_id = (
         select customer_id from internal.processed_webhooks
         where processed_at is null and customer_id is not null and due_at <= now()
         order by due_at limit 1 for update skip locked)
       order by event_id for update skip locked)
     returning event_id as id, event_type as type, customer_id, attempts`,
    [leaseSeconds],
  );
  if (rows.length === 0) return undefined;
  return {
    customerId: rows[0]!.customer_id,
    ids: rows.map(({ id }) => id),
    types: rows.map(({ type }) => type),
    attempts: Math.max(...rows.map(({ attempts }) => attempts)),
  };
}

async function workOff(options: QueueOptions, { customerId, ids, types }: TakenEvents) {
  const isEnded = types.includes(accountDeleted) && (await endCustomer(options, customerId));
  if (!isEnded) await syncCustomer(options, customerId);
  await options.database.query(
    'update internal.processed_webhooks set processed_at = now(), customer_id = null where event_id = any($1)',
    [ids],
  );
}

async function postpone(
  { database, backoffSeconds = defaultBackoffSeconds }: QueueOptions,
  taken: TakenEvents,
) {
  const wait = backoffSeconds[taken.attempts - 1] ?? backoffSeconds.at(-1);
  await database.query(
    'update internal.processed_webhooks set due_at = now() + make_interval(secs => $2) where event_id = any($1)',
    [taken.ids, wait],
  );
}
