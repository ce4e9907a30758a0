import type { Stripe } from 'stripe';
import { grantsPro, isUnderWay } from '#contract/plans.ts';
import { adoptCustomer } from '#server/billing/adopt-customer.ts';
import type { BillingWork } from '#server/billing/billing.ts';
import { isKnown } from '#server/billing/customer-of.ts';
import { listSubscriptions } from '#server/billing/list-subscriptions.ts';
import type { Queries } from '#server/db/database.ts';

/** A row of public.stripe_subscriptions, as far as Stripe decides it. */
interface SubscriptionState {
  subscription_id: string | null;
  status: (typeof ranking)[number] | 'not_started';
  price_id: string | null;
  current_period_start: number | null;
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  payment_method_brand: string | null;
  payment_method_last4: string | null;
}

interface Synced {
  /** As it is stored now. */
  status: SubscriptionState['status'];
  /** It was stored otherwise before. */
  changed: boolean;
}

/** The statuses of the table. If a customer has several subscriptions, the first of these counts. */
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
  subscription_id: null,
  status: 'not_started',
  price_id: null,
  current_period_start: null,
  current_period_end: null,
  cancel_at_period_end: false,
  payment_method_brand: null,
  payment_method_last4: null,
};
const columns = Object.keys(nothingYet) as (keyof SubscriptionState)[];

/**
 * Reads a customer's subscription at Stripe and stores it with the tier that follows from it. The content of events is
 * not used: in any order and number, they lead to the state at Stripe. Returns null for a customer without an account.
 */
export async function syncCustomer(work: BillingWork, customerId: string): Promise<Synced | null> {
  const { database } = work;
  const ours = (await isKnown(database, customerId)) || (await adoptCustomer(work, customerId)) === 'ours';
  if (!ours) return null;
  // The clock of the database is the same for all nodes. Read before the call to Stripe, so that the latest call wins.
  const [clock] = await database.query<{ at: string }>('select clock_timestamp()::text as at');
  const state = await readSubscription(work, customerId);
  return database.transaction((queries) =>
    store(queries, { customerId, state, readAt: clock!.at, onSubscribed: work.onSubscribed }),
  );
}

interface ToStore extends Pick<BillingWork, 'onSubscribed'> {
  customerId: string;
  state: SubscriptionState;
  readAt: string;
}

async function store(queries: Queries, toStore: ToStore): Promise<Synced | null> {
  const { customerId, state, readAt, onSubscribed } = toStore;
  // In a statement of its own: one that waits for a row goes on to read the others as they were before it waited.
  await queries.query('select 1 from public.stripe_customers where customer_id = $1 for update', [
    customerId,
  ]);
  const [before] = await queries.query<StoredState>(
    `select c.user_id, p.subscription_tier as tier, ${columns.map((name) => `s.${name}`).join(', ')},
       -- One that lies ahead is of a clock that was wrong, and would keep everything out.
       coalesce(s.read_at > $2::timestamptz and s.read_at <= clock_timestamp(), false) as newer
     from public.stripe_customers c
     join public.profiles p on p.id = c.user_id
     left join public.stripe_subscriptions s on s.customer_id = c.customer_id
     where c.customer_id = $1`,
    [customerId, readAt],
  );
  if (!before) return null;
  if (before.newer) return { status: before.status ?? 'not_started', changed: false };
  await queries.query(
    `insert into public.stripe_subscriptions (customer_id, read_at, ${columns.join(', ')})
     values ($1, $2::timestamptz, ${columns.map((_, n) => `$${n + 3}`).join(', ')})
     on conflict (customer_id) do update set
       read_at = excluded.read_at, ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [customerId, readAt, ...columns.map((name) => state[name])],
  );
  const tier = grantsPro(state.status) ? 'pro' : 'free';
  if (before.tier !== tier) {
    await queries.query('update public.profiles set subscription_tier = $2 where id = $1', [
      before.user_id,
      tier,
    ]);
  }
  // One that was paid again after a failed payment is the same subscription.
  const isFirst = before.subscription_id !== state.subscription_id || !everPaid(before.status);
  if (tier === 'pro' && isFirst) await onSubscribed(queries, before.user_id);
  const stored = before.status === null ? nothingYet : before;
  const differs = columns.some((name) => stored[name] !== state[name]);
  return { status: state.status, changed: before.tier !== tier || differs };
}

/** A subscription begins with these; every other status comes after a payment. */
function everPaid(status: SubscriptionState['status'] | null): boolean {
  return status !== null && !['not_started', 'incomplete', 'incomplete_expired', 'trialing'].includes(status);
}

type StoredState = { user_id: string; tier: string; newer: boolean } & {
  [Column in keyof SubscriptionState]: SubscriptionState[Column] | null;
};

const otherProduct = 'a live subscription that was sold here is not of the product of STRIPE_PRO_PRICE_ID';

/**
 * The current state at Stripe of what is sold here. Throws if the only live subscription that was sold here is of another
 * product: then the product of STRIPE_PRO_PRICE_ID was changed, not the subscription.
 */
async function readSubscription(work: BillingWork, customer: string): Promise<SubscriptionState> {
  const { productId } = await work.readPlan();
  const all = await listSubscriptions(work.stripe, customer);
  const ours = all.filter((subscription) => itemOf(subscription, productId) !== undefined);
  const live = ours.filter(({ status }) => isUnderWay(status));
  const soldHere = all.filter(({ status, metadata }) => isUnderWay(status) && metadata.userId !== undefined);
  if (live.length === 0 && soldHere.length > 0) {
    work.warn(otherProduct, { customer });
    throw new Error(otherProduct);
  }
  if (live.length > 1)
    work.warn('a customer pays for more than one subscription', { customer, live: live.length });
  const [foremost] = ours.toSorted((a, b) => rankOf(a) - rankOf(b) || b.created - a.created);
  return foremost ? stateOf(foremost, productId) : nothingYet;
}

/** A subscription may also contain other products, added at Stripe. */
function itemOf({ items }: Stripe.Subscription, productId: string): Stripe.SubscriptionItem | undefined {
  return items.data.find(({ price }) => price.product === productId);
}

function rankOf(subscription: Stripe.Subscription): number {
  return ranking.indexOf(statusOf(subscription));
}

/**
 * A subscription with paused collection counts as paused, whatever its status. So does a status that is not known yet:
 * it gives no Pro, and a second subscription cannot be bought.
 */
function statusOf({ status, pause_collection: pause }: Stripe.Subscription): (typeof ranking)[number] {
  const known = ranking.find((name) => name === status) ?? 'paused';
  return known === 'active' && pause ? 'paused' : known;
}

function stateOf(subscription: Stripe.Subscription, productId: string): SubscriptionState {
  const item = itemOf(subscription, productId);
  const periodEnd = item?.current_period_end ?? null;
  const method = subscription.default_payment_method;
  const card = typeof method === 'object' ? method?.card : null;
  return {
    subscription_id: subscription.id,
    status: statusOf(subscription),
    price_id: item?.price.id ?? null,
    current_period_start: item?.current_period_start ?? null,
    current_period_end: periodEnd,
    // A date of one's own, as Stripe's dashboard lets one set, ends it just as well.
    cancel_at_period_end: subscription.cancel_at_period_end || endsBefore(subscription.cancel_at, periodEnd),
    payment_method_brand: card?.brand ?? null,
    payment_method_last4: card?.last4 ?? null,
  };
}

function endsBefore(cancelAt: number | null, periodEnd: number | null): boolean {
  return cancelAt !== null && periodEnd !== null && cancelAt <= periodEnd;
}
