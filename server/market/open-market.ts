import { sampleSource } from '#contract/market.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { createAlphaVantage } from '#server/market/alpha-vantage.ts';
import { createMarket } from '#server/market/create-market.ts';
import { createFinnhub } from '#server/market/finnhub.ts';
import { firstOf, guardProvider } from '#server/market/guard-provider.ts';
import type { ProviderProblem } from '#server/market/provider.ts';

interface MarketSources {
  finnhubKey: string | undefined;
  alphaVantageKey: string | undefined;
  /** Asked only where there is no key. */
  standIn: { url: string; apiKey: string } | null;
  onProblem: (problem: ProviderProblem) => void;
  now?: () => number;
}

/** Just below what each allows with a free key: 60 and 5 calls a minute. */
const callsPerMinute = { finnhub: 55, alphaVantage: 5, standIn: 10_000 };
/** With a free key, Alpha Vantage answers one call a second. */
const alphaVantageApartMs = 1_200;

/** Null where nobody can be asked. */
export function openMarket(sources: MarketSources): Market | null {
  const { finnhubKey, alphaVantageKey, standIn, onProblem, now = () => performance.now() } = sources;
  const providers = [
    ...(finnhubKey
      ? [
          guardProvider(createFinnhub({ apiKey: finnhubKey }), {
            callsPerMinute: callsPerMinute.finnhub,
            now,
          }),
        ]
      : []),
    ...(alphaVantageKey
      ? [
          guardProvider(createAlphaVantage({ apiKey: alphaVantageKey }), {
            callsPerMinute: callsPerMinute.alphaVantage,
            apartMs: alphaVantageApartMs,
            now,
          }),
        ]
      : []),
  ];
  if (providers.length > 0)
    return createMarket({ provider: firstOf(providers), isSample: false, now, onProblem });
  if (!standIn) return null;
  const sample = createFinnhub({ ...standIn, name: sampleSource });
  const provider = guardProvider(sample, { callsPerMinute: callsPerMinute.standIn, now });
  return createMarket({ provider, isSample: true, now, onProblem });
}
