import type { Article } from '#advisor/knowledge/parse-article.ts';
import { renderArticle } from '#advisor/knowledge/render-article.ts';

export interface ArticleSection {
  /** Its heading; empty for the opening. */
  title: string;
  text: string;
}

/** An article with its figures for a year, cut at its headings. */
export function sectionsOf(article: Article, year: number): ArticleSection[] {
  const [opening = '', ...rest] = renderArticle(article, year).text.split(/^## /m);
  return [
    { title: '', text: opening.trim() },
    ...rest.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    }),
  ];
}
