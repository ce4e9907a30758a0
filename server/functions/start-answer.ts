import { longestAnswerMs } from '#contract/chat.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { ShuttingDown } from '#server/http/shutting-down.ts';

export interface RunningAnswer {
  signal: AbortSignal;
  /** Nobody wants the rest of it. */
  stop: () => void;
  /** It is over, and kept where it is to be: nothing is watched any longer. */
  end: () => void;
}

/** Why an answer ends that has lost its reader: the one end that is nobody's failure. */
export const nobodyWaits = new Error('nobody waits for the answer any more');

/** What ends an answer before it is done: its time, the server's end, or `stop`. Every answer is to be ended. */
export function startAnswer({
  shutdown,
  unfinished,
}: Pick<FunctionDeps, 'shutdown' | 'unfinished'>): RunningAnswer {
  const controller = new AbortController();
  const runOut = () => controller.abort(new ModelFailure('timeout', 'the answer took too long'));
  const shutDown = () => controller.abort(new ShuttingDown());
  const timer = setTimeout(runOut, longestAnswerMs).unref();
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
