import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lineHash, loadCorpus } from '#reader/corpus.ts';

/** A few lines may be fixed or added between two trainings. */
const minShare = 0.98;

it('the weights were trained on nearly all lines of the corpus', async () => {
  const [trained, corpus] = await Promise.all([
    readFile(new URL('weights/trained-lines.txt', import.meta.url), 'utf8'),
    loadCorpus(),
  ]);
  const known = new Set(trained.split('\n'));
  const share = corpus.filter((line) => known.has(lineHash(line))).length / corpus.length;
  expect(
    share,
    'The corpus has changed since the weights were trained: run `npm run reader:prepare`, then reader/train.py, and install the weights with trained-lines.txt as reader/README.md says.',
  ).toBeGreaterThan(minShare);
});
