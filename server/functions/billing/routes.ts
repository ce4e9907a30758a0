import { Hono } from 'hono';
import { stripeCheckout } from '#server/functions/billing/stripe-checkout.ts';
import { stripeWebhook } from '#server/functions/billing/stripe-webhook.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

const allow = 'POST, OPTIONS';
const notAllowed = 'Method not allowed';

export function billingRoutes(deps: FunctionDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/stripe-checkout', stripeCheckout(deps))
    .all('/stripe-checkout', () => {
      throw new AppError('method_not_allowed', { message: notAllowed, headers: { allow } });
    })
    .post('/stripe-webhook', stripeWebhook(deps))
    .all('/stripe-webhook', (c) => c.text(notAllowed, 405, { allow }));
}
