import { isOutage, type BillingWork } from '#server/billing/billing.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';

export interface Reconciled {
  checked: number;
  /** Customers whose subscription was stored otherwise than Stripe has it, or not at all. */
  repaired: number;
  failed: number;
  /** It was given up: Stripe does not answer, or the server stops. */
  stopped: boolean;
}

export interface ReconcileOptions {
  onError: (error: unknown, customer: string) => void;
  signal?: AbortSignal;
}

const pageSize = 100;
/** After so many in a row the rest would fail as well. */
const mostOutages = 3;

/**
 * Reads every customer again at Stripe, and looks there for subscriptions that nobody here knows of: repairs whatever
 * deliveries have missed. One failure does not stop the rest; Stripe being away does.
 */
export async function reconcile(work: BillingWork, options: ReconcileOptions): Promise<Reconciled> {
  const result: Reconciled = { checked: 0, repaired: 0, failed: 0, stopped: false };
  let outages = 0;
  const check = async (customer: string) => {
    try {
      const synced = await syncCustomer(work, customer);
      result.checked += 1;
      if (synced?.changed) result.repaired += 1;
      outages = 0;
    } catch (error) {
      result.failed += 1;
      outages = isOutage(error) ? outages + 1 : 0;
      options.onError(error, customer);
    }
  };
  try {
    for await (const customer of customersToCheck(work)) {
      result.stopped = outages >= mostOutages || options.signal?.aborted === true;
      if (result.stopped) break;
      await check(customer);
    }
  } catch (error) {
    // Stripe's own list could not be had.
    if (!isOutage(error)) throw error;
    result.failed += 1;
    result.stopped = true;
    options.onError(error, 'unknown here');
  }
  return result;
}

/** Ours, one page after the other; then those at Stripe whose customers we do not have. */
async function* customersToCheck({ database, stripe }: BillingWork): AsyncGenerator<string> {
  for (let last = '0', full = true; full;) {
    const page = await database.query<{ id: string; customer_id: string }>(
      `select id::text, customer_id from public.stripe_customers
       where id > $1::bigint order by id limit ${pageSize}`,
      [last],
    );
    for (const { customer_id: customer } of page) yield customer;
    last = page.at(-1)?.id ?? last;
    full = page.length === pageSize;
  }
  for await (const { customer } of stripe.subscriptions.list({ limit: pageSize })) {
    const id = typeof customer === 'string' ? customer : customer.id;
    const known = await database.query('select 1 from public.stripe_customers where customer_id = $1', [id]);
    if (known.length === 0) yield id;
  }
}

const hourMs = 60 * 60 * 1000;
const turn = 'billing:reconcile';

/**
 * Once a day, whichever node comes to it first: a token in the database is there for only one of them. A run that was
 * stopped gives it back. Gives what stops it.
 */
export function reconcileDaily(
  work: BillingWork,
  report: { onError: (error: unknown, customer?: string) => void; onDone: (result: Reconciled) => void },
): { stop: () => void } {
  const { database } = work;
  const stopping = new AbortController();
  let running = false;
  const look = async () => {
    if (running) return;
    running = true;
    try {
      const [token] = await database.query<{ wait: number }>(
        'select internal.take_token($1, 1, 1.0 / (23 * 3600)) as wait',
        [turn],
      );
      if (token?.wait !== 0) return;
      const result = await reconcile(work, { onError: report.onError, signal: stopping.signal });
      report.onDone(result);
      if (result.stopped) await database.query('delete from internal.rate_limits where bucket = $1', [turn]);
    } finally {
      running = false;
    }
  };
  const lookQuietly = () => void look().catch((error: unknown) => report.onError(error));
  const timer = setInterval(lookQuietly, hourMs);
  timer.unref();
  lookQuietly();
  return {
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
