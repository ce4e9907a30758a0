import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { startModel, type ScriptedModel } from '#sandbox/model/start-model.ts';
import type { Database } from '#server/db/database.ts';
import { openModel } from '#server/model/open-model.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { measureCpu } from '#server/testing/measure-cpu.ts';
import { nastyPieces, repeated } from '#server/testing/hostile/nasty-texts.ts';

/** The slowest takes about 200 ms on an idle machine and a second on a busy one; a pattern that grows with the square, minutes. */
const maxMs = 5_000;

const question = 'If I invest $500 a month at 7% for 30 years, how much will I have? ';

type Message = { role: string; content: string };
const user = (content: string): Message => ({ role: 'user', content });
const assistant = (content: string): Message => ({ role: 'assistant', content });

const longestQuestionOf = (piece: string) =>
  user(`${question}${repeated(piece, chatTextLimits.question - question.length)}`);
const longestHistoryOf = (piece: string) => {
  const answer = assistant(repeated(piece, chatTextLimits.history / 2 - 100));
  return [user('Hi'), answer, user('Hi'), answer];
};

describe('texts that are hard to read', () => {
  let database: Database;
  let wire: ApiWire;
  let modelWire: ApiWire;
  let model: ScriptedModel;
  let token: string;
  beforeAll(async () => {
    [database, model] = await Promise.all([freshDatabase(), startModel()]);
    wire = await createApiWire(database);
    modelWire = await createApiWire(database, {
      model: openModel({
        FINDEUS_MODEL: 'compatible:wrong_numbers',
        FINDEUS_MODEL_BASE_URL: new URL(model.baseUrl),
        FINDEUS_MODEL_API_KEY: 'a key',
      }),
    });
    ({ token } = await wire.signUp());
    // What is compiled and read at the first question is not what is measured.
    for (const path of ['/functions/v1/chat', '/findeus-chat']) {
      await (await wire.post(path, { messages: [user(question)] }, token)).text();
    }
    await (
      await modelWire.post('/functions/v1/chat', { messages: [user(question)] }, modelWire.anonKey)
    ).text();
  });
  afterAll(() => Promise.all([database.close(), model.close()]));

  const timeOf = async (path: string, messages: Message[], as: string, on = wire) => {
    let status = 0;
    const ms = await measureCpu(async () => {
      const response = await on.post(path, { messages }, as);
      status = response.status;
      await response.text();
    });
    return { status, ms };
  };

  it.each(nastyPieces)('answers a question full of %s in time', async (_, piece) => {
    const messages = [longestQuestionOf(piece)];
    for (const [path, as] of [
      ['/functions/v1/chat', wire.anonKey],
      ['/findeus-chat', token],
    ] as const) {
      const { status, ms } = await timeOf(path, messages, as);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(maxMs);
    }
  });

  it.each(nastyPieces)('answers after a history full of %s in time', async (_, piece) => {
    const history = longestHistoryOf(piece);
    for (const asked of ['and a traditional one?', 'and at 5%?']) {
      const { status, ms } = await timeOf('/functions/v1/chat', [...history, user(asked)], wire.anonKey);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(maxMs);
    }
  });

  it.each(nastyPieces)(
    'checks the figures of a model against a conversation full of %s in time',
    async (_, piece) => {
      const messages = [...longestHistoryOf(piece), longestQuestionOf(piece)];
      const { status, ms } = await timeOf('/functions/v1/chat', messages, modelWire.anonKey, modelWire);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(maxMs);
    },
  );

  it.each(['system', 'tool', 'developer'])('refuses the role %s without reading its text', async (role) => {
    const content = repeated('[', 500_000);
    const { status, ms } = await timeOf(
      '/functions/v1/chat',
      [{ role, content }, user(question)],
      wire.anonKey,
    );
    expect(status).toBe(400);
    expect(ms).toBeLessThan(maxMs);
  });
});
