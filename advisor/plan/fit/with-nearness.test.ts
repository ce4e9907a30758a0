import { describe, expect, it } from 'vitest';
import { withNearness } from '#advisor/plan/fit/with-nearness.ts';

describe.each([
  ['first', false],
  ['later', true],
])('for a %s message', (_, isLater) => {
  it('prefers the nearer of two texts that the ranker cannot tell apart', () => {
    expect(withNearness(0.5, 0.8, isLater)).toBeGreaterThan(withNearness(0.5, 0.6, isLater));
  });

  it('prefers the text that the ranker is surer of where both are as near', () => {
    expect(withNearness(0.9, 0.7, isLater)).toBeGreaterThan(withNearness(0.2, 0.7, isLater));
  });

  it.each([0, 1])('gives a probability that nearness still moves for a rank of %d', (rank) => {
    const [far, near] = [withNearness(rank, 0.3, isLater), withNearness(rank, 0.9, isLater)];
    expect(far).toBeGreaterThan(0);
    expect(near).toBeLessThan(1);
    expect(near).toBeGreaterThan(far);
  });
});
