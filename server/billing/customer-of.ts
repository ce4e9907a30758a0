import { isDeletedCustomer, type BillingWork } from '#server/billing/billing.ts';

interface Buyer {
  id: string;
  email: string | null;
}

/** The Stripe customer a user has, if they ever went to pay. */
export async function findCustomer(
  { database }: Pick<BillingWork, 'database'>,
  userId: string,
): Promise<string | null> {
  const [row] = await database.query<{ customer_id: string }>(
    'select customer_id from public.stripe_customers where user_id = $1',
    [userId],
  );
  return row?.customer_id ?? null;
}

/**
 * False where the customer was deleted at Stripe, and another has to be made. One that Stripe does not know is an error:
 * with the key of another account or mode every customer would be unknown, and all of them are still somebody's.
 */
export async function isStillThere(
  { stripe }: Pick<BillingWork, 'stripe'>,
  customerId: string,
  email: string | null,
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return false;
  // Invoices go to the address the account has now.
  if (email !== null && customer.email !== email) await stripe.customers.update(customerId, { email });
  return true;
}

/** A new customer at Stripe, marked with whose it is. */
export async function createCustomer(
  { stripe }: Pick<BillingWork, 'stripe'>,
  { id, email }: Buyer,
): Promise<string> {
  const customer = await stripe.customers.create({
    ...(email === null ? {} : { email }),
    metadata: { userId: id },
  });
  return customer.id;
}

/** Writes down whose the customer is, with the subscription that has not begun. Gives whom the user has in the end. */
export function storeCustomer(
  { database }: Pick<BillingWork, 'database'>,
  userId: string,
  customerId: string,
  replaced: string | null,
): Promise<string> {
  return database.transaction(async (queries) => {
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
    const [mine] = await queries.query<{ customer_id: string }>(
      'select customer_id from public.stripe_customers where user_id = $1',
      [userId],
    );
    await queries.query(
      `insert into public.stripe_subscriptions (customer_id, status) values ($1, 'not_started')
       on conflict (customer_id) do nothing`,
      [mine!.customer_id],
    );
    return mine!.customer_id;
  });
}

/** Promises the end of a customer that belongs to nobody: its owner left while it was being made. */
export async function promiseEnd(
  { database }: Pick<BillingWork, 'database'>,
  customerId: string,
): Promise<void> {
  await database.query(
    `insert into internal.processed_webhooks (event_id, event_type, customer_id)
     values ('account-deleted:' || gen_random_uuid(), 'account.deleted', $1)`,
    [customerId],
  );
}

/** Ends a customer whose account is gone: Stripe then cancels at once, and forgets address and card. */
export async function endCustomer(
  { stripe }: Pick<BillingWork, 'stripe'>,
  customerId: string,
): Promise<void> {
  // Asked first: what Stripe does not know may be another account's, and is still charged there.
  if (await isDeletedCustomer(stripe, customerId)) return;
  await stripe.customers.del(customerId);
}
