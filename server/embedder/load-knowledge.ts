import { readdir, readFile } from 'node:fs/promises';
import { parseArticle, type Article } from '#advisor/knowledge/parse-article.ts';
import { collectEntries, type CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { gatherVectors, type Collection } from '#advisor/retrieve/collection.ts';
import { keyOf, readVectorFile } from '#server/embedder/vector-file.ts';

const folder = new URL('../../advisor/knowledge/', import.meta.url);
const articlesFolder = new URL('articles/', folder);
export const knowledgeVectors = new URL('index/vectors.bin', folder);

interface Knowledge {
  articles: ReadonlyMap<string, Article>;
  collections: Record<CollectionName, Collection>;
}

export async function loadArticles(): Promise<Article[]> {
  const files = (await readdir(articlesFolder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) =>
      parseArticle(file.slice(0, -'.md'.length), await readFile(new URL(file, articlesFolder), 'utf8')),
    ),
  );
}

/** The knowledge base with its figures for a year, ready to be searched. */
export async function loadKnowledge(year: number): Promise<Knowledge> {
  const [articles, file] = await Promise.all([loadArticles(), readVectorFile(knowledgeVectors)]);
  // Another year changes amounts, not what a text is about: the vectors stay good.
  const embedded = collectEntries(articles, file?.year ?? year);
  const entries = collectEntries(articles, year);
  const source = file && { ...file, vectorOf: (text: string) => file.vectors.get(keyOf(text)) };
  return {
    articles: new Map(articles.map((article) => [article.id, article])),
    collections: {
      articles: { entries: entries.articles, vectors: source && gatherVectors(embedded.articles, source) },
      guides: { entries: entries.guides, vectors: source && gatherVectors(embedded.guides, source) },
    },
  };
}
