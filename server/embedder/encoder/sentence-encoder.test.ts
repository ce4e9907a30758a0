import { createEmbedder } from '@lat.md/embed';
import { describe, expect, it } from 'vitest';
import { model } from '#server/embedder/model.ts';
import { openSentenceEncoder } from '#server/embedder/encoder/sentence-encoder.ts';

const vectorOf = await openSentenceEncoder(model);
/** The same weights in another's program, in full precision. */
const reference = await createEmbedder({ model });

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((sum, value, n) => sum + value * b[n]!, 0);

describe('the vectors of texts', () => {
  it.each([
    ['a question', 'If I invest $500 a month at 7% for 30 years, how much will I have?'],
    ['a word', 'tax'],
    ['names', 'How much can a married couple put into two Roth IRAs?'],
    ['other scripts', 'Où est l’argent? Zürich, naïve café; a “quoted” ÅNGSTRÖM — 日本語の税金 🙂'],
    ['signs', 'tabs\tand\nlines\r\nand\u0000 what nobody sees\u200b, a+b=c ^ $5 ~ `code` <b>'],
    ['rare words', 'xqzjkvwpt antidisestablishmentarianism'],
    ['a word that is too long', `one word of ${'x'.repeat(101)} letters`],
    ['a long text', 'My employer matches half of the first 6%; what do I lose if I stop? '.repeat(5)],
    ['more than it reads', 'a story that is longer than the model reads '.repeat(60)],
  ])('equal the reference: %s', async (_, text) => {
    const [expected] = await reference.embed([text]);
    const vector = vectorOf(text);
    expect(dot(vector, vector)).toBeCloseTo(1, 5);
    expect(dot(vector, expected!)).toBeGreaterThan(0.998);
  });

  it('do not depend on previous texts', () => {
    const text = 'What is a bond?';
    const first = vectorOf(text);
    vectorOf('Something else, and longer, so that it leaves its traces everywhere. '.repeat(30));
    expect(vectorOf(text)).toEqual(first);
  });

  it('exist for texts without a word', () => {
    for (const text of ['', ' ', '\u0000']) expect(dot(vectorOf(text), vectorOf(''))).toBeCloseTo(1, 5);
  });
});
