/**
 * A process of its own that turns texts into vectors, one batch after the other. It must not share the server's:
 * there WebAssembly is compiled by the baseline compiler only, which makes the model half as fast.
 */
import { model } from '#server/embedder/model.ts';
import { openSentenceEncoder } from '#server/embedder/encoder/sentence-encoder.ts';

export type EmbeddingReply = { vectors: Float32Array[] } | { problem: string };

// Ctrl+C reaches this process as well. The server decides when it has heard enough, and its end is noticed.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const vectorOf = await openSentenceEncoder(model);
// The weights were read into memory that is garbage now, and nothing else here would make V8 look.
globalThis.gc?.();

process.on('message', (texts: string[]) => {
  process.send?.(embed(texts));
});

function embed(texts: string[]): EmbeddingReply {
  try {
    return { vectors: texts.map(vectorOf) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
