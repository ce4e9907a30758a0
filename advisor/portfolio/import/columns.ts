/** What a column of a list of positions can mean. */
export const columnFields = [
  'symbol',
  'name',
  'quantity',
  'price',
  'value',
  'cost_basis',
  'average_cost',
  'gain',
  'account',
  'account_name',
  'kind',
  'term',
  'acquired',
  'currency',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Which column holds what, by its place in the row. */
export type Mapping = Partial<Record<ColumnField, number>>;

/** A header as it is compared: small letters, digits, and the marks that change a meaning. "MarkPrice" is two words. */
export function normalizeHeader(header: string): string {
  return header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9%/*]+/g, ' ')
    .trim();
}

/** What brokers call their columns, as normalizeHeader writes it; the likelier ones first. */
const headerWords: Record<ColumnField, readonly string[]> = {
  symbol: [
    'symbol',
    'ticker',
    'ticker symbol',
    'security symbol',
    'fund symbol',
    'symbol/cusip',
    'symbol cusip',
    'security id',
    'cusip',
  ],
  name: [
    'description',
    'investment name',
    'security description',
    'security name',
    'fund name',
    'asset name',
    'company name',
    'name',
    'security',
    'investment',
    'holding',
    'asset',
    'company',
  ],
  quantity: [
    'quantity',
    'qty quantity',
    'shares',
    'qty',
    'units',
    'number of shares',
    'total shares',
    'shares held',
    'share balance',
  ],
  price: [
    'last price',
    'share price',
    'current price',
    'market price',
    'close price',
    'closing price',
    'mark price',
    'price',
    'unit price',
    'price per share',
    'last',
    'nav',
  ],
  value: [
    'current value',
    'market value',
    'mkt val market value',
    'total value',
    'position value',
    'value',
    'mkt value',
    'mkt val',
    'total market value',
    'equity',
    'current balance',
    'balance',
    'amount',
  ],
  cost_basis: [
    'cost basis total',
    'total cost basis',
    'cost basis',
    'total cost',
    'cost basis money',
    'book value',
    'book cost',
    'amount invested',
    'cost',
  ],
  average_cost: [
    'average cost basis',
    'average cost',
    'cost basis price',
    'average buy price',
    'avg cost',
    'price paid',
    'cost/share',
    'cost per share',
    'cost price',
    'average price',
    'avg price',
    'unit cost',
    'purchase price',
  ],
  gain: [
    'total gain/loss dollar',
    'gain/loss',
    'gain gain/loss',
    'total gain',
    'total return',
    'unrealized p/l',
    'unrealized gain/loss',
    'unrealized gain',
    'equity change',
  ],
  account: [
    'account number',
    'account name/number',
    'fund account number',
    'account',
    'account id',
    'client account id',
    'acct',
  ],
  account_name: ['account name', 'account nickname', 'account type', 'registration'],
  kind: ['security type', 'asset type', 'asset category', 'asset class', 'investment type', 'type'],
  term: ['term', 'holding period'],
  acquired: [
    'date acquired',
    'acquired',
    'acquired date',
    'acquisition date',
    'acquired on',
    'purchase date',
    'date purchased',
    'open date',
    'date opened',
    'lot date',
  ],
  currency: ['currency', 'currency code', 'currency primary', 'ccy'],
};

/** Parts of headers that nobody has listed; those of other fields must not be in them. */
const partWords: Partial<Record<ColumnField, { has: RegExp; hasNot: RegExp }>> = {
  symbol: { has: /symbol|ticker/, hasNot: /%/ },
  quantity: { has: /quantity|shares|units|\bqty\b/, hasNot: /price|value|cost|%/ },
  value: { has: /value|balance/, hasNot: /change|gain|%|cost|book|day|share|date/ },
  cost_basis: { has: /\bcost\b|basis|invested/, hasNot: /average|avg|per share|\/share|%|gain/ },
  price: { has: /price|quote/, hasNot: /change|paid|cost|purchase|%|date|target|average|avg/ },
  name: { has: /description|\bname\b|security|investment|fund/, hasNot: /account|type|symbol|%|value/ },
  account: { has: /account|acct/, hasNot: /%|value|type|total/ },
};

/** What the headers of a table say about its columns. No column is taken for two things. */
export function guessMapping(headers: readonly string[]): Mapping {
  const names = headers.map(normalizeHeader);
  const mapping: Mapping = {};
  const taken = new Set<number>();
  const take = (field: ColumnField, at: number) => {
    if (at === -1 || taken.has(at) || mapping[field] !== undefined) return;
    mapping[field] = at;
    taken.add(at);
  };
  for (const field of columnFields) {
    for (const word of headerWords[field]) {
      take(
        field,
        names.findIndex((name, at) => name === word && !taken.has(at)),
      );
    }
  }
  for (const [field, { has, hasNot }] of Object.entries(partWords)) {
    take(
      field as ColumnField,
      names.findIndex((name, at) => !taken.has(at) && has.test(name) && !hasNot.test(name)),
    );
  }
  return mapping;
}

/** The headers of chosen columns that another column has too. */
export function ambiguousHeaders(headers: readonly string[], mapping: Mapping): string[] {
  const names = headers.map(normalizeHeader);
  return Object.values(mapping)
    .filter((at) => names[at] !== '' && names.indexOf(names[at]!) !== names.lastIndexOf(names[at]!))
    .map((at) => headers[at]!.trim());
}

const known = new Set(Object.values(headerWords).flat());

/** How many cells of a row are names of columns. */
export function countHeaders(cells: readonly string[]): number {
  return cells.filter((cell) => known.has(normalizeHeader(cell))).length;
}

/** What still has to be said before rows can be read; null where nothing is missing. */
export function missingOf(mapping: Mapping): string | null {
  if (mapping.symbol === undefined && mapping.name === undefined) {
    return 'Choose the column with the symbols or the names.';
  }
  const hasProduct = mapping.quantity !== undefined && mapping.price !== undefined;
  if (mapping.value === undefined && !hasProduct) {
    return 'Choose the column with the values, or the columns with the shares and the prices.';
  }
  return null;
}
