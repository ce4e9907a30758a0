import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe } from 'vitest';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe } from '#sandbox/stripe/start-stripe.ts';
import { createStripe, type OnSubscribed } from '#server/billing/billing.ts';
import { startEventQueue } from '#server/billing/event-queue.ts';
import { createPlanReader } from '#server/billing/read-plan.ts';
import { reconcileDaily } from '#server/billing/reconcile-daily.ts';
import { reconcile, type Reconciled } from '#server/billing/reconcile.ts';
import { createYearlyOffer } from '#server/billing/yearly-price.ts';
import type { Database } from '#server/db/database.ts';
import { requestWelcomeMail } from '#server/functions/billing/welcome-mail.ts';
import { Unavailable } from '#server/http/errors/unavailable.ts';
import { letHappen, type Happening } from '#server/testing/stripe/at-stripe.ts';
import { createBuyers } from '#server/testing/stripe/buyers.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

/** Tests of an app with payments and a database of its own. */
export function describeWithBilling(title: string, tests: (billed: BilledWire) => void): void {
  // oxlint-disable-next-line vitest/valid-title -- The callers give it.
  describe(title, () => {
    // Filled in when the tests begin to run.
    const billed = {} as BilledWire;
    beforeAll(async () => void Object.assign(billed, await openBilledWire(await freshDatabase())));
    afterAll(async () => {
      await billed.close();
      await billed.database.close();
    });
    tests(billed);
  });
}

const onSubscribed: OnSubscribed = (queries, userId) =>
  requestWelcomeMail(queries, userId, { site: new URL('https://findeus.test'), market: 'none' });

/** The app with payments and a stand-in for Stripe, whose events are delivered when the test says so. */
async function openBilledWire(database: Database) {
  const standIn = await startStripe();
  const stripe = createStripe(standIn.secretKey, new URL(standIn.url));
  let isCutOff = false;
  let failures = 0;
  let rewrite: AnswerChange | null = null;
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
      const address = request[0] instanceof Request ? request[0].url : String(request[0]);
      const method = request[1]?.method ?? 'GET';
      const answer = await changed(
        await fetch(...request),
        `${method} ${new URL(address).pathname}`,
        rewrite,
      );
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
  const warnings: { message: string; customer?: string }[] = [];
  const work = {
    database,
    stripe: itsStripe,
    readPlan,
    onSubscribed,
    warn: (message: string, details: object) =>
      void warnings.push({ message, ...(details as { customer?: string }) }),
  };
  const queue = startEventQueue({
    ...work,
    onError: () => (failures += 1),
    pollMs: 100,
    backoffSeconds: [0.2],
  });
  const newYearlyOffer = (priceId: string) =>
    createYearlyOffer({
      stripe: itsStripe,
      priceId,
      readPlan,
      warn: work.warn,
      onError: () => (failures += 1),
      retryMs: 0,
    });
  const yearly = newYearlyOffer(standIn.yearlyPriceId);
  const billing = {
    stripe: itsStripe,
    webhookSecret: standIn.webhookSecret,
    proPriceId: standIn.proPriceId,
    readPlan,
    yearly,
    wake: () => queue.wake(),
    onSubscribed,
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
  /** Waits until every stored event was processed. */
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
    ...createBuyers(
      { request: (...asked) => wire.app.request(...asked), visitor: wire.visitor },
      standIn.proPriceId,
    ),
    database,
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
    /** Holds back the response to the next reading of a subscription until it is released. */
    holdNextReading() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      heldReading = { arrived: arrived.resolve, released: released.promise };
      return { arrived: arrived.promise, release: released.resolve };
    },
    /** Changes Stripe's responses, for cases that the stand-in does not have. */
    rewriteAnswers(change: AnswerChange | null) {
      rewrite = change;
    },
    /** A plan reader without a cache, as of a node that has just started. */
    newPlanReader: () => createPlanReader(itsStripe, standIn.proPriceId),
    yearly,
    newYearlyOffer,
    failures: () => failures,
    reconcile: () => reconcile(work, { onError: () => undefined }),
    /** One node's daily comparison, as the server starts it. */
    startDaily(onDone: (result: Reconciled) => void) {
      return reconcileDaily(work, { onDone, onError: () => (failures += 1), lookEveryMs: 50 });
    },
    /** The warnings in the log about this customer. */
    warningsAbout: (customer: string) =>
      warnings.filter((one) => one.customer === customer).map(({ message }) => message),
    /** The same app with an unavailable database. */
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

/** Changes what Stripe has answered to a request, such as `GET /v1/prices/price_1`, in place; true makes it a refusal. */
type AnswerChange = (body: StripeAnswer, request: string) => boolean | void;
interface StripeAnswer {
  active?: boolean;
  data?: Stripe.Subscription[];
}

async function changed(answer: Response, request: string, change: AnswerChange | null): Promise<Response> {
  if (!change) return answer;
  const body = (await answer.json()) as StripeAnswer;
  if (change(body, request) === true) {
    return Response.json({ error: { type: 'invalid_request_error', message: 'Not today' } }, { status: 400 });
  }
  return Response.json(body, { status: answer.status });
}

const down = () => Promise.reject(new Unavailable('The database is away'));

type BilledWire = Awaited<ReturnType<typeof openBilledWire>>;
