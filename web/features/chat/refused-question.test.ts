import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';
import { chatStoreOf } from '#web/features/chat/chat-store.ts';
import { recallDraft } from '#web/features/chat/draft.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

const supabaseUrl = 'http://findeus.test';

let database: Database;
let wire: Wire;
/** What the server says to whoever stores something in a table; null where it stores it. */
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
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', { hidden: false });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const isStoring = request.method === 'POST' && request.url.includes(`/rest/v1/${refusal?.table}`);
  if (!refusal || !isStoring) return wire.fetch(request);
  const { status, message } = refusal;
  return Response.json({ code: 'XX000', message, details: null, hint: null }, { status });
};

async function openChat() {
  const client = createClient(supabaseUrl, wire.anonKey, {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
  const account = { state: 'signed in', user: data.user!, profile: null } as const;
  const chat = chatStoreOf({
    current: () => ({ account, config: { supabaseUrl, anonKey: wire.anonKey }, fromAddress: false }),
    subscribe: () => undefined,
    client: () => Promise.resolve(client),
    settled: () => Promise.resolve(account),
    lookAround: () => Promise.resolve(),
    fetch,
  } as unknown as AccountStore);
  await vi.waitFor(() => expect(chat.current().sessions).not.toBeNull());
  return chat;
}

it.each([
  [413, 'chat_messages', 'That is longer than a message may be.'],
  [429, 'chat_sessions', 'Too many requests. Please wait 4 seconds.'],
  [507, 'chat_messages', 'The server has run out of disk space.'],
])('tells why a question was not stored where the server says so with %i', async (status, table, message) => {
  const chat = await openChat();
  refusal = { table, status, message };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: message });
  expect(recallDraft(chat.draftPlace())).toBe('Question');
});

it('tells why a question was not stored in a conversation that is there', async () => {
  const chat = await openChat();
  expect(await chat.send('First')).toBe(true);
  await vi.waitFor(() => expect(chat.current().reply).toBeNull());
  refusal = { table: 'chat_messages', status: 507, message: 'The server has run out of disk space.' };
  expect(await chat.send('Second')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: refusal.message });
  refusal = null;
  expect(await chat.send('Third')).toBe(true);
  expect(chat.current()).toMatchObject({ notSent: null, notSentReason: null });
});

it('does not pass on what the server says of other faults of its own', async () => {
  const chat = await openChat();
  refusal = { table: 'chat_messages', status: 503, message: 'connection refused' };
  expect(await chat.send('Question')).toBe(false);
  expect(chat.current()).toMatchObject({ notSent: chat.draftPlace(), notSentReason: null });
});
