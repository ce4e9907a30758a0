import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import { enqueueMail, startMailQueue } from '#server/mail/queue.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

describe('the mail queue', () => {
  let database: Database;
  let queues: JobQueue[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    queues = [];
    await database.transaction((q) => q.query('delete from internal.mail_queue'));
  });
  afterAll(() => database.close());

  const promise = (email: string, kind = 'test') =>
    database.transaction((q) => enqueueMail(q, { kind, email, userId: null, details: {} }));
  const waiting = () =>
    database.transaction((q) =>
      q.query<{ email: string; attempts: number }>('select * from internal.mail_queue'),
    );
  const start = (send: (to: string) => Promise<void>, options: object = {}) => {
    const errors: unknown[] = [];
    const queue = startMailQueue({
      database,
      mailer: { send: ({ to }) => send(to) },
      prepare: (_, { email }) =>
        Promise.resolve(email.startsWith('nobody') ? null : { to: email, subject: '', html: '', text: '' }),
      onError: (error) => errors.push(error),
      ...options,
    });
    queues.push(queue);
    return { queue, errors };
  };

  it('sends each mail once, with any number of nodes', async () => {
    const sent: string[] = [];
    const addresses = Array.from({ length: 20 }, (_, n) => `${n}@example.com`);
    for (const address of addresses) await promise(address);
    await promise('nobody@example.com');
    for (let n = 0; n < 3; n++) {
      start(async (to) => {
        await setTimeout(1);
        sent.push(to);
      });
    }
    await expect.poll(waiting).toEqual([]);
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });

  it('wakes at once for a new mail', async () => {
    const sent: string[] = [];
    const { queue } = start((to) => Promise.resolve(void sent.push(to)), { pollMs: 60_000 });
    await setTimeout(50);
    await promise('a@example.com');
    queue.wake();
    await expect.poll(() => sent).toEqual(['a@example.com']);
  });

  it('finds mails that another node has added', async () => {
    const sent: string[] = [];
    start((to) => Promise.resolve(void sent.push(to)), { pollMs: 20 });
    await setTimeout(50);
    await promise('a@example.com');
    await expect.poll(() => sent).toEqual(['a@example.com']);
  });

  it('retries while the mail server is unavailable, and sends other mails meanwhile', async () => {
    const sent: string[] = [];
    let away = true;
    await promise('first@example.com');
    await promise('second@example.com');
    const { errors } = start(
      (to) => {
        if (away && to.startsWith('first')) return Promise.reject(new Error('away'));
        sent.push(to);
        return Promise.resolve();
      },
      { pollMs: 20, backoffSeconds: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1] },
    );
    await expect.poll(() => sent).toEqual(['second@example.com']);
    away = false;
    await expect.poll(() => sent).toEqual(['second@example.com', 'first@example.com']);
    expect(errors.length).toBeGreaterThan(0);
    await expect.poll(waiting).toEqual([]);
  });

  it('gives up after the last attempt', async () => {
    await promise('never@example.com');
    let attempts = 0;
    start(
      () => {
        attempts += 1;
        return Promise.reject(new Error('no'));
      },
      { pollMs: 10, backoffSeconds: [0, 0] },
    );
    await expect.poll(waiting).toEqual([]);
    expect(attempts).toBe(3);
  });

  it('is not blocked by a mail that cannot be composed', async () => {
    const sent: string[] = [];
    await promise('broken@example.com');
    await promise('fine@example.com');
    start((to) => Promise.resolve(void sent.push(to)), {
      prepare: (_: unknown, { email }: { email: string }) =>
        email.startsWith('broken')
          ? Promise.reject(new Error('broken'))
          : Promise.resolve({ to: email, subject: '', html: '', text: '' }),
      backoffSeconds: [60],
    });
    await expect.poll(() => sent).toEqual(['fine@example.com']);
    expect(await waiting()).toMatchObject([{ email: 'broken@example.com', attempts: 1 }]);
  });

  it('keeps only the newest mail of a kind for an address', async () => {
    await promise('a@example.com', 'recovery');
    await promise('a@example.com', 'recovery');
    await promise('a@example.com', 'confirmation');
    await promise('b@example.com', 'recovery');
    expect(await waiting()).toHaveLength(3);
  });

  it('adds nothing when the transaction fails', async () => {
    await expect(
      database.transaction(async (q) => {
        await enqueueMail(q, { kind: 'test', email: 'a@example.com', userId: null, details: {} });
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    expect(await waiting()).toEqual([]);
  });

  it('takes over mails of a node that died', async () => {
    await promise('a@example.com');
    start(() => new Promise(() => undefined));
    await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
    queues = [];
    const sent: string[] = [];
    start((to) => Promise.resolve(void sent.push(to)), { pollMs: 20 });
    // Its turn would come before that of one that was promised later.
    await promise('b@example.com');
    await expect.poll(() => sent).toEqual(['b@example.com']);
    await database.transaction((q) => q.query('update internal.mail_queue set due_at = now()'));
    await expect.poll(() => sent).toEqual(['b@example.com', 'a@example.com']);
  });
});
