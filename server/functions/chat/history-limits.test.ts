import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const { earlierMessage, history, rememberedMessages } = chatTextLimits;

describe('the history of a chat request', () => {
  let database: Database;
  let wire: Wire;
  let asked: AdviceRequest | undefined;
  let advise: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;
  beforeAll(async () => {
    database = await freshDatabase();
    const { stream } = await openAdvisor({
      embedder: null,
      openReaderModel: openInProcessReader,
      model: null,
      now: () => new Date('2026-11-15T12:00:00Z'),
      log: () => undefined,
    });
    advise = stream;
    wire = await createWire(database, {
      advise: (request, signal) => {
        asked = request;
        return advise(request, signal);
      },
    });
  });
  afterAll(() => database.close());

  const post = (messages: unknown[], mode = 'free') =>
    wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${wire.anonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages, mode }),
    });
  const readBy = async (messages: unknown[]) => {
    asked = undefined;
    const response = await post(messages);
    expect(response.status).toBe(200);
    await response.text();
    return asked!.messages;
  };

  it('is used whole when it fits', async () => {
    const messages = [user('Hi'), assistant('x'.repeat(earlierMessage)), user('Thanks')];
    expect(await readBy(messages)).toEqual(messages);
  });

  it('is used up to the maximum number of messages', async () => {
    const messages = Array.from({ length: 41 }, (_, n) => (n % 2 === 0 ? user(`${n}`) : assistant(`${n}`)));
    expect(await readBy(messages)).toEqual(messages.slice(-rememberedMessages - 1));
  });

  it('is used up to the maximum length, without cutting a message', async () => {
    const answer = assistant('x'.repeat(history / 3));
    const messages = [user('One'), answer, user('Two'), answer, user('Three'), answer, user('Thanks')];
    expect(await readBy(messages)).toEqual(messages.slice(2));
  });

  it('starts after a message that is too long, so that it has no gap', async () => {
    const tooLong = assistant('x'.repeat(earlierMessage + 1));
    const messages = [user('Hi'), tooLong, user('And?'), assistant('Well.'), user('Thanks')];
    expect(await readBy(messages)).toEqual(messages.slice(2));
    expect(await readBy([user('Hi'), tooLong, user('Thanks')])).toEqual([user('Thanks')]);
  });

  it('never shortens the question', async () => {
    const question = user('y '.repeat(5_000).trim());
    const messages = [user('Hi'), assistant('x'.repeat(900_000)), question];
    expect(await readBy(messages)).toEqual([question]);
  });

  it('refuses a question that is too long with a message', async () => {
    const response = await post([user('x'.repeat(chatTextLimits.question + 1))]);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('the question is longer than 20000 characters');
  });

  describe('with answers of the advisor', () => {
    const textOf = async (messages: AdviceRequest['messages'], mode: 'free' | 'pro') => {
      let text = '';
      for await (const part of advise({ messages, mode }, new AbortController().signal)) text += part;
      return text;
    };

    it('has room for five of the longest Pro answers, and continues from the last', async () => {
      const first =
        'What changes in my federal tax if I make $95,000 and put 10k in my 401(k)? I am single.' as const;
      const answer = await textOf([{ role: 'user', content: first }], 'pro');
      expect(answer.length).toBeGreaterThan(10_000);
      const before = Array.from({ length: rememberedMessages / 2 }, () => [user(first), assistant(answer)]);
      const messages = [...before.flat(), user('and if I make $120,000?')];
      const read = await readBy(messages);
      expect(read).toHaveLength(messages.length);
      const [receipt] = readReceipts(await textOf(read, 'free'));
      expect(receipt?.calculator).toBe('federal_income_tax');
      expect(receipt?.inputs.wages?.value).toBe(120_000);
    });
  });
});
