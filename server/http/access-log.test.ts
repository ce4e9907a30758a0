import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from '#server/http/listen.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

let server: Listening;
let origin: string;
let finish: () => void;
let logged: string[];

beforeEach(async () => {
  const done = Promise.withResolvers<void>();
  finish = done.resolve;
  // Mounted where the local stand-ins are: the way to a route of our own in the whole app.
  const sandbox = new Hono().get('/stream', (c) =>
    stream(c, async (out) => {
      await out.write('first');
      await done.promise;
      await out.write(' last');
    }),
  );
  const created = createTestApp({ sandbox });
  logged = created.logged;
  const shutdown = new AbortController();
  server = await listen(created.app, { host: '127.0.0.1', port: 0, graceSeconds: 0, shutdown });
  origin = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  finish();
  await server.close();
});

const metricsText = async () => (await fetch(`${origin}/metrics`)).text();
const figure = async (name: string) => {
  const line = (await metricsText()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};
const lineOfStream = () =>
  logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ route }) => route === '/sandbox/stream');
const labels = 'method="GET",route="/sandbox/stream",status="200"';

it('measures the time to the first and the last byte of a stream', async () => {
  const response = await fetch(`${origin}/sandbox/stream`);
  const reader = response.body!.getReader();
  await reader.read();
  // The stream, and the request for the metrics themselves.
  expect(await figure('http_requests_running')).toBe(2);
  expect(await figure(`http_request_first_byte_seconds_count{${labels}}`)).toBe(1);
  expect(await figure(`http_request_duration_seconds_count{${labels},outcome="complete"}`)).toBeUndefined();
  expect(lineOfStream()).toBeUndefined();
  const waitedMs = 300;
  await new Promise((resolve) => setTimeout(resolve, waitedMs));
  finish();
  while (!(await reader.read()).done);
  await expect
    .poll(() => figure(`http_request_duration_seconds_count{${labels},outcome="complete"}`))
    .toBe(1);
  expect(await figure('http_requests_running')).toBe(1);
  const firstByte = await figure(`http_request_first_byte_seconds_sum{${labels}}`);
  const whole = await figure(`http_request_duration_seconds_sum{${labels},outcome="complete"}`);
  expect(whole! - firstByte!).toBeGreaterThan(0.9 * (waitedMs / 1000));
  const line = lineOfStream()!;
  expect(line).toMatchObject({ status: 200, outcome: 'complete', msg: 'request' });
  expect(Number(line.ms) - Number(line.firstByteMs)).toBeGreaterThan(0.9 * waitedMs);
});

it('counts a stream whose client disconnects as aborted', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/sandbox/stream`, { signal: leaving.signal });
  await response.body!.getReader().read();
  leaving.abort();
  await expect.poll(() => figure(`http_request_duration_seconds_count{${labels},outcome="aborted"}`)).toBe(1);
  expect(await figure('http_requests_running')).toBe(1);
  expect(lineOfStream()).toMatchObject({ status: 200, outcome: 'aborted' });
});
