import { setTimeout } from 'node:timers/promises';
import { DataFolderProblem } from '#server/db/embedded/data-folder-problem.ts';
import type { Postmaster } from '#server/db/embedded/postmaster.ts';

/** How long a fast shutdown of Postgres may take before it is cut short. */
const stopPatienceMs = 1_000;
const restartDelay = { minMs: 300, maxMs: 5_000 };
/** A process of a killed Postgres that is still in a statement keeps the cluster busy until its time limit. */
const busyPatienceMs = 15_000;
const isBusy = /still in use|already exists/;

/**
 * Starts Postgres, and starts it again whenever it ends by itself: killed by the system for want of memory, or by
 * itself because the disk was full. `onFailure` is called each time.
 */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  onFailure: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let postmaster: Postmaster | null = await startWhenFree(start);

  const restart = async (): Promise<Postmaster | null> => {
    for (let delay = restartDelay.minMs; ; delay = Math.min(2 * delay, restartDelay.maxMs)) {
      await setTimeout(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        onFailure(error);
      }
    }
  };
  const watch = async () => {
    while (postmaster) {
      await postmaster.ended;
      if (stopping.signal.aborted) return;
      onFailure(new DataFolderProblem('The embedded Postgres ended by itself and is started again'));
      postmaster = await restart();
      // Asked to stop while it was starting.
      if (stopping.signal.aborted) await postmaster?.stop(stopPatienceMs);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await postmaster?.stop(stopPatienceMs);
      await watching;
    },
  };
}

async function startWhenFree(start: () => Promise<Postmaster>): Promise<Postmaster> {
  const until = performance.now() + busyPatienceMs;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof Error && isBusy.test(error.message)) || performance.now() > until) throw error;
      await setTimeout(200);
    }
  }
}
