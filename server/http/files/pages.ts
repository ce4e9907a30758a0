import type { Handler } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { serveFile, type StaticFiles } from '#server/http/files/static-files.ts';

/** The front end: its files by name, and a document for each address where a person might land. */
export function pages(files: StaticFiles): Handler<AppEnv> {
  return async (c) => {
    const { path } = c.req;
    // A document has one address, the one without its ending. Any other path may lead a browser to another site.
    if (path.endsWith('.html') && files.has(path))
      return c.redirect(path === '/index.html' ? '/' : path.slice(0, -'.html'.length), 301);
    const response =
      (await serveFile(files, path === '/' ? '/index.html' : path, c)) ??
      (await serveFile(files, `${path}.html`, c));
    if (response) return response;
    // A stale link: show the site, with a 404 for crawlers.
    if (c.req.header('accept')?.includes('text/html')) {
      return (await serveFile(files, '/index.html', c, 404)) ?? c.notFound();
    }
    return c.notFound();
  };
}
