import { expect, it } from 'vitest';
import { cosign } from '#advisor/guides/family/cosign.ts';
import { composeGuide } from '#advisor/compose/guides/compose-guide.ts';
import {
  clearlyNearer,
  isBesideQuestion,
  nearestGuide,
  noExactAnswer,
} from '#advisor/plan/doubt/beside-question.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { withExplanation } from '#advisor/plan/with-explanation.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';
import type { FindOptions, Found } from '#advisor/retrieve/search.ts';

const found = (id: string, text: string, cosine: number, answer?: string): Found => ({
  entry: { id, part: '', text, subject: '', ...(answer === undefined ? {} : { answer }) },
  score: cosine,
  cosine,
  bm25: 0,
});

interface Stage {
  text: string;
  asks?: readonly { id: string; probability: number }[];
  told?: readonly { role: string }[];
  guides?: readonly Found[];
  articles?: readonly Found[];
  share?: number;
  want?: string;
}

/** Of what is asked, only what these plans look at. */
const asking = ({
  text,
  guides = [],
  articles = [],
  share = 1,
  want = 'yesno',
  asks = [],
  told = [],
}: Stage) =>
  ({
    query: {
      byMeaning: true,
      find: (shelf: string, { id }: FindOptions = {}) =>
        (shelf === 'guides' ? guides : articles).filter(({ entry }) => id === undefined || entry.id === id),
      shareOfWords: () => share,
    },
    articles: new Map([
      ['renting', { answers: [{ questions: ['Should I cosign a lease?', 'sign a lease for my son'] }] }],
    ]),
    reading: {
      text,
      told,
      want: { id: want, probability: 1 },
      asks,
      act: { id: 'new', probability: 1 },
    },
    turn: 0,
  }) as unknown as Asking;

const guidePlan = (given: Record<string, unknown> = {}): Plan => ({
  kind: 'guide',
  guide: { ...cosign, articles: ['renting'] },
  given,
  chosen: {},
  manner: 'decide',
  comfort: undefined,
});

it('takes the answer of an article whose question is clearly nearer than the guide', () => {
  const stage = (cosine: number, given = {}) =>
    clearlyNearer(
      asking({
        text: 'sign the apartment lease for my son?',
        guides: [found('cosign', 'cosign a car loan', 0.55)],
        articles: [found('renting', 'sign a lease for my son', cosine, 'Only if you could pay.')],
      }),
      guidePlan(given),
    );
  expect(stage(0.67)).toEqual({
    kind: 'article',
    readings: [{ article: 'renting', part: '', answer: 'Only if you could pay.' }],
  });
  expect(stage(0.64)).toBeUndefined();
  // A decision by the person's own numbers gives way only to what is nearer still.
  expect(stage(0.67, { amount: 9000 })).toBeUndefined();
  expect(stage(0.76, { amount: 9000 })).toBeDefined();
  expect(stage(0.9, { amount: 9000, savings: 4000 })).toBeUndefined();
});

it('keeps the guide where the nearer question has other words', () => {
  const kept = clearlyNearer(
    asking({
      text: 'roofer here, what pays me if I fall',
      guides: [found('cosign', 'insurance for lost pay', 0.4)],
      articles: [found('renting', 'insurer makes us replace shingles', 0.72, 'It may.')],
    }),
    guidePlan(),
  );
  expect(kept).toBeUndefined();
});

it('does not give a text that is far from the question and has none of its words', () => {
  const stage = (cosine: number, share: number) =>
    isBesideQuestion(
      asking({ text: 'contest a will', guides: [found('cosign', 'cosign', cosine)], share }),
      guidePlan(),
    );
  expect(stage(0.41, 0.1)).toBe(true);
  expect(stage(0.43, 0.1)).toBe(false);
  expect(stage(0.41, 0.3)).toBe(false);
});

it('keeps a decision that the reading thinks of and that takes two of the numbers, far as its questions are', () => {
  const stage = (probability: number, ...roles: string[]) =>
    isBesideQuestion(
      asking({
        text: 'a long story',
        guides: [found('cosign', 'cosign', 0.3)],
        share: 0.1,
        asks: [{ id: 'guide:cosign', probability }],
        told: roles.map((role) => ({ role })),
      }),
      guidePlan(),
    );
  expect(stage(0.6, 'debt_balance', 'debt_payment')).toBe(false);
  expect(stage(0.5, 'debt_balance', 'debt_payment')).toBe(true);
  expect(stage(0.6, 'debt_balance')).toBe(true);
});

