import { expect, it } from 'vitest';
import { limits } from '#advisor/knowledge/limits.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';

it('names only articles that there are', async () => {
  const articles = new Set((await loadArticles()).map(({ id }) => id));
  expect(limits.flatMap(({ instead }) => instead).filter((id) => !articles.has(id))).toEqual([]);
});

it('has no two of the same name', () => {
  expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
});
