import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VectorSource } from '#advisor/retrieve/collection.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import { quantize } from '#advisor/retrieve/vectors.ts';
import { keyOf, readVectorFile, writeVectorFile } from '#server/embedder/vector-file.ts';

/** Saved after so many, so that a long run that is broken off can go on where it was. */
const batchSize = 256;

/** The vectors of all texts. A corpus is embedded once; later runs read what is kept among temporary files. */
export async function embedWithCache(
  folder: string,
  texts: readonly string[],
  embedder: Embedder,
  onProgress: (done: number, total: number) => void,
): Promise<VectorSource> {
  const cache = join(tmpdir(), 'findeus-retrieval');
  await mkdir(cache, { recursive: true });
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  const file = pathToFileURL(join(cache, `${name}.bin`));
  const { name: model, dimensions } = embedder;

  const kept = await readVectorFile(file);
  const vectors = new Map(kept?.model === model ? kept.vectors : []);
  const missing = [...new Set(texts)].filter((text) => !vectors.has(keyOf(text)));
  for (let done = 0; done < missing.length; done += batchSize) {
    const batch = missing.slice(done, done + batchSize);
    const made = await embedder.embed(batch);
    for (const [n, text] of batch.entries()) vectors.set(keyOf(text), quantize(made[n]!));
    await writeVectorFile(file, { model, dimensions, year: null, vectors });
    onProgress(done + batch.length, missing.length);
  }
  return { model, dimensions, vectorOf: (text) => vectors.get(keyOf(text)) };
}
