import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Ask } from '#advisor/reader/asks.ts';
import { keyOf, readVectorFile } from '#server/embedder/vector-file.ts';
import { readerWeights, type AskVectors } from '#server/embedder/reader/open-reader.ts';
import { normalized } from '#server/embedder/reader/heads.ts';

/** Vectors of the texts of all asks, made by `npm run knowledge`. */
export const askVectorFile = new URL('../../../advisor/knowledge/index/asks.bin', import.meta.url);

/** Stands beside the stored vectors of asks: changes with every byte of the weights that they were made by. */
export async function nameOfWeights(weights: URL = readerWeights): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(weights)) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 16);
}

/** Changes with every text of an ask. */
export const askKey = ({ texts }: Ask) => keyOf(texts.join('\n'));

/** For each ask the direction of the mean of its texts; asks whose texts are new are worked out now. */
export async function loadAskVectors(
  asks: readonly Ask[],
  compute: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<AskVectors> {
  const [name, file] = await Promise.all([nameOfWeights(), readVectorFile(askVectorFile)]);
  const stored = file?.model === name ? file.vectors : new Map<string, Int8Array>();
  const vectors = [];
  for (const ask of asks) {
    const known = stored.get(askKey(ask));
    vectors.push(known ? normalized(Float32Array.from(known)) : meanDirection(await compute(ask.texts)));
  }
  return { ids: asks.map(({ id }) => id), vectors };
}

export function meanDirection(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let n = 0; n < sum.length; n++) sum[n] = sum[n]! + vector[n]!;
  return normalized(sum);
}
