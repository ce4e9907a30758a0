import { expect, it } from 'vitest';
import { averageOf, judgeRanking } from '#evals/retrieval/metrics.ts';

const places = (count: number) => Array.from({ length: count }, (_, n) => `other ${n}`);

it('is one where everything relevant comes first', () => {
  const relevant = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  expect(judgeRanking(['a', 'b', 'c'], relevant)).toEqual({
    'nDCG@10': 1,
    'recall@5': 1,
    'recall@10': 1,
    'MRR@10': 1,
  });
});

it('counts a place for less the further down it is', () => {
  const relevant = new Map([
    ['a', 2],
    ['b', 1],
  ]);
  const judged = judgeRanking(['x', 'b', ...places(4), 'a'], relevant);
  // Gains 1 in place 2 and 2 in place 7, against 2 in place 1 and 1 in place 2.
  const ideal = 2 + 1 / Math.log2(3);
  expect(judged['nDCG@10']).toBeCloseTo((1 / Math.log2(3) + 2 / Math.log2(8)) / ideal, 12);
  expect(judged).toMatchObject({ 'recall@5': 0.5, 'recall@10': 1, 'MRR@10': 0.5 });
});

it('does not look below the tenth place', () => {
  const judged = judgeRanking([...places(10), 'a'], new Map([['a', 1]]));
  expect(judged).toEqual({ 'nDCG@10': 0, 'recall@5': 0, 'recall@10': 0, 'MRR@10': 0 });
  expect(averageOf([judged, judgeRanking(['a'], new Map([['a', 1]]))])['MRR@10']).toBe(0.5);
});
