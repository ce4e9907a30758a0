import { beforeAll, describe, expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { renderAnswer } from '#advisor/compose/answer-document.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer, numbersIn } from '#advisor/check/grounds-of-answer.ts';
import { distressText } from '#advisor/guardrails/distress.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';

const [year, seed] = [2026, 1];
const examples = calculators.flatMap((calculator) =>
  calculator.examples.map((example) => ({ calculator, name: calculator.name, ...example })),
);

let articles: ReadonlyMap<string, Article>;
beforeAll(async () => {
  articles = new Map((await loadArticles()).map((article) => [article.id, article]));
});

const contextOf = (question: string) => ({ question, articles, calculators, year });
const ungroundedIn = async (answer: string, question: string) =>
  findUngrounded(answer, await groundsOfAnswer(answer, contextOf(question)));

async function composeExample(
  { calculator, question, input }: (typeof examples)[number],
  mode: 'free' | 'pro',
) {
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  const about = [...articles.values()].filter((article) => article.calculators.includes(calculator.name));
  const plan: Plan = {
    kind: 'calculate',
    runs: [{ calculator, input, origins, year, changed: [] }],
    readings: about.slice(0, 2).map(({ id }) => ({ article: id, part: '' })),
    wanted: {},
  };
  const composing = {
    question,
    articles,
    calculators,
    mode,
    seed,
    year,
    today: new Date('2026-11-17T00:00:00Z'),
    pause: noPause,
  };
  return renderAnswer(await composePlan(plan, composing), { isFirst: true, maxSources: 8 });
}

describe('every number of an answer is grounded by its own evidence', () => {
  it('including the phone numbers in the text for people in distress', async () => {
    expect(await ungroundedIn(distressText, 'I want to die')).toEqual([]);
  });

  it.each(examples)('$name, in short: $question', async (example) => {
    expect(await ungroundedIn(await composeExample(example, 'free'), example.question)).toEqual([]);
  });

  it.each(examples)('$name, in depth: $question', async (example) => {
    expect(await ungroundedIn(await composeExample(example, 'pro'), example.question)).toEqual([]);
  });
});

describe('a changed answer', () => {
  const question = 'If I invest $500 a month at 7% for 30 years, how much will I have?';
  const answerOf = (mode: 'free' | 'pro') =>
    composeExample(
      examples.find((example) => example.question === question)!,
      mode,
    );

  it.each([
    ['a figure of the prose', 'about [$585,000]', 'about [$685,000]', '685,000'],
    ['a sentence that was added', 'This is education', 'It doubles in 9 years. This is education', '9'],
    ['an input of the prose', 'at 7% a year.', 'at 8% a year.', '8'],
  ])('is reported for %s', async (_, from, to, numeral) => {
    const answer = await answerOf('free');
    expect(answer).toContain(from);
    expect(await ungroundedIn(answer.replaceAll(from, to), question)).toContain(numeral);
  });

  it('is reported when the receipt was changed along with the text', async () => {
    const forged = (await answerOf('free'))
      .replaceAll('$585,000', '$685,000')
      .replaceAll(/"value":584726[.\d]*/g, '"value":684726');
    expect(forged).toContain('"value":684726');
    expect(await ungroundedIn(forged, question)).toContain('685,000');
  });

  it('is reported when a variant of the receipt was changed along with the text', async () => {
    const forged = (await answerOf('pro'))
      .replaceAll('$701,672', '$801,672')
      .replaceAll(/(?<=:)701671[.\d]*/g, '801671.6');
    expect(forged).toContain(':801671.6');
    expect(await ungroundedIn(forged, question)).toContain('801,672');
  });

  it('is reported when its receipt is missing', async () => {
    const bare = (await answerOf('free')).replaceAll(/```findeus[\s\S]*?```/g, '');
    expect(await ungroundedIn(bare, question)).toContain('585,000');
  });

  it('never throws, whatever the receipt contains', async () => {
    const receipt = { id: 'x', version: 1, year, seed, figures: [], facts: [] };
    const inputs = { rate: { value: 'much', origin: 'you said' } };
    for (const forged of [
      { ...receipt, calculator: 'compound_growth', inputs },
      {
        ...receipt,
        calculator: 'compound_growth',
        inputs: {},
        missing: ['rate'],
        variants: [{ changes: { rate: [] }, value: 1 }],
      },
      { ...receipt, calculator: 'constructor', inputs },
      {
        ...receipt,
        calculator: 'look_up_fact',
        inputs: {},
        facts: [{ id: 'toString', year: 1, source: '' }],
      },
    ]) {
      const answer = `It is $99.\n\n\`\`\`findeus\n${JSON.stringify(forged)}\n\`\`\``;
      expect(await ungroundedIn(answer, '')).toEqual(['99']);
    }
  });
});

describe('grounds other than a run', () => {
  it.each([
    ['the question', 'I have $12,345', 'You have $12,345.'],
    ['a range in the question', '5 to 7 %', 'Between 5% and 7%.'],
    ['an article that is cited', '', 'From age 65 on: [Medicare](#article.medicare).'],
  ])('%s', async (_, question, answer) => {
    expect(await ungroundedIn(answer, question)).toEqual([]);
  });

  it('include every answer of an article', async () => {
    for (const article of articles.values()) {
      for (const { answer } of article.answers) {
        const reply = `${renderPart(article, answer, year).text} [x](#article.${article.id})`;
        expect(await ungroundedIn(reply, '')).toEqual([]);
      }
    }
  });

  it('include a time of the input, in months', async () => {
    const example = examples.find(({ name, input }) => name === 'savings_goal' && input['years'] === 1.5)!;
    const answer = await composeExample({ ...example, question: 'how much a month' }, 'free');
    expect(answer).toContain('18 months');
    expect(await ungroundedIn(answer, '')).toEqual([]);
  });

  it('do not include an unknown article', async () => {
    expect(await ungroundedIn('From age 65 on: [x](#article.no-such-article).', '')).toEqual(['65']);
  });
});

describe('the numbers in a value', () => {
  it.each([
    [7, [7]],
    [{ a: 1, b: { c: 2 } }, [1, 2]],
    [
      [{ a: 1 }, { a: 2 }],
      [1, 2],
    ],
    [{ 65: 24.6 }, [65, 24.6]],
    [{ a: Infinity, b: Number.NaN }, []],
    ['7', []],
    [null, []],
    [undefined, []],
  ])('%j', (value, expected) => {
    expect(numbersIn(value)).toEqual(expected);
  });
});
