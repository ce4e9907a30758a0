import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

interface Document {
  body: string;
  etag: string;
}

/**
 * Documents that differ by the year and by nothing else: each is made when it is first asked for, and kept until the
 * year is over. Good for five minutes, and to be fetched again only when it has changed.
 */
export function yearlyDocuments(now: () => Date) {
  let keptFor: number | undefined;
  const kept = new Map<string, Document>();
  return (c: Context<AppEnv>, name: string, make: (year: number) => object): Response => {
    const year = now().getUTCFullYear();
    if (year !== keptFor) kept.clear();
    keptFor = year;
    let document = kept.get(name);
    if (!document) kept.set(name, (document = toDocument(make(year))));
    const headers = { etag: document.etag, 'cache-control': 'public, max-age=300' };
    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(document.etag)) return c.body(null, 304, headers);
    return c.body(document.body, 200, { ...headers, 'content-type': 'application/json' });
  };
}

function toDocument(value: object): Document {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
