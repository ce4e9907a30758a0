import type { StoredHolding } from '#web/features/holdings/by-account.ts';

const common = { term: null, as_of: '2026-11-02' } as const;

/** Made-up positions, to show a visitor what the page looks like. */
export const sampleHoldings: readonly StoredHolding[] = [
  {
    ...common,
    id: 'sample-1',
    account: 'Brokerage ...4821',
    account_type: 'taxable',
    kind: 'fund',
    symbol: 'SMPL-US',
    name: 'Sample US Stock Fund',
    quantity: 182.4,
    price: 310,
    value: 56_544,
    cost_basis: 41_220,
  },
  {
    ...common,
    id: 'sample-2',
    account: 'Brokerage ...4821',
    account_type: 'taxable',
    kind: 'stock',
    symbol: 'SMPL',
    name: 'Sample Company',
    quantity: 60,
    price: 214.5,
    value: 12_870,
    cost_basis: 14_130,
  },
  {
    ...common,
    id: 'sample-3',
    account: 'Brokerage ...4821',
    account_type: 'taxable',
    kind: 'cash',
    symbol: null,
    name: 'Cash',
    quantity: null,
    price: null,
    value: 8250.4,
    cost_basis: null,
  },
  {
    ...common,
    id: 'sample-4',
    account: 'Roth IRA ...0973',
    account_type: 'roth',
    kind: 'fund',
    symbol: 'SMPL-2050',
    name: 'Sample Target 2050 Fund',
    quantity: 904.117,
    price: 52.3,
    value: 47_285.32,
    cost_basis: 36_900,
  },
];
