import { Stripe } from 'stripe';
import { hasLiveSubscription } from '#server/billing/list-subscriptions.ts';
import { isUuid } from '#server/http/uuid.ts';

interface Buyer {
  id: string;
  email: string | null;
}

/** Creates a customer at Stripe, with the user's id in its metadata. */
export async function createCustomer(stripe: Stripe, { id, email }: Buyer): Promise<string> {
  const customer = await stripe.customers.create({
    ...(email === null ? {} : { email }),
    metadata: { userId: id },
  });
  return customer.id;
}

/**
 * All customers at Stripe whose metadata name the user. The list by address is current, but the address may have
 * changed; the search by metadata finds customers with any address, but new ones only after some minutes.
 */
export async function findMarkedCustomers(stripe: Stripe, { id, email }: Buyer): Promise<string[]> {
  const found = new Set<string>();
  if (email !== null) {
    for await (const customer of stripe.customers.list({ email, limit: 100 })) {
      if (customer.metadata.userId === id) found.add(customer.id);
    }
  }
  for (const customer of await searchByMark(stripe, id)) found.add(customer);
  return [...found];
}

async function searchByMark(stripe: Stripe, userId: string): Promise<string[]> {
  // Any other text was not written by us, and must not get into a query.
  if (!isUuid(userId)) return [];
  try {
    const all = await stripe.customers
      .search({ query: `metadata['userId']:'${userId}'`, limit: 100 })
      .autoPagingToArray({ limit: 1_000 });
    // The search may still list a customer that was deleted or changed since.
    return all.filter(({ deleted, metadata }) => !deleted && metadata.userId === userId).map(({ id }) => id);
  } catch (error) {
    // Stripe does not offer the search to accounts of every country.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return [];
    throw error;
  }
}

/** The customer at Stripe with this user's id that our database does not have yet; of several, the one with a subscription. */
export async function findLostCustomer(stripe: Stripe, user: Buyer): Promise<string | null> {
  const marked = await findMarkedCustomers(stripe, user);
  if (marked.length > 1) {
    for (const customer of marked) if (await hasLiveSubscription(stripe, customer)) return customer;
  }
  return marked[0] ?? null;
}
