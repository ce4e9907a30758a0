import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import { quantize } from '#advisor/retrieve/vectors.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { keyOf, readVectorFile, writeVectorFile } from '#server/embedder/vector-file.ts';

const file = pathToFileURL(join(tmpdir(), 'findeus-eval-questions.bin'));

interface RememberingEmbedder extends Embedder {
  /** Keeps what is new for the next run. */
  close(): Promise<void>;
}

/** Every run asks the same questions, so their vectors are made once and stored in a temporary file. */
export async function createRememberingEmbedder(): Promise<RememberingEmbedder> {
  const embedder = createEmbedder({ patienceMs: null });
  const { name, dimensions } = embedder;
  const kept = await readVectorFile(file);
  const vectors = new Map(kept?.model === name ? kept.vectors : []);
  const before = vectors.size;
  const vectorOf = async (text: string, signal?: AbortSignal): Promise<Float32Array> => {
    const key = keyOf(text);
    let vector = vectors.get(key);
    if (!vector) {
      const [made] = await embedder.embed([text], signal);
      vector = quantize(made!);
      vectors.set(key, vector);
    }
    // A new vector is rounded like a stored one, so that every run scores the same.
    return Float32Array.from(vector, (value) => value / 127);
  };
  return {
    name,
    dimensions,
    embed: (texts, signal) => Promise.all(texts.map((text) => vectorOf(text, signal))),
    async close() {
      embedder.close();
      if (vectors.size > before)
        await writeVectorFile(file, { model: name, dimensions, year: null, vectors });
    },
  };
}
