import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { onlyThisMachine } from '#sandbox/page/only-this-machine.ts';
import { sampleQuote, sampleYields } from '#sandbox/market/sample-market.ts';

export interface MarketStandIn {
  url: string;
  apiKey: string;
  close(): Promise<void>;
}

const apiKey = 'sample-market';

/** The calls of Finnhub's API that FinDeus makes, answered from an invented market. */
export async function startMarket({ now = () => new Date() } = {}): Promise<MarketStandIn> {
  const app = new Hono();
  app.use(onlyThisMachine());
  app.use(async (c, next) => {
    if (c.req.header('x-finnhub-token') !== apiKey) return c.json({ error: 'Invalid API key' }, 401);
    return next();
  });
  app.get('/api/v1/quote', (c) => {
    const found = sampleQuote(c.req.query('symbol') ?? '', now());
    return c.json(
      found
        ? { c: found.price, d: found.price - found.previousClose, pc: found.previousClose, t: found.at }
        : { c: 0, d: null, pc: 0, t: 0 },
    );
  });
  app.get('/api/v1/bond/yield-curve', (c) => {
    const code = c.req.query('code') ?? '';
    return c.json({ code, data: sampleYields(code, now()) });
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
