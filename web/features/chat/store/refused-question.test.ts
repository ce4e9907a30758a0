import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';
import { recallDraft } from '#web/features/chat/store/draft.ts';
import { ask, openChat, signUp, stubBrowser } from '#web/testing/chat-page.ts';

let database: Database;
let wire: Wire;
/** How the server refuses a question; null to answer it. */
let refusal: { status: number; error: string } | null;
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
  if (!refusal || !request.url.endsWith('/functions/v1/chat')) return wire.fetch(request);
  const { status, error } = refusal;
  return Response.json({ error, code: 'refused' }, { status });
};
stubBrowser(fetch);

const openNewChat = async () => openChat(await signUp(wire, fetch), wire, fetch);

it.each([
  [413, 'That is longer than a message may be.'],
  [429, 'Too many requests. Please wait 4 seconds.'],
  [507, 'The server has run out of disk space.'],
])('shows why the server refused a question with %i, and gives it back', async (status, error) => {
  const chat = await openNewChat();
  refusal = { status, error };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: error, messages: [] });
  expect(recallDraft(chat.draftPlace())).toBe('Question');
});

it('shows why a question could not be added to an existing conversation', async () => {
  const chat = await openNewChat();
  await ask(chat, 'First');
  refusal = { status: 507, error: 'The server has run out of disk space.' };
  expect(await chat.send('Second')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: refusal.error });
  refusal = null;
  expect(await chat.send('Third')).toBe(true);
  expect(chat.current()).toMatchObject({ notSent: null, notSentReason: null });
});

it('tells other server errors in the words of the specification', async () => {
  const chat = await openNewChat();
  refusal = { status: 503, error: 'connection refused' };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({
    notSent: chat.draftPlace(),
    notSentReason: fallbackTexts.other('API error 503'),
  });
});
