import { Stripe } from 'stripe';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe } from '#sandbox/stripe/start-stripe.ts';
import { createStripe } from '#server/billing/billing.ts';
import { startEventQueue } from '#server/billing/event-queue.ts';
import { createPlanReader } from '#server/billing/read-plan.ts';
import { reconcile } from '#server/billing/reconcile.ts';
import type { Database } from '#server/db/database.ts';
import { Unavailable } from '#server/http/unavailable.ts';
import { letHappen, type Happening } from '#server/testing/at-stripe.ts';
import { createBuyers } from '#server/testing/buyers.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createWire } from '#server/testing/wire-client.ts';

/** The app with payments, and the stand-in for Stripe behind it, whose events come when the test lets them. */
export async function openBilledWire(
  database: Database,
  options: { rateLimits?: { on: boolean; trustedProxies: number } } = {},
) {
  const standIn = await startStripe();
  const stripe = createStripe(standIn.secretKey, new URL(standIn.url));
  let isCutOff = false;
  let failures = 0;
  let heldReading: { arrived: () => void; released: Promise<void> } | null = null;
  const { hostname, port } = new URL(standIn.url);
  /** The app's own connection, which can be cut. */
  const itsStripe = new Stripe(standIn.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 1,
    httpClient: Stripe.createFetchHttpClient(async (...request: Parameters<typeof fetch>) => {
      if (isCutOff) throw new TypeError('fetch failed');
      const answer = await fetch(...request);
      const address = request[0] instanceof Request ? request[0].url : String(request[0]);
      const held = address.includes('/v1/subscriptions') ? heldReading : null;
      if (held) {
        heldReading = null;
        held.arrived();
        await held.released;
      }
      return answer;
    }),
  });
  const readPlan = createPlanReader(itsStripe, standIn.proPriceId);
  const warnings: string[] = [];
  const work = {
    database,
    stripe: itsStripe,
    readPlan,
    warn: (message: string) => void warnings.push(message),
  };
  const queue = startEventQueue({
    ...work,
    onError: () => (failures += 1),
    pollMs: 100,
    backoffSeconds: [0.2],
  });
  const billing = {
    stripe: itsStripe,
    webhookSecret: standIn.webhookSecret,
    proPriceId: standIn.proPriceId,
    readPlan,
    wake: () => queue.wake(),
  };
  const wire = await createWire(database, { ...options, billing });
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
    ...createBuyers(wire, standIn.proPriceId),
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
    /** Lets the next reading of a subscription take place, and its answer wait until it is released. */
    holdNextReading() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      heldReading = { arrived: arrived.resolve, released: released.promise };
      return { arrived: arrived.promise, release: released.resolve };
    },
    failures: () => failures,
    reconcile: () => reconcile(work, { onError: () => undefined }),
    warnings,
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
