import { beforeAll, describe, expect, it } from 'vitest';
import { acts, relatives, wants } from '#advisor/reader/acts.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { cases, owners, roleIds, thingKinds } from '#advisor/reader/roles.ts';
import type { MessageScores } from '#advisor/reader/scores.ts';
import { spanFeatures } from '#advisor/reader/span-features.ts';
import { wordFactIds } from '#advisor/reader/word-facts.ts';
import { loadArticles } from '#server/embedder/load-knowledge.ts';
import { model } from '#server/embedder/model.ts';
import { loadAskVectors } from '#server/embedder/reader/ask-vectors.ts';
import { openReader, type AskVectors, type OpenReader } from '#server/embedder/reader/open-reader.ts';

let reader: OpenReader;
let asks: AskVectors;
beforeAll(async () => {
  reader = await openReader(model);
  asks = await loadAskVectors(collectAsks(await loadArticles()), (texts) =>
    Promise.resolve(texts.map((text) => reader.askVector(text))),
  );
});

const score = (text: string, context = '') =>
  reader.score(
    {
      text,
      context,
      spans: readQuantities(text).map((quantity) => ({
        start: quantity.start,
        end: quantity.end,
        features: spanFeatures(quantity),
      })),
    },
    asks,
  );

const distributionsOf = ({
  acts: act,
  wants: want,
  relatives: relative,
  asks: ask,
  spans,
}: MessageScores) => [
  act,
  want,
  relative,
  ask,
  ...spans.flatMap((span) => [span.roles, span.owners, span.kinds, span.cases]),
];

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describe('the trained reader', () => {
  it.each([
    ['roles', roleIds],
    ['wordFacts', wordFactIds],
    ['acts', acts],
    ['wants', wants],
    ['relatives', relatives],
    ['owners', owners],
    ['thingKinds', thingKinds],
    ['cases', cases],
  ] as const)(
    'names only %s that the program has; those added since its training never come',
    (list, known) => {
      const unknown = reader.metadata[list].filter((name) => !(known as readonly string[]).includes(name));
      expect(unknown).toEqual([]);
    },
  );

  it('reads unambiguous questions correctly', () => {
    const { asks: found, spans } = score(growth);
    expect(found[0]?.id).toBe('compound_growth');
    expect(spans.map(({ roles }) => roles[0]?.id)).toEqual(['save_amount', 'rate_return', 'horizon']);
  });

  it('reads the same text the same way, whatever came between', () => {
    const first = score(growth);
    score('What is the payment on a $25,000 car loan at 7% for 5 years?');
    expect(score(growth)).toEqual(first);
  });

  it.each([
    ['an empty text', ''],
    ['a single sign', '?'],
    ['signs that no word is made of', '🙂 \u0000 \uFFFF'],
    ['a very long text', `${growth} `.repeat(200)],
    ['a word without end', 'x'.repeat(20_000)],
  ])('reads %s', (_, text) => {
    for (const all of distributionsOf(score(text))) {
      expect(all.length).toBeGreaterThan(0);
      for (const { probability } of all) expect(probability).toBeGreaterThanOrEqual(0);
    }
  });

  it('reads a question of 35 words: what it asks for, and every number in it', () => {
    const question =
      'My wife and I put $450 a month into an index fund that should return about 6% a year, and if we go on like that for 25 years, how much will there be in the end altogether?';
    const { asks: found, spans } = score(question);
    expect(found[0]?.id).toBe('compound_growth');
    expect(spans.map(({ roles }) => roles[0]?.id)).toEqual(['save_amount', 'rate_return', 'horizon']);
  });

  it('reads the beginning and the end of 10,000 characters, and gives every number a score', () => {
    const story = 'We talked it over and could not agree. '.repeat(128);
    const text = `${growth} ${story} It was $400. ${story} ${growth}`;
    expect(text.length).toBeGreaterThan(10_000);
    const roles = score(text).spans.map(({ roles: [likeliest] }) => likeliest);
    const unread = { id: 'other', probability: 1 };
    expect(roles).toHaveLength(3 + 1 + 3);
    expect(roles[3]).toEqual(unread);
    for (const role of roles.toSpliced(3, 1)) expect(role).not.toEqual(unread);
  });

  it('gives sorted probabilities that add up to at most one', () => {
    for (const all of distributionsOf(score(growth, 'What is the yearly return? | I save 300 a month'))) {
      const probabilities = all.map(({ probability }) => probability);
      expect(probabilities).toEqual(probabilities.toSorted((one, other) => other - one));
      expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1 + 1e-6);
    }
  });

  it('lists only facts in words that are more likely than not', () => {
    for (const { probability } of score('I am single and earn 95k, what is my federal tax?').facts)
      expect(probability).toBeGreaterThan(0.5);
  });

  it('has a unit vector for every text of an ask', () => {
    for (const text of ['', growth, 'bond '.repeat(500)]) {
      const length = Math.hypot(...reader.askVector(text));
      expect(length).toBeCloseTo(1, 4);
    }
  });
});
