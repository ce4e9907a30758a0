import { describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { answerWithModel, type ModelAnswer } from '#advisor/model/answer-with-model.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '#advisor/model/language-model.ts';
import { createToolBox, type ToolBoxOptions } from '#advisor/model/tools.ts';

type Play = (request: ModelRequest) => AsyncIterable<ModelEvent>;

async function* without(): AsyncGenerator<string> {
  await Promise.resolve();
  yield 'Without.';
}

const toolBoxWith = (searchKnowledge: ToolBoxOptions['searchKnowledge']) =>
  createToolBox({
    calculators,
    offered: [compoundGrowth],
    year: 2026,
    seed: 1,
    mode: 'free',
    searchKnowledge,
  });

async function ask(stream: Play, options: Partial<ModelAnswer> = {}) {
  const model: LanguageModel = { name: 'played', stream };
  const failures: unknown[] = [];
  let text = '';
  const answer = answerWithModel({
    model,
    toolBox: toolBoxWith(() => Promise.reject(new Error('The index is broken'))),
    messages: [{ role: 'user', content: 'What should I do?' }],
    mode: 'free',
    today: 'November 15, 2026',
    taxYear: 2026,
    seed: 1,
    takeOver: without,
    signal: new AbortController().signal,
    onFailure: (error) => failures.push(error),
    ...options,
  });
  for await (const part of answer) text += part;
  return { text, failures };
}

const say = (text: string): ModelEvent => ({ kind: 'text', text });
const end: ModelEvent = { kind: 'end', reason: 'complete' };

async function* play(...events: ModelEvent[]): AsyncGenerator<ModelEvent> {
  for (const event of events) {
    await Promise.resolve();
    yield event;
  }
}

describe('an answer with a model', () => {
  it('separates text before and after a tool call', async () => {
    const tool: ModelEvent = { kind: 'tool', name: 'look_up_fact', input: {}, output: {} };
    const { text } = await ask(() => play(tool, say('Let me see.'), tool, say('Save'), say(' more.'), end));
    expect(text).toMatch(/^Let me see\.\n\nSave more\.\n\nThis is education/);
  });

  it('sends the profile as words of the user, and accepts its numbers', async () => {
    let request: ModelRequest | undefined;
    const { text } = await ask(
      (asked) => {
        request = asked;
        return play(say('You earn $88,000.'), end);
      },
      { profile: { income: 88_000 } },
    );
    expect(request!.messages).toEqual([
      { role: 'user', content: 'What should I do?\n\nMy profile, as data: {"income":88000}' },
    ]);
    expect(request!.system).toContain('The tax year is 2026.');
    expect(request!.system).not.toContain('88');
    expect(text).toMatch(/^You earn \$88,000\.\n/);
  });

  it('may repeat numbers of an earlier receipt, but not of an earlier text', async () => {
    const receipt = JSON.stringify({
      id: 'm1',
      calculator: 'compound_growth',
      version: 1,
      year: 2026,
      seed: 1,
      inputs: { monthly: { value: 500, origin: 'you said' } },
      figures: [{ id: 'future_value', label: 'Value at the end', value: 584_726.3, unit: 'usd' }],
      facts: [],
    });
    const { text } = await ask(() => play(say('It was $584,726, not $999,111.'), end), {
      messages: [
        { role: 'user', content: 'How much?' },
        { role: 'assistant', content: `$999,111.\n\n\`\`\`findeus\n${receipt}\n\`\`\`` },
        { role: 'user', content: 'What was it again?' },
      ],
    });
    expect(text).toMatch(/^It was \$584,726, not \$999,111 \(unverified\)\.\n/);
  });

  it('is checked against the user’s messages, which are read once and up to a limit', async () => {
    const long = `${'I pay $1,234 a month. '.repeat(4000)}I have $777,123.`;
    const asked = 'I have $888,456.';
    let reads = 0;
    const readsFor = async (...sentences: readonly string[]) => {
      reads = 0;
      const earlier = {
        role: 'user' as const,
        get content() {
          reads += 1;
          return long;
        },
      };
      const { text } = await ask(() => play(...sentences.map(say), end), {
        messages: [earlier, { role: 'user', content: asked }],
      });
      return { text, reads };
    };
    const once = await readsFor('You have $888,456. ');
    const often = await readsFor('You have $888,456. ', 'You pay $1,234. ', 'You have $777,123. ');
    expect(often.reads).toBe(once.reads);
    expect(often.text).toMatch(
      /^You have \$888,456\. You pay \$1,234\. You have \$777,123 \(unverified\)\. /,
    );
  });

  it('is replaced when it is empty, and when code of the product throws', async () => {
    expect((await ask(() => play(say(' \n'), end))).text).toBe(
      'The language model gave no answer. This answer was put together without it.\n\nWithout.',
    );
    const { text, failures } = await ask(async function* ({ tools }) {
      yield say('Let me look. ');
      await tools.at(-1)!.run({ query: 'anything' });
    });
    expect(failures).toEqual([new Error('The index is broken')]);
    expect(text).toBe(
      'Let me look. \n\nThe language model broke off here. What follows was put together without it.\n\nWithout.',
    );
  });

  it('may think for a long time, but not forever', async () => {
    async function* thinking(): AsyncGenerator<ModelEvent> {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        yield { kind: 'working' };
      }
    }
    const { text } = await ask(thinking, { limits: { firstMs: 100, betweenMs: 100, overallMs: 300 } });
    expect(text).toBe(
      'The language model took too long. This answer was put together without it.\n\nWithout.',
    );
  });

  it('has an open block closed before another answer follows', async () => {
    const broken = async (said: string) => {
      const { text } = await ask(() => play(say(said), { kind: 'end', reason: 'length' }));
      return text.slice(0, text.indexOf('\n\nThe language model broke off'));
    };
    expect(await broken('**One. Two')).toBe('**One. **');
    expect(await broken('```\ncode\nmore')).toBe('```\ncode\n```');
    const long = 'word and '.repeat(60);
    expect(await broken(long)).toMatch(/^(?:word and )+(?:word )?…$/);
  });

  it('names the origin of every input, and the articles it has read', async () => {
    const debts = [
      { balance: 5200, rate: 22, minimum: 150 },
      { balance: 9000, rate: 6, minimum: 0 },
    ];
    const passage = { id: 'apr', title: 'What APR means', text: 'A yearly cost.', asOf: '2026-11-01' };
    const { text } = await ask(
      async function* ({ tools }) {
        const run = (name: string, input: unknown) => tools.find((tool) => tool.name === name)!.run(input);
        await run('run_calculator', { name: 'debt_payoff', input: { debts, budget: 500 } });
        await run('compound_growth', { monthly: 500, rate: 7, years: 30 });
        const taxed = { wages: 90_000, filing_status: 'married_separate', lived_apart: true };
        await run('run_calculator', { name: 'federal_income_tax', input: taxed });
        await run('search_knowledge', { query: 'apr' });
        yield say('Yes.');
      },
      {
        toolBox: toolBoxWith(() => Promise.resolve([passage, passage])),
        messages: [
          {
            role: 'user',
            content:
              'I owe $5,200 on a card at 22% and $9,000 on the car. I can pay $6,000 a year. We have lived apart since May.',
          },
        ],
        profile: { years: 30, rate: 5 },
      },
    );
    const [payoff, growth, tax] = readReceipts(text);
    expect(payoff!.inputs).toMatchObject({
      budget: { origin: 'you said' },
      debts: { origin: 'you said' },
    });
    expect(payoff!.inputs.debts!.assumed).toEqual(['0.minimum', '1.rate']);
    expect(growth!.inputs).toMatchObject({
      monthly: { origin: 'you said' },
      rate: { origin: 'assumption' },
      years: { origin: 'your numbers' },
    });
    expect(tax!.inputs).toMatchObject({
      lived_apart: { origin: 'assumption' },
      wages: { origin: 'assumption' },
    });
    expect(text.match(/\[What APR means\]\(#article\.apr\)/g)).toHaveLength(1);
  });
});
