import { describe, expect, it, vi } from 'vitest';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { recallDraft, rememberDraft } from '#web/features/chat/store/draft.ts';
import {
  contents,
  direct,
  isChat,
  isRead,
  storedContents,
  titles,
  setUpChatServer,
} from '#web/testing/chat-server.ts';
import { ask, whenIdle } from '#web/testing/chat-page.ts';

const server = setUpChatServer();
const { hold, openTab, somebody, tab } = server;

describe('the chat store', () => {
  it('sends the run of a button, also when a reloaded page asks again', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    const run = { calculator: 'compound_growth', inputs: { monthly: 500, rate: 5, years: 30 }, year: 2026 };
    const receipt = { ...run, id: 'c1', version: 1, seed: 1, figures: [], facts: [] };
    const inputs = Object.fromEntries(
      Object.entries(run.inputs).map(([field, value]) => [field, { value, origin: 'you said' }]),
    );
    const blocks = [{ ...receipt, inputs }, { record: { topic: 'compound_growth', ran: true } }];
    server.scripted = blocks.map((block) => `\`\`\`findeus\n${JSON.stringify(block)}\n\`\`\``).join('\n\n');
    await chat.send('What if the rate is 5%?', run);
    await whenIdle(chat);
    const later = await openTab(person);
    await vi.waitFor(() => expect(later.current().messages).toHaveLength(2));
    await later.askAgain(later.current().messages[0]!.id);
    await vi.waitFor(() => expect(server.advised).toHaveLength(2));
    for (const { run: heard } of server.advised)
      expect(heard).toMatchObject({ calculator: { name: run.calculator }, inputs: run.inputs, year: 2026 });

    // Put differently it is another question.
    await whenIdle(later);
    await later.askAgain(later.current().messages[0]!.id, 'What if I wait?');
    await vi.waitFor(() => expect(server.advised).toHaveLength(3));
    expect(server.advised[2]!.run).toBeUndefined();
  });

  it('adds a begun message below the text in the box, once', async () => {
    const chat = await openTab(await somebody());
    chat.beginMessage('Actually, my rate is ');
    expect(chat.takeBegun()).toBe('Actually, my rate is ');
    expect(chat.takeBegun()).toBeNull();
    chat.writeDraft('What then?');
    chat.beginMessage('Actually, my rate is ');
    chat.beginMessage('Actually, my rate is ');
    expect(chat.takeBegun()).toBe('What then?\nActually, my rate is ');
    expect(recallDraft(chat.draftPlace())).toBe('What then?\nActually, my rate is ');
  });

  it('sends a question only after its conversation has loaded', async () => {
    const person = await somebody();
    await ask(await openTab(person), 'At 7%?');
    const held = hold(isRead('chat_sessions'), 'before');
    const { chat, signIn } = tab(person, { state: 'signed out' });
    rememberDraft(chat.draftPlace(), 'And at 5%?');
    signIn();
    const taken = chat.send('And at 5%?');
    await held.here;
    held.letGo();
    expect(await taken).toBe(true);
    await vi.waitFor(() => expect(contents(chat)).toEqual(['At 7%?', 'Answer 1', 'And at 5%?', 'Answer 2']));
    expect(server.advised[1]!.messages).toHaveLength(3);
    expect(titles(chat)).toEqual(['At 7%?']);
    // It was sent: it is no draft any more.
    expect(chat.current().returned).toBeNull();
  });

  it('asks a suggested question in a new conversation while the open one loads', async () => {
    const person = await somebody();
    await ask(await openTab(person), 'First question');
    const { chat } = tab(person);
    const { here, letGo } = hold(isRead('chat_messages'), 'before');
    void chat.refresh();
    await here;
    chat.askAnew('Suggested question');
    letGo();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Suggested question', 'Answer 2']));
    expect(chat.openDraft()).toBe('');
  });

  it('adds a suggested question to an empty box while another is sent', async () => {
    const chat = await openTab(await somebody());
    const { here, letGo } = hold(isChat, 'before');
    chat.writeDraft('Slow question');
    const sent = chat.send('Slow question');
    await here;
    expect(chat.openDraft()).toBe('');
    chat.askAnew('Suggested question');
    expect(chat.openDraft()).toBe('Suggested question');
    letGo();
    await sent;
    await whenIdle(chat);
  });

  it('reports a list that times out, and loads it on the next try', async () => {
    const person = await somebody();
    await ask(await openTab(person), 'Question');
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
    const held = hold(isRead('chat_sessions'), 'before');
    const { chat } = tab(person);
    await held.here;
    patience.abort();
    await vi.waitFor(() => expect(chat.current().listFailed).toBe(true));
    held.letGo();
    await chat.reloadList();
    await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
  });

  it('returns a refused question to the conversation where it was asked', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'Of A');
    const a = chat.current().sessionId!;
    chat.newConversation();
    await ask(chat, 'Of B');
    const b = chat.current().sessionId!;
    await chat.openSession(a);
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    server.network = async (request, go) => {
      if (!isRead('chat_messages')(request) && !isChat(request)) return go();
      if (isChat(request)) {
        asked.resolve();
        await gate.promise;
      }
      return Response.json({}, { status: 500 });
    };
    const taken = chat.send('More of A');
    await asked.promise;
    await chat.openSession(b);
    gate.resolve();
    expect(await taken).toBe(false);
    expect(chat.current()).toMatchObject({ sessionId: b, messagesFailed: true, returned: null });
    expect(recallDraft(chat.draftPlace())).toBe('');
    server.network = direct;
    await chat.openSession(a);
    expect(recallDraft(chat.draftPlace())).toBe('More of A');
    expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), messagesFailed: false });
  });

  it('ignores a list that is older than a rename or a deletion', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'One');
    const one = chat.current().sessionId!;
    chat.newConversation();
    await ask(chat, 'Two');
    const two = chat.current().sessionId!;
    const held = hold(isRead('chat_sessions'), 'after');
    const refreshed = chat.refresh();
    await held.here;
    await chat.rename(one, 'First');
    await chat.deleteSession(two);
    held.letGo();
    await refreshed;
    expect(titles(chat)).toEqual(['First']);
    expect(chat.current().sessionId).toBe(one);
  });

  it('does not send a question that masking has made too long', async () => {
    const chat = await openTab(await somebody());
    const long = `${'x '.repeat((chatTextLimits.question - 12) / 2)}123-45-6789`;
    expect(await chat.send(long)).toBe(false);
    expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, messages: [], returned: long });
    expect(server.advised).toEqual([]);
  });

  it('stays in a conversation that was opened while a question was sent', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'Old');
    const old = chat.current().sessionId!;
    chat.newConversation();
    const held = hold(isChat, 'before');
    const asking = chat.send('Second');
    await held.here;
    await chat.openSession(old);
    held.letGo();
    expect(await asking).toBe(true);
    await whenIdle(chat);
    expect(chat.current().sessionId).toBe(old);
    expect(contents(chat)).toEqual(['Old', 'Answer 1']);
    expect(titles(chat)).toEqual(['Second', 'Old']);
  });

  it('begins a new conversation for a question whose conversation was deleted elsewhere', async () => {
    const person = await somebody();
    const chat = await openTab(person);
    await ask(chat, 'First');
    await person.client.from('chat_sessions').delete().eq('id', chat.current().sessionId!);
    await ask(chat, 'Second');
    expect(contents(chat)).toEqual(['Second', 'Answer 2']);
    expect(titles(chat)).toEqual(['Second']);
    expect(await storedContents(person.client)).toEqual(['Second', 'Answer 2']);
  });
});
