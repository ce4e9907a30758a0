import { indexIds, yieldIds } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

interface MarketOptions {
  provider: MarketProvider;
  isSample: boolean;
  /** In milliseconds. */
  now: () => number;
  /** Called when the provider fails. */
  onProblem?: (problem: ProviderProblem) => void;
}

/** How long a figure is reused, and how long it may be shown while the provider fails. */
const keepMs = { quote: 60_000, yield: 3_600_000, unknown: 600_000 };
/** A daily figure stays the same until the next close, and a free key of Alpha Vantage allows 25 calls a day. */
const keepDayMs = 8 * 3_600_000;
const maxStandInMs = 7 * 24 * 3_600_000;
const maxKept = 5_000;
const atOnce = 8;

interface Kept {
  value: unknown;
  fetchedAt: number;
}

/**
 * A cache for the market: each figure is fetched at most once a minute, however many callers want it. If the provider
 * fails, the last known figure is returned; its time says how old it is.
 */
export function createMarket({ provider, isSample, now, onProblem }: MarketOptions): Market {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<unknown>>();

  async function read<T>(key: string, ageMs: number, fetchIt: (signal: AbortSignal) => Promise<T | null>) {
    const known = kept.get(key) as { value: T | null; fetchedAt: number } | undefined;
    const freshMs =
      known?.value === null ? keepMs.unknown : known && isOfDay(known.value) ? keepDayMs : ageMs;
    if (known && now() - known.fetchedAt < freshMs) return known.value;
    try {
      const fetching = (underWay.get(key) as Promise<T | null> | undefined) ?? begin(key, fetchIt);
      return await fetching;
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      onProblem?.(error);
      return known && now() - known.fetchedAt < maxStandInMs ? known.value : null;
    }
  }

  /** A fetch goes on when its first caller leaves, because others may wait for it. The provider's time limit ends it. */
  function begin<T>(key: string, fetchIt: (signal: AbortSignal) => Promise<T | null>): Promise<T | null> {
    const fetching = fetchIt(new AbortController().signal)
      .then((value) => {
        kept.delete(key);
        kept.set(key, { value, fetchedAt: now() });
        if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  }

  return {
    isSample,
    quotes: (symbols, signal) =>
      readAll(
        [...new Set(symbols)],
        (symbol) => read(`quote:${symbol}`, keepMs.quote, (ended) => provider.quote(symbol, ended)),
        signal,
      ),
    indexes: (signal) =>
      readAll(
        indexIds,
        (id) => read(`index:${id}`, keepMs.quote, (ended) => provider.index(id, ended)),
        signal,
      ),
    yields: (signal) =>
      readAll(
        yieldIds,
        (id) => read(`yield:${id}`, keepMs.yield, (ended) => provider.treasuryYield(id, ended)),
        signal,
      ),
  };
}

const isOfDay = (value: unknown) =>
  typeof value === 'object' && value !== null && 'at' in value && String(value.at).length === dayLength;
const dayLength = '2026-11-17'.length;

/** Fetches a few at a time. The results keep the order of the request, without unknown figures. */
async function readAll<K, T>(
  keys: readonly K[],
  readOne: (key: K) => Promise<T | null>,
  signal?: AbortSignal,
): Promise<T[]> {
  const found: T[] = [];
  for (let start = 0; start < keys.length; start += atOnce) {
    signal?.throwIfAborted();
    const part = await Promise.all(keys.slice(start, start + atOnce).map(readOne));
    found.push(...part.flatMap((one) => (one === null ? [] : [one as T])));
  }
  return found;
}
