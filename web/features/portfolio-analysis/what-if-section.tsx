import { useId } from 'react';
import type { WhatIf } from '#advisor/portfolio/analyze/drift.ts';
import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import type { Risk } from '#advisor/portfolio/analyze/risk.ts';
import type { StressTest } from '#advisor/portfolio/analyze/stress.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { DriftTable } from '#web/features/portfolio-analysis/drift-table.tsx';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = portfolioTexts.whatIf;

interface WhatIfSectionProps {
  risk: Risk;
  stress: readonly StressTest[];
  whatIf: WhatIf | null;
  /** The share that is tried, in percent. */
  stocks: number;
  busy: boolean;
  onChange: (stocks: number) => void;
}

const crisisOf = (stress: readonly StressTest[]) => stress.find(({ id }) => id === '2008')?.dollars ?? 0;

const signed = (dollars: number) => `${dollars > 0 ? '+' : ''}${money(dollars, 0)}`;

/** Another share of stocks: what it changes, and the trades to it. */
export function WhatIfSection({ risk, stress, whatIf, stocks, busy, onChange }: WhatIfSectionProps) {
  const id = useId();
  const { show } = useNavigation();
  const then = whatIf?.risk ?? null;
  const rows: readonly (readonly [string, string, string | null])[] = [
    [texts.figures.volatility, shareText(risk.volatility), then && shareText(then.volatility)],
    [texts.figures.bad, money(risk.rangeInDollars.low, 0), then && money(then.rangeInDollars.low, 0)],
    [texts.figures.deepest, shareText(-risk.maxDrawdown), then && shareText(-then.maxDrawdown)],
    [texts.figures.crisis, signed(crisisOf(stress)), whatIf && signed(crisisOf(whatIf.stress))],
    [texts.figures.growth, shareText(risk.growth), then && shareText(then.growth)],
  ];
  return (
    <FoldedSection heading={texts.heading} figure={texts.key(percent(risk.stockShare, 0))} lead={texts.lead}>
      <div className="max-w-xl">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="text-sm font-medium">
            {texts.slider}
          </label>
          <span className="figures text-2xl font-semibold">{stocks}%</span>
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={stocks}
          aria-valuetext={`${stocks}%`}
          onChange={(event) => onChange(Number(event.target.value))}
          className="slider block h-11 w-full"
        />
      </div>
      {whatIf === null && (
        <p className="mb-4 text-sm text-quiet">
          {texts.fit} <TextButton onClick={() => show('numbers', 'risk')}>{texts.take}</TextButton>
        </p>
      )}
      <div
        aria-busy={busy}
        className={`grid gap-x-12 gap-y-8 transition-opacity duration-150 ${busy ? 'opacity-60' : ''}`}
      >
        <table className="figures w-full self-start text-left text-sm sm:text-base">
          <caption className="sr-only">{texts.heading}</caption>
          <thead className="text-sm text-quiet">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 font-normal">
                {texts.figure}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                {texts.now}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                {texts.later}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, now, later]) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {label}
                </th>
                <td className="py-2 pl-3 text-right whitespace-nowrap text-quiet">{now}</td>
                <td className="py-2 pl-3 text-right whitespace-nowrap font-medium">{later ?? now}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {whatIf?.drift && <DriftTable drift={whatIf.drift} />}
      </div>
    </FoldedSection>
  );
}
