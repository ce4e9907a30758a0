import type { Stripe } from 'stripe';
import type { BillingWork } from '#server/billing/billing.ts';
import { accountDeleted, endCustomer } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import type { Statements } from '#server/db/database.ts';
import { startJobQueue, type Job, type JobQueue, type JobQueueOptions } from '#server/db/job-queue.ts';

type QueueOptions = BillingWork & JobQueueOptions<TakenEvents>;

/** The last one again and again: no event may be lost. */
const defaultBackoffSeconds = [2, 10, 60, 300, 1800, 3600];
const leaseSeconds = 30;
/** How many customers a node looks after at once: one slow answer of Stripe must not hold up all others. */
const workers = 4;

/**
 * Stores an event until it has been worked off. After that its delivery may be acknowledged: the event cannot be lost.
 * One that is stored already stays as it is.
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

/** The customer that an event is about. Many are about none, and there is nothing to read again. */
function customerOf({ data }: Stripe.Event): string | null {
  const object = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (object.object === 'customer') return object.id ?? null;
  if (typeof object.customer === 'string') return object.customer;
  return object.customer?.id ?? null;
}

interface TakenEvents extends Job {
  customerId: string;
  types: string[];
}

/** Works off the stored events. Doing it twice does no harm. */
export function startEventQueue(options: QueueOptions): JobQueue {
  return startJobQueue({
    backoffSeconds: defaultBackoffSeconds,
    ...options,
    table: 'internal.processed_webhooks',
    key: 'event_id',
    afterLastAttempt: 'try again',
    workers,
    take: () => takeEvents(options),
    work: (events) => workOff(options, events),
  });
}

/** Takes all events of one customer: reading the customer once answers all of them. */
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
