import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { divideStop } from '#server/http/stop-parts.ts';
import { hasEnded } from '#server/db/embedded/leftover.ts';
import { administer } from '#server/testing/postgres/administer-postgres.ts';
import { freshDataFolder, freshPostgresUrl } from '#server/testing/postgres/fresh-database.ts';
import { startFreezableProxy } from '#server/testing/postgres/freezable-proxy.ts';
import { runToEnd, startArguments, startServer, type RunningServer } from '#server/testing/start-server.ts';

const secret = 'a secret that is long enough for anybody';

/** Starts the product and sends the signal as soon as its Postgres runs, well before it listens. */
async function interruptStart(dataDir: string, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, startArguments(), {
    env: { PORT: '0', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  let postmaster = 0;
  while (!postmaster && child.exitCode === null) {
    postmaster = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
    await setTimeout(2);
  }
  child.kill(signal);
  return { exited: await exited, postmaster };
}

describe('the started product', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ dataDir, remove } = await freshDataFolder());
  });
  afterAll(() => remove());

  const keyOf = async ({ url }: RunningServer) => {
    const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
    // The signature differs each time; header and claims name the same key, made once.
    return anonKey.split('.').slice(0, 2);
  };

  // One life after another on the same data, because a start is what takes the time.
  it('opens the same data after every kind of end, and only once at a time', async ({ onTestFailed }) => {
    let server = await startServer({ DATA_DIR: dataDir });
    // What comes next needs the folder.
    onTestFailed(async () => {
      await server.stop('SIGKILL').catch(() => undefined);
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(server.url)).text()).toContain('Loading FinDeus');
    const key = await keyOf(server);
    const second = await runToEnd({ DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.output).toContain(
      `The data folder ${dataDir} is in use by another FinDeus (process ${server.pid},`,
    );
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0 });

    server = await startServer({ DATA_DIR: dataDir });
    expect(await keyOf(server)).toEqual(key);
    await server.stop('SIGKILL');

    server = await startServer({ DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await keyOf(server)).toEqual(key);
    // Ctrl+C under npm comes twice, and counts once.
    process.kill(server.pid, 'SIGINT');
    expect(await server.stop('SIGINT')).toEqual({ code: 0 });
  }, 300_000);

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves no Postgres behind when %s comes during the start',
    async (signal) => {
      const { exited, postmaster } = await interruptStart(dataDir, signal);
      expect(exited).toEqual([0, null]);
      expect(await hasEnded(postmaster, 120_000)).toBe(true);
    },
  );

  it('exits with a message when HOST is not an address of the machine', async () => {
    // An address of the range that is reserved for documentation, which no machine has.
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(output).toContain('HOST is not an address of this machine');
  });

  it('exits with a message when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect({ code, output }).toEqual({
      code: 1,
      output: `FinDeus cannot start. Port ${port} is already in use. Stop the other program, or set PORT to another one.\n`,
    });
  });
});

