import { open } from 'node:fs/promises';
import type { Ask } from '#advisor/reader/asks.ts';
import { keyOf, readVectorFile } from '#server/embedder/vector-file.ts';
import { readerWeights, type AskVectors, type ReaderMetadata } from '#server/embedder/reader/open-reader.ts';
import { normalized } from '#server/embedder/reader/heads.ts';

/** Vectors of the texts of all asks, made by `npm run knowledge`. */
export const askVectorFile = new URL('../../../advisor/knowledge/index/asks.bin', import.meta.url);

/** What the weights say of themselves, without reading all of them. */
export async function readReaderMetadata(): Promise<ReaderMetadata> {
  const file = await open(readerWeights);
  try {
    const length = Buffer.alloc(8);
    await file.read(length, 0, 8, 0);
    const head = Buffer.alloc(Number(length.readBigUInt64LE()));
    await file.read(head, 0, head.length, 8);
    const { __metadata__: metadata } = JSON.parse(head.toString()) as { __metadata__: { reader: string } };
    return JSON.parse(metadata.reader) as ReaderMetadata;
  } finally {
    await file.close();
  }
}

/** Changes with every text of an ask. */
export const askKey = ({ texts }: Ask) => keyOf(texts.join('\n'));

/** For each ask the direction of the mean of its texts; asks whose texts are new are worked out now. */
export async function loadAskVectors(
  asks: readonly Ask[],
  compute: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<AskVectors> {
  const [{ corpus }, file] = await Promise.all([readReaderMetadata(), readVectorFile(askVectorFile)]);
  const stored = file?.model === corpus ? file.vectors : new Map<string, Int8Array>();
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
