import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import { waitingCallers } from '#server/db/caller-limits.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const lock = 4711;
/** One of them holds the lock in these tests. Callers get 7, of which 2 for light users: a network 5, a user 3. */
const poolSize = 10;
const all = 7;
const beyondLight = 5;
const withoutBudget = 3;
const networkShare = 5;
const share = 3;
const maxWaiting = 50;

describe('a share of the connections', () => {
  let database: Database;
  let wire: Wire;
  let alice: Caller;
  let bob: Caller;
  /** What the shares take for the time: only tests let it pass. */
  let clock = 0;
  beforeAll(async () => {
    const patient = 60_000;
    database = await freshDatabase({
      poolSize,
      statementTimeout: patient,
      callerTimeouts: { anon: patient, authenticated: patient, service_role: patient, reserved: patient },
      now: () => clock,
    });
    await database.transaction((q) =>
      q.script(`
        create view public.waits_for_lock as select 1 as id, pg_advisory_xact_lock_shared(${lock})::text as held;
        create view public.open_to_all as select 1 as id;
        grant select on public.waits_for_lock, public.open_to_all to anon, authenticated, service_role`),
    );
    wire = await createWire(database, { rateLimits: { on: false, trustedProxies: 1 } });
    alice = await addUser(database, 'Alice');
    bob = await addUser(database, 'Bob');
  });
  afterAll(() => database.close());

  const get = async (relation: string, caller: Caller | null, network = '192.0.2.1') =>
    wire.app.request(`/rest/v1/${relation}?select=*`, {
      headers: {
        'x-forwarded-for': network,
        ...(caller ? { authorization: `Bearer ${await wire.tokenFor(caller.claims)}` } : {}),
      },
    });

  /** Runs `work` while every read of waits_for_lock hangs, and ends when all of them are answered. */
  const whileLocked = async (work: () => Promise<Promise<Response>[]>): Promise<Response[]> => {
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const holder = database.transaction(async (q) => {
      await q.query('select pg_advisory_xact_lock($1)', [lock]);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    try {
      const slow = await work();
      done.resolve();
      return await Promise.all(slow);
    } finally {
      done.resolve();
      await holder;
    }
  };
  const times = (count: number, one: () => Promise<Response>) => Array.from({ length: count }, one);
  const addMany = (count: number) =>
    Promise.all(Array.from({ length: count }, async (_, index) => addUser(database, `User ${index}`)));
  const hanging = async (count: number) => {
    const [row] = await database.query<{ count: number }>(
      "select count(*) from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [lock],
    );
    expect(row?.count).toBe(count);
  };

  it('leaves connections to others while one user runs slow statements', async () => {
    const answers = await whileLocked(async () => {
      const slow = times(2 * poolSize, () => get('waits_for_lock', alice));
      await vi.waitFor(() => hanging(share), { timeout: 60_000 });
      expect((await get('open_to_all', bob)).status).toBe(200);
      expect((await get('open_to_all', null)).status).toBe(200);
      return slow;
    });
    // Those in the queue may have waited too long on a busy machine; those that ran were not disturbed.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, share)).toEqual(Array.from({ length: share }, () => 200));
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect((await get('open_to_all', alice)).status).toBe(200);
  });

  it('counts visitors of one network together, and those of another apart', async () => {
    await whileLocked(async () => {
      const slow = times(2 * poolSize, () => get('waits_for_lock', null, '192.0.2.7'));
      await vi.waitFor(() => hanging(share), { timeout: 60_000 });
      expect((await get('open_to_all', null, '198.51.100.1')).status).toBe(200);
      return slow;
    });
  });

  const slowReads = (users: readonly Caller[]) =>
    users.flatMap((user, index) => times(share, () => get('waits_for_lock', user, `203.0.113.${index}`)));

  it('answers an occasional user while four users run slow statements without a pause', async () => {
    const heavy = await addMany(4);
    await whileLocked(async () => {
      const slow = slowReads(heavy);
      await vi.waitFor(() => hanging(all), { timeout: 60_000 });
      clock += 5_000;
      return slow;
    });
    await whileLocked(async () => {
      const slow = slowReads(heavy);
      await vi.waitFor(() => hanging(beyondLight), { timeout: 60_000 });
      for (let count = 0; count < 20; count += 1) {
        expect((await get('open_to_all', bob, '198.51.100.1')).status).toBe(200);
      }
      await hanging(beyondLight);
      return slow;
    });
  });

  it('leaves connections to users within their budget while others have spent theirs', async () => {
    const spent = await addMany(4);
    await whileLocked(async () => {
      const slow = slowReads(spent);
      // The last connection may still be reserved for a light user.
      await vi.waitFor(() => hanging(all).catch(() => hanging(all - 1)), { timeout: 60_000 });
      clock += 30_000;
      return slow;
    });
    await whileLocked(async () => {
      const slow = slowReads(spent);
      await vi.waitFor(() => hanging(withoutBudget), { timeout: 60_000 });
      const [busy] = await addMany(1);
      const both = times(2, () => get('waits_for_lock', busy!, '198.51.100.2'));
      await vi.waitFor(() => hanging(withoutBudget + both.length), { timeout: 60_000 });
      expect((await get('open_to_all', bob, '198.51.100.1')).status).toBe(200);
      return [...slow, ...both];
    });
  });

  it('tells a user who has spent the budget when to retry', async () => {
    const [spent, other] = await addMany(2);
    await whileLocked(async () => {
      const slow = slowReads([spent!]);
      await vi.waitFor(() => hanging(share), { timeout: 60_000 });
      clock += 10_000;
      return slow;
    });
    await whileLocked(async () => {
      const slow = slowReads([other!]);
      await vi.waitFor(() => hanging(share), { timeout: 60_000 });
      const refused = await get('open_to_all', spent!, '198.51.100.2');
      expect(refused.status).toBe(429);
      // 30 seconds used of 20, and a quarter of a second is forgiven each second.
      expect(refused.headers.get('retry-after')).toBe('40');
      clock += 40_001;
      expect((await get('open_to_all', spent!, '198.51.100.2')).status).toBe(200);
      return slow;
    });
  });

  it('lets an occasional user wait for slow statements of others to end', async () => {
    const heavy = await addMany(8);
    const answers = await whileLocked(async () => {
      const slow = slowReads(heavy);
      await vi.waitFor(() => hanging(all), { timeout: 60_000 });
      const light = get('open_to_all', bob, '198.51.100.1');
      // Longer than others wait.
      await setTimeout(waitingCallers.maxMs + 500);
      return [light, ...slow];
    });
    expect(answers[0]?.status).toBe(200);
  });

  it('leaves connections to users who use none while two users run slow statements', async () => {
    const users = await addMany(2);
    await whileLocked(async () => {
      const slow = users.flatMap((user, index) =>
        times(2 * share, () => get('waits_for_lock', user, `203.0.113.${index}`)),
      );
      await vi.waitFor(() => hanging(beyondLight), { timeout: 60_000 });
      expect((await get('open_to_all', bob, '198.51.100.1')).status).toBe(200);
      await hanging(beyondLight);
      return slow;
    });
  });

  it('leaves connections to the server while many users run slow statements', async () => {
    const users = await addMany(all + 1);
    await whileLocked(async () => {
      const slow = users.flatMap((user, index) =>
        times(share + 1, () => get('waits_for_lock', user, `203.0.113.${index}`)),
      );
      await vi.waitFor(() => hanging(all), { timeout: 60_000 });
      const signIn = await wire.app.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }),
      });
      expect(signIn.status).toBe(400);
      await hanging(all);
      return slow;
    });
  });

  it('counts the users of one network together as well', async () => {
    await whileLocked(async () => {
      const slow = [alice, bob].flatMap((user) => times(share + 1, () => get('waits_for_lock', user)));
      await vi.waitFor(() => hanging(networkShare), { timeout: 60_000 });
      const carol = await addUser(database, 'Carol');
      expect((await get('open_to_all', carol, '198.51.100.1')).status).toBe(200);
      await hanging(networkShare);
      return slow;
    });
  });

  it('prefers a user with one waiting statement to users with many', async () => {
    const many = await addMany(all + 1);
    let answered = 0;
    let answeredBefore = Infinity;
    await whileLocked(async () => {
      const slow = many.flatMap((user, index) =>
        times(8, async () => {
          const response = await get('waits_for_lock', user, `203.0.113.${index}`);
          answered += 1;
          return response;
        }),
      );
      await vi.waitFor(() => hanging(all), { timeout: 60_000 });
      const one = get('open_to_all', bob, '198.51.100.1').then((response) => {
        answeredBefore = answered;
        return response;
      });
      await vi.waitFor(() => hanging(all));
      return [...slow, one];
    });
    // Those that ran, one of each user in turn, and whatever ran beside it: of 64 in all.
    expect(answeredBefore).toBeLessThanOrEqual(all + many.length + all);
  });

  it('returns 429 with Retry-After when too many wait for their share', async () => {
    const refused: Response[] = [];
    await whileLocked(async () => {
      const slow = times(share + maxWaiting + 7, async () => {
        const response = await get('waits_for_lock', alice);
        if (response.status === 429) refused.push(response);
        return response;
      });
      await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(7), { timeout: 60_000 });
      return slow;
    });
    const [first] = refused;
    expect(first?.headers.get('retry-after')).toBe('1');
    expect(await first?.json()).toMatchObject({
      code: 'over_request_rate_limit',
      message: expect.stringContaining('running at once') as unknown,
      details: null,
      hint: null,
    });
  });

  it('does not limit the service role', async () => {
    const answers = await whileLocked(async () => {
      const slow = times(share + 1, async () =>
        wire.app.request('/rest/v1/waits_for_lock', {
          headers: { authorization: `Bearer ${wire.serviceKey}` },
        }),
      );
      await vi.waitFor(() => hanging(share + 1), { timeout: 60_000 });
      return slow;
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('a connection that is reserved for light users', () => {
  it('is free again soon, however slow the statements on it are', async () => {
    const patient = 60_000;
    const database = await freshDatabase({
      poolSize,
      statementTimeout: patient,
      callerTimeouts: { anon: patient, authenticated: patient, service_role: patient, reserved: 200 },
    });
    onTestFinished(() => database.close());
    await database.transaction((q) =>
      q.script(`
        create view public.endless as select 1 as id, pg_sleep(60)::text as nap;
        grant select on public.endless to authenticated`),
    );
    const wire = await createWire(database, { rateLimits: { on: false, trustedProxies: 1 } });
    const read = async (relation: string, network: string) => {
      const { claims } = await addUser(database, 'Somebody');
      const authorization = `Bearer ${await wire.tokenFor(claims)}`;
      const headers = { authorization, 'x-forwarded-for': network };
      return wire.app.request(`/rest/v1/${relation}`, { headers });
    };
    const ended: Response[] = [];
    const slow = Array.from({ length: all }, async (_, index) => {
      ended.push(await read('endless', `203.0.113.${index}`));
    });
    await vi.waitFor(() => expect(ended).toHaveLength(all - beyondLight), { timeout: 20_000 });
    expect(await ended[0]!.json()).toMatchObject({ code: '57014' });
    expect((await read('chat_sessions', '198.51.100.1')).status).toBe(200);
    expect(ended).toHaveLength(all - beyondLight);
    await database.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where query like '%endless%' and pid <> pg_backend_pid()",
    );
    await Promise.all(slow);
  });
});
