import { createClient } from '@supabase/supabase-js';
import type { Stripe } from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { startStripe } from '#sandbox/stripe/start-stripe.ts';
import { createStripe } from '#server/billing/billing.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { letHappen, type Happening } from '#server/testing/stripe/at-stripe.ts';
import { createBuyers } from '#server/testing/stripe/buyers.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { killRounds } from '#server/testing/kill-rounds.ts';
import { startServer } from '#server/testing/start-server.ts';

const people = 8;
const kills = killRounds(10);
const deliveries = 100 * kills;
const changesARound = 7;
/** What can happen to a subscription. An end comes last, because no events follow it. */
const happenings: Happening[] = ['renew', 'fail-now', 'fail-now', 'pay', 'pay', 'give-up-unpaid'];

/** The same numbers in every run: a test that fails has to fail again. */
function createDice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => [roll(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one);
  return { roll, pick, shuffle };
}

it(`neither loses nor repeats any of ${deliveries} deliveries, shuffled, repeated and interrupted by ${kills} kill -9`, async () => {
  const { roll, pick, shuffle } = createDice(7);
  const { url, drop } = await freshPostgresUrl('template');
  onTestFinished(drop);
  const database = await openPostgres(url, { poolSize: 2, statementTimeout: 10_000 });
  onTestFinished(() => database.close());
  const standIn = await startStripe();
  onTestFinished(() => standIn.close());
  const stripe = createStripe(standIn.secretKey, new URL(standIn.url));
  const nodes = startNodes({
    DATABASE_URL: url,
    FINDEUS_SECRET: 'a secret that is long enough for anybody',
    SANDBOX: 'off',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_PRO_PRICE_ID: standIn.proPriceId,
    STRIPE_API_URL: standIn.url,
  });
  let node = await nodes.next();

  const subscriptions: string[] = [];
  for (const customer of await signUpAndPay(node.url, standIn.proPriceId)) {
    subscriptions.push((await stripe.subscriptions.list({ customer })).data[0]!.id);
  }

  let happened = 0;
  const letSomethingHappen = async (changes: readonly (readonly [Happening, string])[]) => {
    for (const [what, subscription] of changes) {
      if (await letHappen(standIn.url, what, subscription)) happened += 1;
    }
  };
  /** Repeats until it is acknowledged, as Stripe does. A refusal would be permanent. */
  const deliver = async (event: Stripe.Event) => {
    const payload = JSON.stringify(event);
    for (;;) {
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: standIn.webhookSecret });
      const answer = await fetch(`${node.url}/stripe-webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      }).catch(() => null);
      if (answer?.status === 200) return;
      if (answer && answer.status < 500) throw new Error(`Refused with ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  // Subscriptions change while events are delivered, and half of the events are delivered only in a later round: events
  // arrive after newer ones, during changes and while the server is killed.
  const told: Stripe.Event[] = [];
  const share = Math.ceil(deliveries / (kills + 1));
  for (let round = 0; round <= kills; round += 1) {
    const isLast = round === kills;
    const seen = new Set(told.map(({ id }) => id));
    const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
    const untold = shuffle(all.filter(({ id }) => !seen.has(id)));
    const news = untold.slice(0, isLast ? undefined : Math.min(share, Math.ceil(untold.length / 2)));
    const size = Math.max(news.length, isLast ? deliveries - told.length : share);
    const repeats = Array.from({ length: size - news.length }, () => pick([...told, ...news]));
    const part = shuffle([...news, ...repeats]);
    told.push(...part);
    const changes = Array.from(
      { length: changesARound },
      () => [round === kills - 1 ? 'end' : pick(happenings), pick(subscriptions)] as const,
    );
    // The leases of nodes that have died end after half a minute: let that have passed.
    if (isLast)
      await database.query(
        'update internal.processed_webhooks set due_at = now() where processed_at is null',
      );
    const working = [inParallel(8, part, deliver), letSomethingHappen(isLast ? [] : changes)];
    if (!isLast) {
      // In the middle of it, at another moment each time.
      await new Promise((resolve) => setTimeout(resolve, 5 + roll() * 40));
      await node.stop('SIGKILL');
      node = await nodes.next();
    }
    await Promise.all(working);
  }
  expect(told.length).toBeGreaterThanOrEqual(deliveries);
  expect(happened).toBeGreaterThan(changesARound * kills * 0.3);

  const waiting = () =>
    database.query('select 1 from internal.processed_webhooks where processed_at is null');
  await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toEqual([]);
  const stored = await database.query<{ subscription_id: string; status: string; tier: string }>(
    `select s.subscription_id, s.status::text, p.subscription_tier as tier
     from public.stripe_subscriptions s join public.stripe_customers c using (customer_id)
     join public.profiles p on p.id = c.user_id`,
  );
  expect(stored.map((row) => row.subscription_id).toSorted()).toEqual(subscriptions.toSorted());
  expect(new Set(stored.map(({ status }) => status)).size).toBeGreaterThan(1);
  for (const { subscription_id: id, status, tier } of stored) {
    expect([id, status]).toEqual([id, (await stripe.subscriptions.retrieve(id)).status]);
    expect(tier).toBe(status === 'active' ? 'pro' : 'free');
  }
  const kept = await database.query('select 1 from internal.processed_webhooks');
  expect(kept).toHaveLength(new Set(told.map(({ id }) => id)).size);
}, 300_000);

/** Nodes of one installation, one after the other. The next ones start while the current one still works. */
function startNodes(variables: Record<string, string>) {
  const start = () => {
    const node = startServer(variables);
    onTestFinished(async () => void (await (await node).stop('SIGKILL').catch(() => undefined)));
    return node;
  };
  const ahead = [start(), start()];
  let left = kills + 1 - ahead.length;
  return {
    next() {
      if (left > 0) ahead.push(start());
      left -= 1;
      return ahead.shift()!;
    },
  };
}

async function signUpAndPay(site: string, priceId: string): Promise<string[]> {
  const { anonKey } = (await (await fetch(`${site}/config.json`)).json()) as { anonKey: string };
  const door = {
    request: (path: string, init: RequestInit) => fetch(site + path, init),
    visitor: () => createClient(site, anonKey, { auth: { autoRefreshToken: false, persistSession: false } }),
  };
  const buyers = createBuyers(door, priceId, site);
  const customers: string[] = [];
  for (let n = 0; n < people; n += 1) {
    const buyer = await buyers.signUp();
    await buyers.payFor(buyer);
    customers.push((await buyers.stateOf(buyer)).customer_id);
  }
  return customers;
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
