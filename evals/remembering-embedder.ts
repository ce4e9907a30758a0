import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import { quantize } from '#advisor/retrieve/vectors.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { rankerWeights } from '#server/embedder/open-ranker.ts';
import { nameOfWeights } from '#server/embedder/reader/ask-vectors.ts';
import { keyOf, readVectorFile, writeVectorFile } from '#server/embedder/vector-file.ts';

const file = pathToFileURL(join(tmpdir(), 'findeus-eval-questions.bin'));
const rankFile = join(tmpdir(), 'findeus-eval-ranks.json');

interface KeptRanks {
  /** Of the weights that they were made by. */
  model: string;
  ranks: Record<string, number>;
}

interface RememberingEmbedder extends Embedder {
  /** Keeps what is new for the next run. */
  close(): Promise<void>;
}

/** Every run asks the same questions, so their vectors and ranks are made once and stored in temporary files. */
export async function createRememberingEmbedder(): Promise<RememberingEmbedder> {
  const embedder = createEmbedder({ patienceMs: null });
  const { name, dimensions } = embedder;
  const kept = await readVectorFile(file);
  const vectors = new Map(kept?.model === name ? kept.vectors : []);
  const before = vectors.size;
  // Another way to read messages or texts makes other ranks.
  const weights = `${name} ${await nameOfWeights(rankerWeights)} 2`;
  const ranks = await readRanks(weights);
  const ranksBefore = ranks.size;
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
    async rank(message, texts, signal) {
      const keys = texts.map((text) => keyOf(`${message}\n${text}`));
      const unknown = texts.filter((_, n) => !ranks.has(keys[n]!));
      const made = unknown.length === 0 ? [] : await embedder.rank!(message, unknown, signal);
      for (const [n, text] of unknown.entries()) ranks.set(keyOf(`${message}\n${text}`), made[n]!);
      return keys.map((key) => ranks.get(key)!);
    },
    async close() {
      embedder.close();
      if (vectors.size > before)
        await writeVectorFile(file, { model: name, dimensions, year: null, vectors });
      if (ranks.size > ranksBefore) {
        const stored: KeptRanks = { model: weights, ranks: Object.fromEntries(ranks) };
        // Under another name first: a run beside this one never reads half a file.
        await writeFile(`${rankFile}.${process.pid}`, JSON.stringify(stored));
        await rename(`${rankFile}.${process.pid}`, rankFile);
      }
    },
  };
}

async function readRanks(weights: string): Promise<Map<string, number>> {
  // A file that is missing or half written is made anew.
  const kept = await readFile(rankFile, 'utf8')
    .then((text) => JSON.parse(text) as KeptRanks)
    .catch(() => undefined);
  return new Map(kept?.model === weights ? Object.entries(kept.ranks) : []);
}
