import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EncoderReply, EncoderRequest } from '#server/embedder/embedding-process.ts';

export type EncoderResult = Exclude<EncoderReply, { problem: string }>;

export interface EmbeddingProcess {
  /** One request at a time: the next only after the one before. */
  request(request: EncoderRequest): Promise<EncoderResult>;
  readonly alive: boolean;
  readonly pid: number | undefined;
  stop(): void;
}

const program = fileURLToPath(new URL('embedding-process.ts', import.meta.url));

export function startEmbeddingProcess(): EmbeddingProcess {
  const child = fork(program, {
    // None of the server's own switches, and none of its secrets.
    execArgv: ['--expose-gc'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let alive = true;
  let pending: PromiseWithResolvers<EncoderResult> | null = null;
  const end = (reason: string) => {
    alive = false;
    pending?.reject(new Error(`The embedding process ended: ${reason}`));
    pending = null;
  };
  child.on('message', (reply) => {
    const heard = reply as EncoderReply;
    if ('problem' in heard) pending?.reject(new Error(heard.problem));
    else pending?.resolve(heard);
    pending = null;
  });
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(signal ?? `exit code ${code}`));

  return {
    request(request) {
      if (!alive) return Promise.reject(new Error('The embedding process has ended'));
      pending = Promise.withResolvers();
      child.send(request);
      return pending.promise;
    },
    get alive() {
      return alive;
    },
    pid: child.pid,
    stop() {
      // It holds nothing that could be lost.
      child.kill('SIGKILL');
    },
  };
}
