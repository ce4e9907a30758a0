import { describe, expect, it } from 'vitest';
import { sampleQuote, sampleYields } from '#sandbox/market/sample-market.ts';

const noon = new Date('2026-11-17T17:00:30Z');
const later = new Date('2026-11-17T17:07:30Z');

describe('the sample market', () => {
  it('says the same for the same minute, and moves', () => {
    expect(sampleQuote('AAPL', noon)).toEqual(sampleQuote('AAPL', new Date('2026-11-17T17:00:59Z')));
    expect(sampleQuote('AAPL', later)?.price).not.toBe(sampleQuote('AAPL', noon)?.price);
    expect(sampleQuote('MSFT', noon)?.price).not.toBe(sampleQuote('AAPL', noon)?.price);
  });

  it('compares with the close of the day before', () => {
    const close = sampleQuote('AAPL', new Date('2026-11-16T21:00:00Z'));
    expect(sampleQuote('AAPL', noon)?.previousClose).toBe(close?.price);
    expect(sampleQuote('AAPL', noon)?.at).toBe(Date.parse('2026-11-17T17:00:00Z') / 1000);
  });

  it('stays within a few percent of where it begins, for a year', () => {
    const days = Array.from({ length: 365 }, (_, n) => new Date(noon.getTime() + n * 86_400_000));
    for (const day of days) {
      const { price, previousClose } = sampleQuote('^GSPC', day)!;
      expect(Math.abs(price / previousClose - 1)).toBeLessThan(0.06);
      expect(price).toBeGreaterThan(4_000);
      expect(price).toBeLessThan(6_000);
    }
  });

  it('knows no symbol that is none, and no other yields than the Treasury’s', () => {
    expect(sampleQuote('../quote', noon)).toBeNull();
    expect(sampleYields('7y', noon)).toEqual([]);
    expect(sampleYields('10y', noon).at(-1)?.d).toBe('2026-11-17');
  });
});
