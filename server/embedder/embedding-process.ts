/**
 * A process of its own that runs the encoders, one request after the other, so that no other request of the server
 * waits for a text to be read.
 */
import type { MessageScores, MessageToScore } from '#advisor/reader/scores.ts';
import { openBase } from '#server/embedder/encoder/open-base.ts';
import { openSentenceEncoder } from '#server/embedder/encoder/sentence-encoder.ts';
import { model, vectorWeights } from '#server/embedder/model.ts';
import { openRanker } from '#server/embedder/open-ranker.ts';
import { openReader, type AskVectors } from '#server/embedder/reader/open-reader.ts';

export type EncoderRequest =
  | { kind: 'embed'; texts: readonly string[] }
  /** The vectors that asks are matched by, for texts that are new. */
  | { kind: 'askVectors'; texts: readonly string[] }
  /** What later messages are matched with. */
  | { kind: 'setAsks'; asks: AskVectors }
  | { kind: 'score'; message: MessageToScore }
  /** How well each text answers a message. */
  | { kind: 'rank'; message: string; texts: readonly string[] };

export type EncoderReply =
  | { vectors: Float32Array[] }
  | { scores: MessageScores }
  | { ranks: number[] }
  | { problem: string };

// Ctrl+C reaches this process as well. The server decides when it has heard enough, and its end is noticed.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const [vectorOf, reader, rank] = await openAll();
let asks: AskVectors = { ids: [], vectors: [] };
// The weights were read into memory that is garbage now, and nothing else here would make V8 look.
globalThis.gc?.();

/** All three are built on one base model, which is read once. */
async function openAll() {
  const base = await openBase(model);
  return Promise.all([
    openSentenceEncoder(model, vectorWeights, base),
    openReader(model, undefined, base),
    openRanker(model, undefined, base),
  ]);
}

process.on('message', (request: EncoderRequest) => {
  process.send?.(answer(request));
});

function answer(request: EncoderRequest): EncoderReply {
  try {
    switch (request.kind) {
      case 'embed':
        return { vectors: request.texts.map(vectorOf) };
      case 'askVectors':
        return { vectors: request.texts.map((text) => reader.askVector(text)) };
      case 'setAsks':
        asks = request.asks;
        return { vectors: [] };
      case 'score':
        return { scores: reader.score(request.message, asks) };
      case 'rank':
        return { ranks: request.texts.map((text) => rank(request.message, text)) };
    }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
