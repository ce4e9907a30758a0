import { readFile } from 'node:fs/promises';

interface Place {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

const words = 'embeddings.word_embeddings.weight';

/** The base weights with only the word embeddings that the corpus uses, so that the file is small. Other rows have length zero. */
export async function trimBase(path: string, used: ReadonlySet<number>): Promise<Buffer> {
  const file = await readFile(path);
  const headLength = Number(file.readBigUInt64LE(0));
  const head = JSON.parse(file.subarray(8, 8 + headLength).toString()) as Record<string, Place>;
  const bytesOf = ({ data_offsets: [from, to] }: Place) =>
    file.subarray(8 + headLength + from, 8 + headLength + to);
  const rows = [...used].sort((a, b) => a - b);
  const width = head[words]!.shape[1]!;
  const all = bytesOf(head[words]!);
  const trimmed: Record<string, { place: Omit<Place, 'data_offsets'>; bytes: Buffer }> = {};
  for (const [name, place] of Object.entries(head)) {
    if (name === '__metadata__' || name.endsWith('position_ids')) continue;
    trimmed[name] = { place: { dtype: place.dtype, shape: place.shape }, bytes: bytesOf(place) };
  }
  trimmed[words] = {
    place: { dtype: 'F16', shape: [rows.length, width] },
    bytes: Buffer.concat(rows.map((row) => all.subarray(row * width * 2, (row + 1) * width * 2))),
  };
  trimmed.word_rows = {
    place: { dtype: 'I32', shape: [rows.length] },
    bytes: Buffer.from(Int32Array.from(rows).buffer),
  };
  let at = 0;
  const newHead: Record<string, Place> = {};
  for (const [name, { place, bytes }] of Object.entries(trimmed)) {
    newHead[name] = { ...place, data_offsets: [at, at + bytes.length] };
    at += bytes.length;
  }
  const headBytes = Buffer.from(JSON.stringify(newHead));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(headBytes.length));
  return Buffer.concat([length, headBytes, ...Object.values(trimmed).map(({ bytes }) => bytes)]);
}
