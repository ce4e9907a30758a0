import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anonymousCaller, asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { DatabaseUnreachable, openPostgres } from '#server/db/postgres.ts';
import { administer } from '#server/testing/postgres/administer-postgres.ts';
import { freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';

/** What only a network can do to us. Whatever happens to a connection, nobody ever acts with another's rights. */
let database: Database;
let fresh: Awaited<ReturnType<typeof freshPostgresUrl>>;
beforeEach(async () => {
  fresh = await freshPostgresUrl('template');
  database = await openPostgres(fresh.url, { poolSize: 2, statementTimeout: 5_000 });
  await database.transaction((q) =>
    q.script('create table public.who (name text); grant select, insert on public.who to anon'),
  );
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
});

const name = () => new URL(fresh.url).pathname.slice(1);
const signalBackends = (signal: 'cancel' | 'terminate') =>
  administer(fresh.adminUrl, [
    `select pg_${signal}_backend(pid) from pg_stat_activity where datname = '${name()}' and usename = 'findeus'`,
  ]);
const writeWho = () =>
  asRole(database, anonymousCaller, (q) => q.query('insert into public.who values (current_user)'));
const whoWrote = () => database.transaction((q) => q.query('select distinct name from public.who'));

it('fails the transaction whose connection was lost, and opens new connections', async () => {
  const attempt = asRole(database, anonymousCaller, async (q) => {
    await q.query('select 1');
    await signalBackends('terminate');
    await q.query('insert into public.who values (current_user)');
  });
  await expect(attempt).rejects.toThrow(DatabaseUnreachable);
  await writeWho();
  expect(await whoWrote()).toEqual([{ name: 'anon' }]);
});

it('never runs a statement with the owner’s rights, however often it is interrupted', async () => {
  const enough = new AbortController();
  const writers = Array.from({ length: 4 }, async () => {
    while (!enough.signal.aborted) await writeWho().catch(() => undefined);
  });
  for (let round = 0; round < 60; round++) {
    await signalBackends(round % 10 === 9 ? 'terminate' : 'cancel');
  }
  enough.abort();
  await Promise.all(writers);
  // And nothing is left behind on the pooled connections either.
  for (let n = 0; n < 4; n++) await writeWho();
  expect(await whoWrote()).toEqual([{ name: 'anon' }]);
});

it('times out on a server that no longer responds, and recovers with it', { timeout: 180_000 }, async () => {
  const proxy = await silenceableProxy(Number(new URL(fresh.url).port));
  const url = new URL(fresh.url);
  url.port = String(proxy.port);
  const far = await openPostgres(url.href, { poolSize: 1, statementTimeout: 500 });
  await far.transaction((q) => q.query('select 1'));
  proxy.silence();
  await expect(far.transaction((q) => q.query('select 1'))).rejects.toThrow(DatabaseUnreachable);
  proxy.heal();
  expect(await far.transaction((q) => q.query('select 1 as one'))).toEqual([{ one: 1 }]);
  await far.close();
  proxy.close();
});

/** Passes bytes on between the driver and Postgres, until it is told to lose them. */
async function silenceableProxy(target: number) {
  let silent = false;
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => void (silent || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => void (silent = true),
    heal: () => void (silent = false),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('does not reuse a connection that was left inside a transaction', async () => {
  const single = await openPostgres(fresh.url, { poolSize: 1, statementTimeout: 5_000 });
  // BEGIN succeeds and taking on the role does not: the connection now holds an aborted transaction.
  const stranger = { role: 'nobody_here', claims: {} } as unknown as Caller;
  await expect(single.transaction((q) => q.query('select 1'), { as: stranger })).rejects.toMatchObject({
    code: '22023',
  });
  expect(await single.transaction((q) => q.query('select 1 as one'))).toEqual([{ one: 1 }]);
  await single.close();
});

it('recovers from a value that the driver cannot write', async () => {
  const attempt = database.transaction((q) => q.query('select $1::jsonb', [{ a: 1n }]));
  await expect(attempt).rejects.toThrow('BigInt');
  await writeWho();
});

it('times out waiting for a connection', async () => {
  const held = Promise.withResolvers<void>();
  const holders = [1, 2].map(() => database.transaction(() => held.promise));
  await expect(database.transaction((q) => q.query('select 1'))).rejects.toThrow(DatabaseUnreachable);
  held.resolve();
  await Promise.all(holders);
});