describe('on Postgres', () => {
  it('two nodes that start together on an empty database share its keys and are both ready', async () => {
    const { url, drop } = await freshPostgresUrl('template1');
    const variables = {
      DATABASE_URL: url,
      FINDEUS_SECRET: secret,
      NODE_ENV: 'production',
      SITE_URL: 'https://findeus.example',
    };
    const nodes = await Promise.all([startServer(variables), startServer(variables)]);
    const keys = await Promise.all(
      nodes.map(async (node) => {
        expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
        const { anonKey } = (await (await fetch(`${node.url}/config.json`)).json()) as { anonKey: string };
        return anonKey.split('.')[0];
      }),
    );
    expect(keys[0]).toBe(keys[1]);
    await Promise.all(nodes.map((node) => node.stop()));

    const stranger = await runToEnd({ ...variables, FINDEUS_SECRET: `${secret} but another` });
    expect(stranger.code).toBe(1);
    expect(stranger.output).toContain('FINDEUS_SECRET is not the one this database was first started with');
    await drop();
  });

  it('is not ready while the database is unavailable, and ready again afterwards', async () => {
    const { url, drop } = await freshPostgresUrl('template');
    const name = new URL(url).pathname.slice(1);
    const node = await startServer({ DATABASE_URL: url, FINDEUS_SECRET: secret });
    const status = async (path: string) => (await fetch(node.url + path)).status;
    await administer(inject('postgresUrl'), [
      `alter database "${name}" allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    ]);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    await administer(inject('postgresUrl'), [`alter database "${name}" allow_connections true`]);
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
    await node.stop();
    await drop();
  });
});

describe('stopping', () => {
  it('ends within the ten seconds of docker stop by default, with a second to spare', () => {
    expect(divideStop(readEnv({}).SHUTDOWN_GRACE_SECONDS).totalMs).toBeLessThanOrEqual(9_000);
  });

  it('exits with 0 in time with an endless stream and a silent database, and logs what it cut', async ({
    onTestFinished,
  }) => {
    // A language model that begins an answer and never goes on with it.
    const model = createHttpServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    }).listen(0, '127.0.0.1');
    await once(model, 'listening');
    const { url, drop } = await freshPostgresUrl('template');
    const way = new URL(url);
    const proxy = await startFreezableProxy({ host: way.hostname, port: Number(way.port) });
    way.port = String(proxy.port);
    onTestFinished(async () => {
      model.closeAllConnections();
      model.close();
      proxy.close();
      await drop();
    });
    const node = await startServer({
      DATABASE_URL: way.href,
      FINDEUS_SECRET: secret,
      FINDEUS_MODEL: 'compatible:endless',
      FINDEUS_MODEL_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      SHUTDOWN_GRACE_SECONDS: '3',
    });
    const { anonKey } = (await (await fetch(`${node.url}/config.json`)).json()) as { anonKey: string };
    const stream = await fetch(`${node.url}/functions/v1/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anonKey}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'What is an index fund?' }], mode: 'free' }),
    });
    expect(stream.status).toBe(200);
    proxy.freeze();
    const stuck = fetch(`${node.url}/readyz`).catch((error: unknown) => error);
    await expect
      .poll(async () => (await fetch(`${node.url}/metrics`)).text())
      .toContain('http_requests_running 3');
    const asked = performance.now();
    const { code } = await node.stop();
    // Far from the more than ten seconds that one timeout after another took.
    expect(performance.now() - asked).toBeLessThan(8_000);
    expect(code).toBe(0);
    expect(await stuck).toBeInstanceOf(Error);
    const [last = ''] = node.output().trim().split('\n').slice(-1);
    expect(JSON.parse(last)).toMatchObject({
      level: 'warn',
      cut: expect.arrayContaining(['1 connections', 'database']) as string[],
    });
  });
});

describe('bad configuration exits with code 1 and one message', () => {
  it.each([
    [{ DATABASE_URL: 'postgres://findeus:hunter2@127.0.0.1:1/findeus' }, 'Nobody answers at DATABASE_URL'],
    [{ DATA_DIR: 'package.json' }, 'package.json cannot be used'],
    [
      { NODE_ENV: 'production', PORT: 'abc', METRICS_TOKEN: 'hunter2' },
      'PORT must be a whole number from 0 to 65535\n  METRICS_TOKEN must have at least 16 characters\n  FINDEUS_SECRET is required in production',
    ],
  ])('%o', async (variables, message) => {
    const { code, output } = await runToEnd(variables);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('hunter2');
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('for a role without the rights of the first start, with the message of Postgres', async () => {
    const cluster = inject('postgresUrl');
    await administer(cluster, ['create role poor login', 'create database poor owner poor']);
    const url = new URL(cluster);
    url.username = 'poor';
    url.pathname = 'poor';
    const { code, output } = await runToEnd({ DATABASE_URL: url.href });
    await administer(cluster, ['drop database poor with (force)', 'drop role poor']);
    expect(code).toBe(1);
    expect(output).toMatch(
      /Migration \d+_roles failed; nothing was changed\. Postgres says: permission denied/,
    );
  });

  it('for a database that does not exist, and a user that is refused', async () => {
    const { url, drop } = await freshPostgresUrl('template1');
    const missing = new URL(url);
    missing.pathname = '/no-such-database';
    const nobody = new URL(url);
    nobody.username = 'mallory';
    const [first, second] = await Promise.all([
      runToEnd({ DATABASE_URL: missing.href }),
      runToEnd({ DATABASE_URL: nobody.href }),
    ]);
    expect(first.output).toContain('does not exist. Create it first.');
    expect(second.output).toContain('Postgres refuses the user or password');
    await drop();
  });
});
