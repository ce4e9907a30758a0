import type { MiddlewareHandler } from 'hono';
import { placeInCatalog } from '#advisor/calculators/catalog/catalog.ts';
import { acceptedTypes } from '#server/http/files/accepted-types.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { serveFile, type StaticFiles } from '#server/http/files/static-files.ts';

const allCalculators = '/calculators.html';

/**
 * The pages of the calculators, at the same addresses as in the public API: requests that accept HTML, as from browsers
 * and search engines, get the page; others get the API's response.
 */
export function calculatorPages(files: StaticFiles): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path } = c.req;
    const name = c.req.param('name');
    const isOfApi = name === undefined || placeInCatalog(name) !== undefined;
    const wantsPage = prefersPages(c.req.header('accept'));
    const page = `${path}.html`;
    if (wantsPage || !isOfApi) {
      // A stale link: show the list of all calculators.
      const found = files.has(page)
        ? await serveFile(files, page, c)
        : wantsPage && !isOfApi
          ? await serveFile(files, allCalculators, c, 404)
          : null;
      if (found) {
        found.headers.append('vary', 'accept');
        return found;
      }
    }
    await next();
    c.res.headers.append('vary', 'accept');
    return undefined;
  };
}

/** Whether the Accept header names HTML and does not prefer JSON. Wildcards mean the API. */
function prefersPages(accept = ''): boolean {
  const weights = new Map(acceptedTypes(accept).map(({ type, weight }) => [type, weight]));
  const wanted = weights.get('text/html') ?? 0;
  return wanted > 0 && wanted >= (weights.get('application/json') ?? 0);
}
