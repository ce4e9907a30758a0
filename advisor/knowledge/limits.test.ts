import { expect, it } from 'vitest';
import { limits } from '#advisor/knowledge/limits.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';

it('names only existing articles', async () => {
  const articles = new Set((await loadArticles()).map(({ id }) => id));
  expect(limits.flatMap(({ instead }) => instead).filter((id) => !articles.has(id))).toEqual([]);
});

it('has different names', () => {
  expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
});
