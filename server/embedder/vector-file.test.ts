import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf, readVectorFile, writeVectorFile } from '#server/embedder/vector-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findeus-vectors-'));
});
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string) => pathToFileURL(join(folder, name));

// 10 is the byte that ends the head, and must be no more than a number further on.
const texts: [string, Int8Array][] = [
  [keyOf('one'), Int8Array.of(1, -128, 10)],
  [keyOf('two'), Int8Array.of(127, 0, -1)],
];
const head = { model: 'test', dimensions: 3, year: 2026 };

it('reads what it wrote', async () => {
  await writeVectorFile(file('a.bin'), { ...head, vectors: new Map(texts) });
  expect(await readVectorFile(file('a.bin'))).toEqual({ ...head, vectors: new Map(texts) });
});

it('writes the same file for the same texts in any order', async () => {
  await writeVectorFile(file('b.bin'), { ...head, vectors: new Map(texts.toReversed()) });
  expect(await readFile(file('b.bin'))).toEqual(await readFile(file('a.bin')));
});

it('is empty when there is no file, and reports a broken one', async () => {
  expect(await readVectorFile(file('none.bin'))).toBeNull();
  await expect(readVectorFile(pathToFileURL(folder))).rejects.toThrow('EISDIR');
});
