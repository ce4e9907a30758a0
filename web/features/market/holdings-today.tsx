import type { HoldingsToday, MarketAnswer } from '#contract/market.ts';
import { marketTexts } from '#web/content/money/market.ts';
import { dollars, signedDollars, timeOf } from '#web/features/market/market-figures.tsx';
import { useNavigation } from '#web/lib/navigation/navigation.ts';
import { Button } from '#web/ui/button.tsx';

const texts = marketTexts.holdings;

interface HoldingsSectionProps {
  market: Pick<MarketAnswer, 'holdings' | 'held'>;
  now: Date;
}

/** What today did to what somebody owns; on the free plan, how much of it Pro would show. */
export function HoldingsSection({ market: { holdings, held }, now }: HoldingsSectionProps) {
  const { showPricing } = useNavigation();
  if (held === 0) return <p className="mt-4 max-w-[60ch] text-quiet">{texts.empty}</p>;
  if (holdings) return <HoldingsList holdings={holdings} now={now} />;
  return (
    <>
      <p className="mt-4 max-w-[60ch]">{texts.preview(held)}</p>
      <Button look="secondary" className="mt-4" onClick={showPricing}>
        {texts.upgrade}
      </Button>
    </>
  );
}

function HoldingsList({ holdings, now }: { holdings: HoldingsToday; now: Date }) {
  const { rows, value, change, without_quote: without } = holdings;
  // Sums of nothing would read as "worth $0".
  if (rows.length === 0) {
    return <p className="mt-4 max-w-[60ch]">{texts.noQuotes(without.join(', '))}</p>;
  }
  return (
    <>
      <dl className="figures mt-5 flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-sm text-quiet">{texts.total}</dt>
          <dd className="text-3xl font-semibold tracking-tight">{dollars(value)}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{texts.change}</dt>
          <dd className={`text-3xl font-semibold tracking-tight ${change < 0 ? 'text-bad' : ''}`}>
            {signedDollars(change)}
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-quiet">{texts.counted}</p>
      <ul className="mt-6 max-w-3xl">
        {rows.map(({ symbol, name, price, value: worth, change: moved, at, source }) => (
          <li
            key={symbol}
            className="figures flex items-baseline justify-between gap-6 border-t border-line py-3"
          >
            <span className="min-w-0">
              <span className="font-medium">{symbol}</span>{' '}
              {name !== symbol && <span className="text-quiet">{name}</span>}
              <span className="block text-sm text-quiet">
                {dollars(price)} · {timeOf('quote', { at, source, now })}
              </span>
            </span>
            <span className="shrink-0 text-right">
              <span className="block font-medium">{dollars(worth)}</span>
              {moved !== null && (
                <span className={`block text-sm ${moved < 0 ? 'text-bad' : ''}`}>{signedDollars(moved)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <p className="mt-3 max-w-[60ch] text-sm text-quiet">{texts.withoutQuote(without.join(', '))}</p>
      )}
    </>
  );
}
