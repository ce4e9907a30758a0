import { Stripe } from 'stripe';
import type { Database } from '#server/db/database.ts';

/** What selling Pro needs, where payments are set up. */
export interface Billing {
  stripe: Stripe;
  webhookSecret: string;
  /** The price of the one plan that is sold. */
  proPriceId: string;
  /** Looks after waiting events now instead of at the next round. */
  wake(): void;
}

/** What the work with customers and events needs of it. */
export interface BillingWork {
  database: Database;
  stripe: Stripe;
}

/** Together below the deadline of a function, retries included. */
const network = { timeout: 12_000, maxNetworkRetries: 2 };

/** Stripe's own library; at an address of its own only where a stand-in answers. */
export function createStripe(secretKey: string, address?: URL): Stripe {
  const options = { ...network, telemetry: false };
  if (!address) return new Stripe(secretKey, options);
  const protocol = address.protocol === 'https:' ? 'https' : 'http';
  const port = address.port || (protocol === 'https' ? 443 : 80);
  return new Stripe(secretKey, { ...options, protocol, host: address.hostname, port });
}

/** True where Stripe knows nothing by this id: it never existed, or not in this mode. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
