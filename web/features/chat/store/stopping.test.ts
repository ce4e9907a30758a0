import { describe, expect, it, vi } from 'vitest';
import { replyOf } from '#web/features/chat/store/chat-turn.ts';
import {
  contents,
  direct,
  isChat,
  isStop,
  letOthersRun,
  storedContents,
  setUpChatServer,
} from '#web/testing/chat-server.ts';
import { ask } from '#web/testing/chat-page.ts';

const server = setUpChatServer();
const { hold, openTab, somebody } = server;

describe('Stop', () => {
  it('shows the answer that was complete before Stop, and stores it in place of the old one', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'Question');
    const held = hold(isChat, 'after');
    void chat.askAgain(chat.current().messages[0]!.id);
    await held.here;
    chat.stop();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 2']));
    expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, returned: null });
    expect(await storedContents(person.client)).toEqual(['Question', 'Answer 2']);
  });

  it('shows the answer that was stored while Stop was sent, in place of the old one', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'Question');
    const gate = Promise.withResolvers<void>();
    server.mayAnswer = gate.promise;
    const held = hold(isStop, 'before');
    void chat.askAgain(chat.current().messages[0]!.id);
    await vi.waitFor(() => expect(server.advised).toHaveLength(2));
    chat.stop();
    await held.here;
    gate.resolve();
    await vi.waitFor(async () =>
      expect(await storedContents(person.client)).toEqual(['Question', 'Answer 2']),
    );
    held.letGo();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 2']));
    expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, returned: null });
    expect(await storedContents(person.client)).toEqual(['Question', 'Answer 2']);
  });

  it('withdraws a question before it was stored, with its conversation', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    const held = hold(isChat, 'before');
    void chat.send('Question');
    await held.here;
    chat.stop();
    await vi.waitFor(() => expect(chat.current().returned).toBe('Question'));
    expect(chat.current()).toMatchObject({
      messages: [],
      turn: { is: 'idle' },
      sessions: [],
      sessionId: null,
    });
    held.letGo();
    await letOthersRun();
    expect((await person.client.from('chat_sessions').select('id')).data).toEqual([]);
    expect(await storedContents(person.client)).toEqual([]);
  });

  it('withdraws a stored question before the first word', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    const gate = Promise.withResolvers<void>();
    server.mayAnswer = gate.promise;
    void chat.send('Question');
    await vi.waitFor(() => expect(chat.current().turn.is).toBe('streaming'));
    expect(await storedContents(person.client)).toEqual(['Question']);
    chat.stop();
    await vi.waitFor(() => expect(chat.current().returned).toBe('Question'));
    expect(chat.current()).toMatchObject({
      messages: [],
      turn: { is: 'idle' },
      sessions: [],
      sessionId: null,
    });
    expect((await person.client.from('chat_sessions').select('id')).data).toEqual([]);
    gate.resolve();
    await vi.waitFor(() => expect(server.unfinished()).toBe(0));
    expect(await storedContents(person.client)).toEqual([]);
  });

  it('returns the question at once when pressed twice, whatever the network does', async () => {
    const chat = await openTab(await somebody());
    const held = hold((request) => isChat(request) || isStop(request), 'before');
    void chat.send('Question');
    await held.here;
    chat.stop();
    expect(chat.current().turn.is).toBe('sending');
    chat.stop();
    expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, returned: 'Question' });
    held.letGo();
  });

  it('stores the shown text above a question asked right after it', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    const end = Promise.withResolvers<void>();
    server.mayEnd = end.promise;
    void chat.send('First');
    await vi.waitFor(() => expect(replyOf(chat.current())?.shown).toBe('Answer '));
    const held = hold(isStop, 'before');
    chat.stop();
    await held.here;
    server.mayEnd = Promise.resolve();
    await ask(chat, 'Second');
    const all = ['First', 'Answer ', 'Second', 'Answer 2'];
    expect(contents(chat)).toEqual(all);
    // What the page shows stays, although the server does not have it yet.
    await chat.refresh();
    expect(contents(chat)).toEqual(all);
    held.letGo();
    end.resolve();
    await vi.waitFor(async () => expect(await storedContents(person.client)).toEqual(all));
  });

  it('withdraws a question although another tab was answered since', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'First');
    const other = await openTab(person);
    await vi.waitFor(() => expect(contents(other)).toHaveLength(2));
    const held = hold(isChat, 'before');
    void chat.send('Second');
    await held.here;
    server.network = direct;
    await ask(other, 'Third');
    chat.stop();
    await vi.waitFor(() => expect(chat.current().returned).toBe('Second'));
    await vi.waitFor(async () => expect(await storedContents(person.client)).not.toContain('Second'));
    expect(await storedContents(person.client)).toContain('Third');
    held.letGo();
  });
});
