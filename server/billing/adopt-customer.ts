import { isDeletedCustomer, isMissing, type BillingWork } from '#server/billing/billing.ts';
import { inTurn } from '#server/billing/checkout-lease.ts';
import { closePages } from '#server/billing/checkout-page.ts';
import { findCustomer, findMarkedUser, isEndPromised, storeCustomer } from '#server/billing/customer-of.ts';
import { hasLiveSubscription } from '#server/billing/list-subscriptions.ts';

/** `ours`: it is in our books now. `ownerless`: it pays, and carries the mark of an account that is not here. */
type Adoption = 'ours' | 'ownerless' | 'passed over';

type AdoptionWork = Pick<BillingWork, 'database' | 'stripe' | 'warn'>;

/**
 * Finds the owner of a customer that is not in the database, by the user id in its metadata. That happens after a crash
 * between Stripe and the database, or when an older backup was restored.
 */
export async function adoptCustomer(work: AdoptionWork, customerId: string): Promise<Adoption> {
  const { database, stripe, warn } = work;
  const customer = await stripe.customers.retrieve(customerId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const mark = customer && !customer.deleted ? customer.metadata.userId : undefined;
  if (mark === undefined) return 'passed over';
  const userId = await findMarkedUser(database, mark);
  if (userId === null) {
    if (await isEndPromised(database, customerId)) return 'passed over';
    if (!(await hasLiveSubscription(stripe, customerId))) return 'passed over';
    warn('somebody pays who has no account here', { customer: customerId });
    return 'ownerless';
  }
  const adopted = await database.query(
    `insert into public.stripe_customers (user_id, customer_id)
     select id, $2 from auth.users where id = $1 and deleted_at is null
     on conflict do nothing returning id`,
    [userId, customerId],
  );
  if (adopted.length > 0) return 'ours';
  const known = await findCustomer(database, userId);
  if (known === customerId) return 'ours';
  if (known === null || !(await hasLiveSubscription(stripe, customerId))) return 'passed over';
  return handOver(work, { userId, known, customerId });
}

/** How long it may take until a click of the same user has been looked after. */
const patienceMs = 60_000;

/** Puts the customer who pays in the place of the one in our books, where that one does not pay as well. */
function handOver(
  work: AdoptionWork,
  { userId, known, customerId }: { userId: string; known: string; customerId: string },
): Promise<Adoption> {
  const { database, stripe, warn } = work;
  return inTurn(database, userId, AbortSignal.timeout(patienceMs), async (hold) => {
    // In turn with orders, and the open pages first: nothing can be paid with the old one after it was looked at.
    if (!(await isDeletedCustomer(stripe, known))) await closePages(stripe, known);
    if (await hasLiveSubscription(stripe, known)) {
      warn('a user pays with two customers at Stripe', { customer: customerId, other: known });
      return 'passed over';
    }
    await hold();
    const mine = await storeCustomer(work, userId, customerId, known);
    return mine === customerId ? 'ours' : 'passed over';
  });
}
