import type { PortfolioAnalysis as Analysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { portfolioTexts } from '#web/content/portfolio-analysis.ts';
import { AllocationSection } from '#web/features/portfolio-analysis/allocation-section.tsx';
import { FeesSection } from '#web/features/portfolio-analysis/fees-section.tsx';
import { FindingsList } from '#web/features/portfolio-analysis/findings-list.tsx';
import { RiskSection } from '#web/features/portfolio-analysis/risk-section.tsx';
import { Section } from '#web/features/portfolio-analysis/section.tsx';
import { StressSection } from '#web/features/portfolio-analysis/stress-section.tsx';
import { Summary } from '#web/features/portfolio-analysis/summary.tsx';
import { WhatIfSection } from '#web/features/portfolio-analysis/what-if-section.tsx';

interface FullAnalysisProps {
  analysis: Analysis;
  /** The share of stocks that is tried; undefined before anything is. */
  stocks: number | undefined;
  busy: boolean;
  onTry: (stocks: number) => void;
}

/** Everything, what stands out first. */
export function FullAnalysis({ analysis, stocks, busy, onTry }: FullAnalysisProps) {
  const { findings, allocation, risk, stress, fees, whatIf, notes } = analysis;
  return (
    <>
      <Summary total={analysis.total} asOf={analysis.asOf} unknown={analysis.unknown} />
      {findings.length > 0 && (
        <Section heading={portfolioTexts.findings.heading}>
          <FindingsList findings={findings} />
        </Section>
      )}
      <AllocationSection allocation={allocation} />
      {risk && <RiskSection risk={risk} />}
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
      <FeesSection fees={fees} />
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
