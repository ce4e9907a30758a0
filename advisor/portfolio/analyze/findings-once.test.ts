import { describe, expect, it } from 'vitest';
import type { Holding } from '#contract/holdings.ts';
import { analyzePortfolio } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { held } from '#server/testing/advisor/held.ts';

const stock = { kind: 'stock' } as const;
const findingsOf = (holdings: Holding[]) => analyzePortfolio(holdings, { year: 2026 })!.findings;
const idsOf = (holdings: Holding[]) => findingsOf(holdings).map(({ id }) => id);

describe('findings say each thing once', () => {
  it('leave out a sector that one company makes heavy', () => {
    expect(idsOf([held('TSLA', 16_000, stock), held('VTI', 20_000)])).toContain('concentration');
    expect(idsOf([held('TSLA', 16_000, stock), held('VTI', 20_000)])).not.toContain('sector');
    // Without Apple, the rest is heavy too.
    expect(idsOf([held('AAPL', 20_000, stock), held('XLK', 80_000)])).toContain('sector');
  });

  it('leave a cheaper twin that is held already to the finding on duplicates', () => {
    const ids = idsOf([held('SPY', 67_000), held('SWPPX', 50_000)]);
    expect(ids).toContain('duplicates');
    expect(ids).not.toContain('cheaper_fund');
    expect(idsOf([held('SPY', 67_000), held('VXUS', 50_000)])).toContain('cheaper_fund');
  });

  it('call funds cheap without telling to save, or name the one fund that is not', () => {
    const feesOf = (holdings: Holding[]) => findingsOf(holdings).find(({ id }) => id === 'fees');
    expect(feesOf([held('SPY', 67_000), held('SWPPX', 50_000)])).toMatchObject({
      title: 'Your funds are cheap',
      sentence: expect.stringMatching(/would save only \$49\.92 a year\.$/) as string,
    });
    expect(feesOf([held('FCNTX', 28_800), held('VTI', 50_000)])).toMatchObject({
      title: 'Most of your fees go to one fund',
      sentence: expect.stringContaining('$181.44 of that is FCNTX alone') as string,
    });
  });
});
