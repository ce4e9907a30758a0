import { percent } from '#advisor/portfolio/analyze/finding.ts';
import type { Risk } from '#advisor/portfolio/analyze/risk.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ReceiptLink } from '#web/features/portfolio-analysis/receipt-link.tsx';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { Stat } from '#web/features/portfolio-analysis/section.tsx';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';
import { Chart } from '#web/ui/chart/chart.tsx';

const texts = portfolioTexts.risk;
/** From this percentage on, the record of the whole market says too little about the risk. */
const muchInCompanies = 10;

/** What history says about the mix: one year, and the falls that took several. */
export function RiskSection({ risk, inCompanies }: { risk: Risk; inCompanies: number }) {
  const { years, range, worstYear, drawdowns, belowPeak, unmeasuredShare } = risk;
  const lead = [
    texts.since(years.first, years.last),
    ...(unmeasuredShare >= 0.05 ? [texts.unmeasured(percent(unmeasuredShare))] : []),
    ...(inCompanies >= muchInCompanies ? [texts.companies(percent(inCompanies))] : []),
  ].join(' ');
  return (
    <FoldedSection heading={texts.heading} figure={texts.key(percent(-risk.maxDrawdown, 0))} lead={lead}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        <Stat label={texts.range}>{texts.rangeText(percent(range.low, 0), percent(range.high, 0))}</Stat>
        <Stat label={`${texts.worst} (${worstYear.year})`}>{shareText(worstYear.change)}</Stat>
        <Stat label={texts.volatility}>{shareText(risk.volatility)}</Stat>
        <Stat label={texts.growth}>{shareText(risk.growth)}</Stat>
      </dl>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <Chart
          data={{
            kind: 'area',
            title: texts.chart,
            xLabel: texts.year,
            series: [{ name: texts.drop, points: belowPeak }],
            formatX: String,
            formatY: (value) => percent(value),
            formatTick: (value) => percent(value, 0),
            about: drawdowns[0]?.trough,
          }}
        />
        <div>
          <table className="figures w-full text-left text-sm">
            <caption className="mb-2 text-left font-medium">{texts.deepest}</caption>
            <thead className="text-quiet">
              <tr className="border-b border-line">
                {[texts.columns.from, texts.columns.to, texts.columns.back].map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-normal">
                    {column}
                  </th>
                ))}
                <th scope="col" className="py-2 text-right font-normal">
                  {texts.columns.depth}
                </th>
              </tr>
            </thead>
            <tbody>
              {drawdowns.map(({ peak, trough, recovered, depth }) => (
                <tr key={trough} className="border-b border-line">
                  <td className="py-2 pr-4">{peak}</td>
                  <td className="py-2 pr-4">{trough}</td>
                  <td className="py-2 pr-4">{recovered ?? texts.open}</td>
                  <td className="py-2 text-right whitespace-nowrap font-medium">{shareText(-depth)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ReceiptLink receipt={risk.receipt}>{texts.receipt}</ReceiptLink>
        </div>
      </div>
    </FoldedSection>
  );
}
