import type { Stripe } from 'stripe';
import { grantsPro } from '#contract/plans.ts';
import { isMissing, type BillingWork } from '#server/billing/billing.ts';

/** A row of public.stripe_subscriptions, as far as Stripe decides it. */
export interface SubscriptionState {
  subscriptionId: string | null;
  status: (typeof ranking)[number] | 'not_started';
  priceId: string | null;
  periodStart: number | null;
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** The statuses that the table knows; the one that matters first, should a customer have had several. */
const ranking = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const satisfies Stripe.Subscription.Status[];

const nothingYet: SubscriptionState = {
  subscriptionId: null,
  status: 'not_started',
  priceId: null,
  periodStart: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  cardBrand: null,
  cardLast4: null,
};

/**
 * Reads a customer's subscription at Stripe and stores it, together with the tier that follows from it. What an event
 * said is of no matter: in any order, any number of times, the end is what Stripe says. Gives null where the customer
 * is nobody's here.
 */
export async function syncCustomer(
  { database, stripe }: BillingWork,
  customerId: string,
): Promise<SubscriptionState | null> {
  // The database's clock is one for all nodes. Taken before Stripe is asked: whoever asks after a change wins.
  const [clock] = await database.query<{ at: string }>('select clock_timestamp()::text as at');
  const state = await readSubscription(stripe, customerId);
  return database.transaction(async (queries) => {
    const [customer] = await queries.query<{ user_id: string }>(
      'select user_id from public.stripe_customers where customer_id = $1 for update',
      [customerId],
    );
    if (!customer) return null;
    const stored = await queries.query(
      `insert into public.stripe_subscriptions as mine (
         customer_id, subscription_id, status, price_id, current_period_start, current_period_end,
         cancel_at_period_end, payment_method_brand, payment_method_last4, read_at)
       values ($1, $2, $3::public.stripe_subscription_status, $4, $5, $6, $7, $8, $9, $10::timestamptz)
       on conflict (customer_id) do update set
         subscription_id = excluded.subscription_id, status = excluded.status, price_id = excluded.price_id,
         current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
         cancel_at_period_end = excluded.cancel_at_period_end,
         payment_method_brand = excluded.payment_method_brand,
         payment_method_last4 = excluded.payment_method_last4, read_at = excluded.read_at
       where mine.read_at is null or mine.read_at <= excluded.read_at
       returning id`,
      [
        customerId,
        state.subscriptionId,
        state.status,
        state.priceId,
        state.periodStart,
        state.periodEnd,
        state.cancelAtPeriodEnd,
        state.cardBrand,
        state.cardLast4,
        clock!.at,
      ],
    );
    if (stored.length > 0) {
      await queries.query(
        'update public.profiles set subscription_tier = $2 where id = $1 and subscription_tier <> $2',
        [customer.user_id, grantsPro(state.status) ? 'pro' : 'free'],
      );
    }
    return state;
  });
}

/** What Stripe says now. A customer that was deleted there has nothing any more; one it never knew is an error. */
async function readSubscription(stripe: Stripe, customer: string): Promise<SubscriptionState> {
  let all: Stripe.Subscription[];
  try {
    const page = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.default_payment_method'],
    });
    all = page.data;
  } catch (error) {
    if (!isMissing(error) || !(await isDeleted(stripe, customer))) throw error;
    all = [];
  }
  const [foremost] = all.toSorted((a, b) => rankOf(a) - rankOf(b) || b.created - a.created);
  return foremost ? stateOf(foremost) : nothingYet;
}

async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customer)).deleted === true;
}

function rankOf({ status }: Stripe.Subscription): number {
  return ranking.indexOf(knownStatus(status));
}

/** A status that Stripe may invent one day opens nothing, and does not let anybody pay twice. */
function knownStatus(status: string): (typeof ranking)[number] {
  return ranking.find((known) => known === status) ?? 'paused';
}

function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? null;
  const method = subscription.default_payment_method;
  const card = typeof method === 'object' ? method?.card : null;
  return {
    subscriptionId: subscription.id,
    status: knownStatus(subscription.status),
    priceId: item?.price.id ?? null,
    periodStart: item?.current_period_start ?? null,
    periodEnd,
    // A date of one's own, as Stripe's dashboard lets one set, ends it just as well.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || endsBefore(subscription.cancel_at, periodEnd),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  };
}

function endsBefore(cancelAt: number | null, periodEnd: number | null): boolean {
  return cancelAt !== null && periodEnd !== null && cancelAt <= periodEnd;
}
