import { describe, expect, it, vi } from 'vitest';
import { ModelFailure } from '#advisor/model/language-model.ts';
import { fail, placeIn, question, say, textOf, setUpChatTurns } from '#server/testing/wire/chat-turns.ts';

const chat = setUpChatTurns();
const { askAnew, askedAgain, contentsOf, messagesOf, post, signUp, stop, storeMessage } = chat;

describe('functions/v1/stop-answer', () => {
  it('keeps a partial answer that the client has stored, before and after the full one', async () => {
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

  it('leaves no answer to a question that was deleted meanwhile', async () => {
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
    chat.advise = async function* slowly() {
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
    const transactions = vi.spyOn(chat.database(), 'transaction');
    goOn.resolve();
    await said.promise;
    await vi.waitFor(() => expect(transactions).toHaveBeenCalled());
    await Promise.all(transactions.mock.results.map(({ value }) => value));
    transactions.mockRestore();
    expect(await messagesOf(user)).toEqual([]);
  });

  it('cuts a complete answer to the shown length', async () => {
    const { user, place, ask } = await askAnew('Hi');
    chat.advise = () => say('Good 👋 morning');
    await textOf(await ask());
    const shown = Array.from('Good 👋').length;
    expect(await stop({ ...place, shown }, user.token)).toEqual({ status: 200, answered: true });
    expect(await contentsOf(user)).toEqual(['Hi', 'Good 👋']);
    // More than there is changes nothing.
    await stop({ ...place, shown: 1_000 }, user.token);
    expect(await contentsOf(user)).toEqual(['Hi', 'Good 👋']);
  });

  it('stores the shown length of an answer that is still streaming', async () => {
    const { user, place, ask } = await askAnew('Hi');
    const ended = Promise.withResolvers<void>();
    chat.advise = async function* forever(_, signal) {
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

  it('stores the shown length although the page keeps the stream open', async () => {
    const { user, place, ask } = await askAnew('Hi');
    const goOn = Promise.withResolvers<void>();
    chat.advise = async function* slowly() {
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

  it('withdraws a question before the first word, with its conversation, unless it is answered', async () => {
    const { user, place, ask } = await askedAgain();
    await ask();
    expect(await stop({ ...place, shown: 0 }, user.token)).toEqual({ status: 200, answered: true });
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const next = placeIn(user.sessionId);
    chat.advise = () => fail(new ModelFailure('network', 'x'));
    await textOf(await post({ ...question('And?'), ...next }, user.token));
    expect(await stop({ ...next, shown: 0 }, user.token)).toEqual({ status: 200, answered: false });
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);

    const first = await askAnew('Hi');
    await textOf(await first.ask());
    await first.user.client.from('chat_messages').delete().eq('id', first.place.reply_id);
    await chat
      .database()
      .query("update public.chat_messages set status = 'pending' where id = $1", [first.place.question_id]);
    expect(await stop({ ...first.place, shown: 0 }, first.user.token)).toEqual({
      status: 200,
      answered: false,
    });
    const sessions = await first.user.client.from('chat_sessions').select('title');
    expect(sessions.data).toEqual([{ title: 'Plans' }]);
  });

  it('refuses another user, a visitor and bad input', async () => {
    const { user, place, ask } = await askedAgain();
    await ask();
    const stranger = await signUp();
    for (const shown of [0, 1]) {
      await stop({ ...place, shown }, stranger.token);
      await stop({ ...place, session_id: stranger.sessionId, shown }, stranger.token);
      expect((await stop({ ...place, shown }, chat.anonKey())).status).toBe(401);
    }
    expect((await stop({ ...place, question_id: 'x', shown: 0 }, user.token)).status).toBe(400);
    expect((await stop({ ...place, shown: -1 }, user.token)).status).toBe(400);
    expect(await contentsOf(user)).toEqual(['Hi', 'Hello there']);
  });

  it('keeps the old or the new turn when storing and withdrawing race', async () => {
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

  it.each(['after the first words', 'before the first word'])(
    'ends the work for a client that has stored its part or deleted its question, %s',
    async (when) => {
      const user = await signUp();
      const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const hasRead = when.startsWith('after');
      chat.advise = async function* forever(_, signal) {
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
});
