import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quadraticForm, solveLinear, submatrix, timesVector } from '#advisor/numerics/linear-algebra.ts';

describe('linear algebra', () => {
  it('agrees with the example of numpy.linalg.solve', () => {
    // x0 + 2 x1 = 1 and 3 x0 + 5 x1 = 2 give -1 and 1.
    const solution = solveLinear(
      [
        [1, 2],
        [3, 5],
      ],
      [1, 2],
    )!;
    expect(solution[0]).toBeCloseTo(-1, 12);
    expect(solution[1]).toBeCloseTo(1, 12);
  });

  it('returns null without a single solution, and swaps rows when needed', () => {
    expect(
      solveLinear(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 2],
      ),
    ).toBeNull();
    expect(
      solveLinear(
        [
          [0, 1],
          [1, 0],
        ],
        [3, 4],
      ),
    ).toEqual([4, 3]);
  });

  it('solves a product it has computed', () => {
    const value = fc.double({ min: -3, max: 3, noNaN: true });
    const size = 4;
    const row = fc.array(value, { minLength: size, maxLength: size });
    fc.assert(
      fc.property(fc.array(row, { minLength: size, maxLength: size }), row, (rows, x) => {
        // Heavy on the diagonal, so that there is one solution.
        const matrix = rows.map((one, index) =>
          one.map((entry, column) => entry + (column === index ? 20 : 0)),
        );
        const found = solveLinear(matrix, timesVector(matrix, x))!;
        for (const [index, entry] of x.entries()) expect(found[index]).toBeCloseTo(entry, 9);
      }),
    );
  });

  it('takes parts and forms', () => {
    const matrix = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ];
    expect(submatrix(matrix, [0, 2])).toEqual([
      [1, 3],
      [7, 9],
    ]);
    // (1, 2) x ((1, 3), (7, 9)) x (1, 2) = 1 + 6 + 14 + 36.
    expect(quadraticForm(submatrix(matrix, [0, 2]), [1, 2])).toBe(57);
  });
});
