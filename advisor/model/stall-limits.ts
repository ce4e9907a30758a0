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
  let left = limits?.overallMs ?? 0;
  let allowed = limits?.firstMs;
  try {
    while (!signal.aborted) {
      const began = Date.now();
      const ms = allowed === undefined ? null : Math.min(allowed, left);
      const outcome = await firstOf(events.next(), ms, signal);
      if (outcome === 'aborted') return;
      if (outcome === 'late') throw new ModelFailure('timeout', 'the model took too long');
      if (outcome.done) return;
      left -= Date.now() - began;
      allowed = limits?.betweenMs;
      yield outcome.value;
    }
  } finally {
    stop.abort();
    // A source that hangs would never answer this, and what it still throws concerns nobody.
    events.return?.().catch(() => undefined);
  }
}

function firstOf<T>(
  work: Promise<T>,
  ms: number | null,
  signal: AbortSignal,
): Promise<T | 'late' | 'aborted'> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      if (timer !== undefined) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const onAbort = () => settle(() => resolve('aborted'));
    const timer = ms === null ? undefined : setTimeout(() => settle(() => resolve('late')), Math.max(0, ms));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    );
  });
}
