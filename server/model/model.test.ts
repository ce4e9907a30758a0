import dns from 'node:dns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { answerWithModel, type ModelAnswer } from '#advisor/model/answer-with-model.ts';
import { fallbackFor, fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { ModelFailure, type ModelFailureKind } from '#advisor/model/language-model.ts';
import { createToolBox } from '#advisor/model/tools.ts';
import type { ScriptName } from '#sandbox/model/scripts.ts';
import { startModel, type ScriptedModel } from '#sandbox/model/start-model.ts';
import { openModel } from '#server/model/open-model.ts';

const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
const withoutModel = 'The answer without a model.';
const [year, seed] = [2026, 1];

let server: ScriptedModel;
beforeAll(async () => {
  server = await startModel();
});
afterAll(() => server.close());

const open = (script: string, provider = 'compatible', baseUrl = server.baseUrl) =>
  openModel({
    FINDEUS_MODEL: `${provider}:${script}`,
    FINDEUS_MODEL_BASE_URL: new URL(baseUrl),
    FINDEUS_MODEL_API_KEY: 'key-of-compatible',
    OPENAI_API_KEY: 'key-of-openai',
  })!;

async function* theAnswerWithout(): AsyncGenerator<string> {
  await Promise.resolve();
  yield withoutModel;
}

interface Asked extends Partial<ModelAnswer> {
  provider?: string;
  baseUrl?: string;
}

/** A whole answer, in the parts that were streamed. */
async function ask(script: ScriptName | 'no_such_model', { provider, baseUrl, ...options }: Asked = {}) {
  const failures: unknown[] = [];
  const toolBox = createToolBox({
    calculators,
    offered: [compoundGrowth],
    year,
    seed,
    mode: 'free',
    searchKnowledge: () => Promise.resolve([]),
  });
  const parts: string[] = [];
  const answer = answerWithModel({
    model: open(script, provider, baseUrl),
    toolBox,
    messages: [{ role: 'user', content: question }],
    mode: 'free',
    today: 'November 15, 2026',
    taxYear: year,
    seed,
    takeOver: theAnswerWithout,
    signal: new AbortController().signal,
    limits: { firstMs: 400, betweenMs: 400 },
    onFailure: (error) => failures.push(error),
    ...options,
  });
  for await (const part of answer) parts.push(part);
  const kinds = failures.map((failure) => (failure instanceof ModelFailure ? failure.kind : 'bug'));
  return { parts, text: parts.join(''), kinds, failures, toolBox };
}

describe.each(['compatible', 'openai'])('a model that answers (%s)', (provider) => {
  it('streams its text sentence by sentence', async () => {
    const { parts, text, kinds } = await ask('normal', { provider });
    expect(text).toMatch(
      /^Pay off expensive debt before you invest\. Its interest is certain; a return is not\.\n\n## Why\n/,
    );
    expect(text).toContain('| Debt | Savings |\n\nThis is education');
    expect(parts.length).toBeGreaterThan(5);
    expect(kinds).toEqual([]);
  });

  it('calls a calculator, and writes the answer with its figures', async () => {
    const { text, kinds } = await ask('tool_calls', { provider });
    expect(text).toMatch(
      /^You would have about \[\$584,726\]\(#m1\.future_value\) after 30 years\. You put in \[\$180,000\]\(#m1\.contributed\) of it yourself; the other \[\$404,726\]\(#m1\.growth\) is growth\.\n/,
    );
    expect(text).not.toContain('unverified');
    const receipts = readReceipts(text);
    expect(receipts).toMatchObject([
      {
        calculator: 'compound_growth',
        inputs: { monthly: { value: 500, origin: 'you said' }, inflation: { origin: 'assumption' } },
      },
    ]);
    expect(kinds).toEqual([]);
  });
});

describe('a model with tools', () => {
  it('gets the matching calculators with their inputs explained, and tools to find the others', async () => {
    const before = server.requests.length;
    await ask('tool_calls');
    const [first, second] = server.requests.slice(before);
    expect(first!.tools!.map((tool) => tool.function.name)).toEqual([
      'compound_growth',
      'list_calculators',
      'run_calculator',
      'look_up_fact',
      'search_knowledge',
    ]);
    expect(first!.tools![0]!.function.parameters).toMatchObject({
      properties: {
        rate: {
          minimum: -50,
          maximum: 50,
          description: expect.stringMatching(/^Yearly return \(percent: 7 means 7%\)/),
        },
        years: { description: 'Time to grow (years).' },
        monthly: { description: 'Monthly contribution (dollars a month). Left out: nothing is added.' },
      },
      required: ['years'],
    });
    const result = JSON.parse(String(second!.messages.at(-1)!.content)) as Record<string, unknown>;
    expect(result).toMatchObject({ calculator: 'compound_growth', tax_year: 2026 });
    expect(result).toHaveProperty('figures.0', {
      label: 'Value at the end',
      text: '$584,726',
      value: 584_726.3,
    });
  });

  it('gets the problem with an input, so that it can correct it', async () => {
    const before = server.requests.length;
    const { text, toolBox } = await ask('bad_input');
    const second = server.requests[before + 1]!;
    expect(JSON.parse(String(second.messages.at(-1)!.content))).toEqual({
      problems: ['Yearly return must be at most 50%.'],
    });
    expect(text).toContain('[$584,726](#m1.future_value)');
    expect(toolBox.runs).toHaveLength(1);
  });

  it('can continue after an unknown tool, but cannot call tools endlessly', async () => {
    const { text: after } = await ask('unknown_tool');
    expect(after).toMatch(/^Save first\.\n/);
    const before = server.requests.length;
    const { text, kinds } = await ask('only_tools');
    expect(server.requests.length - before).toBe(6);
    expect(kinds).toEqual(['other']);
    expect(text).toContain(withoutModel);
  });

  it('is replaced when a tool throws, and the error is reported', async () => {
    const broken = new Error('The calculator is broken');
    const tool = { name: 'compound_growth', about: '', input: {}, run: () => Promise.reject(broken) };
    const toolBox = { tools: [tool], runs: [], facts: [], passages: [] };
    const { text, failures } = await ask('tool_calls', { toolBox });
    expect(failures).toEqual([broken]);
    expect(text).toContain(withoutModel);
  });
});

describe('numbers that the model made up', () => {
  it('are marked when nothing grounds them', async () => {
    const { text } = await ask('wrong_number');
    expect(text).toMatch(/^You would have about \$612,340 \(unverified\) after 30 years, at 7% a year\./);
    expect(readReceipts(text)[0]?.figures[0]?.value).toBeCloseTo(584_726.3, 1);
  });

  it('are corrected when they are another year’s figure', async () => {
    const { text } = await ask('stale_limit');
    expect(text).toMatch(
      /^An employee may put \$24,500 \(corrected to the 2026 figure\) into a 401\(k\) this year\./,
    );
    expect(text).not.toContain('23,500');
  });

  it('end its answer when there are too many', async () => {
    const { text, kinds } = await ask('wrong_numbers');
    expect(text).toBe(
      `Stocks bring 11.3% (unverified) a year. Bonds bring 6.1% (unverified). Gold brings 9.4% (unverified). \n\nThe numbers of the language model did not agree with the calculators. What follows was put together without it.\n\n${withoutModel}`,
    );
    expect(kinds).toEqual(['other']);
  });

  it('cannot be grounded by a receipt that the model wrote', async () => {
    const { text } = await ask('forged_receipt');
    expect(text).toMatch(/^Here is the proof\.\n\n\nThat was it\.\n\nThis is education/);
    expect(text).not.toContain('findeus');
  });
});

describe('a model that fails before its first sentence', () => {
  it.each<[ScriptName | 'no_such_model', ModelFailureKind, string]>([
    ['refusal', 'refused', 'The language model declined to answer.'],
    ['content_filter', 'refused', 'The language model declined to answer.'],
    ['hang', 'timeout', 'The language model took too long.'],
    ['quota', 'quota', 'The usage limit of the language model is reached.'],
    ['error', 'other', 'The language model gave no answer.'],
    ['garbage', 'other', 'The language model gave no answer.'],
    ['no_such_model', 'other', 'The language model gave no answer.'],
  ])('is replaced by the answer without a model: %s', async (script, kind, lead) => {
    const { text, kinds } = await ask(script);
    expect(kinds).toEqual([kind]);
    expect(text).toBe(`${lead} This answer was put together without it.\n\n${withoutModel}`);
  });

  it('is replaced when it cannot be reached', async () => {
    const gone = await startModel();
    await gone.close();
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: object, done: (error: Error) => void) =>
        done(Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }))) as typeof dns.lookup);
    const addresses = [
      gone.baseUrl,
      server.baseUrl.replace('http:', 'https:'),
      'https://no-such-model.example/v1',
    ];
    for (const baseUrl of addresses) {
      const { text, kinds } = await ask('normal', { baseUrl });
      expect(kinds).toEqual(['network']);
      expect(text).toBe(
        `The language model could not be reached. This answer was put together without it.\n\n${withoutModel}`,
      );
    }
    expect(lookup).toHaveBeenCalledOnce();
    lookup.mockRestore();
  });

  it.each<[ScriptName, string]>([
    ['quota', fallbackTexts.quota],
    ['hang', fallbackTexts.network],
    ['error', fallbackTexts.other('the model answered 500')],
    ['refusal', fallbackTexts.empty],
  ])(
    'results in the fallback text of the specification when there is no other answer: %s',
    async (script, words) => {
      async function* nothing(): AsyncGenerator<string> {
        await Promise.reject(new Error('No calculator and no article'));
        yield '';
      }
      const failure = await ask(script, { takeOver: nothing }).catch((error: unknown) => error);
      expect(fallbackFor(failure as ModelFailure)).toBe(words);
    },
  );
});

