import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Holding } from '#contract/holdings.ts';
import { analyzePortfolio } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { addedByPro, previewOf } from '#advisor/portfolio/analyze/portfolio-answer.ts';
import { FullAnalysis } from '#web/features/portfolio-analysis/full-analysis.tsx';
import { UnknownPart } from '#web/features/portfolio-analysis/unknown-part.tsx';
import { Preview } from '#web/features/portfolio-analysis/preview.tsx';
import { SampleAnalysis } from '#web/features/portfolio-analysis/sample-analysis.tsx';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { NavigationContext } from '#web/lib/navigation/navigation.ts';
import type { ViewHistory } from '#web/lib/navigation/view-history.ts';
import { held } from '#server/testing/advisor/held.ts';

const place = { path: '/', search: '' };
const standing: ViewHistory = {
  current: () => 'home',
  show: () => undefined,
  place: () => place,
  servedPlace: () => place,
  open: () => undefined,
  rewrite: () => undefined,
  layOver: () => () => undefined,
  subscribe: () => () => undefined,
};
const draw = (part: React.ReactNode) =>
  renderToStaticMarkup(<NavigationContext value={standing}>{part}</NavigationContext>);

const analysis = analyzePortfolio(
  [
    held('SPY', 60_000, { cost_basis: 70_000, term: 'long' }),
    held('BND', 20_000),
    held('NVDA', 15_000, { kind: 'stock' }),
    held('ZZZZZ', 5000),
  ],
  { year: 2026, stocks: 60 },
)!;
const nothing = () => undefined;
const untold = () => Promise.resolve(false);
const full = draw(
  <FullAnalysis analysis={analysis} stocks={60} busy={false} onTry={nothing} onTell={untold} />,
);

describe('the analysis of a portfolio', () => {
  it('shows its main findings first', () => {
    expect(full.indexOf('What stands out')).toBeLessThan(full.indexOf('What you really own'));
    for (const { title, sentence } of analysis.findings) {
      const escaped = (words: string) => words.replaceAll('&', '&amp;');
      expect(full).toContain(escaped(title));
      expect(full).toContain(escaped(sentence));
    }
  });

  it('keeps a space between a figure and its unit', () => {
    expect(full.replaceAll(/<[^>]*>/g, '')).toMatch(/\$[\d,.]+ a year/);
    expect(full.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\da year/);
  });

  it('says beside the record of the market how much is in single companies', () => {
    expect(full).toContain('15% is in single companies, counted here like the S&amp;P 500');
    const funds = analyzePortfolio([held('VTI', 80_000), held('BND', 20_000)], { year: 2026 })!;
    const drawn = draw(
      <FullAnalysis analysis={funds} stocks={80} busy={false} onTry={nothing} onTell={untold} />,
    );
    expect(drawn).not.toContain('single companies, counted');
  });

  it('shows its parts as tables with numbers, and without a style attribute', () => {
    for (const words of ['US stocks', '75.0%', 'Deepest falls', '2008: financial crisis', 'Share of stocks'])
      expect(full).toContain(words);
    expect(full.match(/<table/g)?.length).toBeGreaterThanOrEqual(6);
    expect(full).not.toContain('style=');
    expect(full).not.toMatch(/NaN|undefined/);
  });

  it('links figures to the calculators that give them', () => {
    expect(full).toContain(
      'href="/calculators/portfolio-analysis?holdings.0.kind=stocks&amp;holdings.0.amount=75000',
    );
    expect(full).toContain('href="/calculators/optimize-rebalance?');
    expect(full).toContain('href="/calculators/fee-drag?');
  });

  it('lists trades with their tax, wash sales and what is unknown', () => {
    expect(full).toMatch(/Sell \$\d[\d,]* <span class="font-medium">SPY/);
    expect(full).toContain('loss, long-term');
    expect(full).toContain('Wash sale: don’t buy SPY');
    expect(full).toMatch(/We don’t know what’s behind 5% of your money[^]*What is ZZZZZ\?/);
    const option = {
      label: 'AAPL261218C280',
      name: 'Call',
      value: -830,
      share: -0.2,
      isOption: true,
      holds: null,
      told: null,
    };
    const part = draw(<UnknownPart unknown={[option]} onTell={untold} />);
    expect(part).toContain('The option AAPL261218C280 is counted at its value of −$830');
    expect(part).not.toContain('We don’t know');
  });

  it('shows Free a part of it, and what Pro adds', () => {
    const preview = draw(<Preview preview={previewOf(analysis)} adds={addedByPro} onTell={untold} />);
    expect(preview).toContain('$100,000');
    expect(preview).toContain(analysis.findings[0]!.title);
    expect(preview).not.toContain(analysis.findings[1]!.sentence);
    expect(preview).toContain('Upgrade to Pro');
    expect(preview).not.toMatch(/Deepest falls|Share of stocks|Over twenty years/);
  });
});

describe('the sample for users without positions', () => {
  it('matches the analysis of that portfolio', () => {
    const none = { term: null, as_of: '2026-11-02', quantity: null, price: null, cost_basis: null } as const;
    const sampleOf = (
      symbol: string | null,
      value: number,
      kind: Holding['kind'],
      type: Holding['account_type'],
    ): Holding => ({
      ...none,
      account: type,
      account_type: type,
      kind,
      symbol,
      name: symbol ?? 'Cash',
      value,
    });
    const sample = analyzePortfolio(
      [
        sampleOf('VTI', 60_000, 'fund', 'taxable'),
        sampleOf('AAPL', 26_000, 'stock', 'taxable'),
        sampleOf('FCNTX', 20_000, 'fund', 'roth'),
        sampleOf(null, 14_000, 'cash', 'roth'),
      ],
      { year: 2026, today: '2026-11-02' },
    );
    expect(
      sample!.findings.slice(0, 3).map(({ figure, title, sentence }) => ({ figure, title, sentence })),
    ).toEqual(portfolioTexts.sample.findings);
    expect(draw(<SampleAnalysis />)).toContain(portfolioTexts.sample.label);
  });
});
