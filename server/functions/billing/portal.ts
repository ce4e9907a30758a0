import type { Handler } from 'hono';
import { findCustomer, refreshAtStripe } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import { askStripe, requireBilling, workOf } from '#server/functions/billing/require-billing.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { siteOf } from '#server/http/files/site.ts';

/** Enough for a page that waits for a payment, and no way to make us ask Stripe all day. */
const refreshes = { burst: 20, count: 1, seconds: 10 };
const visits = { burst: 10, count: 1, seconds: 30 };

const nothingToManage = 'There is no subscription to manage.';
const portalFailed = 'The page to manage your subscription could not be opened. Please try again later.';
const refreshFailed = 'Your subscription could not be read. Please try again later.';

/** POST /billing-portal: the address of the page at Stripe where the caller changes card, cancels and finds invoices. */
export function openBillingPortal(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, email } = await requireUser(c, deps);
    const billing = requireBilling(deps);
    await requireToken(deps, { limit: visits, name: 'billing-portal', subject: id });
    const customer = await findCustomer(deps.database, id);
    const work = workOf(c, deps, billing);
    const session = await askStripe(portalFailed, async () => {
      if (customer === null || !(await refreshAtStripe(work, customer, email))) return null;
      return billing.stripe.billingPortal.sessions.create({ customer, return_url: siteOf(c, deps).origin });
    });
    if (!session) throw new AppError('not_found', { message: nothingToManage });
    return c.json({ url: session.url });
  };
}

/** POST /refresh-subscription: reads the caller's subscription again at Stripe, in case its events are late. */
export function refreshSubscription(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id } = await requireUser(c, deps);
    const billing = requireBilling(deps);
    await requireToken(deps, { limit: refreshes, name: 'refresh-subscription', subject: id });
    const customer = await findCustomer(deps.database, id);
    const synced =
      customer === null
        ? null
        : await askStripe(refreshFailed, () => syncCustomer(workOf(c, deps, billing), customer));
    return c.json({ subscription_status: synced?.status ?? null });
  };
}
