import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { listen } from '#server/http/listen.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

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

  const storeMessage = async (
    { client, id: userId, sessionId }: Awaited<ReturnType<typeof signUp>>,
    message: { id?: string; role: string; content: string },
  ) => {
    const row = { id: crypto.randomUUID(), session_id: sessionId, user_id: userId, ...message };
    const { error } = await client.from('chat_messages').insert(row);
    expect(error).toBeNull();
    return row.id;
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

  it('refuses whoever has no key, a wrong one, or a session that has ended', async () => {
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

  it('keeps the answer in the conversation of its user', async () => {
    const user = await signUp();
    const replyId = crypto.randomUUID();
    const body = { ...question('Hi'), session_id: user.sessionId, reply_id: replyId };
    await textOf(await post(body, user.token));
    expect(await messagesOf(user)).toMatchObject([
      { id: replyId, role: 'assistant', content: 'Hello there', mode: 'free' },
    ]);
  });

  it('removes what an answer takes the place of together with keeping it, and only what is its user’s own', async () => {
    const user = await signUp();
    const stranger = await signUp();
    const written = async ({ client, id, sessionId }: typeof user, role: string) => {
      const row = { id: crypto.randomUUID(), session_id: sessionId, user_id: id, role, content: role };
      await client.from('chat_messages').insert(row);
      return row.id;
    };
    const replaces = [await written(user, 'user'), await written(user, 'assistant')];
    const theirs = await written(stranger, 'user');
    const again = await written(user, 'user');
    const body = {
      ...question('Hi'),
      session_id: user.sessionId,
      reply_id: crypto.randomUUID(),
      question_id: again,
      replaces: [...replaces, theirs],
    };
    const idsOf = async (owner: typeof user) => (await messagesOf(owner)).map(({ id }) => id);
    advise = () => fail(new ModelFailure('network', 'x'));
    await textOf(await post(body, user.token));
    expect(await idsOf(user)).toEqual([...replaces, again]);

    // Neither somebody else's session nor one's own for somebody else's messages.
    advise = () => say('Hello');
    await textOf(await post({ ...body, reply_id: crypto.randomUUID() }, stranger.token));
    await textOf(await post({ ...body, session_id: stranger.sessionId }, stranger.token));
    await textOf(await post(body));
    expect(await idsOf(user)).toEqual([...replaces, again]);
    expect(await idsOf(stranger)).toEqual([theirs]);

    await textOf(await post(body, user.token));
    expect(await idsOf(user)).toEqual([again, body.reply_id]);
    expect(await idsOf(stranger)).toEqual([theirs]);
  });

  it('keeps the whole answer when the page is closed in the middle of it', async () => {
    const user = await signUp();
    const replyId = crypto.randomUUID();
    const goOn = Promise.withResolvers<void>();
    let aborted = false;
    advise = async function* slowly(_, signal) {
      yield 'First. ';
      await goOn.promise;
      aborted = signal.aborted;
      yield 'Second.';
    };
    const response = await post(
      { ...question('Hi'), session_id: user.sessionId, reply_id: replyId },
      user.token,
    );
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    goOn.resolve();
    await expect.poll(async () => (await messagesOf(user))[0]?.content).toBe('First. Second.');
    expect(aborted).toBe(false);
  });

  it('finishes and keeps an answer whose page is gone when the server stops', async () => {
    const user = await signUp();
    const shutdown = new AbortController();
    const [left, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stopping = await createWire(database, {
      advise: async function* slowly(_, signal) {
        yield 'First. ';
        await goOn.promise;
        if (!signal.aborted) yield 'Second.';
      },
      shutdown: shutdown.signal,
    });
    const fetchFromApp = (request: Request) => {
      request.signal.addEventListener('abort', () => left.resolve());
      return stopping.app.fetch(request);
    };
    const server = await listen(
      { fetch: fetchFromApp },
      { host: '127.0.0.1', port: 0, graceSeconds: 60, shutdown, unfinished: stopping.functions.unfinished },
    );
    const leaving = new AbortController();
    const response = await fetch(`http://127.0.0.1:${server.port}/functions/v1/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...question('Hi'),
        session_id: user.sessionId,
        reply_id: crypto.randomUUID(),
      }),
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    const closing = server.close();
    leaving.abort();
    await left.promise;
    // By then a server that waits for connections only has ended everything.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    goOn.resolve();
    await closing;
    expect(await messagesOf(user)).toMatchObject([{ content: 'First. Second.' }]);
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

  it('leaves what was stopped as it is, in either order', async () => {
    const user = await signUp();
    const replyId = crypto.randomUUID();
    const row = {
      id: replyId,
      session_id: user.sessionId,
      user_id: user.id,
      role: 'assistant',
      mode: 'free',
    };
    const body = { ...question('Hi'), session_id: user.sessionId, reply_id: replyId };
    await user.client.from('chat_messages').insert({ ...row, content: 'Hel' });
    await textOf(await post(body, user.token));
    expect(await messagesOf(user)).toMatchObject([{ content: 'Hel' }]);
    const { error: taken } = await user.client.from('chat_messages').insert({ ...row, content: 'Hello th' });
    expect(taken?.code).toBe('23505');
    const { error } = await user.client
      .from('chat_messages')
      .update({ content: 'Hello th' })
      .eq('id', replyId);
    expect(error).toBeNull();
    expect(await messagesOf(user)).toMatchObject([{ content: 'Hello th' }]);
  });

  it('does not bring back an answer whose question was withdrawn meanwhile', async () => {
    const user = await signUp();
    const asked = {
      id: crypto.randomUUID(),
      session_id: user.sessionId,
      user_id: user.id,
      role: 'user',
      content: 'Hi',
    };
    await user.client.from('chat_messages').insert(asked);
    const goOn = Promise.withResolvers<void>();
    const said = Promise.withResolvers<void>();
    advise = async function* slowly() {
      yield 'First. ';
      await goOn.promise;
      yield 'Never seen.';
      said.resolve();
    };
    const body = {
      ...question('Hi'),
      session_id: user.sessionId,
      reply_id: crypto.randomUUID(),
      question_id: asked.id,
    };
    const reader = (await post(body, user.token)).body!.getReader();
    await reader.read();
    await reader.cancel();
    await user.client.from('chat_messages').delete().eq('id', asked.id);
    const transactions = vi.spyOn(database, 'transaction');
    goOn.resolve();
    await said.promise;
    await vi.waitFor(() => expect(transactions).toHaveBeenCalled());
    await Promise.all(transactions.mock.results.map(({ value }) => value));
    transactions.mockRestore();
    expect(await messagesOf(user)).toEqual([]);
  });

  const takeBack = async (body: object, token: string) => {
    const response = await wire.app.request('/functions/v1/take-back', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { answered?: boolean }) };
  };
  /** A turn, and the same question asked again. */
  const askedAgain = async () => {
    const user = await signUp();
    const replaces = [
      await storeMessage(user, { role: 'user', content: 'Hi' }),
      await storeMessage(user, { role: 'assistant', content: 'Old' }),
    ];
    const place = {
      session_id: user.sessionId,
      question_id: await storeMessage(user, { role: 'user', content: 'Hi' }),
      reply_id: crypto.randomUUID(),
    };
    const ask = async () => textOf(await post({ ...question('Hi'), ...place, replaces }, user.token));
    return { user, place, ask };
  };
  const contentsOf = async (user: Awaited<ReturnType<typeof signUp>>) =>
    (await messagesOf(user)).map(({ content }) => content);

  it('takes a question back, with the conversation that was made for it, unless it is answered', async () => {
    const { user, place, ask } = await askedAgain();
    const { reply_id: _, ...withoutReply } = place;
    await ask();
    for (const answered of [place, withoutReply]) {
      expect(await takeBack({ ...answered, made: true }, user.token)).toEqual({
        status: 200,
        answered: true,
      });
    }
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const next = { ...place, question_id: await storeMessage(user, { role: 'user', content: 'And?' }) };
    const unanswered = { ...next, reply_id: crypto.randomUUID(), made: true };
    expect(await takeBack(unanswered, user.token)).toEqual({ status: 200, answered: false });
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const first = await signUp();
    const only = await storeMessage(first, { role: 'user', content: 'Hi' });
    const whole = { session_id: first.sessionId, question_id: only, made: true };
    expect(await takeBack(whole, first.token)).toEqual({ status: 200, answered: false });
    expect((await first.client.from('chat_sessions').select('id')).data).toEqual([]);
  });

  it('lets nobody else take a question back', async () => {
    const { user, place } = await askedAgain();
    const stranger = await signUp();
    await takeBack({ ...place, made: true }, stranger.token);
    await takeBack({ ...place, session_id: stranger.sessionId, made: true }, stranger.token);
    expect((await takeBack(place, wire.anonKey)).status).toBe(401);
    expect((await takeBack({ ...place, question_id: 'x' }, user.token)).status).toBe(400);
    expect(await contentsOf(user)).toEqual(['Hi', 'Old', 'Hi']);
  });

  it('loses neither turn when an answer is kept while its question is taken back', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, askedAgain));
    await Promise.all(
      turns.map(async ({ user, place, ask }, turn) => {
        const asking = ask();
        // Some are early and some late; what happens at the same time is to be among them.
        for (let wait = 0; wait < turn; wait += 1) await new Promise(setImmediate);
        const [{ answered }] = await Promise.all([takeBack(place, user.token), asking]);
        expect(await contentsOf(user)).toEqual(answered ? ['Hi', 'Hello there'] : ['Hi', 'Old']);
      }),
    );
  });

  it('lets somebody delete their account while an answer is being kept', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, askedAgain));
    const statuses = await Promise.all(
      turns.map(async ({ user, ask }, turn) => {
        const { data } = await user.client.auth.getUser();
        const asking = ask();
        for (let wait = 0; wait < turn; wait += 1) await new Promise(setImmediate);
        const { error } = await user.client.functions.invoke('delete-account', {
          body: { confirm_email: data.user!.email },
        });
        await asking;
        return error;
      }),
    );
    expect(statuses).toEqual(turns.map(() => null));
  });

  it.each(['after the first words', 'before the first word'])(
    'stops working for who has stopped %s',
    async (when) => {
      const user = await signUp();
      const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const hasRead = when.startsWith('after');
      advise = async function* forever(_, signal) {
        signal.addEventListener('abort', () => ended.resolve());
        begun.resolve();
        if (hasRead) yield 'First. ';
        await ended.promise;
      };
      const asked = await storeMessage(user, { role: 'user', content: 'Hi' });
      const body = {
        ...question('Hi'),
        session_id: user.sessionId,
        reply_id: crypto.randomUUID(),
        question_id: asked,
      };
      const response = await post(body, user.token);
      await begun.promise;
      // In another tab more is asked meanwhile.
      const next = hasRead ? ['And?'] : [];
      for (const content of next) await storeMessage(user, { role: 'user', content });
      if (hasRead) await storeMessage(user, { id: body.reply_id, role: 'assistant', content: 'Fir' });
      else await user.client.from('chat_messages').delete().eq('id', asked);
      await response.body!.cancel();
      await expect(ended.promise).resolves.toBeUndefined();
      expect(await contentsOf(user)).toEqual(hasRead ? ['Hi', 'Fir', 'And?'] : []);
    },
  );

  it('puts a late answer below its own question, not below what was asked meanwhile', async () => {
    const user = await signUp();
    const asked = await storeMessage(user, { role: 'user', content: 'Q1' });
    advise = async function* late() {
      yield 'A1';
      await storeMessage(user, { role: 'user', content: 'Q2' });
    };
    const reply = { id: crypto.randomUUID(), role: 'assistant', content: 'A1, once more' };
    const body = {
      ...question('Q1'),
      session_id: user.sessionId,
      reply_id: reply.id,
      question_id: asked,
    };
    await textOf(await post(body, user.token));
    // As the browser stores it, should it be there still.
    await user.client
      .from('chat_messages')
      .upsert({ ...reply, session_id: user.sessionId, user_id: user.id }, { ignoreDuplicates: true });
    expect((await messagesOf(user)).map(({ content }) => content)).toEqual(['Q1', 'A1', 'Q2']);
  });

  it('writes into nobody else’s conversation', async () => {
    const owner = await signUp();
    const stranger = await signUp();
    const body = { ...question('Hi'), session_id: owner.sessionId, reply_id: crypto.randomUUID() };
    expect(await textOf(await post(body, stranger.token))).toBe('Hello there');
    expect(await textOf(await post(body))).toBe('Hello there');
    expect(await messagesOf(owner)).toEqual([]);
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