it('does not explain one of two things that were named', () => {
  const answer = 'It is an estimate of what the home is worth.';
  const articles = [found('home-buying', 'what is an appraisal', 0.6, answer)];
  const plan: Plan = { kind: 'article', readings: [{ article: 'home-buying', part: '', answer }] };
  const stage = (share: number, want: string) =>
    isBesideQuestion(asking({ text: 'inspection versus appraisal', articles, share, want }), plan);
  expect(stage(0.5, 'explain')).toBe(true);
  expect(stage(0.6, 'explain')).toBe(false);
  expect(stage(0.5, 'yesno')).toBe(false);
});

it('does not decide where something else is to be explained', () => {
  const stage = (cosine: number, want: string) =>
    isBesideQuestion(
      asking({ text: 'lien or levy', guides: [found('cosign', 'cosign', cosine)], want }),
      guidePlan(),
    );
  expect(stage(0.49, 'explain')).toBe(true);
  expect(stage(0.5, 'explain')).toBe(false);
  expect(stage(0.49, 'yesno')).toBe(false);
});

it('takes the guide that asks nearly the same, rather than ask back', () => {
  const stage = (cosine: number) => {
    const asked = asking({
      text: 'be the guarantor on a lease for my sister',
      guides: [found('cosign', 'be a guarantor on a lease for my brother', cosine)],
    });
    return nearestGuide({ ...asked, picture: toldPicture([]) }, noExactAnswer(asked));
  };
  expect(stage(0.65)).toMatchObject({ kind: 'guide', guide: { id: 'cosign' } });
  expect(stage(0.64)).toBeUndefined();
});

it('offers the nearest questions that have an answer', () => {
  const plan = noExactAnswer(
    asking({
      text: 'who signs',
      articles: [found('renting', 'sign a lease for my son', 0.5, 'Only if you could pay.')],
    }),
  );
  expect(plan).toMatchObject({
    kind: 'clarify',
    clarification: { choices: ['Should I cosign a lease?'] },
  });
  expect(plan.kind === 'clarify' && plan.clarification.question).toMatch(
    /^I don’t have an answer to exactly that/,
  );
  expect(noExactAnswer(asking({ text: 'who signs' }))).toMatchObject({ kind: 'unknown' });
});

it('explains first what was to be explained, and decides only for whom something is known', async () => {
  const stage = (given: Record<string, unknown>, want: string) =>
    withExplanation(
      asking({
        text: 'what is a cosigner',
        want,
        articles: [found('renting', 'what is a cosigner', 0.7, 'It is a second borrower. Both owe it all.')],
      }),
      guidePlan(given),
    );
  expect(stage({}, 'yesno')).toMatchObject({ kind: 'guide' });
  expect(stage({}, 'explain')).toMatchObject({ kind: 'article' });
  const plan = stage({ amount: 9000 }, 'explain') as Extract<Plan, { kind: 'guide' }>;
  const composed = await composeGuide({
    ...plan,
    year: 2026,
    seed: 1,
    mode: 'free',
    articles: new Map(),
    pause: () => Promise.resolve(),
    today: new Date('2026-11-15'),
  });
  expect(composed.opening).toBe('It is a second borrower.');
  expect(composed.because.slice(0, 2)).toEqual([
    'Both owe it all.',
    "In your case: no, don't cosign: the whole $9,000 would be your debt too.",
  ]);
});

it('keeps a decision where the article of the same topic is as near as another text', () => {
  const stage = {
    text: 'do they take the lease of my car',
    guides: [found('cosign', 'Should I cosign?', 0.5)],
    articles: [found('car-loans', 'can they take the lease of my car', 0.68, 'Ask first.')],
  };
  expect(clearlyNearer(asking(stage), guidePlan())).toBeDefined();
  const topic = found('renting', 'What happens to a lease?', 0.62);
  const kindred = asking({
    ...stage,
    articles: [...stage.articles, topic],
    asks: [{ id: 'article:renting', probability: 0.5 }],
  });
  expect(clearlyNearer(kindred, guidePlan())).toBeUndefined();
});
