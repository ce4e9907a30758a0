import { z } from 'zod';
import { adviceRequestSchema, adviceSchema } from '#contract/api/advice.ts';
import {
  calculationSchema,
  calculatorDescriptionSchema,
  calculatorListSchema,
} from '#contract/api/calculation.ts';
import { apiEndpoints, apiHeaders, type ApiEndpoint } from '#contract/api/endpoints.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiErrors } from '#contract/api/errors.ts';
import {
  idempotencyHours,
  maxIdempotencyKeyLength,
  maxKeptAnswerBytes,
  maxKeptAnswers,
} from '#contract/api/limits.ts';

type Json = Record<string, unknown>;

/** A calculator as far as the description of the API has to know it. */
interface DescribedCalculator {
  name: string;
  title: string;
  about: string;
  input_schema: Json;
  example: Json;
}

/** The public API as OpenAPI 3.1, from the schemas that the server checks with. */
export function buildOpenApi(calculators: readonly DescribedCalculator[]): Json {
  const { advise, listCalculators, describeCalculator, calculate } = apiEndpoints;
  return {
    openapi: '3.1.0',
    info: {
      title: 'FinDeus API',
      version: '1.0.0',
      summary: 'Financial questions answered with figures that can be checked',
      description:
        'Education, not individual advice by a registered adviser. Every address is also reached under /functions/v1.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'Advice', description: 'The advisor, for programs' },
      { name: 'Calculators', description: 'Each calculator of the advisor by itself' },
    ],
    paths: {
      '/findeus-chat': {
        post: operation('Advice', 'advise', advise, {
          body: { schema: ref('AdviceRequest'), example: advise.example.body },
          answer: {
            'application/json': { schema: ref('Advice') },
            'text/event-stream': {
              schema: {
                type: 'string',
                description:
                  'Events named text, each with a piece of the advice as {"text"}; then one named result with the whole Advice, or one named error with an Error. Lines that begin with a colon only keep the connection open.',
              },
            },
          },
        }),
      },
      '/calculators': {
        get: operation('Calculators', 'listCalculators', listCalculators, {
          parameters: [include],
          answer: { 'application/json': { schema: ref('CalculatorList') } },
        }),
      },
      ...Object.fromEntries(
        calculators.map(({ name, title, about, example }) => [
          `/calculators/${name}`,
          {
            get: operation('Calculators', `describe_${name}`, describeCalculator, {
              summary: `What this takes and gives: ${title}`,
              answer: { 'application/json': { schema: ref('CalculatorDescription') } },
            }),
            post: operation('Calculators', `run_${name}`, calculate, {
              summary: title,
              description: about,
              body: { schema: ref(inputName(name)), example },
              answer: { 'application/json': { schema: ref('Calculation') } },
            }),
          },
        ]),
      ),
    },
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, which begins with fd_live_, or the access token of a signed-in user',
        },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      headers: Object.fromEntries(
        Object.entries(apiHeaders).map(([name, description]) => [
          name,
          { description, schema: { type: headersInNumbers.test(name) ? 'integer' : 'string' } },
        ]),
      ),
      responses: errorResponses(),
      schemas: {
        AdviceRequest: toSchema(adviceRequestSchema, 'input'),
        Advice: toSchema(adviceSchema),
        CalculatorList: toSchema(calculatorListSchema),
        CalculatorDescription: toSchema(calculatorDescriptionSchema),
        Calculation: toSchema(calculationSchema),
        Error: toSchema(apiErrorSchema),
        ...Object.fromEntries(calculators.map(({ name, input_schema }) => [inputName(name), input_schema])),
      },
    },
  };
}

interface OperationParts {
  summary?: string;
  description?: string;
  parameters?: Json[];
  body?: { schema: Json; example: Json };
  answer: Json;
}

function operation(
  tag: string,
  operationId: string,
  endpoint: ApiEndpoint,
  { summary, description, parameters = [], body, answer }: OperationParts,
): Json {
  const isLimited = endpoint.method === 'POST';
  const isKept = endpoint.errors.includes('idempotency_key_reused');
  return {
    tags: [tag],
    operationId,
    summary: summary ?? endpoint.about.split('. ')[0],
    description: description ?? endpoint.about,
    security: { user: [{ bearerAuth: [] }], optional: [{}, { bearerAuth: [] }], none: [] }[endpoint.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isKept ? { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body.schema, example: body.example } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        headers: headers(
          'x-request-id',
          ...(isLimited ? limitHeaders : []),
          ...(isKept ? (['idempotent-replayed'] as const) : []),
        ),
        content: answer,
      },
      ...(isLimited ? {} : { 304: { description: 'It has not changed since If-None-Match' } }),
      ...Object.fromEntries(
        statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  };
}

const headersInNumbers = /^ratelimit|^retry/;
const limitHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

function headers(...names: readonly (keyof typeof apiHeaders)[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const include = {
  name: 'include',
  in: 'query',
  required: false,
  description: 'input_schema: what each calculator takes is listed with it.',
  schema: { type: 'string', enum: ['input_schema'] },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Chosen by you. The same call with the same key gets the same answer for ${idempotencyHours} hours instead of being answered anew. Not for streams, nor for answers above ${maxKeptAnswerBytes / 1024} KB; the newest ${maxKeptAnswers} of an account are kept.`,
  schema: { type: 'string', minLength: 1, maxLength: maxIdempotencyKeyLength },
};

function statusesOf({ errors }: ApiEndpoint): number[] {
  return [
    ...new Set(apiErrors.filter(({ code }) => errors.includes(code as never)).map(({ status }) => status)),
  ];
}

/** One for each status; where several errors have it, each is an example. */
function errorResponses(): Json {
  const given = new Set<string>(Object.values(apiEndpoints).flatMap(({ errors }) => errors));
  const described = apiErrors.filter(({ code }) => given.has(code));
  return Object.fromEntries(
    [...Map.groupBy(described, ({ status }) => status)].map(([status, errors]) => [
      `Error${status}`,
      {
        description: errors.map(({ meaning }) => meaning).join('. '),
        headers: headers(
          'x-request-id',
          ...(status === 401 ? (['www-authenticate'] as const) : []),
          ...(status === 429 ? limitHeaders : []),
          ...(status === 409 || status === 429 ? (['retry-after'] as const) : []),
        ),
        content: {
          'application/json': {
            schema: ref('Error'),
            examples: Object.fromEntries(
              errors.map(({ code, meaning }) => [
                code,
                { value: { error: meaning, code, details: { message: meaning } } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** compound_growth -> CompoundGrowthInput */
function inputName(calculator: string): string {
  const words = calculator.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Input`;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
