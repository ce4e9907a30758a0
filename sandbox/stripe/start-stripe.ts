import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { onlyThisMachine } from '#sandbox/page/only-this-machine.ts';
import { stripeApi } from '#sandbox/stripe/api/api.ts';
import { letTimePass } from '#sandbox/stripe/billing/periods.ts';
import { stripePages } from '#sandbox/stripe/pages/pages.ts';
import { createAccount } from '#sandbox/stripe/state/account.ts';
import { monthlyPrice, oneTimePrice, yearlyPrice } from '#sandbox/stripe/state/catalogue.ts';
import { moveState, openStateFile } from '#sandbox/stripe/state/state-file.ts';
import { startCourier } from '#sandbox/stripe/webhooks/courier.ts';

export interface StripeStandIn {
  /** For the library's host, port and protocol. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** FinDeus Pro by the month. */
  proPriceId: string;
  /** The same by the year. The product sells it only where STRIPE_PRO_YEARLY_PRICE_ID names it. */
  yearlyPriceId: string;
  /** The same, paid once. */
  oneTimePriceId: string;
  /** The address that signed events are sent to from now on; with null they wait. */
  deliverTo(webhookUrl: string | null): void;
  close(): Promise<void>;
}

interface StripeOptions {
  /** Without one, the state ends with the process. */
  stateFile?: string;
  port?: number;
  now?: () => Date;
}

const clockInterval = 30_000;

/** The parts of Stripe that FinDeus uses, on this machine, for the official library and for a browser. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeStandIn> {
  const file = openStateFile(options.stateFile);
  const kept = await file.load();
  const server = createServer();
  await listen(server, options.port ?? Number(new URL(kept.url || 'http://localhost:0').port));
  const state = moveState(kept, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  const account = createAccount({
    state,
    now: options.now ?? (() => new Date()),
    save: (changed) => file.save(changed),
    // The state is stored before the response is sent, so that a response is never lost.
    onEvent: () => void account.save().then(courier.wake, courier.wake),
  });
  const courier = startCourier(account);
  const app = new Hono();
  app.use(onlyThisMachine());
  app.route('/', await stripePages({ account, courier }));
  app.route('/', stripeApi(account));
  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => void answer(request, response));
  const clock = setInterval(() => letTimePass(account), clockInterval);
  await account.save();

  return {
    url: state.url,
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
    proPriceId: monthlyPrice.id,
    yearlyPriceId: yearlyPrice.id,
    oneTimePriceId: oneTimePrice.id,
    deliverTo: courier.deliverTo,
    async close() {
      clearInterval(clock);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await courier.stop();
      await account.save();
      await closed;
    },
  };
}

/** The port of the last run, so that its links still work; another if it is taken. */
async function listen(server: Server, port: number): Promise<void> {
  const listening = () => once(server, 'listening');
  try {
    server.listen(port, '127.0.0.1');
    await listening();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    server.listen(0, '127.0.0.1');
    await listening();
  }
}
