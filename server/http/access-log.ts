import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Metrics } from '#server/http/metrics.ts';

/**
 * One line and one measurement for each request. The route is the pattern it matched, never the address itself:
 * addresses carry ids, tokens and whatever people paste, and a label with them would have no end of values.
 */
export function accessLog(log: Logger, metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('log', log.child({ requestId: c.get('requestId') }));
    const started = performance.now();
    metrics.requestsRunning.inc();
    try {
      await next();
    } finally {
      metrics.requestsRunning.dec();
      const seconds = (performance.now() - started) / 1000;
      const labels = { method: c.req.method, route: routeOf(c), status: c.res.status };
      metrics.requestSeconds.observe(labels, seconds);
      c.get('log').info({ ...labels, ms: Math.round(seconds * 1000) }, 'request');
    }
  });
}

/** The most specific pattern that matched: a route before the catch-all of its family, and that before the pages'. */
function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return (
    patterns.findLast((pattern) => !pattern.endsWith('*')) ??
    patterns.findLast((pattern) => pattern !== '/*') ??
    '/*'
  );
}
