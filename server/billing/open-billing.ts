import type { Stripe } from 'stripe';
import type { Billing } from '#server/billing/billing.ts';
import { startEventQueue } from '#server/billing/event-queue.ts';
import { reconcileDaily, type Reconciled } from '#server/billing/reconcile.ts';
import type { Database } from '#server/db/database.ts';

interface BillingParts {
  database: Database;
  stripe: Stripe;
  webhookSecret: string;
  proPriceId: string;
  onError: (error: unknown, message: string, details?: object) => void;
  onReconciled: (result: Reconciled) => void;
}

/** Billing with what keeps it true while the server runs: the events are worked off, and every day all is compared. */
export function openBilling(parts: BillingParts): Billing & { stop: () => Promise<void> } {
  const { database, stripe, webhookSecret, proPriceId, onError, onReconciled } = parts;
  const queue = startEventQueue({
    database,
    stripe,
    onError: (error, events) =>
      onError(error, 'events of Stripe wait for another attempt', {
        types: events?.types,
        attempts: events?.attempts,
      }),
  });
  const daily = reconcileDaily(
    { database, stripe },
    {
      onError: (error) => onError(error, 'a subscription could not be compared with Stripe'),
      onDone: onReconciled,
    },
  );
  return {
    stripe,
    webhookSecret,
    proPriceId,
    wake: () => queue.wake(),
    async stop() {
      daily.stop();
      await queue.stop();
    },
  };
}
