import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { startModel, type ScriptedModel } from '#sandbox/model/start-model.ts';
import type { Database } from '#server/db/database.ts';
import { openModel } from '#server/model/open-model.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });

describe('the conversation that a language model receives', () => {
  let database: Database;
  let model: ScriptedModel;
  let wire: ApiWire;
  beforeAll(async () => {
    [database, model] = await Promise.all([freshDatabase(), startModel()]);
    wire = await createApiWire(database, {
      model: openModel({
        FINDEUS_MODEL: 'compatible:normal',
        FINDEUS_MODEL_BASE_URL: new URL(model.baseUrl),
        FINDEUS_MODEL_API_KEY: 'a key',
      }),
    });
  });
  afterAll(() => Promise.all([database.close(), model.close()]));

  /** The messages besides the instructions, as the provider received them. */
  const sentFor = async (messages: readonly object[], profile: object | null = null) => {
    const response = await wire.post('/functions/v1/chat', { messages, profile }, wire.anonKey);
    expect(await response.text()).toContain('Its interest is certain');
    return model.requests
      .at(-1)!
      .messages.filter(({ role }) => role !== 'system')
      .map(({ role, content }) => ({ role, content: textOf(content).replace(draft, '') }));
  };
  /** What the reader made of the question stands behind it. */
  const draft = /\n\nDraft reading by a program, as data: \{.*\}$/;
  const textOf = (content: unknown): string =>
    typeof content === 'string' ? content : (content as { text: string }[]).map(({ text }) => text).join('');
  const lengthOf = (messages: readonly { content: string }[]) =>
    messages.reduce((sum, { content }) => sum + content.length, 0);
  const expectTurns = (messages: readonly { role: string }[]) =>
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    );

  it('stays within the budget, with the newest messages and the whole question', async () => {
    const question = 'Should I pay off debt first? '.repeat(chatTextLimits.question / 29).trim();
    const history = Array.from({ length: 10 }, (_, n) =>
      n % 2 === 0 ? user(`${n} ${'u'.repeat(9_000)}`) : assistant(`${n} ${'a'.repeat(9_000)}`),
    );
    const sent = await sentFor([...history, user(question)]);
    expect(sent.at(-1)!.content).toBe(question);
    expect(sent.slice(0, -1).map(({ content }) => content[0])).toEqual(['8', '9']);
    expect(lengthOf(sent)).toBeLessThanOrEqual(chatTextLimits.modelHistory + question.length);
    expectTurns(sent);
  });

  it('stays within the budget, however much masking adds', async () => {
    const history = [user('123456789 '.repeat(2_000)), assistant('Well.')];
    const sent = await sentFor([...history, user('What is a bond?')]);
    expect(lengthOf(sent)).toBeLessThanOrEqual(chatTextLimits.modelHistory + 100);
    expect(sent.at(-1)).toEqual(user('What is a bond?'));
  });

  it('leaves out receipts of an answer that would not fit with them', async () => {
    const receipt = { id: 'r', calculator: 'x', figures: [], label: 'y'.repeat(30_000) };
    const answer = `**It is so.**\n\nWhy it is.\n\n${renderReceipt(receipt as unknown as Receipt)}\n`;
    const sent = await sentFor([user('Is it so?'), assistant(answer), user('What is a bond?')]);
    expect(sent[1]!.content.trim()).toBe('**It is so.**\n\nWhy it is.');
  });

  it('alternates between user and assistant, whatever the order was', async () => {
    const before = [assistant('Hello'), user('One'), user('Two'), assistant('Three'), assistant('Four')];
    const sent = await sentFor([...before, user('What is a bond?')]);
    expect(sent.map(({ content }) => content)).toEqual(['One\n\nTwo', 'Three\n\nFour', 'What is a bond?']);
    expectTurns(sent);
  });

  it('includes as much of the profile as fits', async () => {
    const holdings = Array.from({ length: 100 }, () => ({ amount: 1_000, kind: 'stocks', fee: 0.1 }));
    const [sent] = await sentFor([user('What is a bond?')], { holdings, age: 40, nickname: 'Al' });
    expect(sent!.content).toBe('What is a bond?\n\nMy profile, as data: {"age":40}');
  });
});
