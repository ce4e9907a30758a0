import type { PortfolioAnalysis as Analysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { AllocationSection } from '#web/features/portfolio-analysis/allocation-section.tsx';
import { FeesSection } from '#web/features/portfolio-analysis/fees-section.tsx';
import { FindingsList } from '#web/features/portfolio-analysis/findings-list.tsx';
import { RiskSection } from '#web/features/portfolio-analysis/risk-section.tsx';
import { Section } from '#web/features/portfolio-analysis/section.tsx';
import { StressSection } from '#web/features/portfolio-analysis/stress-section.tsx';
import { UnknownPart } from '#web/features/portfolio-analysis/unknown-part.tsx';
import type { Tell } from '#web/features/portfolio-analysis/use-portfolio.ts';
import { WhatIfSection } from '#web/features/portfolio-analysis/what-if-section.tsx';

interface FullAnalysisProps {
  analysis: Analysis;
  /** The share of stocks that is tried; undefined before anything is. */
  stocks: number | undefined;
  busy: boolean;
  onTry: (stocks: number) => void;
  onTell: Tell;
}

/** Two parts beside each other where there is room: the page is long enough. */
const sideBySide = 'grid gap-x-16 lg:grid-cols-2';

/** Everything, what stands out first. */
export function FullAnalysis({ analysis, stocks, busy, onTry, onTell }: FullAnalysisProps) {
  const { findings, allocation, concentration, risk, stress, fees, whatIf, notes } = analysis;
  return (
    <>
      <UnknownPart unknown={analysis.unknown} onTell={onTell} />
      {findings.length > 0 && (
        <Section heading={portfolioTexts.findings.heading}>
          <FindingsList findings={findings} />
        </Section>
      )}
      <div className={sideBySide}>
        <AllocationSection allocation={allocation} />
        <FeesSection fees={fees} />
      </div>
      {risk && <RiskSection risk={risk} inCompanies={concentration.inCompanies} />}
      <div className={sideBySide}>
        {stress.length > 0 && <StressSection stress={stress} />}
        {risk && (
          <WhatIfSection
            risk={risk}
            stress={stress}
            whatIf={whatIf}
            stocks={stocks ?? Math.round(whatIf?.target.stocks ?? risk.stockShare)}
            busy={busy}
            onChange={onTry}
          />
        )}
      </div>
      <details className="mt-12 max-w-[68ch] text-sm text-quiet">
        <summary className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink">
          {portfolioTexts.notes}
        </summary>
        <ul className="grid list-disc gap-2 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
