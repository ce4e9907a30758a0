import { isMissing, type BillingWork } from '#server/billing/billing.ts';
import { findMarkedCustomers } from '#server/billing/marked-customers.ts';
import type { Queries, Statements } from '#server/db/database.ts';
import { isUuid } from '#server/http/uuid.ts';

/** The event that our database queues when an account is deleted, in the queue of Stripe's events. */
export const accountDeleted = 'account.deleted';

/** The Stripe customer a user has, if they ever went to pay. */
export async function findCustomer(database: Statements, userId: string): Promise<string | null> {
  const [row] = await database.query<{ customer_id: string }>(
    'select customer_id from public.stripe_customers where user_id = $1',
    [userId],
  );
  return row?.customer_id ?? null;
}

/**
 * Comes first in every transaction that changes what hangs on a customer or its user: two that lock the other way round
 * wait for each other.
 */
export async function lockCustomer(queries: Queries, userId: string): Promise<void> {
  await queries.query('select 1 from public.stripe_customers where user_id = $1 for update', [userId]);
}

/** The account named in a customer's metadata at Stripe, if there is one. */
export async function findMarkedUser(database: Statements, mark: string | undefined): Promise<string | null> {
  // The field can be edited at Stripe, so its content is not trusted.
  if (!isUuid(mark)) return null;
  const [row] = await database.query<{ id: string }>(
    'select id from auth.users where id = $1 and deleted_at is null',
    [mark],
  );
  return row?.id ?? null;
}

/**
 * Looks the customer up at Stripe, and updates its address to the account's, for invoices. False if it was deleted there
 * and another has to be found. An unknown customer is an error: with the key of another account or mode every customer
 * would be unknown, although all of them have an owner.
 */
export async function refreshAtStripe(
  { stripe, warn }: Pick<BillingWork, 'stripe' | 'warn'>,
  customerId: string,
  email: string | null,
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return false;
  if (email !== null && customer.email !== email) {
    // An old address on invoices must not stop a user from paying or canceling.
    await stripe.customers.update(customerId, { email }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown';
      warn('a customer has an old address at Stripe', { customer: customerId, reason });
    });
  }
  return true;
}

/** Stores the owner of the customer, with a subscription that has not started. Returns the customer that the user has afterwards. */
export function storeCustomer(
  { database }: Pick<BillingWork, 'database'>,
  userId: string,
  customerId: string,
  replaced: string | null,
): Promise<string> {
  return database.transaction(async (queries) => {
    await lockCustomer(queries, userId);
    if (replaced !== null) {
      await queries.query('delete from public.stripe_subscriptions where customer_id = $1', [replaced]);
      await queries.query(
        'update public.stripe_customers set customer_id = $3 where user_id = $1 and customer_id = $2',
        [userId, replaced, customerId],
      );
    }
    await queries.query(
      `insert into public.stripe_customers (user_id, customer_id) values ($1, $2)
       on conflict (user_id) do nothing`,
      [userId, customerId],
    );
    const mine = await findCustomer(queries, userId);
    await queries.query(
      `insert into public.stripe_subscriptions (customer_id, status) values ($1, 'not_started')
       on conflict (customer_id) do nothing`,
      [mine],
    );
    return mine!;
  });
}

/** Queues the deletion of a customer whose owner deleted the account while it was being created. */
export async function promiseEnd(database: Statements, customerId: string): Promise<void> {
  await database.query(
    `insert into internal.processed_webhooks (event_id, event_type, customer_id)
     values ('account-deleted:' || gen_random_uuid(), $1, $2)`,
    [accountDeleted, customerId],
  );
}

export async function isEndPromised(database: Statements, customerId: string): Promise<boolean> {
  const promises = await database.query(
    `select 1 from internal.processed_webhooks
     where customer_id = $1 and event_type = $2 and processed_at is null`,
    [customerId, accountDeleted],
  );
  return promises.length > 0;
}

/**
 * Ends a customer whose account is gone, and whatever else at Stripe carries that account's mark: Stripe then cancels at
 * once, and forgets address and card. False where the account is still here: its row was taken out by hand.
 */
export async function endCustomer(
  { database, stripe, warn }: Pick<BillingWork, 'database' | 'stripe' | 'warn'>,
  customerId: string,
): Promise<boolean> {
  // Asked first: what Stripe does not know may be another account's, and is still charged there.
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return true;
  const mark = customer.metadata.userId;
  if ((await isKnown(database, customerId)) || (await findMarkedUser(database, mark)) !== null) {
    warn('a customer was not ended at Stripe, because its account is still here', { customer: customerId });
    return false;
  }
  const marked =
    mark === undefined ? [] : await findMarkedCustomers(stripe, { id: mark, email: customer.email });
  for (const other of marked) {
    if (other === customerId) continue;
    await stripe.customers.del(other).catch((error: unknown) => {
      // Stripe's search may still list a deleted customer.
      if (!isMissing(error)) throw error;
    });
  }
  // The customer itself comes last: a retry finds the others through it.
  await stripe.customers.del(customerId);
  return true;
}

export async function isKnown(database: Statements, customerId: string): Promise<boolean> {
  const rows = await database.query('select 1 from public.stripe_customers where customer_id = $1', [
    customerId,
  ]);
  return rows.length > 0;
}
