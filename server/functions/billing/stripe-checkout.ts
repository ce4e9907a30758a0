import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { isUnderWay, proPlan } from '#contract/plans.ts';
import type { Billing, BillingWork } from '#server/billing/billing.ts';
import { inTurn } from '#server/billing/checkout-lease.ts';
import { findOpenPage, openPage } from '#server/billing/checkout-page.ts';
import { findCustomer, promiseEnd, refreshAtStripe, storeCustomer } from '#server/billing/customer-of.ts';
import { createCustomer, findLostCustomer } from '#server/billing/marked-customers.ts';
import { syncCustomer } from '#server/billing/sync-customer.ts';
import type { Statements } from '#server/db/database.ts';
import { requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { askStripe, orFail, requireBilling, workOf } from '#server/functions/billing/require-billing.ts';
import { requireUser, type SignedInUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { readJson } from '#server/http/read-json.ts';
import { siteOf } from '#server/http/files/site.ts';
import { isUuid } from '#server/http/uuid.ts';

const modes = ['payment', 'subscription'];
const parameters = ['price_id', 'success_url', 'cancel_url', 'mode'] as const;
type Order = Record<(typeof parameters)[number], string>;

/** Enough for any buyer, and too few to use up Stripe's limit for all users. */
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
    const problem = await askStripe(pageFailed, () => findProblem(order, billing));
    if (problem !== null) {
      throw new AppError('service_unavailable', {
        message: 'Pro cannot be bought right now.',
        cause: problem,
      });
    }

    const session = await inTurn(deps.database, user.id, c.get('signal')(), async (hold) => {
      const customer = await provideCustomer(work, user);
      // Open pages are closed first: a payment before that shows in the subscription that is read next.
      const open = await orFail(pageFailed, () => findOpenPage(billing.stripe, customer, order));
      const synced = await orFail('Failed to fetch subscription information', () =>
        syncCustomer(work, customer),
      );
      if (isUnderWay(synced?.status)) {
        throw new AppError('conflict', {
          message: `You already have a ${proPlan.name} subscription. You can manage it in your account.`,
        });
      }
      if (open) return open;
      return orFail(pageFailed, async () => {
        await hold();
        return openPage(billing.stripe, { customer, userId: user.id, order });
      });
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

/** With the messages of the contract, which differ for a deleted user and a caller without a session. */
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

/** Why the price must not be sold: the pages promise something else. */
async function findProblem(
  { price_id: price }: Order,
  { readPlan, yearly }: Billing,
): Promise<string | null> {
  return price === yearly?.priceId ? yearly.findProblem() : (await readPlan()).problem;
}

function checkAgainstCatalogue({ price_id: price, mode }: Order, { proPriceId, yearly }: Billing): void {
  if (price !== proPriceId && price !== yearly?.priceId) {
    throw new AppError('validation_failed', { message: 'price_id: there is no plan with this price.' });
  }
  if (mode !== proPlan.mode) {
    throw new AppError('validation_failed', { message: `mode: ${proPlan.name} is a ${proPlan.mode}.` });
  }
}

/** After payment, a user must not be sent to another site. */
function checkAddresses(order: Order, site: URL): void {
  for (const name of ['success_url', 'cancel_url'] as const) {
    const address = URL.canParse(order[name]) ? new URL(order[name]) : null;
    const isOurs = address?.origin === site.origin && address.username === '' && address.password === '';
    if (!isOurs) {
      throw new AppError('validation_failed', { message: `${name}: has to lead to ${site.origin}` });
    }
    if (order[name].length > maxAddressLength) {
      throw new AppError('validation_failed', {
        message: `${name}: has more than ${maxAddressLength} characters`,
      });
    }
  }
}

const maxAddressLength = 2_000;

/** One customer per user: the stored one, else one at Stripe with the user's id in its metadata, else a new one. */
async function provideCustomer(work: BillingWork, user: SignedInUser): Promise<string> {
  const fetching = 'Failed to fetch customer information';
  const known = await orFail(fetching, () => findCustomer(work.database, user.id));
  if (known !== null && (await orFail(fetching, () => refreshAtStripe(work, known, user.email)))) {
    return known;
  }
  const lost = await orFail(fetching, () => findLostCustomer(work.stripe, user));
  const customer = lost ?? (await askStripe(pageFailed, () => createCustomer(work.stripe, user)));
  return orFail('Failed to create customer mapping', async () => {
    try {
      return await storeCustomer(work, user.id, customer, known);
    } catch (error) {
      // If the account was deleted in between, its address must not stay at Stripe.
      await promiseEnd(work.database, customer);
      throw error;
    }
  });
}
