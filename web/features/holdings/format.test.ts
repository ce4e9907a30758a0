import { describe, expect, it } from 'vitest';
import { formatShare, formatShares } from '#web/features/holdings/format.ts';

describe('figures of a position', () => {
  it('keep the parts of a share that brokers and coins have', () => {
    expect([0.00001234, 12.345678, 1250.5, -1].map(formatShares)).toEqual([
      '0.00001234',
      '12.345678',
      '1,250.5',
      '−1',
    ]);
  });

  it('have no minus before a share that is rounded to nothing', () => {
    expect([-0.0003, -0.002, 0.0003].map(formatShare)).toEqual(['0%', '−0.2%', '0%']);
  });
});
