import type { CheaperFund, Fees } from '#advisor/portfolio/analyze/fees.ts';
import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ReceiptLink } from '#web/features/portfolio-analysis/receipt-link.tsx';
import { FoldedSection } from '#web/ui/folded-section.tsx';
import { Stat } from '#web/features/portfolio-analysis/section.tsx';

/** The points stand below each other; some funds take less than a hundredth of a percent. */
const inColumn = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const texts = portfolioTexts.fees;
const maxFunds = 12;

export function FeesSection({ fees }: { fees: Fees }) {
  const { funds, receipt } = fees;
  if (funds.length === 0) return null;
  return (
    <FoldedSection heading={texts.heading} figure={texts.key(money(fees.perYear, 0))} lead={texts.asOf}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
        <Stat label={texts.perYear}>{money(fees.perYear)}</Stat>
        <Stat label={texts.share}>{percent(fees.percent, 3)}</Stat>
        {fees.overTwentyYears !== null && <Stat label={texts.twenty}>{money(fees.overTwentyYears)}</Stat>}
        {fees.cheapest && (
          <div className="col-span-full">
            <dt className="text-sm text-quiet">{texts.cheapest}</dt>
            <dd className="figures mt-0.5 font-medium">
              {texts.cheapestText(money(fees.cheapest.perYear), money(fees.cheapest.savedOverTwentyYears))}
            </dd>
          </div>
        )}
      </dl>
      {receipt && <ReceiptLink receipt={receipt}>{portfolioTexts.findings.receipt}</ReceiptLink>}
      <table className="figures mt-4 w-full max-w-4xl text-left text-sm">
        <caption className="sr-only">{texts.heading}</caption>
        <thead className="text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-normal">
              {texts.columns.fund}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.fee}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.perYear}
            </th>
            <th scope="col" className="hidden py-2 pl-6 font-normal sm:table-cell">
              {texts.columns.cheaper}
            </th>
          </tr>
        </thead>
        <tbody>
          {funds.slice(0, maxFunds).map(({ label, name, expense, perYear, cheaper }) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span className="font-medium">{label}</span>
                <span className="block text-quiet">{name}</span>
                {cheaper && (
                  <span className="block sm:hidden">
                    {texts.columns.cheaper}: <Cheaper fund={cheaper} />
                  </span>
                )}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap">
                {expense === null ? texts.none : `${inColumn.format(expense)}%`}
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap font-medium">
                {expense === null ? texts.none : money(perYear)}
              </td>
              <td className="hidden py-2 pl-6 sm:table-cell">
                {cheaper ? <Cheaper fund={cheaper} /> : texts.noCheaper}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {funds.length > maxFunds && (
        <p className="mt-2 text-sm text-quiet">{texts.more(funds.length - maxFunds)}</p>
      )}
      {fees.sharesValue > 0 && (
        <p className="mt-2 text-sm text-quiet">{texts.shares(money(fees.sharesValue))}</p>
      )}
      {fees.unknownValue > 0 && (
        <p className="mt-2 text-sm text-quiet">{texts.unknown(money(fees.unknownValue))}</p>
      )}
    </FoldedSection>
  );
}

function Cheaper({ fund }: { fund: CheaperFund }) {
  return (
    <>
      {texts.cheaper(fund.symbol, money(fund.savedPerYear))}
      {!fund.isSame && <span className="block text-quiet">{texts.sameClass}</span>}
    </>
  );
}
