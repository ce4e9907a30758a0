import { describe, expect, it } from 'vitest';
import { assetClassIds, regionIds, sectorIds } from '#advisor/portfolio/data/classes.ts';
import { profiles } from '#advisor/portfolio/data/profiles.ts';
import {
  cheapestLike,
  findSecurity,
  normalizeSymbol,
  securities,
} from '#advisor/portfolio/data/securities.ts';

const sum = (weights: object) => Object.values(weights).reduce((before, value: number) => before + value, 0);
const get = (symbol: string) => findSecurity(symbol)!;

describe('the table of securities', () => {
  it('has about three hundred common symbols or more, each once', () => {
    expect(securities.length).toBeGreaterThan(300);
    expect(new Set(securities.map(({ symbol }) => symbol)).size).toBe(securities.length);
  });

  it.each(securities.map((one) => [one.symbol, one] as const))('has valid data for %s', (_, one) => {
    expect(one.symbol).toBe(normalizeSymbol(one.symbol));
    expect(one.name).toMatch(/^\S.*\S$|^\S+$/);
    expect(one.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(one.source).not.toBe('');
    expect(sum(one.profile.classes)).toBeCloseTo(100, 6);
    expect(one.expense ?? 0).toBeGreaterThanOrEqual(0);
    expect(one.expense ?? 0).toBeLessThanOrEqual(2.5);
    expect(one.kind === 'company' && one.expense !== 0).toBe(false);
    expect(one.kind === 'money_market' && one.profile.classes.cash !== 100).toBe(false);
  });

  it.each(Object.entries(profiles))('has a profile %s that adds up to 100', (_, profile) => {
    const { classes, regions = { us: 100 }, sectors = { energy: 100 }, duration, within } = profile;
    expect(sum(classes)).toBeCloseTo(100, 6);
    expect(assetClassIds).toEqual(expect.arrayContaining(Object.keys(classes)));
    expect(sum(regions)).toBe(100);
    expect(regionIds).toEqual(expect.arrayContaining(Object.keys(regions)));
    // Published to a tenth of a percent: eleven of them may miss a hundred by half of one.
    expect(Math.abs(sum(sectors) - 100)).toBeLessThanOrEqual(0.55);
    expect(sectorIds).toEqual(expect.arrayContaining(Object.keys(sectors)));
    const hasBonds = (classes.us_bonds ?? 0) + (classes.other_bonds ?? 0) > 0;
    expect(duration !== undefined).toBe(hasBonds);
    expect(duration ?? 0).toBeLessThanOrEqual(25);
    expect(within === undefined || within in profiles).toBe(true);
  });

  it('uses every profile', () => {
    const used = new Set(securities.map(({ profileId }) => profileId));
    expect(Object.keys(profiles).filter((id) => !used.has(id))).toEqual([]);
  });

  it('finds symbols as brokers write them, and nothing for other texts', () => {
    expect(get('spaxx**').symbol).toBe('SPAXX');
    expect(get('BRK/B').symbol).toBe('BRK.B');
    expect(get('BRK-B').symbol).toBe('BRK.B');
    expect(get('BTC-USD').symbol).toBe('BTC');
    expect(findSecurity('NOTHING')).toBeNull();
    expect(findSecurity(null)).toBeNull();
  });

  it('contains the most held funds of each large broker', () => {
    const held = `FCNTX FBGRX FDGRX FMAGX FPURX FBALX FLPSX FXAIX FSKAX FTBFX AGTHX AIVSX ABALX AWSHX ANWPX AEPGX CWGIX CAIBX
      AMECX VFIAX VTSAX VTIAX VBTLX VWELX VWENX VPMAX VWNAX VFINX VINIX VGSTX DODGX DODFX DODIX PRWCX TRBCX PRGFX PIMIX PTTRX
      MWTIX FKINX PRBLX SPAXX FDRXX FZFXX SPRXX FZDXX SWVXX SNSXX SNVXX SNAXX VMFXX VUSXX VMRXX VMSXX SPYD IWR INDA FXI GDX
      XBI KRE MCHI SPIB VYMI VBIL CGDV NOBL`;
    expect(held.split(/\s+/).filter((symbol) => findSecurity(symbol) === null)).toEqual([]);
    expect(get('FCNTX')).toMatchObject({ kind: 'fund', expense: 0.63, asOf: '2025-03', source: 'Fidelity' });
    expect(get('FDRXX')).toMatchObject({ kind: 'money_market', profile: { classes: { cash: 100 } } });
  });

  it('contains the hundred largest US companies', () => {
    const largest = `NVDA MSFT AAPL AMZN GOOGL META AVGO TSLA BRK.B JPM LLY WMT V ORCL MA NFLX XOM COST PLTR JNJ HD ABBV PG BAC
      GE CVX KO TMUS PM UNH CSCO WFC AMD CRM IBM MS LIN ABT GS AXP DIS MCD INTU RTX MRK CAT NOW T BX UBER PEP BKNG VZ SCHW TMO
      ISRG C BLK BA TXN QCOM SPGI AMAT GEV ACN AMGN TJX LOW ETN SYK NEE HON GILD ADBE ANET PGR BSX MU LRCX PFE UNP DHR COF DE
      KLAC APP ADI PANW CB ADP MDT KKR LMT COP CMCSA VRTX MO WELL INTC APH CRWD SNPS CEG ICE SO TT MMC DASH PLD PH BMY`;
    expect(largest.split(/\s+/).filter((symbol) => findSecurity(symbol)?.kind !== 'company')).toEqual([]);
  });

  it('looks through target-date funds', () => {
    const { classes } = get('VFIFX').profile;
    expect(classes.us_stocks).toBeCloseTo(54, 6);
    expect((classes.us_bonds ?? 0) + (classes.other_bonds ?? 0)).toBeCloseTo(10, 6);
  });

  it.each([
    ['FFFGX', 'Fidelity Freedom 2045', 88, null],
    ['FIOFX', 'Fidelity Freedom Index 2045', 88, 0.12],
    ['SWYGX', 'Schwab Target 2040 Index', 82, 0.08],
    ['TRRMX', 'T. Rowe Price Retirement 2050', 97, null],
    ['VTTVX', 'Vanguard Target Retirement 2025', 52, 0.08],
  ])('finds %s by its year', (symbol, name, stocks, expense) => {
    const { classes } = get(symbol).profile;
    expect(get(symbol)).toMatchObject({ name, expense, kind: 'fund' });
    expect(
      (classes.us_stocks ?? 0) + (classes.developed_stocks ?? 0) + (classes.emerging_stocks ?? 0),
    ).toBeCloseTo(stocks, 6);
  });

  it('has fewer stocks the nearer the year of retirement is', () => {
    const families = [
      ['FFFCX', 'FFVFX', 'FFFDX', 'FFTWX', 'FFFEX', 'FFTHX', 'FFFFX', 'FFFGX', 'FFFHX'],
      ['SWYAX', 'SWYBX', 'SWYLX', 'SWYDX', 'SWYEX', 'SWYFX', 'SWYGX', 'SWYHX', 'SWYMX', 'SWYJX', 'SWYNX'],
      ['TRRFX', 'TRRAX', 'TRRGX', 'TRRBX', 'TRRHX', 'TRRCX', 'TRRJX', 'TRRDX', 'TRRKX', 'TRRMX', 'TRRNX'],
      ['VTWNX', 'VTTVX', 'VTHRX', 'VTTHX', 'VFORX', 'VTIVX', 'VFIFX'],
    ];
    for (const family of families) {
      const stocks = family.map((symbol) => get(symbol).profile.classes.us_stocks ?? 0);
      expect(stocks).toEqual(stocks.toSorted((one, other) => one - other));
    }
  });

  it('contains the cheapest exchange-traded fund of the same kind', () => {
    expect(cheapestLike(get('SPY'))).toMatchObject({
      fund: { profileId: 'sp500', expense: 0.02 },
      isSame: true,
    });
    expect(cheapestLike(get('ARKK'))).toMatchObject({ fund: { profileId: 'us_market' }, isSame: false });
    expect(cheapestLike(get('VFIFX'))).toBeNull();
  });
});
