import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AuthDeps } from '#server/auth/deps.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { apiRoutes } from '#server/functions/api/routes.ts';
import { billingRoutes } from '#server/functions/billing/routes.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { functionRoutes } from '#server/functions/routes.ts';
import { accessLog } from '#server/http/access-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { limitUsers } from '#server/http/limits/limit-users.ts';
import { calculatorPages } from '#server/http/files/calculator-pages.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { operations } from '#server/http/operations.ts';
import { pages } from '#server/http/files/pages.ts';
import { rootFunctionPaths } from '#server/http/paths.ts';
import { publicConfig, type PublicConfigSource } from '#server/http/files/public-config.ts';
import { requireApiKey } from '#server/http/require-api-key.ts';
import { renderError, renderNotFound } from '#server/http/errors/render-error.ts';
import { limitBody, limitTime } from '#server/http/limits/request-limits.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { StaticFiles } from '#server/http/files/static-files.ts';
import { refuseUsersApiKeys } from '#server/http/users-api-keys.ts';
import { wireCors } from '#server/http/wire-cors.ts';
import { wireFamilies } from '#server/http/errors/wire-families.ts';
import { restRoutes, type RestDeps } from '#server/rest/routes.ts';

export interface AppDeps {
  log: Logger;
  /** Where the site is reached from outside; undefined means the address that the browser used. */
  siteUrl: URL | undefined;
  config: PublicConfigSource;
  auth: AuthDeps;
  /** REQUIRE_APIKEY: callers of auth and rest have to show a key of the API first. */
  requireApiKey: boolean;
  /** Pages of the local stand-ins, with rules of their own; null in production. */
  sandbox: Hono | null;
  rest: RestDeps;
  functions: FunctionDeps;
  staticFiles: StaticFiles;
  /** Bearer token for /metrics; undefined leaves it open, null closes it. */
  metricsToken: string | null | undefined;
  /** Rejects while the server should get no traffic. */
  checkReady: () => Promise<void>;
  /** Aborts when the server has waited long enough for running work and is about to stop. */
  shutdown: AbortSignal;
}

/** Every middleware and route of the server, in the order of a request. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const metrics = createMetrics();

  app.onError(renderError);
  app.notFound(renderNotFound);

  app.use(requestId());
  app.use(accessLog(deps.log, metrics));
  if (deps.sandbox) app.route('/sandbox', deps.sandbox);
  app.use(securityHeaders(deps));
  const familyPaths = wireFamilies.map(({ prefix }) => `${prefix}/*`);
  for (const path of [...familyPaths, ...rootFunctionPaths]) app.use(path, wireCors());
  app.use(limitTime(deps.shutdown));
  app.use(limitBody());

  for (const prefix of ['/auth/v1', '/rest/v1']) app.use(`${prefix}/*`, refuseUsersApiKeys());
  const limitCalls = limitUsers(deps.functions);
  for (const path of ['/auth/v1/*', '/functions/v1/*', ...rootFunctionPaths]) app.use(path, limitCalls);
  if (deps.requireApiKey) app.use(requireApiKey(deps.auth.verifier));

  app.route('/', operations({ ...deps, metrics }));
  const { google, settings } = deps.auth;
  const rules = { google: google !== null, passwordRule: settings.passwordRule };
  app.get('/config.json', publicConfig(deps.config, rules));
  app.route('/auth/v1', authRoutes(deps.auth));
  app.route('/rest/v1', restRoutes(deps.rest));
  app.route('/functions/v1', functionRoutes(deps.functions));
  app.get('/calculators/:name?', calculatorPages(deps.staticFiles));
  for (const prefix of ['/functions/v1', '/']) {
    app.route(prefix, apiRoutes(deps.functions));
    app.route(prefix, billingRoutes(deps.functions));
  }
  for (const { prefix } of wireFamilies) app.all(`${prefix}/*`, (c) => renderNotFound(c));
  app.get('*', pages(deps.staticFiles));
  return app;
}
