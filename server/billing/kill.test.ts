import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe } from '#sandbox/stripe/start-stripe.ts';
import { createStripe } from '#server/billing/billing.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { letHappen, type Happening } from '#server/testing/at-stripe.ts';
import { freshPostgresUrl } from '#server/testing/fresh-database.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

const people = 16;
const deliveries = 1_000;
const kills = 10;

/** The same numbers in every run: a test that fails has to fail again. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('loses nothing and doubles nothing in a thousand deliveries, shuffled, repeated and cut off by ten kill -9', async () => {
  const { url, drop } = await freshPostgresUrl('template');
  const standIn = await startStripe();
  const stripe = createStripe(standIn.secretKey, new URL(standIn.url));
  const variables = {
    DATABASE_URL: url,
    FINDEUS_SECRET: 'a secret that is long enough for anybody',
    SANDBOX: 'off',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_PRO_PRICE_ID: standIn.proPriceId,
    STRIPE_API_URL: standIn.url,
  };
  let server: RunningServer = await startServer(variables);
  const dice = createDice(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;

  const customers: string[] = [];
  for (let n = 0; n < people; n += 1) customers.push(await buy(server.url, standIn.proPriceId));

  // Whatever can happen to a subscription, happens while its events are on their way.
  const happenings: Happening[] = ['renew', 'fail-now', 'fail-now', 'pay', 'give-up-unpaid', 'refund', 'end'];
  for (let n = 0; n < people * 4; n += 1) {
    const [latest] = (await stripe.subscriptions.list({ customer: pick(customers), status: 'all' })).data;
    await letHappen(standIn.url, pick(happenings), latest!.id);
  }
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const queue = Array.from({ length: deliveries }, (_, n) => events[n] ?? pick(events));
  for (let n = queue.length - 1; n > 0; n -= 1) {
    const other = Math.floor(dice() * (n + 1));
    [queue[n], queue[other]] = [queue[other]!, queue[n]!];
  }

  /** Until it is acknowledged, as Stripe does. */
  const deliver = async (event: (typeof events)[number]) => {
    const body = JSON.stringify(event);
    for (;;) {
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: standIn.webhookSecret,
      });
      const answer = await fetch(`${server.url}/stripe-webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      }).catch(() => null);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const share = Math.floor(deliveries / (kills + 1));
  for (let round = 0; round <= kills; round += 1) {
    const part = queue.slice(round * share, round === kills ? undefined : (round + 1) * share);
    const delivering = inParallel(8, part, deliver);
    if (round < kills) {
      // In the middle of it, at another moment each time.
      await new Promise((resolve) => setTimeout(resolve, 5 + dice() * 40));
      await server.stop('SIGKILL');
      server = await startServer(variables);
    }
    await delivering;
  }

  const database = await openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
  await expect.poll(() => waitingEvents(database), { timeout: 60_000, interval: 200 }).toBe(0);
  const stored = await database.query<{
    customer_id: string;
    subscription_id: string;
    status: string;
    tier: string;
  }>(
    `select s.customer_id, s.subscription_id, s.status::text, p.subscription_tier as tier
     from public.stripe_subscriptions s join public.stripe_customers c using (customer_id)
     join public.profiles p on p.id = c.user_id`,
  );
  expect(stored).toHaveLength(people);
  for (const row of stored) {
    const { data } = await stripe.subscriptions.list({ customer: row.customer_id, status: 'all' });
    expect(data.map(({ id, status }) => [id, status])).toEqual([[row.subscription_id, row.status]]);
    expect(row.tier).toBe(row.status === 'active' ? 'pro' : 'free');
  }
  const kept = await database.query<{ count: number }>(
    'select count(*)::int as count from internal.processed_webhooks',
  );
  expect(kept[0]!.count).toBe(new Set(queue.map(({ id }) => id)).size);
  await database.close();
  await server.stop();
  await standIn.close();
  await drop();
}, 300_000);

async function waitingEvents(database: Awaited<ReturnType<typeof openPostgres>>): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from internal.processed_webhooks where processed_at is null',
  );
  return row!.count;
}

async function inParallel<T>(
  width: number,
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = [...list];
  const worker = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Signs up, pays, and gives the customer that came of it. */
async function buy(site: string, priceId: string): Promise<string> {
  const { anonKey } = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const post = async (path: string, token: string, body: object) => {
    const answer = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };
  const person = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' };
  const { access_token: token } = await post('/auth/v1/signup', anonKey, person);
  const { url } = await post('/stripe-checkout', token!, {
    price_id: priceId,
    success_url: `${site}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: site,
    mode: 'subscription',
  });
  await payAtCheckout(url!);
  const rows = (await (
    await fetch(`${site}/rest/v1/stripe_user_subscriptions?select=customer_id`, {
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    })
  ).json()) as { customer_id: string }[];
  return rows[0]!.customer_id;
}
