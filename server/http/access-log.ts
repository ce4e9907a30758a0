import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Metrics } from '#server/http/metrics.ts';

type Outcome = 'complete' | 'aborted';

/**
 * One line and one measurement for each request, when its last byte has left. The route is the pattern it matched, never
 * the address itself: addresses carry ids, tokens and whatever people paste, and a label with them would have no end of
 * values.
 */
export function accessLog(log: Logger, metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('log', log.child({ requestId: c.get('requestId') }));
    const started = performance.now();
    const secondsSoFar = () => (performance.now() - started) / 1000;
    metrics.requestsRunning.inc();
    const sent = endOfAnswer(c);
    try {
      await next();
    } finally {
      const labels = { method: c.req.method, route: routeOf(c), status: c.res.status };
      const firstByte = secondsSoFar();
      metrics.firstByteSeconds.observe(labels, firstByte);
      const end = (outcome: Outcome) => {
        metrics.requestsRunning.dec();
        const whole = secondsSoFar();
        metrics.requestSeconds.observe({ ...labels, outcome }, whole);
        const times = { firstByteMs: Math.round(firstByte * 1000), ms: Math.round(whole * 1000) };
        c.get('log').info({ ...labels, outcome, ...times }, 'request');
      };
      if (sent) void sent.then(end);
      else end('complete');
    }
  });
}

/** How the answer ended, told when it has; undefined for a request that came through no socket, as in tests. */
function endOfAnswer(c: Context): Promise<Outcome> | undefined {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (!outgoing) return undefined;
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(outgoing.writableFinished ? 'complete' : 'aborted'));
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
