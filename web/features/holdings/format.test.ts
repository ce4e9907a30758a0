import { describe, expect, it } from 'vitest';
import { formatShare } from '#web/features/holdings/format.ts';

describe('the share of a position', () => {
  it('has no sign where it rounds to zero', () => {
    expect([-0.0003, 0.0003, -0.0015, 0.123].map(formatShare)).toEqual(['0%', '0%', '−0.2%', '12.3%']);
  });
});
