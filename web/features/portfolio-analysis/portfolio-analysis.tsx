import { useState } from 'react';
import { portfolioTexts as texts } from '#web/content/money/portfolio-analysis.ts';
import { FullAnalysis } from '#web/features/portfolio-analysis/full-analysis.tsx';
import { Preview } from '#web/features/portfolio-analysis/preview.tsx';
import {
  usePortfolio,
  type PortfolioState,
  type Tell,
} from '#web/features/portfolio-analysis/use-portfolio.ts';
import { TextButton } from '#web/ui/text-button.tsx';

interface PortfolioAnalysisProps {
  /** Another value makes it read the holdings again. */
  refreshKey?: unknown;
  /** The share of stocks in percent that the reader has said fits them. */
  stated?: number | undefined;
}

/** What a signed-in reader's holdings are in, cost and risk; for Free a part of it. */
export function PortfolioAnalysis({ refreshKey, stated }: PortfolioAnalysisProps) {
  const [stocks, setStocks] = useState<number>();
  const { state, busy, reload, tell } = usePortfolio(refreshKey, { stocks, stated });
  return (
    <section aria-labelledby="analysis-heading" className="mt-12 border-t border-line pt-10">
      <h2
        id="analysis-heading"
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-3xl font-medium tracking-tight outline-none sm:text-4xl"
      >
        {texts.heading}
      </h2>
      <Body state={state} stocks={stocks} busy={busy} onTry={setStocks} onReload={reload} onTell={tell} />
    </section>
  );
}

interface BodyProps {
  state: PortfolioState;
  stocks: number | undefined;
  busy: boolean;
  onTry: (stocks: number) => void;
  onReload: () => void;
  onTell: Tell;
}

function Body({ state, stocks, busy, onTry, onReload, onTell }: BodyProps) {
  if (state === 'loading') return <Skeleton />;
  if (state === 'failed') {
    return (
      <p className="mt-4">
        {texts.failed} <TextButton onClick={onReload}>{texts.retry}</TextButton>
      </p>
    );
  }
  if (state.access === 'preview') {
    return state.preview ? <Preview preview={state.preview} adds={state.adds} onTell={onTell} /> : <Empty />;
  }
  return state.analysis ? (
    <FullAnalysis analysis={state.analysis} stocks={stocks} busy={busy} onTry={onTry} onTell={onTell} />
  ) : (
    <Empty />
  );
}

function Empty() {
  return <p className="mt-4 max-w-[60ch] text-quiet">{texts.empty}</p>;
}

/** The total and the first findings, before they are there. */
function Skeleton() {
  return (
    <div className="mt-4">
      <output className="block text-quiet">{texts.loading}</output>
      <div aria-hidden="true" className="mt-4 grid gap-4">
        <div className="h-12 w-56 rounded-lg bg-sunken" />
        {[1, 2, 3].map((row) => (
          <div key={row} className="h-24 max-w-3xl rounded-lg bg-sunken" />
        ))}
      </div>
    </div>
  );
}
