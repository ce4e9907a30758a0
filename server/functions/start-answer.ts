/** No answer may take longer than this, whether somebody waits for it or not. */
const longestAnswerMs = 120_000;

export interface RunningAnswer {
  signal: AbortSignal;
  /** Nobody wants the rest of it. */
  stop: () => void;
  /** It is over: nothing is watched any longer. */
  end: () => void;
}

/** What ends an answer before it is done: its time, the server's end, or `stop`. Every answer is to be ended. */
export function startAnswer(shutdown: AbortSignal): RunningAnswer {
  const controller = new AbortController();
  const runOut = () => controller.abort(new DOMException('The answer took too long.', 'TimeoutError'));
  const shutDown = () => controller.abort(shutdown.reason);
  const timer = setTimeout(runOut, longestAnswerMs).unref();
  shutdown.addEventListener('abort', shutDown);
  if (shutdown.aborted) shutDown();
  return {
    signal: controller.signal,
    stop: () => controller.abort(),
    end() {
      clearTimeout(timer);
      shutdown.removeEventListener('abort', shutDown);
    },
  };
}
