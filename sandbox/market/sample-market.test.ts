import { describe, expect, it } from 'vitest';
import { findMentioned } from '#advisor/market/known-symbols.ts';
import { sampleQuote, sampleYields } from '#sandbox/market/sample-market.ts';

const noon = new Date('2026-11-17T17:00:30Z');
const later = new Date('2026-11-17T17:07:30Z');

describe('the sample market', () => {
  it('returns the same price within a minute, and another price later', () => {
    expect(sampleQuote('AAPL', noon)).toEqual(sampleQuote('AAPL', new Date('2026-11-17T17:00:59Z')));
    expect(sampleQuote('AAPL', later)?.price).not.toBe(sampleQuote('AAPL', noon)?.price);
    expect(sampleQuote('MSFT', noon)?.price).not.toBe(sampleQuote('AAPL', noon)?.price);
  });

  it('returns the close of the day before as the previous close', () => {
    const close = sampleQuote('AAPL', new Date('2026-11-16T21:00:00Z'));
    expect(sampleQuote('AAPL', noon)?.previousClose).toBe(close?.price);
    expect(sampleQuote('AAPL', noon)?.at).toBe(Date.parse('2026-11-17T17:00:00Z') / 1000);
  });

  it('stays within a few percent of its start for a year', () => {
    const days = Array.from({ length: 365 }, (_, n) => new Date(noon.getTime() + n * 86_400_000));
    for (const day of days) {
      const { price, previousClose } = sampleQuote('^GSPC', day)!;
      // Larger moves in one day are rare in real markets.
      expect(Math.abs(price / previousClose - 1)).toBeLessThan(0.025);
      expect(price).toBeGreaterThan(4_000);
      expect(price).toBeLessThan(6_000);
    }
  });

  const changeOf = (symbol: string, at: Date) => {
    const { price, previousClose } = sampleQuote(symbol, at)!;
    return (price / previousClose - 1) * 100;
  };
  const hours = Array.from({ length: 60 }, (_, n) => new Date(noon.getTime() + n * 5 * 3_600_000));

  it('moves funds of one index together with the index', () => {
    for (const at of hours)
      for (const symbol of ['VOO', 'IVV', 'FXAIX', 'VFIAX', '^GSPC'])
        expect(Math.abs(changeOf(symbol, at) - changeOf('SPY', at))).toBeLessThan(0.011);
    expect(hours.some((at) => Math.abs(changeOf('IWM', at) - changeOf('SPY', at)) > 0.2)).toBe(true);
    for (const at of hours) expect(Math.abs(changeOf('^RUT', at) - changeOf('IWM', at))).toBeLessThan(0.011);
  });

  it('lowers bond prices when yields rise, and prices of long bonds more', () => {
    const days = Array.from(
      { length: 40 },
      (_, n) => new Date(Date.parse('2026-11-17T20:59:00Z') + n * 86_400_000),
    );
    for (const day of days) {
      const [before, after] = sampleYields('10y', day).slice(-2);
      const rise = after!.v - before!.v;
      if (Math.abs(rise) < 0.02) continue;
      expect(Math.sign(changeOf('BND', day))).toBe(-Math.sign(rise));
      expect(Math.abs(changeOf('TLT', day))).toBeGreaterThan(Math.abs(changeOf('BND', day)));
      // BND has a duration of six years, and yields are rounded to a hundredth of a point.
      expect(Math.abs(changeOf('BND', day) + 6 * rise)).toBeLessThan(0.08);
    }
  });

  it('keeps a money market fund at a dollar', () => {
    expect(sampleQuote('SPAXX', later)).toMatchObject({ price: 1, previousClose: 1 });
  });

  it('returns nothing for invalid or unlisted symbols and unknown yields', () => {
    for (const symbol of ['../quote', 'ZZZZZ', 'XYZZX', 'aapl', ''])
      expect(sampleQuote(symbol, noon)).toBeNull();
    expect(sampleYields('7y', noon)).toEqual([]);
    expect(sampleYields('10y', noon).at(-1)?.d).toBe('2026-11-17');
  });

  it('has a quote for every symbol that questions name', () => {
    const named = findMentioned('AAPL GME COIN BRK.B VT GLD SCHD QQQ AGG T-Mobile Ford').symbols;
    expect(named.length).toBeGreaterThan(8);
    for (const { symbol } of named) expect(sampleQuote(symbol, noon)).not.toBeNull();
  });
});
