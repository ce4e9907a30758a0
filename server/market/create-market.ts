import { indexIds, yieldIds } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

interface MarketOptions {
  provider: MarketProvider;
  isSample: boolean;
  /** In milliseconds. */
  now: () => number;
  /** Told of what the provider did not answer. */
  onProblem?: (problem: ProviderProblem) => void;
}

/** How long a figure is not asked for again, and how long an older one may stand in while the provider fails. */
const keepMs = { quote: 60_000, yield: 3_600_000, unknown: 600_000 };
/** A figure of a whole day stays the same until the next close; a free key of Alpha Vantage has 25 calls a day. */
const keepDayMs = 8 * 3_600_000;
const maxStandInMs = 7 * 24 * 3_600_000;
const maxKept = 5_000;
const atOnce = 8;

interface Kept {
  value: unknown;
  fetchedAt: number;
}

/**
 * The market with a memory: each figure is fetched at most once a minute, by however many it is wanted at once. Where
 * the provider fails, the last known figure is given, whose time says how old it is.
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

  /** Does not end with its first caller: others may wait for the same. The provider's own time limit ends it. */
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

/** A few at a time, in the order they were asked for, without what is not known. */
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
