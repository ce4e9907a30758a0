import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';
import { replyOf } from '#web/features/chat/chat-turn.ts';
import { recallDraft, rememberDraft } from '#web/features/chat/draft.ts';
import {
  ask,
  createTab,
  openChat,
  signUp,
  stubBrowser,
  whenIdle,
  type Chat,
  type Person,
} from '#web/testing/chat-page.ts';

/** How a test delays or refuses what the page asks of the server. */
type Network = (request: Request, go: () => Promise<Response>) => Promise<Response>;

let database: Database;
let wire: Wire;
let network: Network;
let advised: AdviceRequest[];
/** What is answered, where that matters. */
let scripted: string | undefined;
/** What an answer waits for, and its end. */
let mayAnswer: Promise<void>;
let mayEnd: Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
  wire = await createWire(database, {
    async *advise(request) {
      advised.push(request);
      await mayAnswer;
      yield scripted ?? `Answer ${advised.length}`;
      await mayEnd;
    },
  });
});
afterAll(() => database.close());
beforeEach(() => {
  network = (_request, go) => go();
  advised = [];
  scripted = undefined;
  mayAnswer = Promise.resolve();
  mayEnd = Promise.resolve();
});

const fetch: typeof globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  return network(request, () => wire.fetch(request));
};

stubBrowser(fetch);

const somebody = () => signUp(wire, fetch);
const tab = (person: Person, options?: Parameters<typeof createTab>[3]) =>
  createTab(person, wire, fetch, options);
const openTab = (person: Person) => openChat(person, wire, fetch);

const contents = (chat: Chat) => chat.current().messages.map(({ content }) => content);
const titles = (chat: Chat) => chat.current().sessions?.map(({ title }) => title);
const stored = async (client: SupabaseClient) => {
  const { data } = await client
    .from('chat_messages')
    .select('content, session_id')
    .order('created_at')
    .returns<{ content: string; session_id: string }[]>();
  return data ?? [];
};
const storedContents = async (client: SupabaseClient) => (await stored(client)).map(({ content }) => content);

const isChat = ({ url }: Request) => url.endsWith('/functions/v1/chat');
const isStop = ({ url }: Request) => url.endsWith('/functions/v1/stop-answer');
const isMoveIn = ({ url }: Request) => url.endsWith('/functions/v1/move-in');
const shownIn = (chat: Chat) => replyOf(chat.current())?.shown;
const isOf = ({ url, method }: Request, table: string, methodWanted: string) =>
  url.includes(`/rest/v1/${table}`) && method === methodWanted;

/** Lets requests wait, each at a place of its choice, until they are let go. */
function hold(which: (request: Request) => boolean, at: 'before' | 'after') {
  const here = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  network = async (request, go) => {
    if (!which(request)) return go();
    const wait = () => {
      here.resolve();
      const left = Promise.withResolvers<never>();
      request.signal.addEventListener('abort', () => left.reject(request.signal.reason as Error));
      return Promise.race([gate.promise, left.promise]);
    };
    if (at === 'before') {
      await wait();
      return go();
    }
    // As far as the server is concerned it is all said and done.
    const response = await go();
    const body = await response.text();
    await wait();
    return new Response(body, response);
  };
  return { here: here.promise, letGo: gate.resolve };
}

/** Time enough for all that does not wait for something held: the database is in this process. */
async function whatWouldHappen() {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}

it('sends the run of a button along, also when it is asked again by a page that has only the tables', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  const run = { calculator: 'compound_growth', inputs: { monthly: 500, rate: 5, years: 30 }, year: 2026 };
  const receipt = { ...run, id: 'c1', version: 1, seed: 1, figures: [], facts: [] };
  const inputs = Object.fromEntries(
    Object.entries(run.inputs).map(([field, value]) => [field, { value, origin: 'you said' }]),
  );
  const blocks = [{ ...receipt, inputs }, { record: { topic: 'compound_growth', ran: true } }];
  scripted = blocks.map((block) => `\`\`\`findeus\n${JSON.stringify(block)}\n\`\`\``).join('\n\n');
  await chat.send('What if the rate is 5%?', run);
  await whenIdle(chat);
  const later = await openTab(person);
  await vi.waitFor(() => expect(later.current().messages).toHaveLength(2));
  await later.askAgain(later.current().messages[0]!.id);
  await vi.waitFor(() => expect(advised).toHaveLength(2));
  for (const { run: heard } of advised)
    expect(heard).toMatchObject({ calculator: { name: run.calculator }, inputs: run.inputs, year: 2026 });

  // Put differently it is another question.
  await whenIdle(later);
  await later.askAgain(later.current().messages[0]!.id, 'What if I wait?');
  await vi.waitFor(() => expect(advised).toHaveLength(3));
  expect(advised[2]!.run).toBeUndefined();
});

