import type { Drift, DriftRow } from '#advisor/portfolio/analyze/drift.ts';
import { dayOf, listed, money } from '#advisor/portfolio/analyze/finding.ts';
import { TaxOfSales } from '#web/features/portfolio-analysis/tax-of-sales.tsx';
import type { Sale } from '#advisor/portfolio/analyze/trades.ts';
import { portfolioTexts } from '#web/content/money/portfolio-analysis.ts';
import { ReceiptLink } from '#web/features/portfolio-analysis/receipt-link.tsx';
import { shareText } from '#web/features/portfolio-analysis/share-text.ts';

const texts = portfolioTexts.whatIf;
/** Nobody makes more trades than this in one sitting; the amounts above are of all of them. */
const maxTrades = 12;

function tradeText({ trade }: DriftRow): string {
  if (Math.abs(trade) < 1) return texts.none;
  return trade > 0 ? texts.buy(money(trade, 0)) : texts.sell(money(-trade, 0));
}

function taxText({ isTaxed, gain, term }: Sale): string {
  if (!isTaxed) return texts.noTax;
  if (gain === null) return texts.noGain;
  const held = term === null ? '' : texts.terms[term];
  return gain < 0 ? texts.loss(money(-gain, 0), held) : texts.gain(money(gain, 0), held);
}

const boughtText = ({ label, account, on }: Sale['boughtLately'][number]) =>
  texts.boughtIn(label, account, dayOf(on));

/** How far each part is from its target, and the trades that close the gap. */
export function DriftTable({ drift }: { drift: Drift }) {
  const { rows, trades, receipt } = drift;
  const isThere = trades.sales.length === 0 && trades.left === 0;
  return (
    <div>
      <table className="figures w-full text-left text-sm sm:text-base">
        <caption className="sr-only">{texts.drift}</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-normal">
              {texts.columns.kind}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.share}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.target}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              {texts.columns.trade}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {texts.kinds[row.kind]}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap text-quiet">{shareText(row.share)}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{shareText(row.target)}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap font-medium">{tradeText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className="mt-5 font-medium">{isThere ? texts.reached : texts.trades}</h4>
      <ul className="figures mt-2 grid gap-2 text-sm">
        {trades.sales.slice(0, maxTrades).map((sale) => (
          <li key={`${sale.account} ${sale.label}`}>
            {texts.sell(money(sale.amount, 0))} <span className="font-medium">{sale.label}</span>{' '}
            {texts.inAccount(sale.account)} <span className="text-quiet">({taxText(sale)})</span>
            {sale.boughtLately.length > 0 && (
              <span className="block font-medium">
                {texts.lately(listed(sale.boughtLately.map(boughtText)))}
              </span>
            )}
            {sale.washSale && <span className="block text-quiet">{texts.wash(sale.washSale)}</span>}
          </li>
        ))}
        {trades.sales.length > maxTrades && (
          <li className="text-quiet">{portfolioTexts.fees.more(trades.sales.length - maxTrades)}</li>
        )}
        {trades.purchases.slice(0, maxTrades).map(({ account, kind, label, amount, washSale }) => (
          <li key={`${account} ${kind}`}>
            {texts.buy(money(amount, 0))} <span className="font-medium">{label ?? texts.funds[kind]}</span>{' '}
            {texts.inAccount(account)}
            {washSale && <span className="block text-quiet">{texts.spoils(washSale)}</span>}
          </li>
        ))}
        {trades.left > 0 && <li className="text-quiet">{texts.left(money(trades.left, 0))}</li>}
      </ul>
      {drift.tax && <TaxOfSales tax={drift.tax} />}
      <ReceiptLink receipt={receipt}>{portfolioTexts.findings.receipt}</ReceiptLink>
    </div>
  );
}
