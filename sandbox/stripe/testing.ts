import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import type { StripeStandIn } from '#sandbox/stripe/start-stripe.ts';

/** The official library, pointed at the stand-in. */
export function clientOf({ url, secretKey }: Pick<StripeStandIn, 'url' | 'secretKey'>): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export interface Receiver {
  url: string;
  /** What arrived and was verified by the library, oldest first; also what was then answered with an error. */
  events: Stripe.Event[];
  /** Answers the next requests with these statuses, and with 200 after them. */
  answerNext(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A webhook of a product: accepts events that the library verifies, and refuses others. */
export async function startReceiver(webhookSecret: string): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const statuses: number[] = [];
  const take = async (request: IncomingMessage): Promise<number> => {
    const signature = request.headers['stripe-signature'] ?? '';
    try {
      events.push(Stripe.webhooks.constructEvent(await text(request), signature, webhookSecret));
    } catch {
      return 400;
    }
    return statuses.shift() ?? 200;
  };
  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    answerNext: (...next) => void statuses.push(...next),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
