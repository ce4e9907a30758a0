import { normalizeHeader, type ColumnField } from '#advisor/portfolio/import/columns.ts';

export type BrokerId = 'fidelity' | 'schwab' | 'vanguard' | 'robinhood' | 'interactive_brokers' | 'etrade';

interface BrokerTable {
  id: BrokerId;
  /** Each has to be among the headers, under one of these names. */
  headers: readonly (readonly string[])[];
  /** What a column of theirs does not mean, although it is called so. */
  not?: readonly ColumnField[];
}

export const brokerTitles: Record<BrokerId, string> = {
  fidelity: 'Fidelity',
  schwab: 'Charles Schwab',
  vanguard: 'Vanguard',
  robinhood: 'Robinhood',
  interactive_brokers: 'Interactive Brokers',
  etrade: 'E*TRADE',
};

/** Told by the names of the columns in their files of positions; Interactive Brokers by the form of its statement. */
const tables: readonly BrokerTable[] = [
  {
    id: 'fidelity',
    headers: [
      ['account number', 'account name/number'],
      ['symbol'],
      ['description'],
      ['quantity'],
      ['last price'],
      ['current value'],
    ],
    // Whether it is held in cash or on margin.
    not: ['kind'],
  },
  {
    id: 'vanguard',
    headers: [
      ['account number', 'fund account number'],
      ['investment name', 'fund name'],
      ['shares'],
      ['share price', 'price'],
      ['total value'],
    ],
  },
  {
    id: 'etrade',
    headers: [['symbol'], ['last price'], ['quantity', 'qty'], ['price paid'], ['value']],
  },
  {
    id: 'schwab',
    headers: [
      ['symbol'],
      ['description'],
      ['quantity', 'qty quantity'],
      ['price'],
      ['market value', 'mkt val market value'],
    ],
  },
  {
    id: 'robinhood',
    headers: [
      ['symbol'],
      ['shares', 'quantity'],
      ['price', 'current price'],
      ['average cost', 'average buy price'],
      ['equity'],
    ],
  },
];

export function findBroker(headers: readonly string[]): BrokerTable | null {
  const names = new Set(headers.map(normalizeHeader));
  return (
    tables.find((table) => table.headers.every((either) => either.some((name) => names.has(name)))) ?? null
  );
}

/** Columns that only lists of transactions have. */
const dealWords = new Set([
  'trade date',
  'settlement date',
  'settle date',
  'activity date',
  'run date',
  'trans code',
  'transaction type',
  'transaction date',
  'action',
]);

export function isOfTransactions(headers: readonly string[]): boolean {
  return headers.filter((header) => dealWords.has(normalizeHeader(header))).length >= 2;
}
