import type { Handler } from 'hono';
import { buildOpenApi } from '#contract/api/openapi.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { yearlyDocuments } from '#server/functions/api/yearly-documents.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /openapi.json: the description of the public API, for tools. */
export function getOpenApi({ now }: FunctionDeps): Handler<AppEnv> {
  const answer = yearlyDocuments(now);
  return (c) => answer(c, '', describeApi);
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
