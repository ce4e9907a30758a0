import type { Stripe } from 'stripe';
import { proPlan } from '#contract/plans.ts';

/** What the user buys, and the pages to return to. */
interface Order {
  price_id: string;
  success_url: string;
  cancel_url: string;
}

/**
 * The page that is open for this order. Pages of other orders are closed: at most one is open for a customer, since a
 * second one, in another tab, could be paid as well.
 */
export async function findOpenPage(
  stripe: Stripe,
  customer: string,
  order: Order,
): Promise<Stripe.Checkout.Session | null> {
  return closePages(stripe, customer, (session) => isFor(session, order));
}

/** Closes the pages where a customer can pay, but for the first one that is to be kept. */
export async function closePages(
  stripe: Stripe,
  customer: string,
  isToKeep: (session: Stripe.Checkout.Session) => boolean = () => false,
): Promise<Stripe.Checkout.Session | null> {
  let kept: Stripe.Checkout.Session | null = null;
  for await (const session of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    if (!kept && isToKeep(session)) kept = session;
    else await closePage(stripe, session.id);
  }
  return kept;
}

async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // Paid or closed by now. What came of it is looked at next.
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
  }
}

function isFor(session: Stripe.Checkout.Session, order: Order): boolean {
  return (
    session.metadata?.priceId === order.price_id &&
    session.success_url === order.success_url &&
    session.cancel_url === order.cancel_url
  );
}

interface Purchase {
  customer: string;
  userId: string;
  order: Order;
}

export function openPage(
  stripe: Stripe,
  { customer, userId, order }: Purchase,
): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: proPlan.mode,
    customer,
    client_reference_id: userId,
    allowed_payment_method_types: ['card'],
    line_items: [{ price: order.price_id, quantity: 1 }],
    success_url: order.success_url,
    cancel_url: order.cancel_url,
    metadata: { userId, priceId: order.price_id },
    subscription_data: { metadata: { userId } },
  });
}
