import type { Holding } from '#contract/holdings.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { formatDollars, formatShares } from '#web/features/holdings/format.ts';

const texts = portfolioTexts.import.review;
const shown = 6;

/** The first positions, as they will be stored. */
export function ImportPreview({ holdings }: { holdings: readonly Holding[] }) {
  if (holdings.length === 0) return null;
  return (
    <section aria-label={texts.preview} className="mt-6 border-t border-line pt-5">
      <h4 className="font-medium">{texts.preview}</h4>
      <ul className="mt-1">
        {holdings.slice(0, shown).map((holding) => (
          <li
            key={JSON.stringify([holding.account, holding.kind, holding.symbol ?? holding.name])}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              <span className="block truncate">
                {holding.symbol !== null && <span className="font-medium">{holding.symbol} </span>}
                {holding.name !== holding.symbol && holding.name}
              </span>
              <span className="block truncate text-sm text-quiet">
                {portfolioTexts.kinds[holding.kind]} · {holding.account || portfolioTexts.unnamed}
              </span>
            </span>
            <span className="figures flex-none text-right">
              <span className="block">{formatDollars(holding.value)}</span>
              {holding.quantity !== null && (
                <span className="block text-sm text-quiet">
                  {formatShares(holding.quantity)}
                  {holding.price !== null && ` × ${formatDollars(holding.price)}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {holdings.length > shown && (
        <p className="figures mt-2 text-sm text-quiet">{texts.more(holdings.length - shown)}</p>
      )}
    </section>
  );
}
