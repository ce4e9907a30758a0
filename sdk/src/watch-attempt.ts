import { FinDeusError } from './findeus-error.ts';

/** What ends one attempt: the caller's signal, its time limit, or its reader. */
export interface AttemptWatch {
  signal: AbortSignal;
  /** Of a stream something has come: its time begins anew. */
  heard: () => void;
  abort: (reason: unknown) => void;
  /** It is over: nothing is watched any longer. */
  end: () => void;
}

/** What is longer would be over at once. */
const maxTimerMs = 2 ** 31 - 1;

export function watchAttempt(caller: AbortSignal | undefined, timeoutMs: number): AttemptWatch {
  const controller = new AbortController();
  const abort = (reason: unknown) => controller.abort(reason);
  const tooLong = () =>
    abort(new FinDeusError(`FinDeus took longer than ${timeoutMs / 1000} seconds.`, { code: 'timeout' }));
  const followCaller = () => abort(caller?.reason);
  caller?.addEventListener('abort', followCaller, { once: true });
  const startTimer = () =>
    Number.isFinite(timeoutMs) ? setTimeout(tooLong, Math.min(timeoutMs, maxTimerMs)) : undefined;
  let timer = startTimer();
  return {
    signal: controller.signal,
    abort,
    heard() {
      clearTimeout(timer);
      timer = startTimer();
    },
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', followCaller);
    },
  };
}

/** Rejects with the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
