import type { Holding } from '#contract/holdings.ts';
import { maxQuotedHoldings, sampleSource, type HoldingToday } from '#contract/market.ts';
import { asOf } from '#advisor/market/as-of.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { valueHoldings, type HeldPosition } from '#advisor/market/value-holdings.ts';
import { dayOf, listed, money, percent } from '#advisor/portfolio/analyze/finding.ts';
import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { sayLargest, type Said } from '#advisor/portfolio/answer/say-holdings.ts';

interface Quoting {
  market: Market | null;
  now: Date;
  signal?: AbortSignal | undefined;
  analysis: PortfolioAnalysis;
}

const mostMoves = 3;

/** What the own holdings have done since the close before. */
export async function sayToday(
  holdings: readonly Holding[],
  { market, now, signal, analysis }: Quoting,
): Promise<Said> {
  const worth = `They were worth ${money(analysis.total)} as of ${dayOf(analysis.asOf.to)}.`;
  if (!market)
    return {
      opening: 'I can’t tell: this site has no market data, so I don’t know what your holdings did today.',
      because: [worth],
      next: [],
    };
  const {
    rows,
    value,
    change,
    without_quote: without,
  } = await valueHoldings(market, positionsOf(holdings), signal);
  const moved = rows.filter((row) => row.change !== null);
  const [oldest] = moved.toSorted((one, other) => one.at.localeCompare(other.at));
  if (!oldest)
    return {
      opening: 'I can’t tell: the price service has no prices of your holdings right now.',
      because: [worth],
      next: [],
    };
  const before = value - change;
  const share = before > 0 ? ` (${percent(Math.abs(change / before) * 100, 2)})` : '';
  const when = asOf('quote', { at: oldest.at, source: oldest.source, now });
  const priced = without.length > 0 ? 'Your holdings that have a price today' : 'Your stocks and funds';
  return {
    opening: `${priced} are worth ${money(value)}, ${upOrDown(change)}${share} since the last close, ${when}.`,
    because: [
      ...(moved.length > 1 ? [movesOf(moved)] : []),
      sayLargest(holdings, analysis),
      ...(without.length > 0
        ? [`There’s no price today for ${listed(without.slice(0, mostMoves))}, so that isn’t counted.`]
        : []),
    ],
    next: ['The [Market page](/market) has each of them.'],
    warnings: market.isSample ? [`${sampleSource}: this site has no market-data provider yet.`] : [],
  };
}

export const upOrDown = (change: number) =>
  change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${money(Math.abs(change))}`;

function movesOf(moved: readonly HoldingToday[]): string {
  const largest = moved
    .toSorted((one, other) => Math.abs(other.change!) - Math.abs(one.change!))
    .slice(0, mostMoves)
    .map(({ symbol, change }) => `${symbol} ${upOrDown(change!)}`);
  return `The largest moves: ${listed(largest)}.`;
}

/** A symbol in several accounts is one position, the largest first; what is no stock or fund has no quote. */
/** What of the holdings is looked up, the largest first. */
export function positionsOf(holdings: readonly Holding[]): HeldPosition[] {
  const sums = new Map<string, { name: string; quantity: number; value: number }>();
  for (const { kind, symbol, name, quantity, value } of holdings) {
    if ((kind !== 'stock' && kind !== 'fund') || symbol === null || quantity === null) continue;
    const before = sums.get(symbol) ?? { name, quantity: 0, value: 0 };
    sums.set(symbol, { name, quantity: before.quantity + quantity, value: before.value + value });
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.value - one.value)
    .slice(0, maxQuotedHoldings)
    .map(([symbol, { name, quantity, value }]) => ({
      symbol,
      name,
      quantity,
      stored_price: quantity === 0 ? null : value / quantity,
    }));
}
