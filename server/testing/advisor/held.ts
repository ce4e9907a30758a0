import type { Holding } from '#contract/holdings.ts';

/** A fund in a taxable account, unless `more` says otherwise. */
export const held = (symbol: string | null, value: number, more: Partial<Holding> = {}): Holding => ({
  account: 'Brokerage',
  account_type: 'taxable',
  kind: 'fund',
  symbol,
  name: symbol ?? 'Something',
  quantity: null,
  price: null,
  value,
  cost_basis: null,
  term: null,
  as_of: '2026-11-16',
  ...more,
});
