import { Hono } from 'hono';
import { AppError } from '#server/http/errors/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { sameText } from '#server/http/digest.ts';
import type { Metrics } from '#server/http/metrics.ts';

interface OperationsDeps {
  metrics: Metrics;
  metricsToken: string | null | undefined;
  checkReady: () => Promise<void>;
}

/** What operators and load balancers ask: is the process up, should it get traffic, how is it doing. */
export function operations({ metrics, metricsToken, checkReady }: OperationsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    try {
      await checkReady();
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
    return c.json({ status: 'ready' });
  });

  app.get('/metrics', async (c) => {
    if (metricsToken === null) throw new AppError('not_found');
    if (
      metricsToken !== undefined &&
      !sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
    ) {
      throw new AppError('unauthorized', { message: 'The metrics need METRICS_TOKEN as a Bearer token.' });
    }
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  return app;
}
