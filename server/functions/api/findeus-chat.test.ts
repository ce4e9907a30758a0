import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adviceSchema, type ApiAdvice } from '#contract/api/advice.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Database } from '#server/db/database.ts';
import { startModel } from '#sandbox/model/start-model.ts';
import { openModel } from '#server/model/open-model.ts';
import { ask, eventsOf } from '#server/testing/advisor/advice-calls.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const portfolio = 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?';

describe('POST /findeus-chat', () => {
  let database: Database;
  let wire: ApiWire;
  let free: string;
  let pro: string;

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database);
    ({ token: free } = await wire.signUp());
    ({ token: pro } = await wire.signUp('pro'));
  });
  afterAll(() => database.close());

  const advise = async (content: string, more: object = {}, token = free): Promise<ApiAdvice> => {
    const response = await wire.post('/findeus-chat', ask(content, more), token);
    expect(response.status).toBe(200);
    return adviceSchema.parse(await response.json());
  };

  it.each(['/findeus-chat', '/functions/v1/findeus-chat'])(
    'answers at %s in the documented shape',
    async (path) => {
      const response = await wire.post(
        path,
        ask(portfolio, { mode: 'free', useRag: true, profile: {} }),
        free,
      );
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const answer = (await response.json()) as object;
      expect(Object.keys(answer)).toEqual([
        'advice',
        'confidence',
        'sources',
        'recommendations',
        'risk_assessment',
      ]);
      adviceSchema.parse(answer);
    },
  );

  it('returns the risk of holdings from the calculators', async () => {
    const { advice, risk_assessment: risk, sources, recommendations, confidence } = await advise(portfolio);
    expect(advice).toContain('15.6%');
    expect(risk).toEqual({
      overall_risk: 'high',
      concentration_risk: 'high',
      volatility_score: 15.6,
      reason: null,
    });
    expect(sources.some((source) => /Damodaran.*https:\/\//.test(source))).toBe(true);
    expect(recommendations.map(({ priority }) => priority)).toEqual(['high']);
    const read = advice.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
    for (const { action } of recommendations) expect(read).toContain(action);
    expect(confidence).toBeGreaterThan(0.3);
    expect(confidence).toBeLessThanOrEqual(1);
  });

  it.each([
    ['20,000 in stocks and 80,000 in bonds', 'low'],
    ['50,000 in stocks and 50,000 in bonds', 'moderate'],
    ['100,000 in stocks', 'high'],
  ])('calls a portfolio with %s %s', async (holdings, level) => {
    const { risk_assessment: risk } = await advise(`How risky is my portfolio with ${holdings}?`);
    expect(risk.overall_risk).toBe(level);
  });

  it('returns no risk when none was computed, and the reason', async () => {
    for (const question of [
      'What is a Roth IRA?',
      'If I invest $500 a month at 7% for 30 years, how much will I have?',
    ]) {
      const { risk_assessment: risk } = await advise(question);
      expect(risk).toMatchObject({ overall_risk: null, concentration_risk: null, volatility_score: null });
      expect(risk.reason).toMatch(/holdings/);
    }
  });

  it('returns confidence 0 for a refused question, and less than 1 with an assumption', async () => {
    const unknown = await advise('How do I get in on insider trading?');
    expect(unknown).toMatchObject({ confidence: 0, sources: [], recommendations: [] });
    const assumed = await advise('What is the federal income tax on a salary of $85,000, single?');
    expect(assumed.confidence).toBeGreaterThan(0.3);
    expect(assumed.confidence).toBeLessThan(1);
  });

  it('recommends the missing input first', async () => {
    const { recommendations } = await advise('What is the payment on a mortgage of $400,000 over 30 years?');
    expect(recommendations[0]).toMatchObject({ priority: 'high', action: expect.stringContaining('rate') });
  });

  it('recommends more in Pro mode, each from a run of the receipt', async () => {
    const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
    const { recommendations, advice } = await advise(question, { mode: 'pro' }, pro);
    const sure = recommendations.find(({ action }) => action.startsWith('Make sure'));
    expect(sure?.details).toContain('one year more adds $47,121');
    expect(advice).toContain('$47,121');
    expect(
      (await advise(question)).recommendations.some(({ action }) => action.startsWith('Make sure')),
    ).toBe(false);
  });

  it('continues from an answer that is sent back', async () => {
    const first = await advise('If I invest $500 a month at 7% for 30 years, how much will I have?');
    const response = await wire.post(
      '/findeus-chat',
      {
        messages: [
          { role: 'user', content: 'If I invest $500 a month at 7% for 30 years, how much will I have?' },
          { role: 'assistant', content: first.advice },
          { role: 'user', content: 'and at 5%?' },
        ],
      },
      free,
    );
    const { advice, confidence } = adviceSchema.parse(await response.json());
    expect(advice).toContain('5%');
    expect(confidence).toBeGreaterThan(0.5);
  });

  it('runs the calculator sent with a question, and refuses invalid inputs', async () => {
    const run = { calculator: 'compound_growth', inputs: { monthly: 500, rate: 5, years: 30 } };
    const { advice } = await advise('What if the rate is 5%?', { run });
    expect(readReceipts(advice)[0]?.inputs.rate).toEqual({ value: 5, origin: 'you said' });
    const bad = { ...run, inputs: { ...run.inputs, rate: 'high' } };
    const response = await wire.post('/findeus-chat', ask('What if?', { run: bad }), free);
    expect(response.status).toBe(422);
    expect((await response.json()) as object).toMatchObject({ details: { field: 'run.inputs.rate' } });
    expect((await wire.post('/findeus-chat', ask('What if?', { run }), 'x.y.z')).status).toBe(401);
  });

  it('streams texts and then the complete result', async () => {
    const response = await wire.post('/findeus-chat', ask(portfolio), free, { accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-request-id')).not.toBeNull();
    const events = await eventsOf(response);
    const texts = events.filter(({ event }) => event === 'text');
    expect(texts.length).toBeGreaterThan(2);
    expect(events.slice(texts.length).map(({ event }) => event)).toEqual(['result']);
    const result = adviceSchema.parse(events.at(-1)!.data);
    expect(texts.map(({ data }) => (data as { text: string }).text).join('')).toBe(result.advice);
    expect(result).toEqual(await advise(portfolio));
  });

  it('takes the plan from the database, whatever the body claims', async () => {
    const claimed = { mode: 'pro', profile: { subscription_tier: 'pro' } };
    const refused = await wire.post('/findeus-chat', ask(portfolio, claimed), free);
    expect(refused.status).toBe(403);
    expect(apiErrorSchema.parse(await refused.json())).toMatchObject({
      code: 'forbidden',
      details: { field: 'mode' },
    });
    expect((await wire.post('/findeus-chat', ask(portfolio, claimed), pro)).status).toBe(200);
  });

  it('returns 401 without a token, with a wrong token and with the public key', async () => {
    for (const token of [undefined, 'x.y.z', wire.anonKey, wire.serviceKey]) {
      const response = await wire.post('/findeus-chat', ask(portfolio), token);
      expect(response.status).toBe(401);
      expect(apiErrorSchema.parse(await response.json()).code).toBe('unauthorized');
    }
  });

  it.each([
    ['no messages', {}, 'messages'],
    ['no list', { messages: 'Hello' }, 'messages'],
    ['an unknown role', { messages: [{ role: 'system', content: 'x' }] }, 'messages.0.role'],
    ['an empty question', ask('  '), 'messages'],
    [
      'an unknown field of a message',
      { messages: [{ role: 'user', content: 'x', conten: 'y' }] },
      'messages.0.conten',
    ],
    ['a message that is none', { messages: ['x'] }, 'messages.0'],
    ['an unknown mode', ask('x', { mode: 'gold' }), 'mode'],
    ['an unknown field', ask('x', { modus: 'pro' }), 'modus'],
    ['answers without the library', ask('x', { useRag: false }), 'useRag'],
    ['a profile that is none', ask('x', { profile: 'me' }), 'profile'],
  ])('names the field for %s', async (_, body, field) => {
    const response = await wire.post('/findeus-chat', body, free);
    expect(response.status).toBe(422);
    const error = apiErrorSchema.parse(await response.json());
    expect(error).toMatchObject({ code: 'validation_failed', details: { field } });
    expect(error.details.message).toMatch(new RegExp(`^${field}: [a-z ]+`));
  });

  it('streams only when the Accept header prefers events', async () => {
    for (const [accept, type] of [
      ['Text/Event-Stream', 'text/event-stream; charset=utf-8'],
      ['application/json, text/event-stream', 'text/event-stream; charset=utf-8'],
      ['text/event-stream; q=0.9, */*; q=0.1', 'text/event-stream; charset=utf-8'],
      ['text/event-stream;q=0', 'application/json'],
      ['application/json, text/event-stream; Q=0.5', 'application/json'],
      ['text/event-streams', 'application/json'],
      ['*/*', 'application/json'],
    ] as const) {
      const response = await wire.post('/findeus-chat', ask('What is an index fund?'), free, { accept });
      expect({ accept, type: response.headers.get('content-type') }).toEqual({ accept, type });
      await response.text();
    }
  });

  it('refuses extra fields of messages, which the chat of the site accepts', async () => {
    const messages = [{ role: 'user', content: 'What is an index fund?', id: 'x' }];
    const response = await wire.post('/functions/v1/chat', { messages }, free);
    expect(response.status).toBe(200);
    await response.text();
  });

  it('refuses a body that is not an object', async () => {
    const response = await wire.post('/findeus-chat', '[1]', free);
    expect(response.status).toBe(422);
    expect((await response.json()) as object).toMatchObject({ error: 'The body: must be an object' });
  });

  it('masks private numbers before a model sees them', async () => {
    const model = await startModel();
    try {
      const worded = await createApiWire(database, {
        model: openModel({
          FINDEUS_MODEL: 'compatible:normal',
          FINDEUS_MODEL_BASE_URL: new URL(model.baseUrl),
          FINDEUS_MODEL_API_KEY: 'a key',
        }),
      });
      const question = 'My SSN is 123-45-6789. What is a Roth IRA?';
      expect((await worded.post('/findeus-chat', ask(question), free)).status).toBe(200);
      const sent = JSON.stringify(model.requests);
      expect(sent).toContain('What is a Roth IRA?');
      expect(sent).not.toContain('123-45-6789');
    } finally {
      await model.close();
    }
  });

  it('verifies a session token once per call', async () => {
    const verify = vi.spyOn(wire.functions, 'identify');
    await advise('What is an index fund?');
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });
});
