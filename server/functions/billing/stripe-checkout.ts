import type { Context, Handler } from 'hono';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { isUnderWay, proPlan } from '#contract/plans.ts';
import type { Billing, BillingWork } from '#server/billing/billing.ts';
import { inTurn } from '#server/billing/checkout-lease.ts';
import {
  createCustomer,
  findCustomer,
  isStillThere,
  promiseEnd,
  storeCustomer,
} from '#server/billing/customer-of.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import type { Statements } from '#server/db/database.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { orFail, providerAway, requireBilling, workOf } from '#server/functions/billing/require-billing.ts';
import { requireUser, type SignedInUser } from '#server/functions/require-user.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { readJson } from '#server/http/read-json.ts';
import { siteOf } from '#server/http/site.ts';
import { isUuid } from '#server/http/uuid.ts';

const modes = ['payment', 'subscription'];
const parameters = ['price_id', 'success_url', 'cancel_url', 'mode'] as const;
type Order = Record<(typeof parameters)[number], string>;

/** Enough for anybody who cannot make up their mind, and no way to use up what Stripe lets all of us ask. */
const orders = { burst: 10, count: 1, seconds: 30 };

/** POST /stripe-checkout: the address of a page at Stripe where the caller pays for Pro. */
export function stripeCheckout(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const order = checkOrder(await readJson(c, z.record(z.string(), z.unknown())));
    const user = await authenticate(c, deps);
    await requireToken(deps, { limit: orders, name: 'stripe-checkout', subject: user.id });
    const billing = requireBilling(deps);
    checkAgainstCatalogue(order, billing);
    checkAddresses(order, siteOf(c, deps));
    const work = workOf(c, deps, billing);
    const { problem } = await orFail(providerAway, () => billing.readPlan());
    if (problem !== null) {
      throw new AppError('service_unavailable', {
        message: 'Pro cannot be bought right now.',
        cause: problem,
      });
    }

    const session = await inTurn(deps.database, user.id, c.get('signal')(), async () => {
      const customer = await provideCustomer(work, user);
      // The open pages first: one that is paid from here on is seen in what Stripe says of the subscription.
      const open = await orFail(pageFailed, () => findOpenPage(billing.stripe, customer, order));
      const synced = await orFail('Failed to fetch subscription information', () =>
        syncCustomer(work, customer),
      );
      if (isUnderWay(synced?.status)) {
        throw new AppError('conflict', {
          message: `You already have a ${proPlan.name} subscription. You can manage it in your account.`,
        });
      }
      return open ?? orFail(pageFailed, () => openPage(billing.stripe, { customer, user, order }));
    });
    return c.json({ sessionId: session.id, url: session.url });
  };
}

const pageFailed = 'The payment page could not be opened. Please try again.';

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
    const address = URL.canParse(order[name]) ? new URL(order[name]) : null;
    const isOurs = address?.origin === site.origin && address.username === '' && address.password === '';
    if (!isOurs) {
      throw new AppError('validation_failed', { message: `${name}: has to lead to ${site.origin}` });
    }
    if (order[name].length > longestAddress) {
      throw new AppError('validation_failed', {
        message: `${name}: has more than ${longestAddress} characters`,
      });
    }
  }
}

const longestAddress = 2_000;

/** One customer a user. One that was deleted at Stripe is replaced. */
async function provideCustomer(work: BillingWork, user: SignedInUser): Promise<string> {
  const fetching = 'Failed to fetch customer information';
  const known = await orFail(fetching, () => findCustomer(work, user.id));
  if (known !== null && (await orFail(fetching, () => isStillThere(work, known, user.email)))) return known;
  const made = await orFail(providerAway, () => createCustomer(work, user));
  return orFail('Failed to create customer mapping', async () => {
    try {
      return await storeCustomer(work, user.id, made, known);
    } catch (error) {
      // Whoever has left meanwhile leaves no address behind at Stripe.
      await promiseEnd(work, made);
      throw error;
    }
  });
}

/**
 * The page that is open for this order. Pages of other orders are closed: at most one is open for a customer, since a
 * second one, in another tab, could be paid as well.
 */
async function findOpenPage(
  stripe: Stripe,
  customer: string,
  order: Order,
): Promise<Stripe.Checkout.Session | null> {
  let same: Stripe.Checkout.Session | null = null;
  for await (const session of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    if (!same && isFor(session, order)) same = session;
    else await closePage(stripe, session.id);
  }
  return same;
}

async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // Paid or closed by now. What came of it is looked at next.
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw error;
  }
}

function isFor(session: Stripe.Checkout.Session, order: Order): boolean {
  return (
    session.metadata?.priceId === order.price_id &&
    session.success_url === order.success_url &&
    session.cancel_url === order.cancel_url
  );
}

interface Purchase {
  customer: string;
  user: SignedInUser;
  order: Order;
}

function openPage(stripe: Stripe, { customer, user, order }: Purchase): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: proPlan.mode,
    customer,
    client_reference_id: user.id,
    allowed_payment_method_types: ['card'],
    line_items: [{ price: order.price_id, quantity: 1 }],
    success_url: order.success_url,
    cancel_url: order.cancel_url,
    metadata: { userId: user.id, priceId: order.price_id },
    subscription_data: { metadata: { userId: user.id } },
  });
}
