import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storageLimits } from '#contract/plans.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';
import { ask as askIn, openChat, signUp, stubBrowser, whenIdle, type Chat } from '#web/testing/chat-page.ts';

const { bytes: room, sessions: roomForSessions } = storageLimits.free;

let database: Database;
let wire: Wire;
beforeAll(async () => {
  database = await freshDatabase();
  wire = await createWire(database, {
    async *advise() {
      yield 'Answer';
    },
  });
});
afterAll(() => database.close());

const fetch: typeof globalThis.fetch = (input, init) => wire.fetch(input, init);
stubBrowser(fetch);

async function openAccount() {
  const person = await signUp(wire, fetch);
  const { client, user } = person;
  /** The chat of a page that was just loaded. */
  const load = () => openChat(person, wire, fetch);
  const chat = await load();
  const ask = (question: string) => askIn(chat, question);
  /** Sets how much of its storage the account uses. */
  const use = (column: 'bytes' | 'sessions', amount: number) =>
    database.query(`update internal.storage_used set ${column} = $2 where user_id = $1`, [user.id, amount]);
  const stored = async () => {
    const { data: rows } = await client.from('chat_messages').select('content').order('created_at');
    return (rows as { content: string }[]).map(({ content }) => content);
  };
  return { chat, client, load, ask, use, stored };
}

const shown = (chat: Chat) =>
  chat.current().messages.map(({ content, unsaved }) => (unsaved ? `${content} (unsaved)` : content));

it('answers a question when the account is full, and marks both as unsaved', async () => {
  const { chat, ask, use, stored } = await openAccount();
  await ask('First');
  await use('bytes', room);
  await ask('Second');
  const all = ['First', 'Answer', 'Second (unsaved)', 'Answer (unsaved)'];
  expect(shown(chat)).toEqual(all);
  expect(await stored()).toEqual(['First', 'Answer']);
  await chat.refresh();
  expect(shown(chat)).toEqual(all);
  expect(chat.current()).toMatchObject({ turn: { is: 'idle' }, notSent: null, returned: null });
});

it('answers in a new conversation when the account is full, and saves again once there is room', async () => {
  const { chat, ask, use, stored } = await openAccount();
  await ask('First');
  await use('sessions', roomForSessions);
  chat.newConversation();
  await ask('Second');
  expect(shown(chat)).toEqual(['Second (unsaved)', 'Answer (unsaved)']);
  expect(chat.current()).toMatchObject({ sessionId: null, sessions: [{ title: 'First' }] });
  await use('sessions', 1);
  await ask('Third');
  expect(shown(chat)).toEqual(['Second (unsaved)', 'Answer (unsaved)', 'Third', 'Answer']);
  expect(await stored()).toEqual(['First', 'Answer', 'Third', 'Answer']);
});

it('leaves no empty conversation behind when there is no room for its first message', async () => {
  const { chat, client, ask, use } = await openAccount();
  await ask('First');
  await use('bytes', room);
  chat.newConversation();
  await ask('Second');
  expect(shown(chat)).toEqual(['Second (unsaved)', 'Answer (unsaved)']);
  expect(chat.current()).toMatchObject({ sessionId: null, sessions: [{ title: 'First' }] });
  expect((await client.from('chat_sessions').select('title')).data).toEqual([{ title: 'First' }]);
});

it('shows an answer that could not be saved, and does not wait for it after a reload', async () => {
  const { chat, load, ask, use, stored } = await openAccount();
  await ask('First');
  await use('bytes', room - 'Second'.length);
  await ask('Second');
  await vi.waitFor(() => expect(shown(chat)).toEqual(['First', 'Answer', 'Second', 'Answer (unsaved)']));
  await chat.refresh();
  expect(shown(chat)).toEqual(['First', 'Answer', 'Second', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer', 'Second']);
  const again = await load();
  await vi.waitFor(() => expect(shown(again)).toEqual(['First', 'Answer', 'Second']));
  expect(again.current().turn.is).toBe('idle');
});

it('replaces only unsaved messages when a question is asked again', async () => {
  const { chat, ask, use, stored } = await openAccount();
  await ask('First');
  await use('bytes', room);
  await ask('Second');
  await ask('Third');
  await chat.askAgain(chat.current().messages[2]!.id, 'Fourth');
  await whenIdle(chat);
  const all = ['First', 'Answer', 'Fourth (unsaved)', 'Answer (unsaved)'];
  expect(shown(chat)).toEqual(all);
  await chat.refresh();
  expect(shown(chat)).toEqual(all);
  await chat.askAgain(chat.current().messages[0]!.id, 'Fifth');
  await whenIdle(chat);
  expect(shown(chat)).toEqual(['First', 'Answer', 'Fifth (unsaved)', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer']);
});

it('keeps the original messages when there is no room for the question that replaces them', async () => {
  const { chat, ask, use, stored } = await openAccount();
  await ask('First');
  await use('bytes', room);
  await chat.askAgain(chat.current().messages[0]!.id, 'Second');
  await whenIdle(chat);
  expect(shown(chat)).toEqual(['First', 'Answer', 'Second (unsaved)', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer']);
});
