import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';
import { createTab, openChat, signUp, stubBrowser, type Chat, type Person } from '#web/testing/chat-page.ts';

/** Delays or refuses a request of the page; `go` sends it to the server. */
type Network = (request: Request, go: () => Promise<Response>) => Promise<Response>;

/** A server with a scripted advisor, and pages whose requests a test can delay. Registers its own hooks. */
export function setUpChatServer() {
  let database: Database;
  let wire: Wire;
  const server = {
    network: direct,
    advised: [] as AdviceRequest[],
    /** The text of all answers; by default "Answer 1", "Answer 2" and so on. */
    scripted: undefined as string | undefined,
    /** An answer begins after `mayAnswer` and ends after `mayEnd`. */
    mayAnswer: Promise.resolve(),
    mayEnd: Promise.resolve(),
    /** Answers that are not stored yet. */
    unfinished: () => wire.functions.unfinished.size,
    somebody: () => signUp(wire, fetch),
    tab: (person: Person, options?: Parameters<typeof createTab>[3]) =>
      createTab(person, wire, fetch, options),
    openTab: (person: Person) => openChat(person, wire, fetch),
    hold,
  };
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, {
      async *advise(request) {
        server.advised.push(request);
        await server.mayAnswer;
        yield server.scripted ?? `Answer ${server.advised.length}`;
        await server.mayEnd;
      },
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    server.network = direct;
    server.advised = [];
    server.scripted = undefined;
    server.mayAnswer = Promise.resolve();
    server.mayEnd = Promise.resolve();
  });

  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return server.network(request, () => wire.fetch(request));
  };
  stubBrowser(fetch);

  /** Holds matching requests before or after the server handles them, until `letGo`. */
  function hold(which: (request: Request) => boolean, at: 'before' | 'after') {
    const here = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    server.network = async (request, go) => {
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
      const response = await go();
      const body = await response.text();
      await wait();
      return new Response(body, response);
    };
    return { here: here.promise, letGo: gate.resolve };
  }

  return server;
}

/** Sends every request at once. */
export const direct: Network = (_request, go) => go();

export const contents = (chat: Chat) => chat.current().messages.map(({ content }) => content);
export const titles = (chat: Chat) => chat.current().sessions?.map(({ title }) => title);

export async function storedContents(client: SupabaseClient): Promise<string[]> {
  const { data } = await client
    .from('chat_messages')
    .select('content')
    .order('created_at')
    .returns<{ content: string }[]>();
  return (data ?? []).map(({ content }) => content);
}

export const isChat = ({ url }: Request) => url.endsWith('/functions/v1/chat');
export const isStop = ({ url }: Request) => url.endsWith('/functions/v1/stop-answer');
export const isMoveIn = ({ url }: Request) => url.endsWith('/functions/v1/move-in');
export const isRead = (table: string) => (request: Request) =>
  request.url.includes(`/rest/v1/${table}`) && request.method === 'GET';

/** Long enough for everything that is not held: the database is in this process. */
export async function letOthersRun(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}
