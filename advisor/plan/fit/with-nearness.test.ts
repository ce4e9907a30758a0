import { describe, expect, it } from 'vitest';
import { fitOfDecision, withNearness } from '#advisor/plan/fit/with-nearness.ts';

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

describe('of a decision', () => {
  it('counts less in a later message than in a first one', () => {
    for (const rank of [0, 0.2, 0.6, 1])
      expect(fitOfDecision(rank, true)).toBeLessThan(fitOfDecision(rank, false));
  });

  it('grows with what the ranker says', () => {
    expect(fitOfDecision(0.6, true)).toBeGreaterThan(fitOfDecision(0.2, true));
    expect(fitOfDecision(0.6, false)).toBeGreaterThan(fitOfDecision(0.2, false));
  });
});
