import { expect, it } from 'vitest';
import type { Candidate } from '#advisor/plan/fit/candidates.ts';
import { leastFor } from '#advisor/plan/fit/least-fit.ts';
import { planNoneFits } from '#advisor/plan/fit/none-fits.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';

const text = (id: string, answer = 'Yes.') =>
  ({ shelf: 'articles', entry: { id, part: '', text: `About ${id}?`, answer } }) as Candidate;
const article = { kind: 'article', readings: [{ article: 'car-loans', part: '' }] } as unknown as Plan;

function toPlanOf({ turn = 0, probability = 0.4, ask = 'article:car-loans' }): ToPlan {
  const reading = {
    act: { id: 'new', probability: 0.9 },
    asks: [{ id: ask, probability }],
    told: [],
    want: { id: 'explain', probability: 0.5 },
    text: 'what about the house',
  };
  const articles = new Map([
    [
      'home-buying',
      {
        id: 'home-buying',
        answers: [{ questions: ['About home-buying?'], answer: 'Yes.', part: '', terms: [] }],
      },
    ],
  ]);
  return {
    year: 2026,
    articles,
    calculators: [{ name: 'mortgage_affordability' }],
    remembered: { turn, reading },
  } as unknown as ToPlan;
}

const least = (fit: number, about: Parameters<typeof toPlanOf>[0] = {}) =>
  leastFor(toPlanOf(about), article, text('home-buying'), { ...text('car-loans'), fit });

it('asks less of a text in place of one that has nothing to do with the message', () => {
  expect(least(0.01)).toBe(0.18);
  expect(least(0.12)).toBe(0.25);
  expect(least(0.01, { turn: 1 })).toBe(0.2);
  expect(least(0.12, { turn: 1 })).toBe(0.32);
});

it('asks for more where the reading is sure of the text that is planned', () => {
  expect(least(0.01, { turn: 1, probability: 0.95 })).toBe(0.3);
  expect(least(0.12, { turn: 1, probability: 0.95 })).toBe(0.45);
});

it.each([
  ['keeps a text that the reading is sure of and that may fit', 0.08, 0.9, undefined],
  ['asks back for one that the reading is not sure of', 0.08, 0.5, 'clarify'],
])('%s', (_, fit, probability, kind) => {
  const other = { ...text('home-buying'), fit: 0.1 };
  const own = { ...text('car-loans'), fit };
  expect(planNoneFits(toPlanOf({ probability }), article, own, [other])?.plan.kind).toBe(kind);
});

it('keeps a decision where the reading is sure of a calculation, or which takes a number that was told', () => {
  const decision = { kind: 'guide', guide: { fields: {} } } as unknown as Plan;
  const unfit = { ...text('car-loans'), fit: 0.01 };
  const near = { ...text('home-buying'), fit: 0.03 };
  const planned = (about: Parameters<typeof toPlanOf>[0]) =>
    planNoneFits(toPlanOf({ probability: 0.95, ...about }), decision, unfit, [near])?.plan.kind;
  expect(planned({ ask: 'article:home-buying' })).toBe('clarify');
  expect(planned({ ask: 'mortgage_affordability' })).toBeUndefined();
});
