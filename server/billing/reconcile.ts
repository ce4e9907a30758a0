import { adoptCustomer } from '#server/billing/adopt-customer.ts';
import { isOutage, type BillingWork } from '#server/billing/billing.ts';
import { isKnown } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';

export interface Reconciled {
  checked: number;
  /** Customers whose subscription was missing or differed from Stripe's. */
  repaired: number;
  failed: number;
  /** Paying customers at Stripe without an account here. */
  ownerless: number;
  /** The run ended early: Stripe does not answer, or the server stops. */
  stopped: boolean;
}

interface ReconcileOptions {
  onError: (error: unknown, customer: string) => void;
  signal?: AbortSignal;
}

const pageSize = 100;
/** After this many in a row, Stripe is taken as unavailable. */
const maxOutages = 3;

/**
 * Reads every customer again at Stripe, and looks there for subscriptions that are not in the database: repairs what
 * deliveries have missed. One failure does not stop the rest; an unavailable Stripe does.
 */
export async function reconcile(work: BillingWork, options: ReconcileOptions): Promise<Reconciled> {
  const result: Reconciled = { checked: 0, repaired: 0, failed: 0, ownerless: 0, stopped: false };
  let outages = 0;
  const check = async ({ customer, isOurs }: ToCheck) => {
    try {
      const adoption = isOurs ? 'ours' : await adoptCustomer(work, customer);
      if (adoption === 'ownerless') result.ownerless += 1;
      const synced = adoption === 'ours' ? await syncCustomer(work, customer) : null;
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
    for await (const one of customersToCheck(work)) {
      result.stopped = outages >= maxOutages || options.signal?.aborted === true;
      if (result.stopped) break;
      await check(one);
    }
  } catch (error) {
    // Stripe's list could not be loaded.
    if (!isOutage(error)) throw error;
    result.failed += 1;
    result.stopped = true;
    options.onError(error, 'unknown here');
  }
  return result;
}

interface ToCheck {
  customer: string;
  isOurs: boolean;
}

/** Ours, one page after the other; then those at Stripe whose customers we do not have. */
async function* customersToCheck({ database, stripe }: BillingWork): AsyncGenerator<ToCheck> {
  for (let last = '0', full = true; full;) {
    const page = await database.query<{ id: string; customer_id: string }>(
      `select id::text, customer_id from public.stripe_customers
       where id > $1::bigint order by id limit ${pageSize}`,
      [last],
    );
    for (const { customer_id: customer } of page) yield { customer, isOurs: true };
    last = page.at(-1)?.id ?? last;
    full = page.length === pageSize;
  }
  const strangers = new Set<string>();
  for await (const { customer } of stripe.subscriptions.list({ limit: pageSize })) {
    const id = typeof customer === 'string' ? customer : customer.id;
    if (strangers.has(id) || (await isKnown(database, id))) continue;
    strangers.add(id);
    yield { customer: id, isOurs: false };
  }
}
