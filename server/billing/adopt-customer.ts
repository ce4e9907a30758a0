import { isMissing, type BillingWork } from '#server/billing/billing.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds the owner of a customer that is not in our books, by the mark that we put on every one: after a crash at the
 * wrong moment, or when older books were restored, somebody pays whom nobody knows. False where it is nobody's here.
 */
export async function adoptCustomer(
  { database, stripe, warn }: Pick<BillingWork, 'database' | 'stripe' | 'warn'>,
  customerId: string,
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const userId = customer && !customer.deleted ? customer.metadata.userId : undefined;
  if (userId === undefined || !uuid.test(userId)) return false;
  const adopted = await database.query(
    `insert into public.stripe_customers (user_id, customer_id)
     select id, $2 from auth.users where id = $1 and deleted_at is null
     on conflict do nothing returning id`,
    [userId, customerId],
  );
  if (adopted.length > 0) return true;
  const [known] = await database.query<{ customer_id: string }>(
    'select customer_id from public.stripe_customers where user_id = $1',
    [userId],
  );
  if (known?.customer_id === customerId) return true;
  if (known) warn('a user has another customer at Stripe than this one', { customer: customerId });
  return false;
}
