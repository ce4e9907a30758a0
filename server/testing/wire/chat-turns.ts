import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { ChatRequest } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

type Advise = (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;

interface ChatUser {
  client: SupabaseClient;
  id: string;
  token: string;
  /** Their conversation. */
  sessionId: string;
}

interface StoredMessage {
  id: string;
  role: string;
  content: string;
  mode: string;
  status: string | null;
}

const password = 'correct horse battery';

const messagesOf = async ({ client, sessionId }: ChatUser) => {
  const { data } = await client
    .from('chat_messages')
    .select('*')
    .eq('session_id', sessionId)
    .order('created_at');
  return data as StoredMessage[];
};
const storeMessage = async (
  { client, id: userId, sessionId }: ChatUser,
  message: { id?: string; role: string; content: string; reply_to?: string },
) => {
  const row = { id: crypto.randomUUID(), session_id: sessionId, user_id: userId, ...message };
  const { error } = await client.from('chat_messages').insert(row);
  expect(error).toBeNull();
  return row.id;
};

/** functions/v1/chat with a scripted advisor, and helpers to ask and stop. Registers its own hooks. */
export function setUpChatTurns() {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, { advise: (request, signal) => chat.advise(request, signal) });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    chat.advise = sayHello;
  });

  const signUp = async (): Promise<ChatUser> => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    const { data: session } = await client
      .from('chat_sessions')
      .insert({ user_id: data.user!.id, title: 'Plans' })
      .select()
      .single<{ id: string }>();
    return { client, id: data.user!.id, token: data.session!.access_token, sessionId: session!.id };
  };
  const postTo = (path: string, body: object, token: string) =>
    wire.app.request(`/functions/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const post = (body: object, token = wire.anonKey) => postTo('chat', body, token);
  const stop = async (body: object, token: string) => {
    const response = await postTo('stop-answer', body, token);
    return { status: response.status, ...((await response.json()) as { answered?: boolean }) };
  };
  const chat = {
    /** Answers the next questions. */
    advise: sayHello as Advise,
    database: () => database,
    anonKey: () => wire.anonKey,
    signUp,
    post,
    stop,
    messagesOf,
    contentsOf: async (user: ChatUser) => (await messagesOf(user)).map(({ content }) => content),
    storeMessage,
    /** A new user's question in a conversation that the server creates. */
    askAnew: async (content: string) => {
      const user = { ...(await signUp()), sessionId: crypto.randomUUID() };
      const place = placeIn(user.sessionId);
      return { user, place, ask: () => post({ ...question(content), ...place }, user.token) };
    },
    /** A stored turn, and the same question asked again. */
    askedAgain: async () => {
      const user = await signUp();
      const replaces = [
        await storeMessage(user, { role: 'user', content: 'Hi' }),
        await storeMessage(user, { role: 'assistant', content: 'Old' }),
      ];
      const place = placeIn(user.sessionId);
      const ask = async () => textOf(await post({ ...question('Hi'), ...place, replaces }, user.token));
      return { user, place, ask };
    },
  };
  return chat;
}

export const question = (content: string): ChatRequest => ({
  messages: [{ role: 'user', content }],
  useRag: true,
});

/** A conversation, and new ids for a question and its reply. */
export const placeIn = (sessionId: string) => ({
  session_id: sessionId,
  question_id: crypto.randomUUID(),
  reply_id: crypto.randomUUID(),
});

export async function* say(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield text;
}

const sayHello = () => say('Hello', ' there');

export async function* fail(error: Error, ...before: string[]): AsyncGenerator<string> {
  yield* before;
  throw error;
}

/** The events of a streamed answer; none for another response. */
export async function eventsOf(response: Response): Promise<{ text?: string }[]> {
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as { text?: string });
}

/** The text of a streamed answer. */
export async function textOf(response: Response): Promise<string> {
  return (await eventsOf(response)).map(({ text = '' }) => text).join('');
}
