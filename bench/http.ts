import { Agent, get } from 'node:http';
import { Hono } from 'hono';
import { listen } from '#server/http/listen.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { measureRate, printTable } from '#bench/measure.ts';

/** What the frame costs (ids, log, metrics, headers, limits): an endpoint of a bare Hono, and the same in the app. */
export async function benchHttp(): Promise<void> {
  const bare = new Hono().get('/healthz', (c) => c.json({ status: 'ok' }));
  const floor = await rateOf(bare);
  const framed = await rateOf(createTestApp().app);
  printTable('GET /healthz over loopback, client and server in one process, 10 at once', [
    { what: 'bare Hono (floor)', 'per second': Math.round(floor.perSecond), ratio: 1 },
    {
      what: 'the app with everything around it',
      'per second': Math.round(framed.perSecond),
      ratio: Math.round((framed.perSecond / floor.perSecond) * 100) / 100,
    },
  ]);
}

async function rateOf(app: { fetch: (request: Request) => Response | Promise<Response> }) {
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    graceSeconds: 1,
    shutdown: new AbortController(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path: '/healthz', agent }, (response) => {
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  await measureRate(ask, { seconds: 1 });
  const rate = await measureRate(ask);
  agent.destroy();
  await server.close();
  return rate;
}
