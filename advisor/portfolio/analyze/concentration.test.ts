import { describe, expect, it } from 'vitest';
import { analyzePortfolio } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { held } from '#server/testing/advisor/held.ts';

const apple = held('AAPL', 30_000, { kind: 'stock' });
const sentenceFor = (...funds: ReturnType<typeof held>[]) =>
  analyzePortfolio([apple, ...funds], { year: 2026 })!.findings.find(({ id }) => id === 'concentration')
    ?.sentence;

describe('what funds hold of a company', () => {
  it('is about the share in the index where all stock funds follow it', () => {
    expect(sentenceFor(held('VOO', 50_000), held('BND', 20_000))).toContain(
      'and about $3,320 more inside your funds',
    );
  });

  it('is a minimum where another stock fund may hold the company too', () => {
    for (const other of ['FCNTX', 'VUG', 'QQQ'])
      expect(sentenceFor(held('VOO', 50_000), held(other, 20_000))).toContain(
        'and at least $3,320 more inside your funds',
      );
    expect(sentenceFor(held('VOO', 50_000), held('ZZZZZ', 20_000))).toContain('at least $3,320 more');
  });
});
