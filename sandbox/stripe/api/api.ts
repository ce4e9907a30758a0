import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { Stripe } from 'stripe';
import { catalogueEndpoints } from '#sandbox/stripe/api/catalogue.ts';
import { checkoutSessionEndpoints } from '#sandbox/stripe/api/checkout-sessions.ts';
import { customerEndpoints } from '#sandbox/stripe/api/customers.ts';
import type { Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { eventEndpoints } from '#sandbox/stripe/api/events.ts';
import { parseForm } from '#sandbox/stripe/api/form.ts';
import { answerOnce, type Answer } from '#sandbox/stripe/api/idempotency.ts';
import { portalSessionEndpoints } from '#sandbox/stripe/api/portal-sessions.ts';
import { invalid, StripeProblem } from '#sandbox/stripe/api/problem.ts';
import { subscriptionEndpoints } from '#sandbox/stripe/api/subscriptions.ts';
import { letTimePass } from '#sandbox/stripe/billing/periods.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';

const endpoints: Endpoint[] = [
  ...customerEndpoints,
  ...catalogueEndpoints,
  ...checkoutSessionEndpoints,
  ...subscriptionEndpoints,
  ...portalSessionEndpoints,
  ...eventEndpoints,
];

/** Everything below /v1, for the official library. */
export function stripeApi(account: Account): Hono {
  const api = new Hono();
  for (const { method, path, answer } of endpoints) {
    api.on(method, path, async (c) => {
      const given = parseForm(new URLSearchParams([...queryOf(c), ...(await formOf(c))]));
      const id = c.req.param('id') ?? '';
      return respond(c, account, given, () => answer(account, given, id));
    });
  }
  api.all('/v1/*', (c) =>
    respond(c, account, {}, () => {
      const request = `${c.req.method} ${c.req.path}`;
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request}). The sandbox answers only what FinDeus asks of Stripe.`,
      });
    }),
  );
  api.onError((error, c) => {
    // oxlint-disable-next-line no-console -- it has no log, and its own faults are for developers
    console.error('The sandbox’s Stripe could not answer', error);
    return c.json({ error: { type: 'api_error', message: 'An error occurred in the sandbox itself.' } }, 500);
  });
  return api;
}

async function respond(c: Context, account: Account, given: object, work: () => unknown): Promise<Response> {
  const requestId = newId('req', 14);
  const key = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
  c.header('request-id', requestId);
  c.header('stripe-version', Stripe.API_VERSION);
  if (key !== null) c.header('idempotency-key', key);

  const { status, body } = answerProblems(() => {
    requireKey(c, account.state.secretKey);
    requireVersion(c.req.header('stripe-version'));
    letTimePass(account);
    const fresh = () =>
      answerProblems(() => {
        const result = account.onBehalfOf({ id: requestId, idempotency_key: key }, work);
        return { status: 200, body: JSON.stringify(result, null, 2) };
      });
    if (key === null) return fresh();
    const request = JSON.stringify([c.req.method, c.req.path, given]);
    return answerOnce(account, key, request, fresh, () => c.header('idempotent-replayed', 'true'));
  });
  await account.save();
  return c.body(body, status as 200, { 'content-type': 'application/json' });
}

function answerProblems(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest();

function requireKey(c: Context, secretKey: string): void {
  const [scheme = '', credentials = ''] = (c.req.header('authorization') ?? '').split(' ');
  const given = /^basic$/i.test(scheme)
    ? Buffer.from(credentials, 'base64').toString().split(':')[0]
    : credentials;
  if (!given) {
    throw new StripeProblem(401, {
      type: 'invalid_request_error',
      message:
        'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new StripeProblem(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`,
  });
}

/** The shapes are those of one API version, so any other version is refused. */
function requireVersion(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return;
  throw invalid(`The sandbox speaks version ${Stripe.API_VERSION} of the API only, not ${version}.`);
}

const queryOf = (c: Context) => new URL(c.req.url).searchParams;
const formOf = async (c: Context) => new URLSearchParams(await c.req.text());