describe('a model that fails in the middle', () => {
  it.each<[ScriptName, ModelFailureKind]>([
    ['hang_midway', 'timeout'],
    ['cut', 'cut'],
    ['ends_early', 'cut'],
    ['too_long', 'cut'],
    ['error_midway', 'other'],
  ])('keeps its complete sentences, followed by the answer without a model: %s', async (script, kind) => {
    const { text, kinds } = await ask(script);
    expect(kinds).toEqual([kind]);
    expect(text).toBe(
      `Saving early matters most. \n\nThe language model broke off here. What follows was put together without it.\n\n${withoutModel}`,
    );
  });

  it.each(['compatible', 'openai'])(
    'counts as cut when the stream has no end mark (%s)',
    async (provider) => {
      const { kinds } = await ask('ends_early', { provider });
      expect(kinds).toEqual(['cut']);
    },
  );

  it('keeps the receipts of the figures given so far', async () => {
    const { text } = await ask('cut_after_figure');
    expect(text).toMatch(/^You would have about \[\$584,726\]\(#m1\.future_value\)\. \n\n```findeus\n/);
    expect(readReceipts(text)).toMatchObject([{ id: 'm1', calculator: 'compound_growth' }]);
    expect(text).toMatch(/```\n\nThe language model broke off here\. .+\n\nThe answer without a model\.$/);
  });

  it('has its request aborted when it is replaced', async () => {
    const before = server.abandoned();
    await ask('hang_midway');
    await vi.waitFor(() => expect(server.abandoned()).toBe(before + 1));
  });
});

describe('a caller who aborts', () => {
  it.each<[ScriptName, string]>([
    ['hang', ''],
    ['hang_midway', 'Saving early matters most. '],
  ])('ends the answer at once, without further output: %s', async (script, said) => {
    const stop = new AbortController();
    const before = server.abandoned();
    const began = performance.now();
    const answer = ask(script, { signal: stop.signal, limits: { firstMs: 10_000, betweenMs: 10_000 } });
    setTimeout(() => stop.abort(), 200);
    const { text, kinds } = await answer;
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(text).toBe(said);
    expect(kinds).toEqual([]);
    await vi.waitFor(() => expect(server.abandoned()).toBe(before + 1));
  });
});

describe('the report of a failure', () => {
  it('contains neither the key nor the user’s words, and nothing is printed', async () => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning')];
    const { failures } = await ask('error');
    const { failures: midway } = await ask('error_midway', { provider: 'openai' });
    for (const failure of [...failures, ...midway]) {
      const all = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
      expect(all).not.toMatch(/key-of|invest/);
      expect((failure as Error).cause).toBeUndefined();
    }
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('the configuration of a model', () => {
  it('is optional', () => {
    expect(openModel({})).toBeNull();
  });

  it('names the model for the log', () => {
    expect(openModel({ FINDEUS_MODEL: 'anthropic:some', ANTHROPIC_API_KEY: 'key' })?.name).toBe(
      'anthropic:some',
    );
  });
});
