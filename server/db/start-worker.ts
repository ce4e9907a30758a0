import { setTimeout } from 'node:timers/promises';

export interface Worker {
  /** Looks for work now instead of at the next round; called after the transaction that promised some. */
  wake(): void;
  /** Lets the work that is under way end, and begins no other. */
  stop(): Promise<void>;
}

/**
 * Works off a queue that lives in the database, one piece after the other on each node. `workOffNext` gives false where
 * there is nothing to do, and never throws.
 */
export function startWorker(workOffNext: () => Promise<boolean>, pollMs = 5_000): Worker {
  const stopping = new AbortController();
  let woken = false;
  let rest = new AbortController();

  const work = async () => {
    while (!stopping.signal.aborted) {
      woken = false;
      if (await workOffNext()) continue;
      if (woken || stopping.signal.aborted) continue;
      rest = new AbortController();
      // Ended early by `wake`, which is no failure.
      await setTimeout(pollMs, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    wake() {
      woken = true;
      rest.abort();
    },
    async stop() {
      stopping.abort();
      rest.abort();
      await working;
    },
  };
}
