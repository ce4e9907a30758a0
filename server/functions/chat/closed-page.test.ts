import { describe, expect, it } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';
import { question, setUpChatTurns } from '#server/testing/wire/chat-turns.ts';

const chat = setUpChatTurns();
const { messagesOf, post, signUp } = chat;

describe('an answer whose page was closed', () => {
  it('is stored completely', async () => {
    const user = await signUp();
    const replyId = crypto.randomUUID();
    const goOn = Promise.withResolvers<void>();
    let aborted = false;
    chat.advise = async function* slowly(_, signal) {
      yield 'First. ';
      await goOn.promise;
      aborted = signal.aborted;
      yield 'Second.';
    };
    const response = await post(
      { ...question('Hi'), session_id: user.sessionId, reply_id: replyId },
      user.token,
    );
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    goOn.resolve();
    await expect.poll(async () => (await messagesOf(user))[0]?.content).toBe('First. Second.');
    expect(aborted).toBe(false);
  });

  it('is finished and stored before the server stops', async () => {
    const user = await signUp();
    const shutdown = new AbortController();
    const [left, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stopping = await createWire(chat.database(), {
      advise: async function* slowly(_, signal) {
        yield 'First. ';
        await goOn.promise;
        if (!signal.aborted) yield 'Second.';
      },
      shutdown: shutdown.signal,
    });
    const fetchFromApp = (request: Request) => {
      request.signal.addEventListener('abort', () => left.resolve());
      return stopping.app.fetch(request);
    };
    const server = await listen(
      { fetch: fetchFromApp },
      { host: '127.0.0.1', port: 0, graceSeconds: 60, shutdown, unfinished: stopping.functions.unfinished },
    );
    const leaving = new AbortController();
    const response = await fetch(`http://127.0.0.1:${server.port}/functions/v1/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...question('Hi'),
        session_id: user.sessionId,
        reply_id: crypto.randomUUID(),
      }),
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    const closing = server.close();
    leaving.abort();
    await left.promise;
    // By then a server that waits for connections only has ended everything.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    goOn.resolve();
    await closing;
    expect(await messagesOf(user)).toMatchObject([{ content: 'First. Second.' }]);
  });
});
