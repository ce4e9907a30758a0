import type { Share, UnknownHolding } from '#advisor/portfolio/analyze/allocation.ts';
import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import type { Finding } from '#advisor/portfolio/analyze/finding.ts';

/** What of an analysis everybody sees: real, of their own holdings, and a part. */
export interface PortfolioPreview {
  total: number;
  positions: number;
  asOf: { from: string; to: string };
  classes: Share[];
  unknown: UnknownHolding[];
  finding: Finding | null;
  /** How many more there are. */
  moreFindings: number;
}

/** What GET /functions/v1/portfolio answers; null where nothing is held. */
export type PortfolioAnswer =
  | { access: 'full'; analysis: PortfolioAnalysis | null }
  | {
      access: 'preview';
      preview: PortfolioPreview | null;
      /** The names of what the full analysis adds. */
      adds: readonly string[];
    };

export const addedByPro = [
  'All findings, ranked by what is at stake',
  'Regions, sectors and accounts, with your funds split into what they hold',
  'What your funds cost in a year and over twenty',
  'The range of a year, and every fall since 1928',
  'Stress tests: 1973–74, 2000–02, 2008, 2020, 2022 and rising rates',
  'Another mix tried out, with the trades and taxes to get there',
] as const;

export function previewOf(analysis: PortfolioAnalysis): PortfolioPreview {
  const { total, positions, asOf, allocation, unknown, findings } = analysis;
  const [finding = null] = findings;
  return {
    total,
    positions,
    asOf,
    classes: allocation.classes,
    unknown,
    finding,
    moreFindings: Math.max(0, findings.length - 1),
  };
}
