import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { ModelFailure } from '#advisor/model/language-model.ts';
import type { ChatRequest } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { listen } from '#server/http/listen.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';

const password = 'correct horse battery';

describe('a turn of functions/v1/chat', () => {
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
  const messagesOf = async ({ client, sessionId }: Awaited<ReturnType<typeof signUp>>) => {
    const { data } = await client
      .from('chat_messages')
      .select('*')
      .eq('session_id', sessionId)
      .order('created_at');
    return data as { id: string; role: string; content: string; mode: string; status: string | null }[];
  };

  const storeMessage = async (
    { client, id: userId, sessionId }: Awaited<ReturnType<typeof signUp>>,
    message: { id?: string; role: string; content: string; reply_to?: string },
  ) => {
    const row = { id: crypto.randomUUID(), session_id: sessionId, user_id: userId, ...message };
    const { error } = await client.from('chat_messages').insert(row);
    expect(error).toBeNull();
    return row.id;
  };

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

  const stop = async (body: object, token: string) => {
    const response = await wire.app.request('/functions/v1/stop-answer', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { answered?: boolean }) };
  };
  const placeIn = (sessionId: string) => ({
    session_id: sessionId,
    question_id: crypto.randomUUID(),
    reply_id: crypto.randomUUID(),
  });
  /** Asks in a conversation of its own, which the server creates. */
  const askAnew = async (content: string) => {
    const user = { ...(await signUp()), sessionId: crypto.randomUUID() };
    const place = placeIn(user.sessionId);
    return { user, place, ask: () => post({ ...question(content), ...place }, user.token) };
  };
  /** A turn, and the same question asked again. */
  const askedAgain = async () => {
    const user = await signUp();
    const replaces = [
      await storeMessage(user, { role: 'user', content: 'Hi' }),
      await storeMessage(user, { role: 'assistant', content: 'Old' }),
    ];
    const place = placeIn(user.sessionId);
    const ask = async () => textOf(await post({ ...question('Hi'), ...place, replaces }, user.token));
    return { user, place, ask };
  };
  const contentsOf = async (user: Awaited<ReturnType<typeof signUp>>) =>
    (await messagesOf(user)).map(({ content }) => content);
  const eventsOf = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n\n')
      .map((line) => JSON.parse(line.slice('data: '.length)) as object);

  it('stores the question and the answer, in a conversation that is named after the question', async () => {
    const { user, place, ask } = await askAnew('[FREE MODE]  My SSN is 123-45-6789. What now? ');
    const [first, ...rest] = await eventsOf(await ask());
    const title = 'My SSN is [REDACTED SSN]. What now?';
    expect(first).toMatchObject({ question: 'stored', session: { id: user.sessionId, title } });
    expect(rest).toEqual([{ text: 'Hello' }, { text: ' there' }, { done: true }]);
    expect(await messagesOf(user)).toMatchObject([
      { id: place.question_id, role: 'user', content: title, mode: 'free', status: 'answered' },
      { id: place.reply_id, role: 'assistant', content: 'Hello there', reply_to: place.question_id },
    ]);
    // In the conversation that is there by now.
    const next = await eventsOf(await post({ ...question('And?'), ...placeIn(user.sessionId) }, user.token));
    expect(next[0]).toEqual({ question: 'stored', session: null });
    expect(await contentsOf(user)).toEqual([title, 'Hello there', 'And?', 'Hello there']);
  });

  it('marks a question as pending until it is answered, and as failed when it is not', async () => {
    const { user, ask } = await askAnew('Hi');
    const statuses: (string | null)[] = [];
    advise = async function* failing() {
      statuses.push((await messagesOf(user))[0]!.status);
      yield* fail(new ModelFailure('network', 'x'));
    };
    await textOf(await ask());
    statuses.push((await messagesOf(user))[0]!.status);
    expect(statuses).toEqual(['pending', 'failed']);
    expect(await contentsOf(user)).toEqual(['Hi']);
  });

  it('stores as much of an answer as was shown when it is stopped at its end', async () => {
    const { user, place, ask } = await askAnew('Hi');
    advise = () => say('Good 👋 morning');
    await textOf(await ask());
    const shown = Array.from('Good 👋').length;
    expect(await stop({ ...place, shown }, user.token)).toEqual({ status: 200, answered: true });
    expect(await contentsOf(user)).toEqual(['Hi', 'Good 👋']);
    // More than there is changes nothing.
    await stop({ ...place, shown: 1_000 }, user.token);
    expect(await contentsOf(user)).toEqual(['Hi', 'Good 👋']);
  });

  it('stores as much of an answer as was shown when it is stopped in the middle', async () => {
    const { user, place, ask } = await askAnew('Hi');
    const ended = Promise.withResolvers<void>();
    advise = async function* forever(_, signal) {
      signal.addEventListener('abort', () => ended.resolve());
      yield 'First. Second.';
      await ended.promise;
    };
    const response = await ask();
    await expect.poll(() => contentsOf(user)).toEqual(['Hi']);
    await stop({ ...place, shown: 'First.'.length }, user.token);
    await response.body!.cancel();
    await ended.promise;
    await expect.poll(() => contentsOf(user)).toEqual(['Hi', 'First.']);
    expect((await messagesOf(user))[0]!.status).toBe('answered');
  });

  it('stores as much as was shown although the page that pressed Stop never leaves', async () => {
    const { user, place, ask } = await askAnew('Hi');
    const goOn = Promise.withResolvers<void>();
    advise = async function* slowly() {
      yield 'First. ';
      await goOn.promise;
      yield 'Second.';
    };
    const answered = (async () => textOf(await ask()))();
    await expect.poll(() => contentsOf(user)).toEqual(['Hi']);
    await stop({ ...place, shown: 3 }, user.token);
    goOn.resolve();
    expect(await answered).toBe('First. Second.');
    expect(await contentsOf(user)).toEqual(['Hi', 'Fir']);
  });

  it('withdraws a question that was stopped before the first word, with its conversation, unless it is answered', async () => {
    const { user, place, ask } = await askedAgain();
    await ask();
    expect(await stop({ ...place, shown: 0 }, user.token)).toEqual({ status: 200, answered: true });
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const next = placeIn(user.sessionId);
    advise = () => fail(new ModelFailure('network', 'x'));
    await textOf(await post({ ...question('And?'), ...next }, user.token));
    expect(await stop({ ...next, shown: 0 }, user.token)).toEqual({ status: 200, answered: false });
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const first = await askAnew('Hi');
    await textOf(await first.ask());
    await first.user.client.from('chat_messages').delete().eq('id', first.place.reply_id);
    await database.query("update public.chat_messages set status = 'pending' where id = $1", [
      first.place.question_id,
    ]);
    expect(await stop({ ...first.place, shown: 0 }, first.user.token)).toEqual({
      status: 200,
      answered: false,
    });
    const sessions = await first.user.client.from('chat_sessions').select('title');
    expect(sessions.data).toEqual([{ title: 'Plans' }]);
  });

  it('lets nobody else stop an answer or withdraw a question', async () => {
    const { user, place, ask } = await askedAgain();
    await ask();
    const stranger = await signUp();
    for (const shown of [0, 1]) {
      await stop({ ...place, shown }, stranger.token);
      await stop({ ...place, session_id: stranger.sessionId, shown }, stranger.token);
      expect((await stop({ ...place, shown }, wire.anonKey)).status).toBe(401);
    }
    expect((await stop({ ...place, question_id: 'x', shown: 0 }, user.token)).status).toBe(400);
    expect((await stop({ ...place, shown: -1 }, user.token)).status).toBe(400);
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);
  });

  it('stores a question in nobody else’s conversation, and changes nobody else’s question', async () => {
    const owner = await signUp();
    const asked = await storeMessage(owner, { role: 'user', content: 'Mine' });
    const stranger = await signUp();
    const [first] = await eventsOf(
      await post({ ...question('Hi'), ...placeIn(owner.sessionId) }, stranger.token),
    );
    expect(first).toEqual({ question: 'refused', session: null });
    await textOf(
      await post({ ...question('Hi'), ...placeIn(stranger.sessionId), question_id: asked }, stranger.token),
    );
    expect(await messagesOf(owner)).toMatchObject([{ content: 'Mine', status: null }]);
    expect(await contentsOf(stranger)).toEqual([]);
  });

  it('loses neither turn when an answer is stored while its question is withdrawn', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, askedAgain));
    await Promise.all(
      turns.map(async ({ user, place, ask }, turn) => {
        const asking = ask();
        // Some are early and some late; what happens at the same time is to be among them.
        for (let wait = 0; wait < turn; wait += 1) await new Promise(setImmediate);
        const [{ answered }] = await Promise.all([stop({ ...place, shown: 0 }, user.token), asking]);
        const contents = await contentsOf(user);
        // Stopped before the question was there at all, it is answered.
        const isAnswered = answered || contents.includes('Hello there');
        expect(contents).toEqual(isAnswered ? ['Hi', 'Hello there'] : ['Hi', 'Old']);
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
    'stops working for a program that has stored what it read, or removed its question, %s',
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
      const part = { id: body.reply_id, role: 'assistant', content: 'Fir', reply_to: asked };
      if (hasRead) await storeMessage(user, part);
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
});
