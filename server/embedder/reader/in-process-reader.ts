import { setImmediate } from 'node:timers/promises';
import type { Ask } from '#advisor/reader/asks.ts';
import type { MessageScores, MessageToScore, ReaderModel } from '#advisor/reader/scores.ts';
import { model } from '#server/embedder/model.ts';
import { loadAskVectors } from '#server/embedder/reader/ask-vectors.ts';
import { openReader } from '#server/embedder/reader/open-reader.ts';

let opened: ReturnType<typeof openReader> | undefined;

/**
 * The reader in this process, opened once, for tests, evals and tools, where blocking the event loop does not matter.
 * Messages are read one after the other, and each only once.
 */
export function openInProcessReader(asks: readonly Ask[]): ReaderModel {
  const known = new Map<string, MessageScores>();
  let vectors: ReturnType<typeof loadAskVectors> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function score(message: MessageToScore): Promise<MessageScores> {
    await setImmediate();
    const key = JSON.stringify(message);
    const before = known.get(key);
    if (before) return before;
    const reader = await (opened ??= openReader(model));
    vectors ??= loadAskVectors(asks, (texts) => Promise.resolve(texts.map((text) => reader.askVector(text))));
    const scores = reader.score(message, await vectors);
    known.set(key, scores);
    return scores;
  }

  return {
    score(message) {
      const scores = last.then(() => score(message));
      last = scores.catch(() => undefined);
      return scores;
    },
  };
}
