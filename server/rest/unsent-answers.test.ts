import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

/** A little below what one answer may have. */
const rows = 39;
/** Each with 20 MB to read: far more than may wait. */
const maxSockets = 12;

describe('responses that are not read', () => {
  let database: Database;
  let wire: Wire;
  let server: Listening;
  let alice: Caller;
  let bob: Caller;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    database = await freshDatabase({ poolSize: 10 });
    await database.transaction((q) =>
      q.script(`
        create view public.long_texts as select n as id, repeat('a', 100000) as text from generate_series(1, ${rows}) as n;
        grant select on public.long_texts to anon, authenticated`),
    );
    wire = await createWire(database, { rateLimits: { on: false, trustedProxies: 1 } });
    server = await listen(wire.app, {
      host: '127.0.0.1',
      port: 0,
      graceSeconds: 0,
      shutdown: new AbortController(),
    });
    alice = await addUser(database, 'Alice');
    bob = await addUser(database, 'Bob');
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
    await database.close();
  });

  const headersOf = async (caller: Caller, network: string) => ({
    authorization: `Bearer ${await wire.tokenFor(caller.claims)}`,
    'x-forwarded-for': network,
  });
  const read = async (caller: Caller, network: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/rest/v1/long_texts?limit=1`, {
      headers: await headersOf(caller, network),
    });
    await response.text();
    return response;
  };
  /** Asks for several long answers on one connection, and reads none: the system takes only the first off our hands. */
  const askOnly = async (caller: Caller, network: string) => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    sockets.push(socket);
    const headers = Object.entries(await headersOf(caller, network)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`GET /rest/v1/long_texts HTTP/1.1\r\nhost: x\r\n${headers.join('')}\r\n`.repeat(5));
  };

  it('return 429 to the same user, until they are read or closed', async () => {
    let refused: Response | undefined;
    for (let asked = 0; asked < maxSockets && refused?.status !== 429; asked += 1) {
      await askOnly(alice, '192.0.2.1');
      await sleep(500);
      refused = await read(alice, '192.0.2.2');
    }
    expect({ status: refused?.status, wait: refused?.headers.get('retry-after') }).toEqual({
      status: 429,
      wait: '5',
    });
    expect((await read(bob, '198.51.100.1')).status).toBe(200);

    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await read(alice, '192.0.2.1')).status).toBe(200), {
      timeout: 60_000,
    });
  });
});
