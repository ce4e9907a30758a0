import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { collectAsks } from '#advisor/reader/asks.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { askKey, askVectorFile, loadAskVectors, nameOfWeights } from '#server/embedder/reader/ask-vectors.ts';
import { readerWeights } from '#server/embedder/reader/open-reader.ts';
import { readVectorFile } from '#server/embedder/vector-file.ts';

it('contains vectors of exactly the current asks, by the current weights', async () => {
  const [file, name, articles] = await Promise.all([
    readVectorFile(askVectorFile),
    nameOfWeights(),
    loadArticles(),
  ]);
  const keys = new Map(collectAsks(articles).map((ask) => [askKey(ask), ask.id]));
  const advice = 'Asks or weights have changed since the vectors were made: run `npm run knowledge`.';
  const stale = {
    weights: file?.model !== name,
    missing: [...keys].filter(([key]) => !file?.vectors.has(key)).map(([, id]) => id),
    surplus: [...(file?.vectors.keys() ?? [])].filter((key) => !keys.has(key)).length,
  };
  expect({ advice, ...stale }).toEqual({ advice, weights: false, missing: [], surplus: 0 });
});

it('gives other weights another name, even if only the last byte differs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'findeus-weights-'));
  try {
    const other = join(folder, 'other.safetensors');
    await copyFile(readerWeights, other);
    expect(await nameOfWeights(pathToFileURL(other))).toBe(await nameOfWeights());
    const file = await open(other, 'r+');
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    await file.read(last, 0, 1, size - 1);
    await file.write(Uint8Array.of(last[0]! ^ 1), 0, 1, size - 1);
    await file.close();
    expect(await nameOfWeights(pathToFileURL(other))).not.toBe(await nameOfWeights());
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('computes a new ask as the normalized mean of its texts', async () => {
  const { ids, vectors } = await loadAskVectors(
    [{ id: 'unheard', texts: ['a text that nobody has stored', 'and another'] } as never],
    () => Promise.resolve([Float32Array.of(3, 0), Float32Array.of(0, 3)]),
  );
  expect(ids).toEqual(['unheard']);
  for (const value of vectors[0]!) expect(value).toBeCloseTo(Math.SQRT1_2, 6);
});
