import type { Embedder } from '#advisor/retrieve/embedder.ts';
import { model, modelName } from '#server/embedder/model.ts';
import { createRecentVectors } from '#server/embedder/recent-vectors.ts';
import { startEmbeddingProcess, type EmbeddingProcess } from '#server/embedder/start-embedding-process.ts';

export interface EmbedderOptions {
  /** After so long a caller goes on without: better found by words than late. Null waits for however long it takes. */
  patienceMs?: number | null;
  /** After so long without a question the process ends, and its memory is free. */
  idleMs?: number;
  /** How many texts are remembered with their vectors. */
  remembered?: number;
}

export interface LocalEmbedder extends Embedder {
  /** Starts the process before it is needed. */
  warm(): Promise<void>;
  /** Of the process while there is one. */
  readonly pid: number | undefined;
  close(): void;
}

/** The model reads 256 tokens; what is far beyond them need not travel. */
const longestText = 4_000;
const closedMessage = 'The embedder is closed';

interface Job extends PromiseWithResolvers<Float32Array[]> {
  texts: readonly string[];
}

/** The model in a process of its own, started at the first text, behind one queue. */
export function createEmbedder({
  patienceMs = 3_000,
  idleMs = 600_000,
  remembered = 500,
}: EmbedderOptions = {}): LocalEmbedder {
  const recent = createRecentVectors(remembered);
  const waiting = new Set<Job>();
  let running: EmbeddingProcess | null = null;
  let working = false;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    clearTimeout(idle);
    // A job leaves the queue when it is done, so that closing reaches it; what comes meanwhile is gone through too.
    for (const job of waiting) {
      await embedInProcess(job.texts).then(job.resolve, job.reject);
      waiting.delete(job);
    }
    working = false;
    idle = setTimeout(() => running?.stop(), idleMs).unref();
  }

  async function embedInProcess(texts: readonly string[]): Promise<Float32Array[]> {
    if (closed) throw new Error(closedMessage);
    if (!running?.alive) running = startEmbeddingProcess();
    return running.embed(texts);
  }

  async function embedNew(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    if (closed) throw new Error(closedMessage);
    const job: Job = { texts, ...Promise.withResolvers<Float32Array[]>() };
    const giveUp = (why: unknown) => {
      waiting.delete(job);
      job.reject(why);
    };
    const onAbort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const patience =
      patienceMs === null
        ? undefined
        : setTimeout(() => giveUp(new Error(`No vectors within ${patienceMs} ms`)), patienceMs);
    waiting.add(job);
    void work();
    try {
      return await job.promise;
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  return {
    name: modelName,
    dimensions: model.dimensions,
    get pid() {
      return running?.alive ? running.pid : undefined;
    },
    async embed(texts, signal) {
      signal?.throwIfAborted();
      const wanted = texts.map((text) => text.slice(0, longestText));
      const known = new Map(wanted.map((text) => [text, recent.get(text)]));
      const unknown = [...known].filter(([, vector]) => !vector).map(([text]) => text);
      if (unknown.length > 0) {
        const vectors = await embedNew(unknown, signal);
        for (const [n, text] of unknown.entries()) {
          known.set(text, vectors[n]);
          recent.add(text, vectors[n]!);
        }
      }
      return wanted.map((text) => known.get(text)!);
    },
    async warm() {
      await embedNew(['']);
    },
    close() {
      closed = true;
      clearTimeout(idle);
      running?.stop();
      for (const job of waiting) job.reject(new Error(closedMessage));
      waiting.clear();
    },
  };
}
