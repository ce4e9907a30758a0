import { readdir, readFile } from 'node:fs/promises';
import { parseArticle, type Article } from '#advisor/knowledge/parse-article.ts';
import { collectEntries, type CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { gatherVectors, textsToEmbed, type Collection } from '#advisor/retrieve/collection.ts';
import { keyOf, readVectorFile } from '#server/embedder/vector-file.ts';

const folder = new URL('../../advisor/knowledge/', import.meta.url);
const articlesFolder = new URL('articles/', folder);
export const knowledgeVectors = new URL('index/vectors.bin', folder);

export interface Knowledge {
  articles: ReadonlyMap<string, Article>;
  collections: Record<CollectionName, Collection>;
  /** How many texts have changed since the vectors were made; they are found by their words. */
  withoutVector: number;
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
  const told = collectEntries(articles, year);
  // Another year changes amounts, not what a text is about: the vectors stay good.
  const embedded = collectEntries(articles, file?.year ?? year);
  const source = file && { ...file, vectorOf: (text: string) => file.vectors.get(keyOf(text)) };
  const collection = (name: CollectionName): Collection => ({
    entries: told[name],
    vectors: source && gatherVectors(embedded[name], source),
  });
  return {
    articles: new Map(articles.map((article) => [article.id, article])),
    collections: {
      articles: collection('articles'),
      calculators: collection('calculators'),
      facts: collection('facts'),
      limits: collection('limits'),
    },
    withoutVector: textsToEmbed(Object.values(embedded).flat()).filter((text) => !source?.vectorOf(text))
      .length,
  };
}
