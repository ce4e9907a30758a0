import type { Handler } from 'hono';
import { findCustomer } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import { takeToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireBilling } from '#server/functions/billing/require-billing.ts';
import { requireUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { siteOf } from '#server/http/site.ts';

/** Enough for a page that waits for a payment, and no way to make us ask Stripe all day. */
const refreshes = { burst: 20, count: 1, seconds: 10 };

/** POST /billing-portal: the address of the page at Stripe where the caller changes card, cancels and finds invoices. */
export function openBillingPortal(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id } = await requireUser(c, deps);
    const { stripe } = requireBilling(deps);
    const customer = await findCustomer(deps, id);
    if (customer === null) {
      throw new AppError('not_found', { message: 'There is no subscription to manage yet.' });
    }
    const session = await stripe.billingPortal.sessions.create({
      customer,
      return_url: siteOf(c, deps).origin,
    });
    return c.json({ url: session.url });
  };
}

/** POST /refresh-subscription: reads the caller's subscription again at Stripe, for when its news are late. */
export function refreshSubscription(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id } = await requireUser(c, deps);
    const { stripe } = requireBilling(deps);
    const wait = await takeToken(deps, refreshes, 'refresh-subscription', id);
    if (wait > 0) throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(wait) } });
    const customer = await findCustomer(deps, id);
    const state = customer === null ? null : await syncCustomer({ ...deps, stripe }, customer);
    return c.json({ subscription_status: state?.status ?? null });
  };
}
