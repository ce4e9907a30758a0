import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPlaces } from '#advisor/retrieve/best.ts';
import { createVectorTable, quantize } from '#advisor/retrieve/vectors.ts';

const dimensions = 48;
const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })
  .map((values) => Float32Array.from(values))
  .filter((values) => values.some((value) => Math.abs(value) > 0.01));

function exactCosine(a: Float32Array, b: Float32Array): number {
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, n) => sum + value * y[n]!, 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function tableOf(vectors: readonly Float32Array[]) {
  const rows = new Int8Array(vectors.length * dimensions);
  for (const [row, each] of vectors.entries()) rows.set(quantize(each), row * dimensions);
  return createVectorTable(rows, dimensions, 'test');
}

describe('createVectorTable', () => {
  it('is as near to the exact cosine as bytes allow, for any number of rows', () => {
    fc.assert(
      fc.property(fc.array(vector, { maxLength: 9 }), vector, (vectors, query) => {
        const cosines = tableOf(vectors).cosines(query);
        expect(cosines).toHaveLength(vectors.length);
        for (const [row, each] of vectors.entries()) {
          expect(Math.abs(cosines[row]! - exactCosine(each, query))).toBeLessThan(0.02);
        }
      }),
    );
  });

  it('has score 0 for a missing vector', () => {
    const query = new Float32Array(dimensions).fill(1);
    expect([...createVectorTable(new Int8Array(2 * dimensions), dimensions, 'test').cosines(query)]).toEqual([
      0, 0,
    ]);
  });

  it('refuses vectors of another length', () => {
    expect(() => createVectorTable(new Int8Array(dimensions + 1), dimensions, 'test')).toThrow(RangeError);
    expect(() => tableOf([]).cosines(new Float32Array(dimensions - 1))).toThrow(RangeError);
  });
});

describe('bestPlaces', () => {
  it('equals the result of sorting everything', () => {
    const scores = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 12 }), (all, limit) => {
        const sorted = all.map((_, place) => place).sort((a, b) => all[b]! - all[a]! || a - b);
        expect(bestPlaces(all, limit)).toEqual(sorted.slice(0, limit));
      }),
    );
  });
});
