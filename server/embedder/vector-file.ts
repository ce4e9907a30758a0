import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** Vectors by the text they were made of, so that only a changed text needs a new one. */
interface VectorFile {
  model: string;
  dimensions: number;
  /** The year whose figures stood in the texts; null where they have none. */
  year: number | null;
  /** By `keyOf` the text. */
  vectors: ReadonlyMap<string, Int8Array>;
}

const keyBytes = 8;

export function keyOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, keyBytes * 2);
}

/** One line of JSON, then for each text its key and its vector. Null where there is no such file. */
export async function readVectorFile(path: string | URL): Promise<VectorFile | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!bytes) return null;
  const headEnd = bytes.indexOf('\n');
  const head = JSON.parse(bytes.subarray(0, headEnd).toString()) as Omit<VectorFile, 'vectors'>;
  const vectors = new Map<string, Int8Array>();
  const recordBytes = keyBytes + head.dimensions;
  for (let at = headEnd + 1; at < bytes.length; at += recordBytes) {
    const key = bytes.subarray(at, at + keyBytes).toString('hex');
    vectors.set(key, new Int8Array(bytes.subarray(at + keyBytes, at + recordBytes)));
  }
  return { ...head, vectors };
}

/** Sorted by key: the same texts make the same file. */
export async function writeVectorFile(path: URL, { vectors, ...head }: VectorFile): Promise<void> {
  const keys = [...vectors.keys()].sort();
  const records = keys.flatMap((key) => [Buffer.from(key, 'hex'), Buffer.from(vectors.get(key)!)]);
  const unfinished = new URL(`${path.href}.new`);
  await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...records]));
  await rename(unfinished, path);
}
