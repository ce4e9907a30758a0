import { describe, expect, it } from 'vitest';
import { taxOfSales, type TaxedSale } from '#advisor/portfolio/analyze/sale-tax.ts';

const taxpayer = { filingStatus: 'single', income: 90_000 };
const sale = (gain: number, more: Partial<TaxedSale> = {}): TaxedSale => ({
  amount: 20_000,
  isTaxed: true,
  gain,
  term: 'long',
  ...more,
});
const bought = [{ label: 'VTI', account: 'IRA', on: '2026-11-01' }];

describe('the tax on sales', () => {
  it('takes a loss off the gains', () => {
    // 15 % of 10,000 and of 10,000 less 4,000.
    expect(taxOfSales([sale(10_000)], taxpayer, 2026)?.federal).toBe(1500);
    expect(taxOfSales([sale(10_000), sale(-4000)], taxpayer, 2026)?.federal).toBe(900);
  });

  it('counts on no loss that a purchase of the days before may disallow, and says so', () => {
    const spoiled = taxOfSales([sale(10_000), sale(-4000, { boughtLately: bought })], taxpayer, 2026);
    expect(spoiled).toMatchObject({ longGain: 10_000, federal: 1500 });
    expect(spoiled?.basis.join(' ')).toContain('A loss isn’t counted where the same or something like it');
    const gain = taxOfSales([sale(10_000, { boughtLately: bought })], taxpayer, 2026);
    expect(gain).toMatchObject({ longGain: 10_000 });
    expect(gain?.basis.join(' ')).not.toContain('isn’t counted where the same');
  });
});
