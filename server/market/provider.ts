import type { IndexId, IndexLevel, Quote, TreasuryYield, YieldId } from '#contract/market.ts';

/** A source of market data, as it is asked: one figure a call. Null is what it does not know. */
export interface MarketProvider {
  /** Shown beside every figure. */
  name: string;
  quote(symbol: string, signal: AbortSignal): Promise<Quote | null>;
  index(id: IndexId, signal: AbortSignal): Promise<IndexLevel | null>;
  treasuryYield(id: YieldId, signal: AbortSignal): Promise<TreasuryYield | null>;
}

/** limit: asked too often. refused: the key is wrong, or its plan does not include this. failed: anything else. */
type ProviderFault = 'limit' | 'refused' | 'failed';

/** Never with the address that was asked: a key may be in it. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
  readonly fault: ProviderFault;

  constructor(fault: ProviderFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
