import type { Ask } from '#advisor/reader/asks.ts';
import type { MessageScores, ReaderModel } from '#advisor/reader/scores.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import type { EncoderRequest } from '#server/embedder/embedding-process.ts';
import { model, modelName } from '#server/embedder/model.ts';
import { loadAskVectors } from '#server/embedder/reader/ask-vectors.ts';
import type { AskVectors } from '#server/embedder/reader/open-reader.ts';
import { createRecent } from '#server/embedder/recent.ts';
import {
  startEmbeddingProcess,
  type EmbeddingProcess,
  type EncoderResult,
} from '#server/embedder/start-embedding-process.ts';

export interface EmbedderOptions {
  /** After this time a call for a vector fails. Null waits without a limit. */
  patienceMs?: number | null;
  /** The same for a reading. It is longer, because there is no answer without a reading. */
  readingPatienceMs?: number | null;
  /** After this time without a question the process ends, to free its memory. */
  idleMs?: number;
  /** How many texts are cached with their vectors or readings. */
  remembered?: number;
}

export interface LocalEmbedder extends Embedder {
  /** The reader in the same process, for these asks. */
  openReaderModel: (asks: readonly Ask[]) => ReaderModel;
  /** Starts the process before it is needed. */
  warm(): Promise<void>;
  /** Of the process while there is one. */
  readonly pid: number | undefined;
  close(): void;
}

/** A vector is made of 256 tokens; text far beyond them is not sent. */
const maxTextLength = 4_000;
/** How many texts are ranked in one request to the process. */
const rankedTogether = 4;
/** How many texts a message is usually ranked with. */
const rankedTexts = 16;
const closedMessage = 'The embedder is closed';

interface Job extends PromiseWithResolvers<EncoderResult> {
  request: EncoderRequest;
}

/** The encoders in a process of their own, started at the first text, behind one queue. */
export function createEmbedder({
  patienceMs = 3_000,
  readingPatienceMs = patienceMs === null ? null : Math.max(patienceMs, 15_000),
  idleMs = 600_000,
  remembered = 500,
}: EmbedderOptions = {}): LocalEmbedder {
  const recentVectors = createRecent<Float32Array>(remembered);
  const recentScores = createRecent<MessageScores>(remembered);
  const recentRanks = createRecent<number>(remembered * rankedTexts);
  const waiting = new Set<Job>();
  let running: EmbeddingProcess | null = null;
  let working = false;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let asks: AskVectors | undefined;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    clearTimeout(idle);
    // A job leaves the queue when it is done, so that close() can reject it. The loop includes jobs added while it runs.
    for (const job of waiting) {
      await requestInProcess(job.request).then(job.resolve, job.reject);
      waiting.delete(job);
    }
    working = false;
    idle = setTimeout(() => running?.stop(), idleMs).unref();
  }

  async function requestInProcess(wanted: EncoderRequest): Promise<EncoderResult> {
    if (closed) throw new Error(closedMessage);
    if (!running?.alive) {
      running = startEmbeddingProcess();
      if (asks) await running.request({ kind: 'setAsks', asks });
    }
    return running.request(wanted);
  }

  async function request(
    wanted: EncoderRequest,
    limitMs: number | null,
    signal?: AbortSignal,
  ): Promise<EncoderResult> {
    if (closed) throw new Error(closedMessage);
    const job: Job = { request: wanted, ...Promise.withResolvers<EncoderResult>() };
    const giveUp = (why: unknown) => {
      waiting.delete(job);
      job.reject(why);
    };
    const onAbort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const patience =
      limitMs === null
        ? undefined
        : setTimeout(() => giveUp(new Error(`No answer of the encoder within ${limitMs} ms`)), limitMs);
    waiting.add(job);
    void work();
    try {
      return await job.promise;
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async function vectors(
    wanted: EncoderRequest,
    limitMs: number | null,
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    const result = await request(wanted, limitMs, signal);
    return 'vectors' in result ? result.vectors : [];
  }

  function openReaderModel(known: readonly Ask[]): ReaderModel {
    let opening: Promise<void> | undefined;
    const open = async () => {
      asks = await loadAskVectors(known, (texts) =>
        vectors({ kind: 'askVectors', texts }, readingPatienceMs),
      );
      if (running?.alive) await request({ kind: 'setAsks', asks }, readingPatienceMs);
    };
    return {
      async score(message, signal) {
        signal?.throwIfAborted();
        const key = `${message.context}\n\n${message.text}`;
        const remembers = recentScores.get(key);
        if (remembers) return remembers;
        opening ??= open().catch((error: unknown) => {
          opening = undefined;
          throw error;
        });
        await opening;
        const result = await request({ kind: 'score', message }, readingPatienceMs, signal);
        if (!('scores' in result)) throw new Error('The encoder gave no scores');
        recentScores.add(key, result.scores);
        return result.scores;
      },
    };
  }

  return {
    name: modelName,
    dimensions: model.dimensions,
    openReaderModel,
    get pid() {
      return running?.alive ? running.pid : undefined;
    },
    async embed(texts, signal) {
      signal?.throwIfAborted();
      const wanted = texts.map((text) => text.slice(0, maxTextLength));
      const known = new Map(wanted.map((text) => [text, recentVectors.get(text)]));
      const unknown = [...known].filter(([, vector]) => !vector).map(([text]) => text);
      if (unknown.length > 0) {
        const made = await vectors({ kind: 'embed', texts: unknown }, patienceMs, signal);
        for (const [n, text] of unknown.entries()) {
          known.set(text, made[n]);
          recentVectors.add(text, made[n]!);
        }
      }
      return wanted.map((text) => known.get(text)!);
    },
    async rank(message, texts, signal) {
      const limitMs = patienceMs === null ? null : performance.now() + patienceMs;
      const keyOf = (text: string) => `${message}\n\n${text}`;
      const ranks = new Map(texts.map((text) => [text, recentRanks.get(keyOf(text))]));
      const unknown = [...ranks].filter(([, rank]) => rank === undefined).map(([text]) => text);
      // In small parts, so that other requests come in between and a question that is given up stops.
      for (let at = 0; at < unknown.length; at += rankedTogether) {
        signal?.throwIfAborted();
        const part = unknown.slice(at, at + rankedTogether);
        const leftMs = limitMs === null ? null : Math.max(0, limitMs - performance.now());
        const result = await request({ kind: 'rank', message, texts: part }, leftMs, signal);
        if (!('ranks' in result)) throw new Error('The encoder gave no ranks');
        for (const [n, text] of part.entries()) {
          ranks.set(text, result.ranks[n]);
          recentRanks.add(keyOf(text), result.ranks[n]!);
        }
      }
      return texts.map((text) => ranks.get(text)!);
    },
    async warm() {
      await vectors({ kind: 'embed', texts: [''] }, patienceMs);
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
