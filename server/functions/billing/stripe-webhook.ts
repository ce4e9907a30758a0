import type { Handler } from 'hono';
import { keepEvent } from '#server/billing/event-queue.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireBilling } from '#server/functions/billing/require-billing.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** The maximum age of a signature, so that an intercepted event cannot be replayed later. */
const toleranceSeconds = 300;

/**
 * POST /stripe-webhook: what Stripe tells us. Acknowledged once it is stored; worked off after the answer. Whatever
 * goes wrong before that is an error to Stripe, which then sends it again.
 */
export function stripeWebhook(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const billing = requireBilling(deps);
    const signature = c.req.header('stripe-signature');
    if (!signature) return c.text('No signature found', 400);
    // Signed as it came, byte by byte.
    const body = await c.req.text();
    let event;
    try {
      event = await billing.stripe.webhooks.constructEventAsync(
        body,
        signature,
        billing.webhookSecret,
        toleranceSeconds,
      );
    } catch (error) {
      const [reason] = error instanceof Error ? error.message.split('\n') : ['unreadable'];
      return c.text(`Webhook signature verification failed: ${reason}`, 400);
    }
    await keepEvent(deps.database, event);
    billing.wake();
    return c.json({ received: true });
  };
}
