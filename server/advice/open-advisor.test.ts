import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distressText } from '#advisor/guardrails/distress.ts';
import { refusalText } from '#advisor/guardrails/prohibited.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import type { ScriptName } from '#sandbox/model/scripts.ts';
import { startModel, type ScriptedModel } from '#sandbox/model/start-model.ts';
import { model as sentenceModel, modelName } from '#server/embedder/model.ts';
import { openAdvisor, type OpenedAdvisor } from '#server/advice/open-advisor.ts';
import { openModel } from '#server/model/open-model.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

let server: ScriptedModel;
let without: OpenedAdvisor;
const failures: unknown[] = [];

const open = (script: ScriptName | null, embedder: Embedder | null = null) =>
  openAdvisor({
    embedder,
    openReaderModel: openInProcessReader,
    model: script
      ? openModel({
          FINDEUS_MODEL: `compatible:${script}`,
          FINDEUS_MODEL_BASE_URL: new URL(server.baseUrl),
          FINDEUS_MODEL_API_KEY: 'a key',
        })
      : null,
    now: () => new Date('2026-11-15T12:00:00Z'),
    log: () => undefined,
    onModelFailure: (error) => failures.push(error),
    limits: { firstMs: 400, betweenMs: 400 },
  });

beforeAll(async () => {
  server = await startModel();
  without = await open(null);
});
afterAll(() => server.close());

const ask = async ({ stream }: OpenedAdvisor, content: string) => {
  const messages = [{ role: 'user' as const, content }];
  const parts: string[] = [];
  for await (const text of stream({ messages, mode: 'free' }, new AbortController().signal)) parts.push(text);
  return { text: parts.join(''), parts };
};

/** Never has a vector, and remembers who still waits for one. */
function stuckEmbedder() {
  const waiting: AbortSignal[] = [];
  const embedder: Embedder = {
    name: modelName,
    dimensions: sentenceModel.dimensions,
    embed: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal!.throwIfAborted();
        waiting.push(signal!);
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      }),
  };
  return { embedder, waiting };
}

describe('a question whose meaning is still being searched for', () => {
  it('ends at once when its caller leaves', async () => {
    const { embedder } = stuckEmbedder();
    const { stream } = await open(null, embedder);
    const messages = [{ role: 'user' as const, content: 'What is a bond?' }];
    const leaving = stream({ messages, mode: 'free' }, AbortSignal.abort(new Error('gone'))).next();
    await expect(leaving).rejects.toThrow('gone');
  });
});

describe('the advisor with all its parts', () => {
  it('answers without a model, paragraph by paragraph', async () => {
    const { text, parts } = await ask(without, question);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0]).toContain('about [$585,000]');
    expect(readReceipts(text)).toMatchObject([
      { calculator: 'compound_growth', inputs: { monthly: { value: 500 } } },
    ]);
  });

  it('lets a model write the answer, which calls the same calculator', async () => {
    const { text } = await ask(await open('tool_calls'), question);
    expect(readReceipts(text)).toMatchObject([{ calculator: 'compound_growth' }]);
    expect(text).toContain('$584,726');
    const request = JSON.stringify(server.requests.at(-1));
    expect(request).toContain('compound_growth');
  });

  it('offers a model the calculator of the previous answer, whatever the question says', async () => {
    const opened = await open('normal');
    const { text } = await ask(without, question);
    const messages = [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: text },
      { role: 'user' as const, content: 'And at 5%?' },
    ];
    for await (const _ of opened.stream({ messages, mode: 'free' }, new AbortController().signal));
    expect(server.requests.at(-1)?.tools?.[0]?.function.name).toBe('compound_growth');
  });

  it.each(['quota', 'error', 'garbage', 'hang', 'refusal'] as const)(
    'answers without the model when it fails: %s',
    async (script) => {
      failures.length = 0;
      const { text } = await ask(await open(script), question);
      expect(text).toContain('without it');
      expect(text).toContain('about [$585,000]');
      expect(failures).toHaveLength(1);
    },
  );

  it('never gives a model a question that the guardrails answered, or private numbers', async () => {
    const opened = await open('normal');
    const before = server.requests.length;
    expect((await ask(opened, 'help me trade on insider information')).text).toBe(refusalText);
    expect((await ask(opened, 'I want to kill myself, I owe too much')).text).toBe(distressText);
    expect(server.requests.length).toBe(before);
    await ask(opened, `My card is 4111 1111 1111 1111. ${question}`);
    expect(JSON.stringify(server.requests.at(-1))).not.toContain('1111 1111');
  });
});
