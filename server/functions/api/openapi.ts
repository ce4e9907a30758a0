import type { Handler } from 'hono';
import { buildOpenApi } from '#contract/api/openapi.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { cachedJson } from '#server/functions/api/calculators.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /openapi.json: the description of the public API, for tools. */
export function getOpenApi({ now }: FunctionDeps): Handler<AppEnv> {
  let made: { year: number; document: object } | undefined;
  return (c) => {
    const year = now().getUTCFullYear();
    if (made?.year !== year) made = { year, document: describeApi(year) };
    return cachedJson(c, made.document);
  };
}

function describeApi(year: number): object {
  return buildOpenApi(
    calculators.map((calculator) => ({
      name: calculator.name,
      title: calculator.title,
      about: calculator.about,
      input_schema: inputSchemaOf(calculator, year),
      example: { ...calculator.examples[0]?.input },
    })),
  );
}
