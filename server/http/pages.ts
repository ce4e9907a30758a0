import type { Handler } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { serveFile, type StaticFiles } from '#server/http/static-files.ts';

/** The addresses that are the application itself. Its views live in memory, so there are only these two. */
const applicationPaths = new Set(['/', '/reset-password']);

/** The front end: its files by name, and the application wherever a person might land. */
export function pages(files: StaticFiles): Handler<AppEnv> {
  return (c) => {
    const { path } = c.req;
    const response = serveFile(files, applicationPaths.has(path) ? '/index.html' : path, c);
    if (response) return response;
    // Somebody followed a stale link: show them the site, and tell crawlers that this page does not exist.
    if (c.req.header('accept')?.includes('text/html')) {
      return serveFile(files, '/index.html', c, 404) ?? c.notFound();
    }
    return c.notFound();
  };
}
