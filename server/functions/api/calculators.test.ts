import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  calculationSchema,
  calculatorDescriptionSchema,
  calculatorListSchema,
  type ApiCalculation,
} from '#contract/api/calculation.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiLimits } from '#contract/api/limits.ts';
import { calculate as calculateHere } from '#advisor/calculators/publish/calculate.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import type { Database } from '#server/db/database.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const growth = { monthly: 500, rate: 7, years: 30 };

describe('the calculators', () => {
  let database: Database;
  let wire: ApiWire;

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database);
  });
  afterAll(() => database.close());

  const calculate = async (name: string, input: unknown, token?: string): Promise<ApiCalculation> => {
    const response = await wire.post(`/calculators/${name}`, input, token);
    expect(response.status).toBe(200);
    return calculationSchema.parse(await response.json());
  };

  it.each(['/calculators', '/functions/v1/calculators'])('are all listed at %s', async (path) => {
    const { calculators: listed } = calculatorListSchema.parse(await (await wire.app.request(path)).json());
    expect(listed.map(({ name }) => name)).toEqual(calculators.map(({ name }) => name));
  });

  it('are listed with their inputs on request', async () => {
    const listed = await wire.app.request('/calculators?include=input_schema');
    const { calculators: all } = calculatorListSchema.parse(await listed.json());
    const alone = await wire.app.request('/calculators/compound_growth');
    const { input_schema: schema } = calculatorDescriptionSchema.parse(await alone.json());
    expect(all.find(({ name }) => name === 'compound_growth')?.input_schema).toEqual(schema);
    expect(all.every(({ input_schema: given }) => given?.type === 'object')).toBe(true);
    const unknown = await wire.app.request('/calculators?include=everything');
    expect(unknown.status).toBe(422);
    expect(apiErrorSchema.parse(await unknown.json()).details.field).toBe('include');
  });

  it('are described by their definitions, with an ETag until these change', async () => {
    const response = await wire.app.request('/calculators/compound_growth');
    const described = calculatorDescriptionSchema.parse(await response.json());
    expect(described.input_schema).toMatchObject({
      required: ['years'],
      additionalProperties: false,
      properties: { rate: { type: 'number', minimum: -50, maximum: 50 }, tax_year: { type: 'integer' } },
    });
    expect(described.output_schema).toMatchObject({
      properties: { calculator: { const: 'compound_growth' } },
    });
    const etag = response.headers.get('etag')!;
    const again = await wire.app.request('/calculators/compound_growth', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('answer visitors with figures, steps, facts and a chart', async () => {
    const answer = await calculate('compound_growth', growth);
    expect(answer.figures[0]).toMatchObject({ id: 'future_value', text: '$584,726', unit: 'usd' });
    expect(answer.figures[0]!.value).toBeCloseTo(584_726.3, 1);
    expect(answer.steps.some(({ formula }) => formula !== null)).toBe(true);
    expect(answer.assumed.map(({ field }) => field)).toContain('inflation');
    expect(answer.chart?.series[0]?.points.length).toBeGreaterThan(10);
    const tax = await calculate('federal_income_tax', { filing_status: 'single', wages: 85_000 });
    expect(tax.facts.length).toBeGreaterThan(0);
    expect(
      tax.facts.every(({ year, source }) => year <= tax.tax_year && source?.url.startsWith('https://')),
    ).toBe(true);
  });

  it('answer for the requested year', async () => {
    const input = { filing_status: 'single', wages: 85_000 };
    const [now, before] = [
      await calculate('federal_income_tax', { ...input, tax_year: 2026 }),
      await calculate('federal_income_tax', { ...input, tax_year: 2025 }),
    ];
    expect([now.tax_year, before.tax_year]).toEqual([2026, 2025]);
    expect(now.figures[0]!.value).not.toBe(before.figures[0]!.value);
  });

  it('name the requested year, and the year of the figures when its own are unknown', async () => {
    const later = await calculate('federal_income_tax', { wages: 85_000, tax_year: 2040 });
    const known = await calculate('federal_income_tax', { wages: 85_000, tax_year: 2026 });
    expect(later.tax_year).toBe(2040);
    expect(later.figures).toEqual(known.figures);
    expect(later.facts).toContainEqual(
      expect.objectContaining({ id: 'income_tax_brackets', year: 2026, lapsed: true }),
    );
    expect(later.warnings.join(' ')).toContain('those of 2026');
    // The law of 2025 ends the deduction for seniors with 2028; asked again for the year it names, it is the same tax.
    const pension = { age: 70, retirement_income: 60_000 };
    const without = await calculate('federal_income_tax', { ...pension, tax_year: 2029 });
    const again = await calculate('federal_income_tax', { ...pension, tax_year: without.tax_year });
    expect(again.figures).toEqual(without.figures);
    expect((await calculate('compound_growth', { ...growth, tax_year: 2040 })).tax_year).toBe(2040);
    const prices = { amount: 100, from_year: 2000, to_year: 2020, tax_year: 2024 };
    expect((await calculate('inflation_adjust', prices)).tax_year).toBe(2024);
  });

  it('name the invalid field with the calculator’s own message', async () => {
    for (const [input, field, sentence] of [
      [{ rate: 7 }, 'years', 'Time to grow is missing.'],
      [{ rate: null, years: 30 }, 'rate', 'Yearly return must be a number.'],
      [{ rate: 99, years: 30 }, 'rate', 'Yearly return must be at most 50%.'],
      [{ ...growth, monthly: 'much' }, 'monthly', 'Monthly contribution must be a number.'],
      [{ ...growth, tax_year: 'then' }, 'tax_year', 'tax_year must be a calendar year.'],
    ] as const) {
      const response = await wire.post('/calculators/compound_growth', input);
      expect(response.status).toBe(422);
      const error = apiErrorSchema.parse(await response.json());
      expect(error).toMatchObject({ code: 'validation_failed', details: { field } });
      expect(error.details.message).toBe(`${field}: ${sentence}`);
    }
  });

  it('name the field at any depth', async () => {
    const stocks = { amount: 80_000 };
    for (const [name, input, field, sentence] of [
      ['compound_growth', { ...growth, colour: 'red' }, 'colour', 'There is no input of this name.'],
      [
        'compound_growth',
        '{"monthly":500,"rate":7,"years":30,"__proto__":{"x":1}}',
        '__proto__',
        'There is no input of this name.',
      ],
      [
        'portfolio_analysis',
        { holdings: [stocks, { amount: 80_000, knd: 'bonds' }] },
        'holdings.1.knd',
        'There is no input of this name.',
      ],
      [
        'portfolio_analysis',
        '{"holdings":[{"amount":80000,"__proto__":{"kind":"bonds"}}]}',
        'holdings.0.__proto__',
        'There is no input of this name.',
      ],
      [
        'compare_investments',
        { investments: [{ rate: 5 }, { fee: 1 }] },
        'investments.1.rate',
        'Expected yearly return is missing.',
      ],
      [
        'portfolio_analysis',
        { holdings: [80_000] },
        'holdings.0',
        'List of holdings: each must be an object.',
      ],
      ['portfolio_analysis', { holdings: 80_000 }, 'holdings', 'List of holdings: this must be a list.'],
      ['portfolio_analysis', {}, 'holdings', 'List of holdings: give at least 1.'],
      [
        'federal_income_tax',
        { filing_status: 'single', wages: 85_000, tax_year: 2019 },
        'tax_year',
        'Figures before 2024 are not kept here: ask about 2024 or a later year.',
      ],
    ] as const) {
      const response = await wire.post(`/calculators/${name}`, input);
      expect(response.status).toBe(422);
      const { details } = apiErrorSchema.parse(await response.json());
      expect(details).toEqual({ field, message: `${field}: ${sentence}` });
    }
  });

  it('list assumptions for items of a list as well', async () => {
    const { assumed } = await calculate('portfolio_volatility', {
      parts: [
        { volatility: 16, share: 60 },
        { volatility: 6, share: 40, rate: 4 },
      ],
      total: 80_000,
    });
    expect(assumed.map(({ field, value }) => [field, value])).toEqual([
      ['parts.0.rate', 0],
      ['correlation', 0.3],
      ['correlation_1_3', 0.3],
      ['correlation_2_3', 0.3],
      ['riskFree', 4],
    ]);
  });

  it('describe list items and the year as strictly as they are checked', async () => {
    const response = await wire.app.request('/calculators/compare_investments');
    expect(calculatorDescriptionSchema.parse(await response.json()).input_schema).toMatchObject({
      properties: {
        investments: { items: { additionalProperties: false, required: ['rate'] } },
        tax_year: { type: 'integer', minimum: 2000, maximum: 2100 },
      },
    });
  });

  it('draw the longest periods with few points, from the first to the last', async () => {
    const { chart, figures } = await calculate('doubling_time', { rate: 0.01, growth: 'tenfold' });
    for (const { points } of chart!.series) {
      expect(points.length).toBeGreaterThan(100);
      expect(points.length).toBeLessThanOrEqual(200);
      expect(points[0]![0]).toBe(0);
      expect(points.at(-1)![0]).toBeGreaterThan(figures[0]!.value - 1);
    }
  });

  it('return 404 for an unknown calculator', async () => {
    const unknown = await wire.post('/calculators/constructor', growth);
    expect(unknown.status).toBe(404);
  });

  it('refuse an invalid token instead of treating the caller as a visitor', async () => {
    expect((await wire.post('/calculators/compound_growth', growth, 'x.y.z')).status).toBe(401);
    expect((await wire.post('/calculators/compound_growth', growth, wire.anonKey)).status).toBe(200);
  });
});

it.each(calculators)('$name answers its own examples in the documented shape', (calculator) => {
  for (const { input } of calculator.examples) {
    const answer: unknown = JSON.parse(JSON.stringify(calculateHere(calculator, input, 2026)));
    expect(calculationSchema.safeParse(answer).error).toBeUndefined();
  }
});

describe('the limits of the calculators', () => {
  let database: Database;
  let wire: ApiWire;

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
  });
  afterAll(() => database.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('count by network, and are higher for signed-in callers', async () => {
    const { burst } = apiLimits.calculators.visitor;
    let last: Response;
    let calls = 0;
    do {
      last = await wire.post('/calculators/compound_growth', growth, undefined, from('198.51.100.7'));
      calls += 1;
    } while (last.status === 200 && calls < burst + 10);
    expect(last.status).toBe(429);
    expect(calls).toBeGreaterThan(burst);
    expect(last.headers.get('retry-after')).not.toBeNull();
    expect(apiErrorSchema.parse(await last.json()).code).toBe('over_request_rate_limit');
    const elsewhere = await wire.post('/calculators/compound_growth', growth, undefined, from('203.0.113.9'));
    expect(elsewhere.status).toBe(200);
    for (const plan of ['free', 'pro'] as const) {
      const { token } = await wire.signUp(plan);
      const mine = await wire.post('/calculators/compound_growth', growth, token, from('198.51.100.7'));
      expect(mine.status).toBe(200);
      expect(mine.headers.get('ratelimit-limit')).toBe(String(apiLimits.calculators[plan].burst));
    }
  });
});
