import { money } from '#advisor/portfolio/analyze/finding.ts';
import type { StressTest } from '#advisor/portfolio/analyze/stress.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';

const texts = portfolioTexts.stress;

/** Bad times of the past, with what they would do to today's dollars. */
export function StressSection({ stress }: { stress: readonly StressTest[] }) {
  const most = Math.max(...stress.map(({ change }) => Math.abs(change)), 1);
  const worst = Math.min(...stress.map(({ dollars }) => dollars));
  return (
    <FoldedSection heading={texts.heading} figure={texts.key(money(worst, 0))} lead={texts.lead}>
      <table className="figures w-full max-w-4xl text-left">
        <caption className="sr-only">{texts.heading}</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-normal">
              {texts.columns.event}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.change}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.dollars}
            </th>
          </tr>
        </thead>
        <tbody>
          {stress.map(({ id, name, change, dollars, basis }) => (
            <tr key={id} className="border-b border-line align-top">
              <th scope="row" className="w-full py-3 pr-4 font-normal">
                {name}
                <svg width="100%" height="6" aria-hidden="true" className="mt-1.5 block max-w-xl">
                  <rect
                    width={`${(Math.abs(change) / most) * 100}%`}
                    height="6"
                    rx="2"
                    fill="currentColor"
                    className={change < 0 ? 'text-chart-2' : 'text-chart-1'}
                  />
                </svg>
                <span className="mt-1 block max-w-[64ch] text-sm text-quiet">{basis}</span>
              </th>
              <td className="py-3 pl-3 text-right whitespace-nowrap">{shareText(change)}</td>
              <td className="py-3 pl-3 text-right whitespace-nowrap font-medium">{money(dollars, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedSection>
  );
}
