import { describe, expect, it } from 'vitest';
import { ModelFailure } from '#advisor/model/language-model.ts';
import {
  eventsOf,
  fail,
  placeIn,
  question,
  say,
  textOf,
  setUpChatTurns,
} from '#server/testing/wire/chat-turns.ts';

const chat = setUpChatTurns();
const { askAnew, askedAgain, contentsOf, messagesOf, post, signUp, storeMessage } = chat;

describe('a stored turn of functions/v1/chat', () => {
  it('has the answer in the conversation of its user', async () => {
    const user = await signUp();
    const replyId = crypto.randomUUID();
    const body = { ...question('Hi'), session_id: user.sessionId, reply_id: replyId };
    await textOf(await post(body, user.token));
    expect(await messagesOf(user)).toMatchObject([
      { id: replyId, role: 'assistant', content: 'Hello there', mode: 'free' },
    ]);
  });

  it('has question and answer, in a new conversation named after the question', async () => {
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

  it('is pending until it is answered, and failed without an answer', async () => {
    const { user, ask } = await askAnew('Hi');
    const statuses: (string | null)[] = [];
    chat.advise = async function* failing() {
      statuses.push((await messagesOf(user))[0]!.status);
      yield* fail(new ModelFailure('network', 'x'));
    };
    await textOf(await ask());
    statuses.push((await messagesOf(user))[0]!.status);
    expect(statuses).toEqual(['pending', 'failed']);
    expect(await contentsOf(user)).toEqual(['Hi']);
  });

  it('replaces earlier messages when its answer is stored, but only those of its user', async () => {
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
    chat.advise = () => fail(new ModelFailure('network', 'x'));
    await textOf(await post(body, user.token));
    expect(await idsOf(user)).toEqual([...replaces, again]);

    // Neither somebody else's session nor one's own for somebody else's messages.
    chat.advise = () => say('Hello');
    await textOf(await post({ ...body, reply_id: crypto.randomUUID() }, stranger.token));
    await textOf(await post({ ...body, session_id: stranger.sessionId }, stranger.token));
    await textOf(await post(body));
    expect(await idsOf(user)).toEqual([...replaces, again]);
    expect(await idsOf(stranger)).toEqual([theirs]);

    await textOf(await post(body, user.token));
    expect(await idsOf(user)).toEqual([again, body.reply_id]);
    expect(await idsOf(stranger)).toEqual([theirs]);
  });

  it('has a late answer below its own question, above a later question', async () => {
    const user = await signUp();
    const asked = await storeMessage(user, { role: 'user', content: 'Q1' });
    chat.advise = async function* late() {
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

  it('is refused in another user’s conversation, and for another user’s question', async () => {
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

  it('adds no answer to another user’s conversation', async () => {
    const owner = await signUp();
    const stranger = await signUp();
    const body = { ...question('Hi'), session_id: owner.sessionId, reply_id: crypto.randomUUID() };
    expect(await textOf(await post(body, stranger.token))).toBe('Hello there');
    expect(await textOf(await post(body))).toBe('Hello there');
    expect(await messagesOf(owner)).toEqual([]);
  });

  it('does not block deleting the account while the answer is stored', async () => {
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
});
