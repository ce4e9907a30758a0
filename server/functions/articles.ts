import type { Handler } from 'hono';
import { renderArticle } from '#advisor/knowledge/render-article.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** GET /articles/{id}: an article of the knowledge base with this year's figures, for readers who follow a citation. */
export function readArticle({ articles, now }: FunctionDeps): Handler<AppEnv> {
  return (c) => {
    const article = articles.get(c.req.param('id') ?? '');
    if (!article) throw new AppError('not_found', { message: 'There is no such article.' });
    const { title, asOf, sources } = article;
    const { text } = renderArticle(article, now().getUTCFullYear());
    return c.json({ title, as_of: asOf, text, sources }, 200, { 'cache-control': 'public, max-age=300' });
  };
}
