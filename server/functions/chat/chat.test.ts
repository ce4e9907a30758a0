import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { withModeTag, type ChatRequest } from '#contract/chat.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { chatLimits } from '#contract/api/limits.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

describe('functions/v1/chat', () => {
  let database: Database;
  let wire: Wire;
  /** What the next question is answered with; it sees the request and the signal. */
  let advise: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { advise: (request, signal) => advise(request, signal) });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    advise = () => say('Hello', ' there');
  });

  async function* say(...texts: string[]): AsyncGenerator<string> {
    for (const text of texts) yield text;
  }
  async function* fail(error: Error, ...before: string[]): AsyncGenerator<string> {
    yield* before;
    throw error;
  }
  const realAdvice = async () => {
    const { stream } = await openAdvisor({
      embedder: null,
      openReaderModel: openInProcessReader,
      model: null,
      now: () => new Date('2026-11-15T12:00:00Z'),
      log: () => undefined,
    });
    return stream;
  };
  const signUp = async () => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    const { data: session } = await client
      .from('chat_sessions')
      .insert({ user_id: data.user!.id, title: 'Plans' })
      .select()
      .single<{ id: string }>();
    return { client, id: data.user!.id, token: data.session!.access_token, sessionId: session!.id };
  };
  const question = (content: string): ChatRequest => ({
    messages: [{ role: 'user', content }],
    useRag: true,
  });
  const post = (body: unknown, token = wire.anonKey, signal?: AbortSignal) =>
    wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  /** As the specification's client reads it. */
  const textOf = async (response: Response) =>
    (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => (JSON.parse(line.slice(5)) as { text?: string }).text ?? '')
      .join('');
  const lastLineOf = async (response: Response) => (await response.text()).trim().split('\n\n').at(-1);
  const messagesOf = async ({ client, sessionId }: Awaited<ReturnType<typeof signUp>>) => {
    const { data } = await client
      .from('chat_messages')
      .select('*')
      .eq('session_id', sessionId)
      .order('created_at');
    return data as { id: string; role: string; content: string; mode: string }[];
  };

  it('answers a visitor with the public key, as a stream of texts', async () => {
    let asked: AdviceRequest | undefined;
    advise = (request) => {
      asked = request;
      return say('You would have ', '**$584,726**.');
    };
    const response = await post({
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: '[FREE MODE] 500 a month at 7% for 30 years?' },
      ],
      mode: 'free',
      useRag: true,
      profile: null,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await textOf(response)).toBe('You would have **$584,726**.');
    expect(asked?.messages.at(-1)?.content).toBe('500 a month at 7% for 30 years?');
    expect(asked?.mode).toBe('free');
  });

  it('takes a question of the full length with its mode before it, and leaves out what says nothing', async () => {
    let asked: AdviceRequest | undefined;
    advise = (request) => {
      asked = request;
      return say('Well.');
    };
    const longest = 'x'.repeat(chatTextLimits.question);
    const response = await post({
      messages: [
        { role: 'user', content: '[FREE MODE] ' },
        { role: 'assistant', content: ' ' },
        { role: 'user', content: withModeTag('free', longest) },
      ],
    });
    expect(response.status).toBe(200);
    await response.text();
    expect(asked?.messages).toEqual([{ role: 'user', content: longest }]);
  });

  it('ends with a mark, so that a cut stream can be told from a whole one', async () => {
    expect(await lastLineOf(await post(question('Hi')))).toBe('data: {"done":true}');
  });

  it.each([
    ['failed', () => fail(new ModelFailure('quota', 'x'))],
    ['broke off', () => fail(new Error('secret internals'), 'The first half')],
    ['had nothing to say', () => say('')],
  ])('ends with another mark when it %s, and keeps no apology', async (_, failing) => {
    advise = failing;
    const user = await signUp();
    const body = { ...question('Hi'), session_id: user.sessionId, reply_id: crypto.randomUUID() };
    expect(await lastLineOf(await post(body, user.token))).toBe('data: {"failed":true}');
    expect(await messagesOf(user)).toEqual([]);
  });

  it('takes what the end of the server has cut for cut, not for an answer', async () => {
    const shutdown = new AbortController();
    const ending = await createWire(database, {
      advise: async function* untilAborted(_, signal) {
        yield 'The first half';
        const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
        if (!signal.aborted) await aborted;
      },
      shutdown: shutdown.signal,
    });
    const user = await signUp();
    const response = await ending.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}` },
      body: JSON.stringify({
        ...question('Hi'),
        session_id: user.sessionId,
        reply_id: crypto.randomUUID(),
      }),
    });
    shutdown.abort();
    const told = await response.text();
    expect(told).toContain(fallbackTexts.other('the server is being restarted'));
    expect(told.trim().endsWith('data: {"failed":true}')).toBe(true);
    expect(await messagesOf(user)).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'bad_json'],
    ['no messages', {}, 'validation_failed'],
    ['an empty list', { messages: [] }, 'validation_failed'],
    ['an empty question', question('  '), 'validation_failed'],
    ['nothing but a mode', question('[FREE MODE]   '), 'validation_failed'],
    ['an unknown role', { messages: [{ role: 'system', content: 'x' }] }, 'validation_failed'],
    ['an answer at the end', { messages: [{ role: 'assistant', content: 'x' }] }, 'validation_failed'],
    ['an unknown mode', { ...question('x'), mode: 'gold' }, 'validation_failed'],
    ['a question without end', question('x'.repeat(20_001)), 'validation_failed'],
  ])('refuses %s with what is wrong', async (_, body, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { error: string; code: string; details: { message: string } };
    expect(answer).toMatchObject({ code, details: { message: answer.error } });
  });

  const growth = { calculator: 'compound_growth', inputs: { monthly: 500, rate: 5, years: 30 } };

  it.each([
    [
      'of no calculator',
      { ...growth, calculator: 'nonsense' },
      'run.calculator: there is no such calculator',
    ],
    ['without inputs', { calculator: 'compound_growth' }, 'run.inputs: must be an object'],
    ['that lacks one', { ...growth, inputs: { monthly: 500 } }, 'run.inputs.years: Time to grow is missing.'],
    [
      'with an input nobody knows',
      { ...growth, inputs: { ...growth.inputs, luck: 7 } },
      /^run\.inputs\.luck: /,
    ],
    [
      'with an input that makes no sense',
      { ...growth, inputs: { ...growth.inputs, rate: 'high' } },
      /^run\.inputs\.rate: .*number/,
    ],
    ['of another age', { ...growth, year: 1492 }, 'run.year: must be at least 2000'],
    [
      'without end',
      { ...growth, inputs: { ...growth.inputs, note: 'x'.repeat(chatTextLimits.run) } },
      `run: is longer than ${chatTextLimits.run} characters`,
    ],
    ['that is none', 'compound_growth', 'run: must be an object with calculator and inputs'],
  ])('refuses a run %s, and says why', async (_, run, why) => {
    advise = () => {
      throw new Error('nobody is to be asked');
    };
    const response = await post({ ...question('What if the rate is 5%?'), run });
    expect(response.status).toBe(400);
    const { error, code } = (await response.json()) as { error: string; code: string };
    expect(code).toBe('validation_failed');
    expect(error).toMatch(why);
  });

  it('refuses strangers a run like any question', async () => {
    const body = { ...question('What if the rate is 5%?'), run: growth };
    expect((await post(body, 'x.y.z')).status).toBe(401);
  });

  it('refuses a caller without a key, with a wrong key, and with an ended session', async () => {
    const none = await wire.app.request('/functions/v1/chat', {
      method: 'POST',
      body: JSON.stringify(question('Hi')),
    });
    expect(none.status).toBe(401);
    expect((await post(question('Hi'), 'x.y.z')).status).toBe(401);
    const { client, token } = await signUp();
    await client.auth.signOut();
    expect((await post(question('Hi'), token)).status).toBe(401);
  });

  it('gives pro only to who has it in the database, whatever the request says', async () => {
    const user = await signUp();
    const claim = { ...question('Analyse this'), mode: 'pro', profile: { subscription_tier: 'pro' } };
    for (const token of [wire.anonKey, user.token]) {
      const text = await textOf(await post(claim, token));
      expect(text).toContain('FinDeus Pro, at $9.99/month');
      for (const part of [
        'portfolio analysis',
        'Risk modeling',
        'Tax optimization',
        'Personalized plans',
        'Priority research',
      ])
        expect(text).toContain(part);
    }
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [user.id]);
    let mode: string | undefined;
    advise = (request) => {
      mode = request.mode;
      return say('In depth.');
    };
    expect(await textOf(await post(claim, user.token))).toBe('In depth.');
    expect(mode).toBe('pro');
  });

  it.each([
    ['quota', new ModelFailure('quota', 'x'), fallbackTexts.quota],
    ['network', new ModelFailure('network', 'x'), fallbackTexts.network],
    ['other', new ModelFailure('other', 'the model stumbled'), fallbackTexts.other('the model stumbled')],
    ['a bug', new Error('secret internals'), fallbackTexts.other('something went wrong here')],
  ])('says in the words of the specification that it failed: %s', async (_, error, words) => {
    advise = () => fail(error);
    expect(await textOf(await post(question('Hi')))).toBe(words);
  });

  it('logs what kind of failure it was, and no words of anybody', async () => {
    advise = () => fail(new ModelFailure('quota', 'the usage limit of the model is reached'));
    await textOf(await post(question('What about my secret plan?')));
    const line = wire.logged.findLast((text) => text.includes('an answer failed'))!;
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      error: {
        type: 'ModelFailure',
        kind: 'quota',
        message: 'the usage limit of the model is reached',
      },
    });
    expect(line).not.toContain('secret plan');
  });

  it('says so when there is nothing to say, and when it broke off', async () => {
    advise = () => say('');
    expect(await textOf(await post(question('Hi')))).toBe(fallbackTexts.empty);
    advise = () => fail(new ModelFailure('network', 'x'), 'The first half');
    expect(await textOf(await post(question('Hi')))).toBe(`The first half\n\n${fallbackTexts.network}`);
  });

  it('stops working when a visitor leaves', async () => {
    const ended = Promise.withResolvers<void>();
    advise = async function* forever(_, signal) {
      signal.addEventListener('abort', () => ended.resolve());
      yield 'First. ';
      await ended.promise;
    };
    const reader = (await post(question('Hi'))).body!.getReader();
    await reader.read();
    await reader.cancel();
    await expect(ended.promise).resolves.toBeUndefined();
  });

  it('slows down who asks too much, and says for how long', async () => {
    const limited = await createWire(database, { advise, rateLimits: { on: true, trustedProxies: 0 } });
    const ask = () =>
      limited.app.request('/functions/v1/chat', {
        method: 'POST',
        headers: { authorization: `Bearer ${limited.anonKey}` },
        body: JSON.stringify(question('Hi')),
      });
    const answers = [];
    for (let n = 0; n <= chatLimits.visitor.burst; n++) answers.push(await ask());
    const refused = answers.at(-1)!;
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(
      Array(chatLimits.visitor.burst).fill(200),
    );
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers with the advisor itself: computed, and private numbers masked', async () => {
    advise = await realAdvice();
    const text = await textOf(
      await post(question('[FREE MODE] If I invest $500 a month at 7% for 30 years, how much will I have?')),
    );
    expect(text).toContain('about [$585,000]');
    expect(text).toContain('```findeus');
    expect(await textOf(await post(question('How do I trade on insider information?')))).toBe(
      "I can't provide advice on that topic. Content contains prohibited financial advice or potentially harmful information.",
    );
  });

  it('runs what comes with a question, whatever the words say', async () => {
    advise = await realAdvice();
    const text = await textOf(await post({ ...question('What if I am lucky?'), run: growth }));
    const [receipt] = readReceipts(text);
    expect(receipt).toMatchObject({
      calculator: 'compound_growth',
      year: 2026,
      inputs: { rate: { value: 5, origin: 'you said' }, monthly: { value: 500 }, years: { value: 30 } },
    });
    expect(readRecord(text)).toMatchObject({ topic: 'compound_growth', ran: true });
  });

  it('opens the articles that answers cite, to anybody, and knows when there is none', async () => {
    const { articles } = await openAdvisor({
      embedder: null,
      openReaderModel: openInProcessReader,
      model: null,
      now: () => new Date('2026-11-15T12:00:00Z'),
      log: () => undefined,
    });
    const library = await createWire(database, { articles });
    const response = await library.app.request('/functions/v1/articles/refinancing');
    expect(response.status).toBe(200);
    const article = (await response.json()) as { title: string; text: string; sources: { url: string }[] };
    expect(article.title).toBe('Refinancing a mortgage');
    // Its figures of law are filled in.
    expect(article.text).not.toMatch(/\{[=a-z]/);
    expect(article.sources[0]?.url).toMatch(/^https:/);
    for (const id of ['nothing', '..%2f..%2fpackage.json', 'constructor']) {
      expect((await library.app.request(`/functions/v1/articles/${id}`)).status).toBe(404);
    }
  });
});
