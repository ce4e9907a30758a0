import type { Stripe } from 'stripe';
import type { Billing, OnSubscribed } from '#server/billing/billing.ts';
import { startEventQueue } from '#server/billing/event-queue.ts';
import { createPlanReader } from '#server/billing/read-plan.ts';
import { reconcileDaily } from '#server/billing/reconcile-daily.ts';
import type { Reconciled } from '#server/billing/reconcile.ts';
import { createYearlyOffer } from '#server/billing/yearly-price.ts';
import type { Database } from '#server/db/database.ts';

interface BillingParts {
  database: Database;
  stripe: Stripe;
  webhookSecret: string;
  proPriceId: string;
  yearlyPriceId: string | undefined;
  onError: (error: unknown, message: string, details?: object) => void;
  warn: (message: string, details: object) => void;
  onReconciled: (result: Reconciled) => void;
  onSubscribed: OnSubscribed;
}

/** Billing with what keeps it true while the server runs: the events are worked off, and every day all is compared. */
export function openBilling(parts: BillingParts): Billing & { stop: () => Promise<void> } {
  const { database, stripe, webhookSecret, proPriceId, yearlyPriceId, onError, warn } = parts;
  const { onReconciled, onSubscribed } = parts;
  const readPlan = createPlanReader(stripe, proPriceId);
  const work = { database, stripe, readPlan, warn, onSubscribed };
  readPlan().then(
    ({ problem }) => problem !== null && warn(problem, {}),
    (error: unknown) => onError(error, 'the price of STRIPE_PRO_PRICE_ID could not be read at Stripe'),
  );
  const yearly =
    yearlyPriceId === undefined
      ? null
      : createYearlyOffer({ stripe, priceId: yearlyPriceId, readPlan, warn, onError });
  const queue = startEventQueue({
    ...work,
    onError: (error, events) =>
      onError(error, 'events of Stripe wait for another attempt', {
        customer: events?.customerId,
        types: events?.types,
        attempts: events?.attempts,
      }),
  });
  const daily = reconcileDaily(work, {
    onError: (error, customer) =>
      onError(error, 'a subscription could not be compared with Stripe', { customer }),
    onDone: onReconciled,
  });
  return {
    stripe,
    webhookSecret,
    proPriceId,
    readPlan,
    yearly,
    wake: () => queue.wake(),
    onSubscribed,
    async stop() {
      await Promise.all([daily.stop(), queue.stop()]);
    },
  };
}
