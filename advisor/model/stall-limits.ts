import { ModelFailure } from '#advisor/model/language-model.ts';

export interface StallLimits {
  /** Until the first event. */
  firstMs: number;
  /** From each event to the next. */
  betweenMs: number;
  /** For all of it: thinking is an event too, and must not go on for ever. */
  overallMs: number;
}

export const usualLimits: StallLimits = { firstMs: 20_000, betweenMs: 15_000, overallMs: 120_000 };

/**
 * What a source yields, for as long as it keeps within the limits: one that stalls is told to stop and given up with
 * a ModelFailure. When the caller aborts, it just ends. Only waiting for the source counts, not what is done with its
 * events.
 */
export async function* withinLimits<T>(
  open: (signal: AbortSignal) => AsyncIterable<T>,
  limits: StallLimits | null,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const stop = new AbortController();
  const events = open(stop.signal)[Symbol.asyncIterator]();
  const patience = createPatience(signal);
  let left = limits?.overallMs ?? 0;
  let allowed = limits?.firstMs;
  let ended = false;
  try {
    while (!signal.aborted) {
      const began = Date.now();
      const ms = allowed === undefined ? Infinity : Math.min(allowed, left);
      const outcome = await patience.waitFor(events.next(), ms);
      patience.rest();
      if (outcome === 'aborted') return;
      if (outcome === 'late') throw new ModelFailure('timeout', 'the model took too long');
      ended = outcome.done === true;
      if (outcome.done) return;
      left -= Date.now() - began;
      allowed = limits?.betweenMs;
      yield outcome.value;
    }
  } finally {
    patience.end();
    if (!ended) stop.abort();
    // A source that hangs would never answer this, and what it still throws concerns nobody.
    events.return?.().catch(() => undefined);
  }
}

/**
 * Waits for one thing after the other, for each no longer than it may take. Between two pieces of text there is no time
 * to set up anything: one listener does for all of them, and one timer, which looks again when it rings too early.
 */
function createPatience(signal: AbortSignal) {
  let giveUp: ((why: 'late' | 'aborted') => void) | undefined;
  let due = Infinity;
  let ringsAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => {
    if (timer !== undefined) clearTimeout(timer);
    [timer, ringsAt] = [undefined, Infinity];
  };
  const setTimer = () => {
    stopTimer();
    if (due === Infinity) return;
    ringsAt = due;
    timer = setTimeout(onRing, Math.max(0, due - Date.now()));
  };
  const onRing = () => {
    if (Date.now() >= due) giveUp?.('late');
    else setTimer();
  };
  const onAbort = () => giveUp?.('aborted');
  signal.addEventListener('abort', onAbort);

  return {
    waitFor<T>(work: Promise<T>, ms: number): Promise<T | 'late' | 'aborted'> {
      due = Date.now() + ms;
      if (due < ringsAt) setTimer();
      return new Promise<T | 'late' | 'aborted'>((resolve, reject) => {
        giveUp = resolve;
        work.then(resolve, (error: unknown) =>
          reject(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
    /** Nothing is waited for. */
    rest() {
      due = Infinity;
    },
    end() {
      stopTimer();
      signal.removeEventListener('abort', onAbort);
    },
  };
}
