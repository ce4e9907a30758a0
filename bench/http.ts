import { Hono } from 'hono';
import { createTestApp } from '#server/testing/wire/test-app.ts';
import { measureHttp } from '#bench/load-http.ts';
import { printTable, toRow } from '#bench/measure.ts';

/** What the frame costs (ids, log, metrics, headers, limits): an endpoint of a bare Hono, and the same in the app. */
export async function benchHttp(): Promise<void> {
  const bare = new Hono().get('/healthz', (c) => c.json({ status: 'ok' }));
  const floor = await measureHttp(bare, '/healthz');
  const framed = await measureHttp(createTestApp().app, '/healthz');
  printTable('GET /healthz over loopback, client and server in one process, 10 at once', [
    toRow('bare Hono (floor)', floor, floor),
    toRow('the app with everything around it', framed, floor),
  ]);
}
