import { isMissing, type BillingWork } from '#server/billing/billing.ts';

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

/** True where Stripe still has the customer. Invoices go to the address the account has now. */
export async function isStillThere(
  { stripe }: Pick<BillingWork, 'stripe'>,
  customerId: string,
  email: string | null,
): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted) return false;
    if (email !== null && customer.email !== email) await stripe.customers.update(customerId, { email });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * A new customer at Stripe. Clicks at the same time ask with the same key, so Stripe makes one for all of them. A
 * customer that takes the place of one that is gone has a key of its own.
 */
export async function createCustomer(
  { stripe }: Pick<BillingWork, 'stripe'>,
  { id, email }: Buyer,
  replaced: string | null,
): Promise<string> {
  const customer = await stripe.customers.create(
    { ...(email === null ? {} : { email }), metadata: { userId: id } },
    { idempotencyKey: ['customer', id, ...(replaced === null ? [] : [replaced])].join(':') },
  );
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
      await queries.query('delete from public.stripe_customers where user_id = $1 and customer_id = $2', [
        userId,
        replaced,
      ]);
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