it('begins a message below what is in the box, and once', async () => {
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

it('shows the answer that was there before Stop, and loses nothing that it has replaced', async () => {
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

it('shows an answer that is stored while Stop is on its way, and loses nothing that it has replaced', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  await ask(chat, 'Question');
  const gate = Promise.withResolvers<void>();
  mayAnswer = gate.promise;
  const held = hold(isStop, 'before');
  void chat.askAgain(chat.current().messages[0]!.id);
  await vi.waitFor(() => expect(advised).toHaveLength(2));
  chat.stop();
  await held.here;
  gate.resolve();
  await vi.waitFor(async () => expect(await storedContents(person.client)).toEqual(['Question', 'Answer 2']));
  held.letGo();
  await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 2']));
  expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, returned: null });
  expect(await storedContents(person.client)).toEqual(['Question', 'Answer 2']);
});

it('takes back a question that was stopped before the first word, with its conversation', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  const held = hold(isChat, 'before');
  void chat.send('Question');
  await held.here;
  chat.stop();
  await vi.waitFor(() => expect(chat.current().returned).toBe('Question'));
  expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, sessions: [], sessionId: null });
  held.letGo();
  await whatWouldHappen();
  expect((await person.client.from('chat_sessions').select('id')).data).toEqual([]);
  expect(await stored(person.client)).toEqual([]);
});

it('takes back a question that is stored and was stopped before the first word', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  const gate = Promise.withResolvers<void>();
  mayAnswer = gate.promise;
  void chat.send('Question');
  await vi.waitFor(() => expect(chat.current().turn.is).toBe('streaming'));
  expect(await storedContents(person.client)).toEqual(['Question']);
  chat.stop();
  await vi.waitFor(() => expect(chat.current().returned).toBe('Question'));
  expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, sessions: [], sessionId: null });
  expect((await person.client.from('chat_sessions').select('id')).data).toEqual([]);
  gate.resolve();
  await vi.waitFor(() => expect(wire.functions.unfinished.size).toBe(0));
  expect(await stored(person.client)).toEqual([]);
});

it('gives a question back at once when Stop is pressed again, whatever the network does', async () => {
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

it('stores no answer to a question that another tab has withdrawn', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  await ask(chat, 'First');
  const gate = Promise.withResolvers<void>();
  mayAnswer = gate.promise;
  void chat.send('Second');
  await vi.waitFor(() => expect(advised).toHaveLength(2));
  const other = await openTab(person);
  await vi.waitFor(() => expect(contents(other)).toHaveLength(3));
  expect(other.current().turn.is).toBe('waiting');
  other.stop();
  await vi.waitFor(async () => expect(await storedContents(person.client)).toEqual(['First', 'Answer 1']));
  gate.resolve();
  await vi.waitFor(() => expect(contents(chat)).toContain('Answer 2'));
  expect(await storedContents(person.client)).toEqual(['First', 'Answer 1']);
});

it('waits for the answer to a question that another tab has asked, and shows it', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  const gate = Promise.withResolvers<void>();
  mayAnswer = gate.promise;
  void chat.send('Question');
  await vi.waitFor(() => expect(advised).toHaveLength(1));
  const other = await openTab(person);
  await vi.waitFor(() => expect(other.current().turn.is).toBe('waiting'));
  expect(await other.send('Too early')).toBe(false);
  gate.resolve();
  await vi.waitFor(() => expect(contents(other)).toEqual(['Question', 'Answer 1']), { timeout: 10_000 });
  expect(other.current().turn.is).toBe('idle');
});

it('does not wait for an answer that has failed', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  scripted = ' ';
  await chat.send('Question');
  await whenIdle(chat);
  const other = await openTab(person);
  await vi.waitFor(() => expect(contents(other)).toEqual(['Question']));
  expect(other.current().turn.is).toBe('idle');
});

