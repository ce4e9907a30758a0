import { prices, products } from '#sandbox/stripe/state/catalogue.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Event,
  PaymentMethod,
  PortalSession,
  StripeObject,
  Subscription,
} from '#sandbox/stripe/state/wire.ts';

type Collection<Item> = Record<string, Item>;

/** One attempt to hand an event over. The times of deliveries are the machine's, in milliseconds. */
interface Attempt {
  at: number;
  /** What the receiver answered; null where it could not be reached. */
  status: number | null;
}

export interface Delivery {
  event: string;
  state: 'waiting' | 'delivered' | 'given up';
  attempts: Attempt[];
  nextAttemptAt: number;
}

/** What was answered to a request that carried an idempotency key. */
interface RememberedAnswer {
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
}

/** What a checkout sells, and what its subscription is marked with. */
interface Order {
  priceId: string;
  metadata: Record<string, string>;
}

export interface State {
  /** The last address of the stand-in, which is used again if its port is free. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  customers: Collection<Customer | DeletedCustomer>;
  checkoutSessions: Collection<CheckoutSession>;
  /** By checkout session. */
  orders: Collection<Order>;
  portalSessions: Collection<PortalSession>;
  subscriptions: Collection<Subscription>;
  paymentMethods: Collection<PaymentMethod>;
  events: Collection<Event>;
  deliveries: Collection<Delivery>;
  answers: Collection<RememberedAnswer>;
  /** Payment methods whose first payment succeeds and whose later ones do not. */
  cardsThatFailLater: string[];
}

export const emptyState = (): State => ({
  url: '',
  secretKey: newId('sk_test', 48),
  webhookSecret: newId('whsec', 32),
  customers: lookup(),
  checkoutSessions: lookup(),
  orders: lookup(),
  portalSessions: lookup(),
  subscriptions: lookup(),
  paymentMethods: lookup(),
  events: lookup(),
  deliveries: lookup(),
  answers: lookup(),
  cardsThatFailLater: [],
});

/** The object of an id, by the id's prefix. */
export function findObject(state: State, id: string): StripeObject | undefined {
  const collections = lookup<Collection<StripeObject>>({
    cus: state.customers,
    cs: state.checkoutSessions,
    bps: state.portalSessions,
    sub: state.subscriptions,
    pm: state.paymentMethods,
    evt: state.events,
    price: prices,
    prod: products,
  });
  return collections[id.split('_')[0] ?? '']?.[id];
}

/** Customers that were not deleted. */
export function findCustomer(state: State, id: string): Customer | undefined {
  const customer = state.customers[id];
  return customer && !customer.deleted ? customer : undefined;
}

export const newestFirst = <Item>(collection: Collection<Item>): Item[] =>
  Object.values(collection).toReversed();
