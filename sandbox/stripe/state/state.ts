import { prices, products } from '#sandbox/stripe/state/catalogue.ts';
import { lookup } from '#sandbox/stripe/state/lookup.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type {
  Charge,
  CheckoutLineItem,
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Event,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Refund,
  StripeObject,
  Subscription,
} from '#sandbox/stripe/state/wire.ts';

type Collection<Item> = Record<string, Item>;

/** One attempt to hand an event over. The times of deliveries are the machine's, in milliseconds. */
export interface Attempt {
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
export interface RememberedAnswer {
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
}

/** A card that its bank wants to see confirmed; kept by the checkout or portal session on whose page it was entered. */
export interface Confirmation {
  paymentMethod: PaymentMethod;
}

export interface State {
  /** Under which the stand-in was reached last, and will be again if its port is free. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  customers: Collection<Customer | DeletedCustomer>;
  checkoutSessions: Collection<CheckoutSession>;
  /** By checkout session; a session carries them only for those who ask. */
  lineItems: Collection<CheckoutLineItem[]>;
  /** What a session's subscription is to carry, once there is one. */
  subscriptionMetadata: Collection<Record<string, string>>;
  portalSessions: Collection<PortalSession>;
  subscriptions: Collection<Subscription>;
  invoices: Collection<Invoice>;
  invoicePayments: Collection<InvoicePayment>;
  paymentMethods: Collection<PaymentMethod>;
  paymentIntents: Collection<PaymentIntent>;
  charges: Collection<Charge>;
  refunds: Collection<Refund>;
  events: Collection<Event>;
  deliveries: Collection<Delivery>;
  confirmations: Collection<Confirmation>;
  answers: Collection<RememberedAnswer>;
  /** Payment methods whose first payment succeeds and whose later ones do not. */
  cardsThatFailLater: string[];
  /** Subscriptions whose next payment somebody wants to see fail. */
  failNextPayment: string[];
}

export const emptyState = (): State => ({
  url: '',
  secretKey: newId('sk_test', 48),
  webhookSecret: newId('whsec', 32),
  customers: lookup(),
  checkoutSessions: lookup(),
  lineItems: lookup(),
  subscriptionMetadata: lookup(),
  portalSessions: lookup(),
  subscriptions: lookup(),
  invoices: lookup(),
  invoicePayments: lookup(),
  paymentMethods: lookup(),
  paymentIntents: lookup(),
  charges: lookup(),
  refunds: lookup(),
  events: lookup(),
  deliveries: lookup(),
  confirmations: lookup(),
  answers: lookup(),
  cardsThatFailLater: [],
  failNextPayment: [],
});

/** Whatever an id names, by what it begins with. */
export function findObject(state: State, id: string): StripeObject | undefined {
  const collections = lookup<Collection<StripeObject>>({
    cus: state.customers,
    cs: state.checkoutSessions,
    bps: state.portalSessions,
    sub: state.subscriptions,
    in: state.invoices,
    inpay: state.invoicePayments,
    pm: state.paymentMethods,
    pi: state.paymentIntents,
    ch: state.charges,
    re: state.refunds,
    evt: state.events,
    price: prices,
    prod: products,
  });
  return collections[id.split('_')[0] ?? '']?.[id];
}

/** Those who have not been deleted. */
export function findCustomer(state: State, id: string): Customer | undefined {
  const customer = state.customers[id];
  return customer && !customer.deleted ? customer : undefined;
}

export const newestFirst = <Item>(collection: Collection<Item>): Item[] =>
  Object.values(collection).toReversed();