it('moves a visitor’s conversation into the account whole, and tries again where that failed', async () => {
  const person = await somebody();
  const first = tab(person, { state: 'signed out' });
  await ask(first.chat, 'Asked by a visitor');
  await ask(first.chat, 'And another');
  network = (request, go) => (isMoveIn(request) ? Promise.resolve(Response.json({}, { status: 500 })) : go());
  first.signIn();
  await vi.waitFor(() => expect(first.chat.current().sessions).toEqual([]));
  expect(await stored(person.client)).toEqual([]);
  // The page is loaded again. The answer of the server is lost on the way.
  network = async (request, go) => {
    const response = await go();
    return isMoveIn(request) ? Response.json({}, { status: 502 }) : response;
  };
  const second = tab(person, { state: 'signed out' });
  second.signIn();
  const said = ['Asked by a visitor', 'Answer 1', 'And another', 'Answer 2'];
  await vi.waitFor(() => expect(contents(second.chat)).toEqual(said));
  // And once more: it is there already.
  network = (_request, go) => go();
  const third = tab(person, { state: 'signed out' });
  third.signIn();
  await vi.waitFor(() => expect(contents(third.chat)).toEqual(said));
  expect(third.chat.current().sessions).toHaveLength(1);
  expect(await storedContents(person.client)).toEqual(said);
  // And only once.
  const fourth = tab(await somebody(), { state: 'signed out' });
  expect(fourth.chat.current().messages).toEqual([]);
});

it('shows a visitor’s conversation only when all of it has moved in', async () => {
  const person = await somebody();
  const { chat, signIn } = tab(person, { state: 'signed out' });
  await ask(chat, 'Asked by a visitor');
  const held = hold(isMoveIn, 'before');
  signIn();
  await held.here;
  const refreshed = chat.refresh();
  await Promise.race([refreshed, whatWouldHappen()]);
  expect(chat.current().sessions).toBeNull();
  held.letGo();
  await refreshed;
  await vi.waitFor(() => expect(contents(chat)).toEqual(['Asked by a visitor', 'Answer 1']));
});

it('takes a visitor’s draft along into the conversation that opens', async () => {
  const person = await somebody();
  const { chat, signIn } = tab(person, { state: 'signed out' });
  await ask(chat, 'Asked by a visitor');
  rememberDraft(chat.draftPlace(), 'Half a thou');
  signIn();
  await vi.waitFor(() => expect(chat.current().returned).toBe('Half a thou'));
  expect(chat.current().sessionId).not.toBeNull();
  expect(recallDraft(chat.draftPlace())).toBe('Half a thou');
  expect(recallDraft('visitor-new')).toBe('');
});

it('hands nothing of a visitor over to a session that a link has brought along', async () => {
  const person = await somebody();
  const { chat, signIn } = tab(person, { state: 'signed out', fromAddress: true });
  await ask(chat, 'Asked by a visitor');
  rememberDraft(chat.draftPlace(), 'Half a thou');
  signIn();
  await vi.waitFor(() => expect(chat.current().sessions).toEqual([]));
  expect(chat.current()).toMatchObject({ messages: [], returned: null });
  expect(recallDraft(chat.draftPlace())).toBe('');
  expect(await stored(person.client)).toEqual([]);
});

it('holds a question back until it is known what it follows', async () => {
  const person = await somebody();
  await ask(await openTab(person), 'At 7%?');
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  const { chat, signIn } = tab(person, { state: 'signed out' });
  rememberDraft(chat.draftPlace(), 'And at 5%?');
  signIn();
  const taken = chat.send('And at 5%?');
  await held.here;
  held.letGo();
  expect(await taken).toBe(true);
  await vi.waitFor(() => expect(contents(chat)).toEqual(['At 7%?', 'Answer 1', 'And at 5%?', 'Answer 2']));
  expect(advised[1]!.messages).toHaveLength(3);
  expect(titles(chat)).toEqual(['At 7%?']);
  // It was sent: it is no draft any more.
  expect(chat.current().returned).toBeNull();
});

it('asks a suggested question in a new conversation while the open one loads', async () => {
  const person = await somebody();
  await ask(await openTab(person), 'First question');
  const { chat } = tab(person);
  const { here, letGo } = hold((request) => isOf(request, 'chat_messages', 'GET'), 'before');
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

it('gives up a list that does not come, and gets it when asked once more', async () => {
  const person = await somebody();
  await ask(await openTab(person), 'Question');
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  const { chat } = tab(person);
  await held.here;
  patience.abort();
  await vi.waitFor(() => expect(chat.current().listFailed).toBe(true));
  held.letGo();
  await chat.reloadList();
  await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
});

it('gives a question that the server has not taken back where it was asked', async () => {
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
  network = async (request, go) => {
    if (!isOf(request, 'chat_messages', 'GET') && !isChat(request)) return go();
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
  network = (_request, go) => go();
  await chat.openSession(a);
  expect(recallDraft(chat.draftPlace())).toBe('More of A');
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), messagesFailed: false });
});

