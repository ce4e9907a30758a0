import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { knowledgeVectors } from '#server/embedder/load-knowledge.ts';
import { askVectorFile } from '#server/embedder/reader/ask-vectors.ts';
import { vectorWeights } from '#server/embedder/model.ts';
import { rankerWeights } from '#server/embedder/open-ranker.ts';
import { readerWeights } from '#server/embedder/reader/open-reader.ts';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

it('the image has the Node version of package.json in both stages, and no other', async () => {
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> };
  const dockerfile = (await read('Dockerfile')).replaceAll('\\\n', '');
  expect(dockerfile).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set(['node:${NODE_VERSION}-slim']));
  const [, last = ''] = dockerfile.split(/^FROM (?!.* AS )/m);
  const install = /^RUN npm ci .*$/m.exec(last)?.[0];
  expect(install).toContain('rm -rf node_modules/node node_modules/.bin/node');
});

it.each([
  ['weights of the reader', readerWeights],
  ['weights of the ranker', rankerWeights],
  ['weights of the sentence vectors', vectorWeights],
  ['vectors that questions are matched with', askVectorFile],
  ['vectors of the articles', knowledgeVectors],
])('the image has the %s', async (_, file) => {
  const path = relative('.', fileURLToPath(file));
  const [, last = ''] = (await read('Dockerfile')).split(/^FROM (?!.* AS )/m);
  const copied = [...last.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from]) => from!.split(' '));
  expect(copied.filter((folder) => path.startsWith(`${folder}/`))).toHaveLength(1);
  const ignored = (await read('.dockerignore')).split('\n').filter((line) => line !== '');
  expect(ignored.filter((entry) => path.startsWith(entry))).toEqual([]);
});
