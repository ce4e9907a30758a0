import { describe, expect, it } from 'vitest';
import { normalCumulative } from '#advisor/numerics/normal-distribution.ts';
import { createRandom, xoshiro128 } from '#advisor/numerics/random.ts';
import { mean, variance } from '#advisor/numerics/statistics.ts';

describe('random numbers', () => {
  it('are those of the reference implementation', () => {
    // xoshiro128starstar.c 1.1 from the state 1, 2, 3, 4; the vector in Rust's rand_xoshiro.
    const next = xoshiro128([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('repeat only with the same seed', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed).normal);
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('are spread evenly, or normally', () => {
    const random = createRandom(42);
    const uniform = Array.from({ length: 100_000 }, random.uniform);
    expect(Math.min(...uniform.slice(0, 10_000))).toBeGreaterThan(0);
    expect(mean(uniform)).toBeCloseTo(0.5, 2);
    expect(variance(uniform)).toBeCloseTo(1 / 12, 2);
    const normal = Array.from({ length: 100_000 }, random.normal);
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(variance(normal)).toBeCloseTo(1, 1);
    for (const x of [-2, -1, 0, 0.5, 1.5, 3]) {
      const share = normal.filter((value) => value < x).length / normal.length;
      expect(Math.abs(share - normalCumulative(x))).toBeLessThan(0.006);
    }
    const counts = Array.from({ length: 7 }, () => 0);
    for (let index = 0; index < 70_000; index += 1) counts[random.below(7)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