it('does not let an older list undo what was changed while it was on its way', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  await ask(chat, 'One');
  const one = chat.current().sessionId!;
  chat.newConversation();
  await ask(chat, 'Two');
  const two = chat.current().sessionId!;
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'after');
  const refreshed = chat.refresh();
  await held.here;
  await chat.rename(one, 'First');
  await chat.deleteSession(two);
  held.letGo();
  await refreshed;
  expect(titles(chat)).toEqual(['First']);
  expect(chat.current().sessionId).toBe(one);
});

it('does not send what has become too long by masking', async () => {
  const chat = await openTab(await somebody());
  const long = `${'x '.repeat((chatTextLimits.question - 12) / 2)}123-45-6789`;
  expect(await chat.send(long)).toBe(false);
  expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, messages: [], returned: long });
  expect(advised).toEqual([]);
});

it('asks nothing for somebody who has signed out while it waited, and hands it to nobody', async () => {
  const person = await somebody();
  const { chat, signIn, signOut } = tab(person, { state: 'signed out' });
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  signIn();
  await held.here;
  const sent = chat.send('Meant for one');
  await vi.waitFor(() => expect(chat.current().turn).toMatchObject({ is: 'sending', text: 'Meant for one' }));
  signOut();
  expect(await sent).toBe(false);
  held.letGo();
  expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, returned: null });
});

it('does the same for a question from before it was known who asks', async () => {
  const { chat, signIn, signOut } = tab(await somebody(), { state: 'loading' });
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  const sent = chat.send('Meant for one');
  signIn();
  await held.here;
  expect(chat.current().turn).toMatchObject({ is: 'sending', text: 'Meant for one' });
  signOut();
  expect(await sent).toBe(false);
  held.letGo();
  expect(chat.current()).toMatchObject({ messages: [], turn: { is: 'idle' }, returned: null });
  expect(advised).toEqual([]);
});

it('takes along into the conversation that opens what was written while the list was on its way', async () => {
  const person = await somebody();
  await ask(await openTab(person), 'Question');
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  const { chat } = tab(person);
  await held.here;
  const before = chat.draftPlace();
  chat.writeDraft('Half a thou');
  held.letGo();
  await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
  expect(chat.current().returned).toBe('Half a thou');
  expect(recallDraft(chat.draftPlace())).toBe('Half a thou');
  expect(recallDraft(before)).toBe('');
});

it('leaves what another tab has written meanwhile where it is', async () => {
  const person = await somebody();
  await ask(await openTab(person), 'Question');
  const held = hold((request) => isOf(request, 'chat_sessions', 'GET'), 'before');
  const { chat } = tab(person);
  await held.here;
  const before = chat.draftPlace();
  rememberDraft(before, 'Half a thou');
  held.letGo();
  await vi.waitFor(() => expect(contents(chat)).toEqual(['Question', 'Answer 1']));
  expect(chat.current().returned).toBeNull();
  expect(recallDraft(before)).toBe('Half a thou');
});

it('stays in the conversation that was opened while a question was on its way', async () => {
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

it('stores what was shown before Stop above what is asked at once after it', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  const end = Promise.withResolvers<void>();
  mayEnd = end.promise;
  void chat.send('First');
  await vi.waitFor(() => expect(shownIn(chat)).toBe('Answer '));
  const held = hold(isStop, 'before');
  chat.stop();
  await held.here;
  mayEnd = Promise.resolve();
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

it('stops a question although another tab has asked and been answered since', async () => {
  const person = await somebody();
  const chat = await openTab(person);
  await ask(chat, 'First');
  const other = await openTab(person);
  await vi.waitFor(() => expect(contents(other)).toHaveLength(2));
  const held = hold(isChat, 'before');
  void chat.send('Second');
  await held.here;
  network = (_request, go) => go();
  await ask(other, 'Third');
  chat.stop();
  await vi.waitFor(() => expect(chat.current().returned).toBe('Second'));
  await vi.waitFor(async () => expect(await storedContents(person.client)).not.toContain('Second'));
  expect(await storedContents(person.client)).toContain('Third');
  held.letGo();
});
