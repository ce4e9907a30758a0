import { describe, expect, it } from 'vitest';
import { createMarket } from '#server/market/create-market.ts';
import { firstOf, guardProvider } from '#server/market/guard-provider.ts';
import { ProviderProblem, type MarketProvider } from '#server/market/provider.ts';

/** A provider that counts its calls, and fails on demand. */
function countingProvider(name = 'Test') {
  const state = { calls: [] as string[], problem: null as ProviderProblem | null, known: true };
  const call = async <T>(key: string, value: T): Promise<T | null> => {
    state.calls.push(key);
    await Promise.resolve();
    if (state.problem) throw state.problem;
    return state.known ? value : null;
  };
  const timed = { at: '2026-11-17T15:00:00.000Z', source: name };
  const provider: MarketProvider = {
    name,
    quote: (symbol) => call(symbol, { symbol, price: 10, previous_close: 9, ...timed }),
    index: (id) => call(id, { id, name: id, level: 1, previous_close: 1, fund: null, ...timed }),
    treasuryYield: (id) => call(id, { id, name: id, percent: 4, previous_percent: 4, ...timed }),
  };
  return { provider, state };
}

const open = (provider: MarketProvider) => {
  const clock = { ms: 0 };
  const problems: string[] = [];
  const market = createMarket({
    provider,
    isSample: false,
    now: () => clock.ms,
    onProblem: ({ fault }) => problems.push(fault),
  });
  return { market, clock, problems };
};

describe('the market', () => {
  it('requests a symbol once a minute for any number of callers', async () => {
    const { provider, state } = countingProvider();
    const { market, clock } = open(provider);
    await Promise.all([market.quotes(['AAPL', 'AAPL']), market.quotes(['AAPL']), market.quotes(['MSFT'])]);
    expect(state.calls).toEqual(['AAPL', 'MSFT']);
    clock.ms = 59_000;
    await market.quotes(['AAPL']);
    expect(state.calls).toHaveLength(2);
    clock.ms = 61_000;
    await market.quotes(['AAPL']);
    expect(state.calls).toHaveLength(3);
  });

  it('returns the last figure while the provider fails, for up to a week', async () => {
    const { provider, state } = countingProvider();
    const { market, clock, problems } = open(provider);
    await market.quotes(['AAPL']);
    state.problem = new ProviderProblem('failed', 'Test does not answer');
    clock.ms = 3_600_000;
    expect(await market.quotes(['AAPL', 'MSFT'])).toMatchObject([
      { symbol: 'AAPL', at: '2026-11-17T15:00:00.000Z' },
    ]);
    expect(problems).toEqual(['failed', 'failed']);
    clock.ms = 8 * 86_400_000;
    expect(await market.quotes(['AAPL'])).toEqual([]);
  });

  it('caches for a while that a symbol is unknown', async () => {
    const { provider, state } = countingProvider();
    const { market, clock } = open(provider);
    state.known = false;
    await market.quotes(['NOSUCH']);
    clock.ms = 300_000;
    expect(await market.quotes(['NOSUCH'])).toEqual([]);
    expect(state.calls).toHaveLength(1);
  });

  it('calls its provider no more often than allowed, and not for a minute after a refusal', async () => {
    const { provider, state } = countingProvider();
    const clock = { ms: 0 };
    const guarded = guardProvider(provider, { callsPerMinute: 2, now: () => clock.ms });
    const { signal } = new AbortController();
    await guarded.quote('A', signal);
    await guarded.quote('B', signal);
    await expect(guarded.quote('C', signal)).rejects.toMatchObject({ fault: 'limit' });
    clock.ms = 60_000;
    state.problem = new ProviderProblem('limit', 'Test was asked too often');
    await expect(guarded.quote('D', signal)).rejects.toMatchObject({ fault: 'limit' });
    state.problem = null;
    clock.ms = 90_000;
    await expect(guarded.quote('E', signal)).rejects.toMatchObject({ fault: 'limit' });
    clock.ms = 121_000;
    await guarded.quote('F', signal);
    expect(state.calls).toEqual(['A', 'B', 'D', 'F']);
  });

  it('calls the second provider when the first fails or does not know the symbol', async () => {
    const [first, second] = [countingProvider('First'), countingProvider('Second')];
    const both = firstOf([first.provider, second.provider]);
    const { signal } = new AbortController();
    expect(await both.quote('A', signal)).toMatchObject({ source: 'First' });
    first.state.problem = new ProviderProblem('refused', 'First refuses');
    expect(await both.treasuryYield('10y', signal)).toMatchObject({ source: 'Second' });
    second.state.known = false;
    await expect(both.quote('A', signal)).rejects.toMatchObject({ fault: 'refused' });
  });
});
