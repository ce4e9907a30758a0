import { setTimeout } from 'node:timers/promises';
import { createTokenBuckets } from '#server/http/limits/token-bucket.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

interface Guard {
  callsPerMinute: number;
  /** How long one call waits after the one before it has ended. Without it, calls are made side by side. */
  apartMs?: number;
  now: () => number;
}

/** How long a provider is left alone that has said it was asked too often. */
const pauseMs = 60_000;

/** A provider that is not asked more often than it allows, and not at all for a while after it has said so. */
export function guardProvider(
  provider: MarketProvider,
  { callsPerMinute, apartMs = 0, now }: Guard,
): MarketProvider {
  const takeToken = createTokenBuckets(now);
  const limit = { burst: callsPerMinute, count: callsPerMinute, seconds: 60 };
  let pausedUntil = 0;
  let lastCall: Promise<unknown> = Promise.resolve();

  function inTurn<T>(call: () => Promise<T>): Promise<T> {
    if (apartMs === 0) return call();
    const mine = lastCall.then(call);
    lastCall = mine.then(
      () => setTimeout(apartMs),
      () => setTimeout(apartMs),
    );
    return mine;
  }

  const leftAlone = () => new ProviderProblem('limit', `${provider.name} is not asked for a while`);

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    if (now() < pausedUntil || takeToken(limit, provider.name) > 0) throw leftAlone();
    return inTurn(async () => {
      // Calls that waited behind a refused one must not be made.
      if (now() < pausedUntil) throw leftAlone();
      try {
        return await call();
      } catch (error) {
        if (error instanceof ProviderProblem && error.fault === 'limit') pausedUntil = now() + pauseMs;
        throw error;
      }
    });
  }

  return {
    name: provider.name,
    quote: (symbol, signal) => guarded(() => provider.quote(symbol, signal)),
    index: (id, signal) => guarded(() => provider.index(id, signal)),
    treasuryYield: (id, signal) => guarded(() => provider.treasuryYield(id, signal)),
  };
}

/** Asks one provider after the other until one knows: with two keys, each fills in what the other lacks. */
export function firstOf(providers: readonly MarketProvider[]): MarketProvider {
  async function first<T>(ask: (provider: MarketProvider) => Promise<T | null>): Promise<T | null> {
    let problem: unknown;
    for (const provider of providers) {
      try {
        const found = await ask(provider);
        if (found !== null) return found;
      } catch (error) {
        problem ??= error;
      }
    }
    if (problem !== undefined) throw problem;
    return null;
  }
  return {
    name: providers.map(({ name }) => name).join(', '),
    quote: (symbol, signal) => first((provider) => provider.quote(symbol, signal)),
    index: (id, signal) => first((provider) => provider.index(id, signal)),
    treasuryYield: (id, signal) => first((provider) => provider.treasuryYield(id, signal)),
  };
}
