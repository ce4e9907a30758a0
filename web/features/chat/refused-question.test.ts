import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';
import { recallDraft } from '#web/features/chat/draft.ts';
import { ask, openChat, signUp, stubBrowser } from '#web/testing/chat-page.ts';

let database: Database;
let wire: Wire;
/** How the server refuses to store rows in a table; null to store them. */
let refusal: { table: string; status: number; message: string } | null;
beforeAll(async () => {
  database = await freshDatabase();
  wire = await createWire(database, {
    async *advise() {
      yield 'Answer';
    },
  });
});
afterAll(() => database.close());
beforeEach(() => {
  refusal = null;
});

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const isStoring = request.method === 'POST' && request.url.includes(`/rest/v1/${refusal?.table}`);
  if (!refusal || !isStoring) return wire.fetch(request);
  const { status, message } = refusal;
  return Response.json({ code: 'XX000', message, details: null, hint: null }, { status });
};
stubBrowser(fetch);

const openNewChat = async () => openChat(await signUp(wire, fetch), wire, fetch);

it.each([
  [413, 'chat_messages', 'That is longer than a message may be.'],
  [429, 'chat_sessions', 'Too many requests. Please wait 4 seconds.'],
  [507, 'chat_messages', 'The server has run out of disk space.'],
])('shows why the server refused to store a question with %i', async (status, table, message) => {
  const chat = await openNewChat();
  refusal = { table, status, message };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: message });
  expect(recallDraft(chat.draftPlace())).toBe('Question');
});

it('shows why a question could not be added to an existing conversation', async () => {
  const chat = await openNewChat();
  await ask(chat, 'First');
  refusal = { table: 'chat_messages', status: 507, message: 'The server has run out of disk space.' };
  expect(await chat.send('Second')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: refusal.message });
  refusal = null;
  expect(await chat.send('Third')).toBe(true);
  expect(chat.current()).toMatchObject({ notSent: null, notSentReason: null });
});

it('does not show messages of other server errors', async () => {
  const chat = await openNewChat();
  refusal = { table: 'chat_messages', status: 503, message: 'connection refused' };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: null });
});
