import { Hono, type Handler } from 'hono';
import { findeusChat } from '#server/functions/api/findeus-chat.ts';
import { getCalculator, getCalculators, postCalculator } from '#server/functions/api/calculators.ts';
import { getOpenApi } from '#server/functions/api/openapi.ts';
import { toApiFault } from '#server/functions/api/to-api-fault.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { renderError } from '#server/http/errors/render-error.ts';

/** The public API. */
export function apiRoutes(deps: FunctionDeps): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.onError((error, c) => renderError(toApiFault(error), c));
  return api
    .post('/findeus-chat', findeusChat(deps))
    .all('/findeus-chat', only('POST'))
    .get('/openapi.json', getOpenApi(deps))
    .all('/openapi.json', only('GET, HEAD'))
    .get('/calculators', getCalculators(deps))
    .all('/calculators', only('GET, HEAD'))
    .get('/calculators/:name', getCalculator(deps))
    .post('/calculators/:name', postCalculator(deps))
    .all('/calculators/:name', only('GET, HEAD, POST'));
}

function only(methods: string): Handler<AppEnv> {
  return (c) => {
    throw new AppError('method_not_allowed', {
      message: `${c.req.path} takes ${methods}.`,
      headers: { allow: methods },
    });
  };
}
