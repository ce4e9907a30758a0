import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as fields from '#contract/api/fields.ts';
import { adviceRequestSchema, adviceSchema } from '#contract/api/advice.ts';
import { calculationSchema, calculatorDescriptionSchema } from '#contract/api/calculation.ts';
import { apiErrors } from '#contract/api/errors.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import type { Database } from '#server/db/database.ts';
import { yearlyDocuments } from '#server/functions/api/yearly-documents.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string }; example: Json } } };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: { $ref: string } }> }>;
}

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<'get' | 'post', Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, unknown> };
}

describe('GET /openapi.json', () => {
  let database: Database;
  let wire: ApiWire;
  let text: string;
  let document: OpenApi;
  let token: string;

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database);
    text = await (await wire.app.request('/openapi.json')).text();
    document = JSON.parse(text) as OpenApi;
    ({ token } = await wire.signUp());
  });
  afterAll(() => database.close());

  const lint = async (source: string) =>
    lintFromString({
      source,
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
  const schemaAt = ({ $ref }: { $ref: string }) =>
    z.fromJSONSchema(document.components.schemas[$ref.split('/').at(-1)!] as never);

  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const problems = await lint(text);
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('would fail the check with an error in it', async () => {
    const broken = {
      ...document,
      paths: { ...document.paths, '/findeus-chat': { post: { responses: {} } } },
    };
    expect((await lint(JSON.stringify(broken))).map(({ ruleId }) => ruleId)).toContain('operation-summary');
  });

  it('has an ETag until it changes', async () => {
    const { headers } = await wire.app.request('/functions/v1/openapi.json');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const again = await wire.app.request('/openapi.json', {
      headers: { 'if-none-match': `W/"other", ${headers.get('etag')}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('is built once, and again when the year changes', async () => {
    let today = new Date('2026-12-31T23:59:00Z');
    const made: number[] = [];
    const answer = yearlyDocuments(() => today);
    const app = new Hono<AppEnv>().get('/:name', (c) =>
      answer(c, c.req.param('name'), (year) => {
        made.push(year);
        return { year };
      }),
    );
    const { headers } = await app.request('/one');
    const etag = headers.get('etag')!;
    expect(await (await app.request('/one')).json()).toEqual({ year: 2026 });
    expect((await app.request('/one', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await app.request('/other');
    expect(made).toEqual([2026, 2026]);
    today = new Date('2027-01-01T00:00:00Z');
    const next = await app.request('/one', { headers: { 'if-none-match': etag } });
    expect(await next.json()).toEqual({ year: 2027 });
    expect(made).toEqual([2026, 2026, 2027]);
  });

  it('contains every calculator and every documented error', () => {
    for (const { name } of calculators)
      expect(Object.keys(document.paths[`/calculators/${name}`]!)).toEqual(['get', 'post']);
    const statuses = new Set(apiErrors.map(({ status }) => `Error${status}`));
    expect(new Set(Object.keys(document.components.responses))).toEqual(statuses);
  });

  it('describes the response of each operation, called with its own example', async () => {
    const unlike: string[] = [];
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const body = operation.requestBody?.content['application/json'];
        if (body && !schemaAt(body.schema).safeParse(body.example).success)
          unlike.push(`${operation.operationId}: example`);
        const needsUser = operation.security.length === 1;
        const response = body
          ? await wire.post(path, body.example, needsUser ? token : undefined)
          : await wire.app.request(path, { method });
        const { schema } = operation.responses['200']!.content!['application/json']!;
        const answer = schemaAt(schema).safeParse(await response.json());
        if (response.status !== 200 || !answer.success)
          unlike.push(`${operation.operationId}: ${response.status}`);
      }
    }
    expect(unlike).toEqual([]);
  });

  it('would fail the check for a response that is not as described', () => {
    const schema = schemaAt({ $ref: 'Advice' });
    const good = {
      advice: '',
      confidence: 0.5,
      sources: [],
      recommendations: [],
      risk_assessment: { overall_risk: null, concentration_risk: 'low', volatility_score: 1, reason: '' },
    };
    expect(schema.safeParse(good).success).toBe(true);
    expect(schema.safeParse({ ...good, confidence: 1.5 }).success).toBe(false);
    expect(schema.safeParse({ ...good, sources: undefined }).success).toBe(false);
  });
});

/** The tables of the documentation against the schemas that the server checks with. */
describe('the fields', () => {
  const typeOf = (schema: Json): string => {
    const { anyOf } = schema as { anyOf?: Json[] };
    return anyOf ? anyOf.map(typeOf).join(' or ') : [schema.type].flat().join(' or ');
  };

  it.each([
    ['of a question', adviceRequestSchema, fields.adviceRequestFields],
    ['of advice', adviceSchema, fields.adviceFields],
    ['of a risk', adviceSchema.shape.risk_assessment, fields.riskFields],
    ['of a recommendation', adviceSchema.shape.recommendations.element, fields.recommendationFields],
    ['of a calculation', calculationSchema, fields.calculationFields],
    ['of a description', calculatorDescriptionSchema, fields.calculatorDescriptionFields],
  ] as [string, z.ZodType, Record<string, fields.ApiField>][])(
    '%s are documented as they are implemented',
    (_, schema, documented) => {
      const json = z.toJSONSchema(schema, { io: 'input' }) as {
        properties: Record<string, Json>;
        required: string[];
      };
      expect(Object.keys(documented)).toEqual(Object.keys(json.properties));
      for (const [name, { type, meaning, required = false }] of Object.entries(documented)) {
        const property = json.properties[name]!;
        expect([name, typeOf(property), json.required.includes(name)]).toEqual([name, type, required]);
        expect(property.description).toBe(meaning);
      }
    },
  );
});
