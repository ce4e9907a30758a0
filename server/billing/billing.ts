import { Stripe } from 'stripe';
import type { PlanReader } from '#server/billing/read-plan.ts';
import type { YearlyOffer } from '#server/billing/yearly-price.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** What selling Pro needs, where payments are set up. */
export interface Billing {
  stripe: Stripe;
  webhookSecret: string;
  /** The monthly price of the one plan that is sold. */
  proPriceId: string;
  readPlan: PlanReader;
  /** Null where Pro is sold by the month only. */
  yearly: YearlyOffer | null;
  /** Looks after waiting events now instead of at the next round. */
  wake(): void;
  onSubscribed: OnSubscribed;
}

/** Part of the transaction in which a subscription is first stored as paid. */
export type OnSubscribed = (queries: Queries, userId: string) => Promise<void>;

/** What the work with customers and events needs of it. */
export interface BillingWork {
  database: Database;
  stripe: Stripe;
  readPlan: PlanReader;
  /** Something an operator has to look after. */
  warn: (message: string, details: object) => void;
  onSubscribed: OnSubscribed;
}

/** Somebody waits for most of these calls: better to say soon that Stripe does not answer. */
const network = { timeout: 8_000, maxNetworkRetries: 1 };

/** Stripe's own library; at an address of its own only where a stand-in answers. */
export function createStripe(secretKey: string, address?: URL): Stripe {
  const options = { ...network, telemetry: false };
  if (!address) return new Stripe(secretKey, options);
  const protocol = address.protocol === 'https:' ? 'https' : 'http';
  const port = address.port || (protocol === 'https' ? 443 : 80);
  return new Stripe(secretKey, { ...options, protocol, host: address.hostname, port });
}

/** True if Stripe does not know the id. It may belong to another account or mode. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** True where trying the next thing is of no use either: Stripe does not answer, or not to us. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripeAPIError
  );
}

/** True for a customer that was deleted at Stripe; an unknown customer is an error. */
export async function isDeletedCustomer(stripe: Stripe, customerId: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customerId)).deleted === true;
}
