import { expect, it } from 'vitest';
import { articlePlan, nearestAnswer } from '#advisor/plan/plan-article.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Found } from '#advisor/retrieve/search.ts';

const found = (part: string, cosine: number, answer?: string): Found => ({
  entry: {
    id: 'bonds',
    part,
    text: part,
    subject: answer === undefined ? 'Bonds' : '',
    ...(answer === undefined ? {} : { answer }),
  },
  score: cosine,
  cosine,
  bm25: 0,
});

/** Of what is asked, only what these plans look at. */
const asking = (
  entries: readonly Found[],
  role?: string,
  want = 'howmuch',
  asks: Asking['reading']['asks'] = [],
) =>
  ({
    query: { byMeaning: true, find: () => [...entries], shareOfWords: () => 1 },
    articles: new Map([['bonds', {}]]),
    reading: {
      told: role === undefined ? [] : [{ role }],
      want: { id: want },
      asks,
      act: { id: 'new', probability: 1 },
    },
    turn: 0,
    year: 2026,
  }) as unknown as Asking;

const clarify: Plan = { kind: 'clarify', clarification: { question: 'Which?', choices: [] }, readings: [] };

it('takes the answer to the same question, and otherwise the nearest part', () => {
  expect(articlePlan(asking([found('The risks', 0.7), found('', 0.69, 'Rates rose.')]), 'bonds')).toEqual({
    kind: 'article',
    readings: [{ article: 'bonds', part: '', answer: 'Rates rose.' }],
  });
  expect(articlePlan(asking([found('', 0.6, 'Rates rose.'), found('The risks', 0.5)]), 'bonds')).toEqual({
    kind: 'article',
    readings: [{ article: 'bonds', part: 'The risks' }],
  });
});

it('takes an answer that is less near where the reading is sure of the article', () => {
  const asks = [{ id: 'article:bonds', probability: 0.8 }];
  const nearby = [found('', 0.55, 'Rates rose.'), found('The risks', 0.5)];
  expect(articlePlan(asking(nearby, undefined, 'explain', asks), 'bonds')).toMatchObject({
    readings: [{ answer: 'Rates rose.' }],
  });
});

it('answers instead of asking back, but not from a question that only sounds alike', () => {
  const readings = [{ article: 'bonds', part: '', answer: 'Rates rose.' }];
  expect(nearestAnswer(asking([found('', 0.7, 'Rates rose.')]), clarify, undefined)).toEqual({
    kind: 'article',
    readings,
  });
  expect(nearestAnswer(asking([found('', 0.6, 'Rates rose.')]), clarify, undefined)).toBeUndefined();
});

it("leaves one's own numbers to a calculator", () => {
  const calculation = {
    kind: 'calculate',
    runs: [{ origins: {} }],
    readings: [],
    wanted: {},
  } as unknown as Plan;
  const near = [found('', 0.95, 'Rates rose.')];
  expect(nearestAnswer(asking(near, 'wages'), calculation, undefined)).toBeUndefined();
  expect(nearestAnswer(asking(near), calculation, undefined)).toBeDefined();
  expect(nearestAnswer(asking(near, 'wages', 'yesno'), calculation, undefined)).toBeDefined();
  const less = [found('', 0.8, 'Rates rose.')];
  expect(nearestAnswer(asking(less, 'wages', 'yesno'), calculation, undefined)).toBeUndefined();
});

it('says yes or no before it asks for what a calculator lacks', () => {
  const missing = { kind: 'missing', missing: ['balance'], readings: [] } as unknown as Plan;
  const near = [found('', 0.68, 'Yes, this year.')];
  expect(nearestAnswer(asking(near, 'age', 'yesno'), missing, undefined)).toBeDefined();
  expect(nearestAnswer(asking(near, 'age'), missing, undefined)).toBeUndefined();
});

it('leaves a figure of another year to the ledger: an article has this year’s', () => {
  const fact = (year: number): Plan => ({
    kind: 'fact',
    ids: ['standard_deduction'],
    years: [year],
    readings: [],
  });
  const near = [found('', 0.9, 'It is $16,100.')];
  expect(nearestAnswer(asking(near, 'year'), fact(2026), undefined)).toBeDefined();
  expect(nearestAnswer(asking(near, 'year'), fact(2024), undefined)).toBeUndefined();
});

it('leaves a later question to a sure calculation with numbers that were told before', () => {
  const near = [found('', 0.8, 'Rates rose.')];
  const later = { ...asking(near), turn: 3, picture: { facts: [], words: [] } };
  const best = { confidence: 0.98 } as Parameters<typeof nearestAnswer>[2];
  const run = (origins: Record<string, string>) =>
    ({ kind: 'calculate', runs: [{ input: { age: 58 }, origins }] }) as unknown as Plan;
  expect(nearestAnswer(later, run({ age: 'you said' }), best)).toBeUndefined();
  expect(nearestAnswer(later, run({}), best)).toBeDefined();
});
