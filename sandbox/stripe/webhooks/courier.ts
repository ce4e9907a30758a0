import { Stripe } from 'stripe';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Delivery } from '#sandbox/stripe/state/state.ts';

export interface Courier {
  /** Sets the address that events are sent to; with null they wait. */
  deliverTo: (url: string | null) => void;
  /** Call it after a new event. */
  wake: () => void;
  /** Resolves when the event has been tried once, or when it takes too long to wait for. */
  firstTry(eventId: string): Promise<void>;
  destination(): string | null;
  stop(): Promise<void>;
}

const second = 1000;
const maxPause = 600 * second;
/** With pauses that double up to ten minutes: about six hours. */
const maxAttempts = 45;
const timeout = 10 * second;

/** Sends signed events to the product until it acknowledges them. */
export function startCourier(account: Account): Courier {
  const { state } = account;
  const underWay = new Map<string, Promise<void>>();
  const stopped = new AbortController();
  let destination: string | null = null;
  let alarm: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(alarm);
    if (destination === null || stopped.signal.aborted) return;
    const waiting = Object.values(state.deliveries).filter(
      (delivery) => delivery.state === 'waiting' && !underWay.has(delivery.event),
    );
    for (const delivery of waiting) {
      if (delivery.nextAttemptAt <= Date.now()) begin(delivery, destination);
    }
    const next = Math.min(
      ...waiting.map(({ nextAttemptAt }) => nextAttemptAt).filter((at) => at > Date.now()),
    );
    if (Number.isFinite(next)) alarm = setTimeout(wake, next - Date.now());
  }

  function begin(delivery: Delivery, url: string): void {
    const attempt = send(delivery, url).finally(() => {
      underWay.delete(delivery.event);
      wake();
    });
    underWay.set(delivery.event, attempt);
  }

  async function send(delivery: Delivery, url: string): Promise<void> {
    const event = state.events[delivery.event];
    if (!event) return void delete state.deliveries[delivery.event];
    const payload = JSON.stringify(event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: state.webhookSecret });
    const status = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (FinDeus sandbox)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeout)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
    // An attempt that a shutdown interrupts does not count: it is repeated after the next start.
    if (status === null && stopped.signal.aborted) return;
    note(delivery, status);
    // If the disk is full, the next save stores it; otherwise the event is delivered twice, as Stripe also does.
    await account.save().catch(() => undefined);
  }

  function note(delivery: Delivery, status: number | null): void {
    delivery.attempts.push({ at: Date.now(), status });
    const { attempts } = delivery;
    if (status !== null && status >= 200 && status < 300) {
      delivery.state = 'delivered';
      const event = state.events[delivery.event];
      if (event) event.pending_webhooks = 0;
    } else if (attempts.length >= maxAttempts) delivery.state = 'given up';
    delivery.nextAttemptAt = Date.now() + Math.min(second * 2 ** (attempts.length - 1), maxPause);
  }

  return {
    deliverTo(url) {
      destination = url;
      // A new receiver is there: waiting events are tried at once.
      if (url !== null) for (const delivery of Object.values(state.deliveries)) delivery.nextAttemptAt = 0;
      wake();
    },
    wake,
    async firstTry(eventId) {
      await underWay.get(eventId);
    },
    destination: () => destination,
    async stop() {
      clearTimeout(alarm);
      stopped.abort();
      await Promise.all(underWay.values());
    },
  };
}
