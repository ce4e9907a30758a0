import { describe, expect, it } from 'vitest';
import { gatherVectors, type Collection } from '#advisor/retrieve/collection.ts';
import type { Embedder } from '#advisor/retrieve/embedder.ts';
import type { Entry } from '#advisor/retrieve/passages.ts';
import { createRetriever } from '#advisor/retrieve/search.ts';
import { quantize } from '#advisor/retrieve/vectors.ts';

const entries: Entry[] = [
  { id: 'housing', part: '', text: 'mortgage on a home', subject: 'housing' },
  { id: 'housing', part: 'Leasing', text: 'rent for a flat', subject: 'housing' },
  { id: 'growth', part: '', text: 'stocks for the long run', subject: 'growth' },
  { id: 'bare', part: '', text: 'an umbrella', subject: '' },
];

/** Directions that stand for meanings: a home, growth, rain. */
const meanings: Record<string, number[]> = {
  'mortgage on a home': [1, 0, 0],
  'rent for a flat': [0.9, 0.1, 0],
  housing: [1, 0, 0],
  'stocks for the long run': [0, 1, 0],
  growth: [0, 1, 0],
  'an umbrella': [0, 0, 1],
  'where should I live': [1, 0, 0],
  'a home for my stocks': [0, 1, 0],
};

const vectorOf = (text: string) => Float32Array.from(meanings[text] ?? [0, 0, 0]);

function embedderThat(embed: Embedder['embed'], name = 'meanings'): Embedder {
  return { name, dimensions: 3, embed };
}
const working = embedderThat((texts) => Promise.resolve(texts.map(vectorOf)));

const withVectors: Collection = {
  entries,
  vectors: gatherVectors(entries, {
    model: 'meanings',
    dimensions: 3,
    vectorOf: (text) => quantize(vectorOf(text)),
  }),
};

function retrieverWith(embedder: Embedder | null, collection: Collection = withVectors) {
  const messages: string[] = [];
  const log = (message: string) => messages.push(message);
  return { messages, retriever: createRetriever({ collections: { texts: collection }, embedder, log }) };
}

describe('with an embedder', () => {
  it('finds texts of the same meaning without a common word', async () => {
    const { retriever, messages } = retrieverWith(working);
    const query = await retriever.read('where should I live');
    expect(query.byMeaning).toBe(true);
    const found = query.find('texts', { limit: 2 });
    expect(found.map(({ entry }) => entry.text)).toEqual(['mortgage on a home', 'rent for a flat']);
    expect(found[0]).toMatchObject({ bm25: 0, cosine: expect.closeTo(1, 2), score: expect.closeTo(0.9, 2) });
    expect(messages).toEqual([]);
  });

  it('tells the score of one entry, however far it is', async () => {
    const { retriever } = retrieverWith(working);
    const query = await retriever.read('where should I live');
    for (const { entry, score } of query.find('texts', { limit: 4 }))
      expect(query.scoreOf('texts', entry)).toBe(score);
    expect(query.scoreOf('texts', entries[3]!)).toBeLessThan(query.scoreOf('texts', entries[0]!));
  });

  it('weighs words with a tenth, relative to the best', async () => {
    const { retriever } = retrieverWith(working);
    const found = (await retriever.read('a home for my stocks')).find('texts');
    const most = Math.max(...found.map(({ bm25 }) => bm25));
    for (const { score, cosine, bm25 } of found) {
      expect(score).toBeCloseTo(0.9 * cosine! + 0.1 * (bm25 / most), 6);
    }
    expect(found[0]?.entry.id).toBe('growth');
    expect(found[0]?.bm25).toBeGreaterThan(0);
  });

  it('uses the mean of text and subject, or the text alone without a subject', async () => {
    const { retriever } = retrieverWith(working);
    const found = (await retriever.read('an umbrella')).find('texts', { limit: 4 });
    expect(found[0]).toMatchObject({ entry: { id: 'bare' }, cosine: expect.closeTo(1, 2) });
    const flat = (await retriever.read('where should I live')).find('texts')[1];
    expect(flat?.cosine).toBeCloseTo((0.9 / Math.hypot(0.9, 0.1) + 1) / 2, 2);
  });

  it('returns each id once on request', async () => {
    const { retriever } = retrieverWith(working);
    const found = (await retriever.read('where should I live')).find('texts', { oncePerId: true });
    expect(found.map(({ entry }) => entry.id).sort()).toEqual(['bare', 'growth', 'housing']);
    expect(found[0]?.entry.text).toBe('mortgage on a home');
  });

  it('stops when its signal aborts, without a search by words', async () => {
    const controller = new AbortController();
    const { retriever, messages } = retrieverWith(
      embedderThat((_, signal) => {
        controller.abort(new Error('gone'));
        return Promise.reject(signal?.reason as Error);
      }),
    );
    await expect(retriever.read('a home', controller.signal)).rejects.toThrow('gone');
    expect(messages).toEqual([]);
  });
});

describe('by words alone', () => {
  const cases: [string, Embedder | null, Collection, string][] = [
    ['without an embedder', null, withVectors, 'there is no embedder'],
    ['without vectors', working, { entries, vectors: null }, 'no vectors were made by meanings'],
    [
      'with vectors of another model',
      embedderThat(() => Promise.reject(new Error('must not be asked')), 'other'),
      withVectors,
      'no vectors were made by other',
    ],
    [
      'with an embedder that fails',
      embedderThat(() => Promise.reject(new Error('it broke'))),
      withVectors,
      'it broke',
    ],
  ];

  it.each(cases)(
    '%s it reports it once, and finds texts with a common word',
    async (_, embedder, collection, why) => {
      const { retriever, messages } = retrieverWith(embedder, collection);
      await retriever.read('anything');
      const query = await retriever.read('a home');
      expect(query.byMeaning).toBe(false);
      const found = query.find('texts');
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ entry: { text: 'mortgage on a home' }, score: 1, cosine: null });
      expect(messages).toEqual([`Texts are found by their words only: ${why}`]);
    },
  );
});

it('puts an answer with several near questions before one with a single near question', async () => {
  const asked: Entry[] = [
    { id: 'score', part: '', text: 'new loan', subject: '', answer: 'A new loan costs points.' },
    { id: 'score', part: '', text: 'second card', subject: '', answer: 'A new loan costs points.' },
    { id: 'score', part: '', text: 'paid off', subject: '', answer: 'A closed loan costs points.' },
    { id: 'score', part: '', text: 'last payment', subject: '', answer: 'A closed loan costs points.' },
  ];
  const near: Record<string, number> = {
    'new loan': 0.78,
    'second card': 0.4,
    'paid off': 0.75,
    'last payment': 0.72,
  };
  const toVector = (text: string) => {
    const cosine = near[text] ?? 1;
    return Float32Array.from([cosine, Math.sqrt(1 - cosine * cosine), 0]);
  };
  const vectors = gatherVectors(asked, {
    model: 'meanings',
    dimensions: 3,
    vectorOf: (text) => quantize(toVector(text)),
  });
  const embedder = embedderThat((texts) => Promise.resolve(texts.map(toVector)));
  const retriever = createRetriever({
    collections: { articles: { entries: asked, vectors } },
    embedder,
    log: () => undefined,
  });
  const found = (await retriever.read('why did it drop')).find('articles', { limit: 1 });
  expect(found[0]?.entry.text).toBe('paid off');
});
