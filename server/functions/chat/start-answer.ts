import { maxAnswerMs } from '#contract/chat.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { ShuttingDown } from '#server/http/errors/shutting-down.ts';

export interface RunningAnswer {
  signal: AbortSignal;
  /** Ends the answer: the rest of it is not wanted. */
  stop: () => void;
  /** To be called once the answer is complete and stored. */
  end: () => void;
}

/** The reason of `stop`: the reader has left, which is not a failure. */
export const nobodyWaits = new Error('nobody waits for the answer any more');

/** A signal that ends an answer early: by time limit, shutdown or `stop`. Call `end` for every answer. */
export function startAnswer({
  shutdown,
  unfinished,
}: Pick<FunctionDeps, 'shutdown' | 'unfinished'>): RunningAnswer {
  const controller = new AbortController();
  const runOut = () => controller.abort(new ModelFailure('timeout', 'the answer took too long'));
  const shutDown = () => controller.abort(new ShuttingDown());
  const timer = setTimeout(runOut, maxAnswerMs).unref();
  shutdown.addEventListener('abort', shutDown);
  if (shutdown.aborted) shutDown();
  const ended = Promise.withResolvers<void>();
  unfinished.add(ended.promise);
  return {
    signal: controller.signal,
    stop: () => controller.abort(nobodyWaits),
    end() {
      clearTimeout(timer);
      shutdown.removeEventListener('abort', shutDown);
      unfinished.delete(ended.promise);
      ended.resolve();
    },
  };
}
