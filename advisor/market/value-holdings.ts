import type { HoldingsToday, Quote } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';

export interface HeldPosition {
  symbol: string;
  name: string;
  quantity: number;
  /** As its owner typed or imported it. */
  stored_price: number | null;
}

/** What positions are worth now, and what that is more or less than at the close before. */
export async function valueHoldings(
  market: Market,
  positions: readonly HeldPosition[],
  signal?: AbortSignal,
): Promise<HoldingsToday> {
  const quotes = await market.quotes(
    positions.map(({ symbol }) => symbol),
    signal,
  );
  const bySymbol = new Map(quotes.map((quote) => [quote.symbol, quote]));
  const rows = positions.flatMap(({ symbol, name, quantity, stored_price: stored }) => {
    const quote = bySymbol.get(symbol);
    if (!quote) return [];
    const { at, source } = quote;
    const { price, before } = market.isSample ? movedLike(quote, stored) : priceOf(quote);
    const change = before === null ? null : toCents(quantity * (price - before));
    return [{ symbol, name, quantity, price, value: toCents(quantity * price), change, at, source }];
  });
  return {
    rows,
    value: toCents(rows.reduce((sum, { value }) => sum + value, 0)),
    change: toCents(rows.reduce((sum, { change }) => sum + (change ?? 0), 0)),
    without_quote: positions.filter(({ symbol }) => !bySymbol.has(symbol)).map(({ symbol }) => symbol),
  };
}

const priceOf = ({ price, previous_close: before }: Quote) => ({ price, before });

/** A made-up price says nothing of somebody's own shares: they move from their own price as the sample does. */
function movedLike(quote: Quote, stored: number | null): { price: number; before: number | null } {
  const { price, before } = priceOf(quote);
  if (stored === null || before === null) return { price, before };
  return { price: toCents((stored * price) / before), before: stored };
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** A sample market for somebody who holds shares of their own: what they own is at the price that the page of it shows. */
export function sampleFor(
  market: Market,
  positions: () => Promise<readonly Pick<HeldPosition, 'symbol' | 'stored_price'>[]>,
): Market {
  if (!market.isSample) return market;
  return {
    isSample: true,
    indexes: (signal) => market.indexes(signal),
    yields: (signal) => market.yields(signal),
    async quotes(symbols, signal) {
      const [quotes, held] = await Promise.all([market.quotes(symbols, signal), positions()]);
      const stored = new Map(held.map(({ symbol, stored_price: price }) => [symbol, price]));
      return quotes.map((quote) => {
        const { price, before } = movedLike(quote, stored.get(quote.symbol) ?? null);
        return { ...quote, price, previous_close: before };
      });
    },
  };
}
