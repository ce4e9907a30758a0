import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storageLimits } from '#contract/plans.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire-client.ts';
import { chatStoreOf } from '#web/features/chat/chat-store.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

const supabaseUrl = 'http://findeus.test';
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
beforeEach(() => {
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
  vi.stubGlobal('fetch', wire.fetch);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openChat() {
  const client = createClient(supabaseUrl, wire.anonKey, {
    global: { fetch: wire.fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
  const user = data.user!;
  const account = { state: 'signed in', user, profile: null } as const;
  /** The chat of a page that was just loaded. */
  const load = async () => {
    const chat = chatStoreOf({
      current: () => ({ account, config: { supabaseUrl, anonKey: wire.anonKey }, fromAddress: false }),
      subscribe: () => undefined,
      client: () => Promise.resolve(client),
      settled: () => Promise.resolve(account),
      lookAround: () => Promise.resolve(),
      fetch: wire.fetch,
    } as unknown as AccountStore);
    await vi.waitFor(() => expect(chat.current().sessions).not.toBeNull());
    return chat;
  };
  const chat = await load();
  const ask = async (question: string) => {
    expect(await chat.send(question)).toBe(true);
    await vi.waitFor(() => expect(chat.current().reply).toBeNull());
  };
  const use = (column: 'bytes' | 'sessions', amount: number) =>
    database.query(`update internal.storage_used set ${column} = $2 where user_id = $1`, [user.id, amount]);
  const stored = async () => {
    const { data: rows } = await client.from('chat_messages').select('content').order('created_at');
    return (rows as { content: string }[]).map(({ content }) => content);
  };
  return { chat, client, load, ask, use, stored };
}

type Chat = Awaited<ReturnType<typeof openChat>>['chat'];
const shown = (chat: Chat) =>
  chat.current().messages.map(({ content, unsaved }) => (unsaved ? `${content} (unsaved)` : content));

it('answers a question that there is no room for, and says that neither is saved', async () => {
  const { chat, ask, use, stored } = await openChat();
  await ask('First');
  await use('bytes', room);
  await ask('Second');
  const all = ['First', 'Answer', 'Second (unsaved)', 'Answer (unsaved)'];
  expect(shown(chat)).toEqual(all);
  expect(await stored()).toEqual(['First', 'Answer']);
  await chat.refresh();
  expect(shown(chat)).toEqual(all);
  expect(chat.current()).toMatchObject({ awaiting: null, notSent: null, returned: null });
});

it('answers in a conversation that there is no room for, and goes on once there is', async () => {
  const { chat, ask, use, stored } = await openChat();
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

it('leaves no empty conversation where there was room for that only', async () => {
  const { chat, client, ask, use } = await openChat();
  await ask('First');
  await use('bytes', room);
  chat.newConversation();
  await ask('Second');
  expect(shown(chat)).toEqual(['Second (unsaved)', 'Answer (unsaved)']);
  expect(chat.current()).toMatchObject({ sessionId: null, sessions: [{ title: 'First' }] });
  expect((await client.from('chat_sessions').select('title')).data).toEqual([{ title: 'First' }]);
});

it('shows an answer that there is no room for, and waits for no other after a reload', async () => {
  const { chat, load, ask, use, stored } = await openChat();
  await ask('First');
  await use('bytes', room - 'Second'.length);
  await ask('Second');
  await vi.waitFor(() => expect(shown(chat)).toEqual(['First', 'Answer', 'Second', 'Answer (unsaved)']));
  await chat.refresh();
  expect(shown(chat)).toEqual(['First', 'Answer', 'Second', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer', 'Second']);
  const again = await load();
  await vi.waitFor(() => expect(shown(again)).toEqual(['First', 'Answer', 'Second']));
  expect(again.current().awaiting).toBeNull();
});

it('replaces what is not saved itself when a question is asked again', async () => {
  const { chat, ask, use, stored } = await openChat();
  await ask('First');
  await use('bytes', room);
  await ask('Second');
  await ask('Third');
  await chat.askAgain(chat.current().messages[2]!.id, 'Fourth');
  await vi.waitFor(() => expect(chat.current().reply).toBeNull());
  const all = ['First', 'Answer', 'Fourth (unsaved)', 'Answer (unsaved)'];
  expect(shown(chat)).toEqual(all);
  await chat.refresh();
  expect(shown(chat)).toEqual(all);
  await chat.askAgain(chat.current().messages[0]!.id, 'Fifth');
  await vi.waitFor(() => expect(chat.current().reply).toBeNull());
  expect(shown(chat)).toEqual(['First', 'Answer', 'Fifth (unsaved)', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer']);
});

it('keeps what a question was to take the place of where there is no room for it', async () => {
  const { chat, ask, use, stored } = await openChat();
  await ask('First');
  await use('bytes', room);
  await chat.askAgain(chat.current().messages[0]!.id, 'Second');
  await vi.waitFor(() => expect(chat.current().reply).toBeNull());
  expect(shown(chat)).toEqual(['First', 'Answer', 'Second (unsaved)', 'Answer (unsaved)']);
  expect(await stored()).toEqual(['First', 'Answer']);
});
