import { describe, expect, it } from 'vitest';
import type { Candidate } from '#advisor/plan/fit/candidates.ts';
import { leastFor, mayBeReplaced } from '#advisor/plan/fit/least-fit.ts';
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

describe('a reply that only repeats what was worked out', () => {
  const calculator = { name: 'home_payment' };
  const remembered = (want: string) =>
    ({
      turn: 2,
      last: { calculator, receipt: {} },
      reading: { act: { id: 'change', probability: 0.9 }, want: { id: want }, told: [], asks: [] },
    }) as unknown as ToPlan['remembered'];
  const again = (manner: string) => ({ kind: 'again', manner }) as unknown as Plan;
  const run = (changed: readonly string[]) =>
    ({ kind: 'calculate', runs: [{ calculator, changed }] }) as unknown as Plan;

  it.each([again('same'), again('noted'), run([])])('may give way to a text: %j', (plan) => {
    expect(mayBeReplaced(plan, remembered('yesno'))).toBe(true);
  });

  it.each([again('short'), run(['price'])])('is kept where it was asked for: %j', (plan) => {
    expect(mayBeReplaced(plan, remembered('yesno'))).toBe(false);
  });

  it('is kept where a figure is asked for', () => {
    expect(mayBeReplaced(run([]), remembered('amount'))).toBe(false);
  });
});

it('says what it noted of a message that only tells something', () => {
  const toPlan = toPlanOf({ turn: 1, probability: 0.5 });
  const told = [{ role: 'ss_income', owner: 'other', said: '1,600' }];
  const reading = { ...toPlan.remembered.reading, act: { id: 'change', probability: 0.9 }, told };
  const telling = { ...toPlan, remembered: { turn: 1, reading } } as unknown as ToPlan;
  const other = { ...text('home-buying'), fit: 0.01 };
  const planned = planNoneFits(telling, article, { ...text('car-loans'), fit: 0.01 }, [other]);
  expect(planned?.plan).toMatchObject({
    clarification: {
      question: 'I noted 1,600 (the Social Security benefit). What do you want to know with that?',
    },
  });
});
