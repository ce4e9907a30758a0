import type { IndexLevel, Quote, TreasuryYield } from '#contract/market.ts';

/** What the market says now. Handed in by the server where a provider is configured; what it does not have is left out. */
export interface Market {
  /** The figures are of the sandbox's sample market. */
  isSample: boolean;
  quotes(symbols: readonly string[], signal?: AbortSignal): Promise<Quote[]>;
  indexes(signal?: AbortSignal): Promise<IndexLevel[]>;
  yields(signal?: AbortSignal): Promise<TreasuryYield[]>;
}
