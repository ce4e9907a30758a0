import { Stripe } from 'stripe';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type { State } from '#sandbox/stripe/state/state.ts';
import type { EventType, StripeObject } from '#sandbox/stripe/state/wire.ts';

/** The cause of an event: a call of the API, or nulls for a person's click or the passing of time. */
interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** The one account of the stand-in: its objects, its clock and its events. */
export interface Account {
  state: State;
  /** Seconds since 1970, as Stripe counts. */
  now(): number;
  emit(type: EventType, object: StripeObject, previousAttributes?: object): void;
  /** Changes an object, and says which of its fields were different before. */
  update<Item extends StripeObject>(object: Item, changes: Partial<Item>, event: EventType): void;
  /** Events of the work, which is done at once, name the request as their cause. */
  onBehalfOf<Result>(cause: Cause, work: () => Result): Result;
  save(): Promise<void>;
}

interface AccountDeps {
  state: State;
  now: () => Date;
  save: (state: State) => Promise<void>;
  onEvent: () => void;
}

const keptEvents = 500;
const nobody: Cause = { id: null, idempotency_key: null };

export function createAccount({ state, now, save, onEvent }: AccountDeps): Account {
  let cause = nobody;
  const seconds = () => Math.floor(now().getTime() / 1000);

  const account: Account = {
    state,
    now: seconds,
    emit(type, object, previousAttributes) {
      const id = newId('evt');
      state.events[id] = {
        id,
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: seconds(),
        data: {
          object: structuredClone(object),
          ...(previousAttributes && { previous_attributes: structuredClone(previousAttributes) }),
        },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      };
      state.deliveries[id] = { event: id, state: 'waiting', attempts: [], nextAttemptAt: Date.now() };
      forgetOldEvents(state);
      onEvent();
    },
    update(object, changes, event) {
      const before = Object.fromEntries(
        Object.keys(changes).map((key) => [key, object[key as keyof typeof object]]),
      );
      Object.assign(object, changes);
      account.emit(event, object, before);
    },
    onBehalfOf(whom, work) {
      cause = whom;
      try {
        return work();
      } finally {
        cause = nobody;
      }
    },
    save: () => save(state),
  };
  return account;
}

/** Undelivered events are kept, however old they are. */
function forgetOldEvents(state: State): void {
  const ids = Object.keys(state.events);
  for (const id of ids.slice(0, Math.max(0, ids.length - keptEvents))) {
    if (state.deliveries[id]?.state === 'waiting') continue;
    delete state.events[id];
    delete state.deliveries[id];
  }
}
