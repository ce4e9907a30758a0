import { describe, expect, it } from 'vitest';
import type { Holding } from '#contract/holdings.ts';
import { analyzePortfolio } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { held } from '#server/testing/advisor/held.ts';

const ira = { account: 'IRA', account_type: 'traditional' } as const;
const driftOf = (holdings: Holding[], stocks: number, cash?: number) =>
  analyzePortfolio(holdings, { year: 2026, stocks, cash })!.whatIf!.drift!;

describe('drift', () => {
  it('keeps the share of cash and returns the trades of the rebalancing calculator', () => {
    const { rows, largestGap, receipt } = driftOf(
      [held('VTI', 70_000), held('BND', 20_000), held('SPAXX', 10_000, { kind: 'cash' })],
      60,
    );
    expect(rows).toMatchObject([
      { kind: 'stocks', share: 70, target: 60, trade: expect.closeTo(-10_000, 6) as number },
      { kind: 'bonds', share: 20, target: 30, trade: expect.closeTo(10_000, 6) as number },
      { kind: 'cash', share: 10, target: 10, trade: expect.closeTo(0, 6) as number },
    ]);
    expect(largestGap).toBeCloseTo(10, 9);
    expect(receipt.calculator).toBe('optimize_rebalance');
  });

  it('sells in sheltered accounts first and buys in the account it sold in', () => {
    const { trades } = driftOf(
      [
        held('VTI', 60_000, { cost_basis: 10_000, term: 'long' }),
        held('VOO', 30_000, ira),
        held('BND', 10_000),
      ],
      70,
    );
    expect(trades.sales).toMatchObject([{ label: 'VOO', account: 'IRA', isTaxed: false, gain: null }]);
    expect(trades.sales[0]?.amount).toBeCloseTo(20_000, 6);
    expect(trades.purchases).toMatchObject([{ account: 'IRA', kind: 'bonds', label: 'BND' }]);
    expect(trades.purchases[0]?.amount).toBeCloseTo(20_000, 6);
  });

  it.each(['Acme 401(k) plan ...8123', 'ACME CORP 401K', 'TSP', '403(b)'])(
    'names no fund that the plan %s may not offer',
    (account) => {
      const plan = { account, account_type: 'traditional' } as const;
      const { trades } = driftOf([held('VTI', 60_000), held('BND', 10_000), held('AGG', 30_000, plan)], 80);
      expect(trades.sales).toMatchObject([{ label: 'AGG', account }]);
      expect(trades.purchases).toMatchObject([{ account, kind: 'stocks', label: null }]);
    },
  );

  it('buys a fund with a known fee before one with an unknown fee', () => {
    const { trades } = driftOf(
      [held('VTI', 60_000), held('VWITX', 20_000), held('BND', 20_000), held('SPAXX', 100)],
      20,
      0,
    );
    expect(trades.purchases.find(({ kind }) => kind === 'bonds')?.label).toBe('BND');
  });

  it('then sells losses, long-term gains, and short-term gains last, with the gain of each', () => {
    const { trades } = driftOf(
      [
        held('NVDA', 20_000, { kind: 'stock', cost_basis: 5000, term: 'short' }),
        held('VTI', 20_000, { cost_basis: 15_000, term: 'long' }),
        held('VXUS', 20_000, { cost_basis: 25_000, term: 'long' }),
        held('VEU', 1000, ira),
        held('BND', 20_000),
      ],
      0,
      0,
    );
    expect(trades.sales.map(({ label, gain, term }) => [label, gain, term])).toEqual([
      ['VEU', null, null],
      ['VXUS', -5000, 'long'],
      ['VTI', 5000, 'long'],
      ['NVDA', 15_000, 'short'],
    ]);
    // The fund in the IRA follows the same markets: buying it around the sale would be a wash sale.
    expect(trades.sales[1]?.washSale).toBe('VXUS, VEU in IRA');
    expect(trades.sales[2]?.washSale).toBeNull();
    expect(trades.left).toBe(0);
  });

  it('warns of a wash sale by recent purchases in another account, and by its own suggested purchases', () => {
    const lossAndIra = (bought: string | null) =>
      analyzePortfolio(
        [
          held('VXUS', 40_000, { cost_basis: 50_000, term: 'long' }),
          held('VTIAX', 5000, { ...ira, last_bought: bought }),
          held('BND', 20_000, { account: 'Roth', account_type: 'roth' }),
        ],
        { year: 2026, stocks: 20, today: '2026-11-17' },
      )!;
    const lately = lossAndIra('2026-10-20');
    const sale = lately.whatIf!.drift!.trades.sales.find(({ label }) => label === 'VXUS')!;
    expect(sale.boughtLately).toEqual([{ label: 'VTIAX', account: 'IRA', on: '2026-10-20' }]);
    expect(lately.findings.find(({ id }) => id === 'losses')?.action).toMatch(
      /^VTIAX in IRA on October 20, 2026: bought within 30 days, so selling now at a loss would be a wash sale/,
    );
    // October 17 is 31 days before.
    for (const bought of ['2026-10-17', null]) {
      const analysis = lossAndIra(bought);
      expect(analysis.whatIf!.drift!.trades.sales.flatMap((one) => one.boughtLately)).toEqual([]);
      expect(analysis.findings.find(({ id }) => id === 'losses')?.action).toMatch(
        /^You hold the same, or a fund of the same index, as VTIAX in IRA: turn off reinvested dividends there\./,
      );
    }
    const more = driftOf(
      [held('VTI', 10_000, { cost_basis: 15_000 }), held('VTSAX', 10_000, ira), held('BND', 80_000, ira)],
      60,
    );
    expect(more.trades.purchases).toMatchObject([
      { account: 'IRA', label: 'VTSAX', washSale: 'VTI in Brokerage' },
    ]);
  });

  it('warns of its own recent purchase only where some of those shares stay', () => {
    const sold = (stocks: number) =>
      analyzePortfolio(
        [held('VXUS', 40_000, { cost_basis: 50_000, last_bought: '2026-11-03' }), held('BND', 40_000)],
        { year: 2026, stocks, today: '2026-11-17' },
      )!;
    const [part] = sold(20).whatIf!.drift!.trades.sales;
    expect(part?.boughtLately).toMatchObject([{ label: 'VXUS', on: '2026-11-03' }]);
    const all = sold(0);
    expect(all.whatIf!.drift!.trades.sales).toMatchObject([{ label: 'VXUS', boughtLately: [] }]);
    expect(all.findings.find(({ id }) => id === 'losses')?.action).toMatch(/^If you sell, don’t buy/);
  });

  it('returns the tax of the sales, at 15% when no income is saved', () => {
    const holdings = [held('VTI', 20_000, { cost_basis: 12_000, term: 'long' }), held('BND', 20_000)];
    const taxOf = (taxpayer?: object) =>
      analyzePortfolio(holdings, { year: 2026, stocks: 25, taxpayer })!.whatIf!.drift!.tax!;
    // Half of the stocks are sold: $4,000 of the $8,000 gain, at 15%.
    expect(taxOf()).toMatchObject({
      longGain: expect.closeTo(4000, 6) as number,
      shortGain: 0,
      federal: 600,
      state: null,
    });
    expect(taxOf().basis.join(' ')).toContain('long-term gains are taxed at 15%');
    expect(taxOf().basis.join(' ')).toContain('State tax isn’t counted');
    // Below the threshold of the lowest rate nothing is due; Texas takes nothing, and Pennsylvania 3.07% of all income.
    expect(taxOf({ income: 30_000, filingStatus: 'single', state: 'tx' })).toMatchObject({
      federal: 0,
      state: { name: 'Texas', tax: 0 },
    });
    expect(taxOf({ income: 100_000, filingStatus: 'single', state: 'pa' })).toMatchObject({
      federal: 600,
      state: { name: 'Pennsylvania', tax: expect.closeTo(122.8, 2) as number },
    });
    expect(driftOf([held('VTI', 20_000, ira), held('BND', 20_000)], 25).tax).toBeNull();
    const short = driftOf(
      [held('VTI', 20_000, { cost_basis: 12_000, term: 'short' }), held('BND', 20_000)],
      25,
    );
    expect(short.tax).toMatchObject({ longGain: 0, federal: 880 });
  });

  it('names what cannot be moved because it is in mixed funds', () => {
    const { trades } = driftOf([held('VFIFX', 100_000, ira)], 50);
    expect(trades.sales).toEqual([]);
    expect(trades.left).toBeCloseTo(40_000, 6);
  });
});
