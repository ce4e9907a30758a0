import { Stripe } from 'stripe';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe } from '#sandbox/stripe/start-stripe.ts';
import { createStripe } from '#server/billing/billing.ts';
import { startEventQueue } from '#server/billing/event-queue.ts';
import { reconcile } from '#server/billing/reconcile.ts';
import type { Database } from '#server/db/database.ts';
import { Unavailable } from '#server/http/unavailable.ts';
import { letHappen, type Happening } from '#server/testing/at-stripe.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createWire } from '#server/testing/wire-client.ts';

/** The app with payments, and the stand-in for Stripe behind it, whose events come when the test lets them. */
export async function openBilledWire(database: Database) {
  const standIn = await startStripe();
  const stripe = createStripe(standIn.secretKey, new URL(standIn.url));
  let isCutOff = false;
  let failures = 0;
  const { hostname, port } = new URL(standIn.url);
  /** The app's own connection, which can be cut. */
  const itsStripe = new Stripe(standIn.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 1,
    httpClient: Stripe.createFetchHttpClient((...request: Parameters<typeof fetch>) =>
      isCutOff ? Promise.reject(new TypeError('fetch failed')) : fetch(...request),
    ),
  });
  const queue = startEventQueue({
    database,
    stripe: itsStripe,
    onError: () => (failures += 1),
    pollMs: 100,
    backoffSeconds: [0.2],
  });
  const billing = {
    stripe: itsStripe,
    webhookSecret: standIn.webhookSecret,
    proPriceId: standIn.proPriceId,
    wake: () => queue.wake(),
  };
  const wire = await createWire(database, { billing });
  const delivered = new Set<string>();

  const sign = (payload: string, { secret = standIn.webhookSecret, secondsAgo = 0 } = {}) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
    });
  const events = async (): Promise<Stripe.Event[]> => {
    const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
    return all.toReversed().filter(({ id }) => !delivered.has(id));
  };
  const deliver = async (event: Stripe.Event, app = wire.app): Promise<Response> => {
    const body = JSON.stringify(event);
    const answer = await app.request('/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'stripe-signature': sign(body) },
      body,
    });
    if (answer.ok) delivered.add(event.id);
    return answer;
  };
  /** Until every event that was kept has been worked off. */
  const settle = async () => {
    for (;;) {
      const waiting = await database.query(
        'select 1 from internal.processed_webhooks where processed_at is null limit 1',
      );
      if (waiting.length === 0) return;
      queue.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  return {
    wire,
    standIn,
    stripe,
    sign,
    events,
    deliver,
    settle,
    async deliverAll() {
      for (const event of await events()) await deliver(event);
      await settle();
    },
    pay: payAtCheckout,
    letHappen: (happening: Happening, subscription: string) =>
      letHappen(standIn.url, happening, subscription),
    cutOff(cut: boolean) {
      isCutOff = cut;
    },
    failures: () => failures,
    reconcile: () => reconcile({ database, stripe }, () => undefined),
    /** The same app, whose database does not answer. */
    withDatabaseDown() {
      const functions = { database: { ...database, query: down, transaction: down }, billing };
      return createTestApp({ functions: { ...wire.functions, ...functions } }).app;
    },
    async close() {
      await queue.stop();
      await standIn.close();
    },
  };
}

const down = () => Promise.reject(new Unavailable('The database is away'));

export type BilledWire = Awaited<ReturnType<typeof openBilledWire>>;
