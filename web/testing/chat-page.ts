import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Wire } from '#server/testing/wire/wire-client.ts';
import { chatStoreOf } from '#web/features/chat/store/chat-store.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';
import type { Account } from '#web/lib/account/account-types.ts';

type Fetch = typeof globalThis.fetch;

const supabaseUrl = 'http://findeus.test';

/** Gives every test of a file the parts of a browser that the chat uses, with empty storage. */
export function stubBrowser(fetch: Fetch): void {
  beforeEach(() => {
    vi.stubGlobal('localStorage', emptyStorage());
    vi.stubGlobal('sessionStorage', emptyStorage());
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

export interface Person {
  client: SupabaseClient;
  user: User;
}

/** A new user, signed in with the official client. */
export async function signUp({ anonKey }: Pick<Wire, 'anonKey'>, fetch: Fetch): Promise<Person> {
  const client = createClient(supabaseUrl, anonKey, {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
  return { client, user: data.user! };
}

interface TabOptions {
  state?: 'signed in' | 'signed out' | 'loading';
  fromAddress?: boolean;
}

/** A tab with the chat open in it. */
export function createTab(
  { client, user }: Person,
  { anonKey }: Pick<Wire, 'anonKey'>,
  fetch: Fetch,
  { state = 'signed in', fromAddress = false }: TabOptions = {},
) {
  const known: Account = { state: 'signed in', user, profile: null };
  let account: Account = state === 'signed in' ? known : { state };
  const listeners = new Set<() => void>();
  const store = {
    current: () => ({ account, config: { supabaseUrl, anonKey }, fromAddress }),
    subscribe: (listener: () => void) => listeners.add(listener),
    client: () => Promise.resolve(client),
    settled: async () => {
      if (account.state === 'loading') await new Promise<void>((resolve) => listeners.add(resolve));
      return account;
    },
    lookAround: () => Promise.resolve(),
    fetch,
  };
  const become = (next: Account) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const chat = chatStoreOf(store as unknown as AccountStore);
  // As the overlay does when it is opened, and when somebody signs in while it is open.
  if (state === 'signed in') void chat.refresh();
  return {
    chat,
    signIn: () => {
      become(known);
      void chat.refresh();
    },
    signOut: () => become({ state: 'signed out' }),
  };
}

export type Chat = ReturnType<typeof createTab>['chat'];

/** The chat of a signed-in user, once the conversations are loaded. */
export async function openChat(person: Person, wire: Pick<Wire, 'anonKey'>, fetch: Fetch): Promise<Chat> {
  const { chat } = createTab(person, wire, fetch);
  await vi.waitFor(() => expect(chat.current().sessions).not.toBeNull());
  return chat;
}

/** Asks a question and waits for the answer. */
export async function ask(chat: Chat, question: string): Promise<void> {
  expect(await chat.send(question)).toBe(true);
  await whenIdle(chat);
}

/** Waits until nothing is being asked. */
export async function whenIdle(chat: Chat): Promise<void> {
  await vi.waitFor(() => expect(chat.current().turn.is).toBe('idle'));
}
