import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { isUnderWay, proPlan } from '#contract/plans.ts';
import type { Billing } from '#server/billing/billing.ts';
import { createCustomer, findCustomer, isStillThere, storeCustomer } from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import type { Statements } from '#server/db/database.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireBilling } from '#server/functions/billing/require-billing.ts';
import { isUuid, requireUser, type SignedInUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { readJson } from '#server/http/read-json.ts';
import { siteOf } from '#server/http/site.ts';

const modes = ['payment', 'subscription'];
const parameters = ['price_id', 'success_url', 'cancel_url', 'mode'] as const;
type Order = Record<(typeof parameters)[number], string>;

/** POST /stripe-checkout: the address of a page at Stripe where the caller pays for Pro. */
export function stripeCheckout(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const order = checkOrder(await readJson(c, z.record(z.string(), z.unknown())));
    const user = await authenticate(c, deps);
    const billing = requireBilling(deps);
    checkAgainstCatalogue(order, billing);
    checkAddresses(order, siteOf(c, deps));

    const work = { ...deps, stripe: billing.stripe };
    const customer = await provideCustomer(work, user);
    const state = await orFail('Failed to fetch subscription information', () =>
      syncCustomer(work, customer),
    );
    if (isUnderWay(state?.status)) {
      throw new AppError('conflict', {
        message: `You already have a ${proPlan.name} subscription. You can manage it in your account.`,
      });
    }
    const session = await orFail('The payment page could not be opened. Please try again.', () =>
      openSession(billing.stripe, { customer, user, order }),
    );
    return c.json({ sessionId: session.id, url: session.url });
  };
}

/** In the order, and with the words, of the contract. */
function checkOrder(body: Record<string, unknown>): Order {
  for (const name of parameters) {
    const value = body[name];
    if (value === undefined || value === null || value === '') {
      throw new AppError('validation_failed', { message: `Missing required parameter ${name}` });
    }
    if (name === 'mode' && !modes.includes(value as string)) {
      throw new AppError('validation_failed', {
        message: `Expected parameter mode to be one of ${modes.join(', ')}`,
      });
    }
    if (typeof value !== 'string') {
      throw new AppError('validation_failed', {
        message: `Expected parameter ${name} to be a string got ${JSON.stringify(value)}`,
      });
    }
  }
  return body as Order;
}

/** As everywhere, in the contract's words; somebody who is gone is told apart from somebody who is nobody. */
async function authenticate(c: Context<AppEnv>, deps: FunctionDeps): Promise<SignedInUser> {
  try {
    return await requireUser(c, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthorized') throw error;
    const claimed = await deps
      .identify(bearerToken(c) ?? '')
      .then(({ claims }) => claims.sub)
      .catch(() => undefined);
    if (isUuid(claimed) && !(await userExists(deps.database, claimed))) {
      throw new AppError('user_not_found', { message: 'User not found', status: 404, cause: error });
    }
    throw new AppError('unauthorized', { message: 'Failed to authenticate user', cause: error });
  }
}

async function userExists(database: Statements, id: string): Promise<boolean> {
  const rows = await database.query('select 1 from auth.users where id = $1 and deleted_at is null', [id]);
  return rows.length > 0;
}

function checkAgainstCatalogue({ price_id: price, mode }: Order, { proPriceId }: Billing): void {
  if (price !== proPriceId) {
    throw new AppError('validation_failed', { message: 'price_id: there is no plan with this price.' });
  }
  if (mode !== proPlan.mode) {
    throw new AppError('validation_failed', { message: `mode: ${proPlan.name} is a ${proPlan.mode}.` });
  }
}

/** Somebody who has paid must not be sent to a stranger's page. */
function checkAddresses(order: Order, site: URL): void {
  for (const name of ['success_url', 'cancel_url'] as const) {
    if (URL.canParse(order[name]) && new URL(order[name]).origin === site.origin) continue;
    throw new AppError('validation_failed', { message: `${name}: has to lead to ${site.origin}` });
  }
}

/** One customer a user, however many clicks come at once. */
async function provideCustomer(
  work: Pick<FunctionDeps, 'database'> & { stripe: Stripe },
  user: SignedInUser,
): Promise<string> {
  const fetching = 'Failed to fetch customer information';
  const known = await orFail(fetching, () => findCustomer(work, user.id));
  if (known !== null && (await orFail(fetching, () => isStillThere(work, known, user.email)))) return known;
  const made = await orFail('The payment provider could not be reached. Please try again.', () =>
    createCustomer(work, user, known),
  );
  return orFail('Failed to create customer mapping', () => storeCustomer(work, user.id, made, known));
}

interface Purchase {
  customer: string;
  user: SignedInUser;
  order: Order;
}

/**
 * At most one page to pay at is open for a customer: a second one, in another tab, could be paid as well. The same
 * order gets the page that is open; another closes it first. Clicks at the same moment see the same latest page, ask
 * with the same key, and so get the same new one.
 */
async function openSession(
  stripe: Stripe,
  { customer, user, order }: Purchase,
): Promise<Stripe.Checkout.Session> {
  const { data: recent } = await stripe.checkout.sessions.list({ customer, limit: 10 });
  for (const session of recent.filter(({ status }) => status === 'open')) {
    if (isFor(session, order)) return session;
    await stripe.checkout.sessions.expire(session.id);
  }
  const key = [customer, recent[0]?.id ?? 'first', ...parameters.map((name) => order[name])];
  return stripe.checkout.sessions.create(
    {
      mode: proPlan.mode,
      customer,
      client_reference_id: user.id,
      allowed_payment_method_types: ['card'],
      line_items: [{ price: order.price_id, quantity: 1 }],
      success_url: order.success_url,
      cancel_url: order.cancel_url,
      metadata: { userId: user.id, priceId: order.price_id },
      subscription_data: { metadata: { userId: user.id } },
    },
    { idempotencyKey: `checkout:${createHash('sha256').update(key.join('\n')).digest('base64url')}` },
  );
}

function isFor(session: Stripe.Checkout.Session, order: Order): boolean {
  return (
    session.metadata?.priceId === order.price_id &&
    session.success_url === order.success_url &&
    session.cancel_url === order.cancel_url
  );
}

/** A step that failed is told in the contract's words; what happened is for the log. */
async function orFail<T>(message: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw new AppError('unexpected_failure', { message, cause });
  }
}
