import { describe, expect, it } from 'vitest';
import { createWordIndex } from '#advisor/retrieve/bm25.ts';

const documents = [
  ['roth', 'ira', 'limit'],
  ['mortgage', 'rate'],
  ['ira', 'ira', 'rule', 'tax', 'tax', 'tax'],
];

describe('createWordIndex', () => {
  it('returns the score of the formula', () => {
    const index = createWordIndex(documents, { saturation: 1.2, lengthWeight: 0.6 });
    // Two of three documents hold "ira"; their mean length is 11/3.
    const rarity = Math.log(1 + 1.5 / 2.5);
    const expected = (count: number, length: number) =>
      (rarity * count * 2.2) / (count + 1.2 * (0.4 + (0.6 * length) / (11 / 3)));
    const scores = index.score(['ira']);
    expect(scores[0]).toBeCloseTo(expected(1, 3), 12);
    expect(scores[1]).toBe(0);
    expect(scores[2]).toBeCloseTo(expected(2, 6), 12);
  });

  it('weighs a rare word more than a common one', () => {
    const [roth = 0] = createWordIndex(documents).score(['roth']);
    const [ira = 0] = createWordIndex(documents).score(['ira']);
    expect(roth).toBeGreaterThan(ira);
  });

  it('counts a repeated word of the question once', () => {
    const index = createWordIndex(documents);
    expect(index.score(['roth', 'roth', 'roth'])).toEqual(index.score(['roth']));
  });

  it('weighs length by its parameter', () => {
    const unequal = [['fee'], ['fee', 'and', 'much', 'else', 'besides']];
    const [short = 0, long = 0] = createWordIndex(unequal).score(['fee']);
    expect(short).toBeGreaterThan(long);
    const [first, second] = createWordIndex(unequal, { lengthWeight: 0 }).score(['fee']);
    expect(first).toBe(second);
  });

  it('finds nothing in an empty index', () => {
    expect(createWordIndex([]).score(['roth'])).toHaveLength(0);
    expect([...createWordIndex([[], []]).score(['roth'])]).toEqual([0, 0]);
    expect([...createWordIndex(documents).score(['constructor'])]).toEqual([0, 0, 0]);
  });
});
