import type { IndexId, YieldId } from '#contract/market.ts';

/** Companies and funds that people ask about by name. The symbol is the key; as of November 2026, from their exchanges. */
const names: Record<string, string> = {
  AAPL: 'Apple',
  MSFT: 'Microsoft',
  NVDA: 'Nvidia',
  GOOGL: 'Alphabet, Google',
  AMZN: 'Amazon',
  META: 'Meta Platforms, Meta, Facebook',
  TSLA: 'Tesla',
  AVGO: 'Broadcom',
  'BRK.B': 'Berkshire Hathaway, Berkshire',
  JPM: 'JPMorgan Chase, JPMorgan, JP Morgan',
  V: 'Visa',
  MA: 'Mastercard',
  WMT: 'Walmart',
  COST: 'Costco',
  HD: 'Home Depot',
  PG: 'Procter & Gamble',
  JNJ: 'Johnson & Johnson',
  UNH: 'UnitedHealth',
  LLY: 'Eli Lilly',
  MRK: 'Merck',
  PFE: 'Pfizer',
  XOM: 'Exxon Mobil, ExxonMobil, Exxon',
  CVX: 'Chevron',
  KO: 'Coca-Cola, Coca Cola, Coke',
  PEP: 'PepsiCo, Pepsi',
  MCD: "McDonald's, McDonalds",
  SBUX: 'Starbucks',
  NKE: 'Nike',
  DIS: 'Disney, Walt Disney',
  NFLX: 'Netflix',
  ORCL: 'Oracle',
  CRM: 'Salesforce',
  ADBE: 'Adobe',
  AMD: 'AMD, Advanced Micro Devices',
  INTC: 'Intel',
  IBM: 'IBM',
  CSCO: 'Cisco',
  QCOM: 'Qualcomm',
  BAC: 'Bank of America',
  WFC: 'Wells Fargo',
  C: 'Citigroup',
  GS: 'Goldman Sachs',
  MS: 'Morgan Stanley',
  SCHW: 'Charles Schwab',
  T: 'AT&T',
  VZ: 'Verizon',
  TMUS: 'T-Mobile',
  BA: 'Boeing',
  CAT: 'Caterpillar',
  GE: 'GE Aerospace, General Electric',
  F: 'Ford',
  GM: 'General Motors',
  UBER: 'Uber',
  ABNB: 'Airbnb',
  PLTR: 'Palantir',
  COIN: 'Coinbase',
  PYPL: 'PayPal',
  GME: 'GameStop',
  VTI: 'Vanguard Total Stock Market ETF',
  VOO: 'Vanguard S&P 500 ETF',
  VXUS: 'Vanguard Total International Stock ETF',
  BND: 'Vanguard Total Bond Market ETF',
  VT: 'Vanguard Total World Stock ETF',
  SPY: 'SPDR S&P 500 ETF',
  IVV: 'iShares Core S&P 500 ETF',
  QQQ: 'Invesco QQQ',
  SCHD: 'Schwab US Dividend Equity ETF',
  IWM: 'iShares Russell 2000 ETF',
  AGG: 'iShares Core US Aggregate Bond ETF',
  GLD: 'SPDR Gold Shares',
};

const indexNames: Record<IndexId, string> = {
  sp500: 'S&P 500, S&P, SP500',
  dow: 'Dow Jones, Dow',
  nasdaq: 'Nasdaq',
  russell2000: 'Russell 2000, Russell',
};

const yieldNames: Record<YieldId, string> = {
  '3m': '3-month, 3 month, three-month, three month',
  '2y': '2-year, 2 year, two-year, two year',
  '10y': '10-year, 10 year, ten-year, ten year',
  '30y': '30-year treasury, 30 year treasury, thirty-year treasury',
};

/** "What are Treasury yields today?": of none in particular. */
const allYields = /\btreasury (?:yields|rates)\b|\byields (?:of|on) treasur(?:y|ies)\b/i;

interface Mentioned {
  symbols: { symbol: string; name: string }[];
  indexes: IndexId[];
  yields: YieldId[];
}

const listed = (text: string) => text.split(', ');
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name by itself, with any apostrophe, and also as "Apple's". */
function says(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}&])${literal(name)}(?:'s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Short symbols are words too: they count only as they are written on an exchange. */
function saysSymbol(text: string, symbol: string): boolean {
  const written = symbol.length === 1 ? `\\$${literal(symbol)}` : `\\$?${literal(symbol)}`;
  return new RegExp(`(?<![\\p{L}\\p{N}.])${written}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** What a question about prices names, of what can be looked up. A fund's index is not asked about besides. */
export function findMentioned(question: string): Mentioned {
  const text = question.replaceAll('’', "'");
  const symbols = Object.entries(names)
    .filter(([symbol, called]) => saysSymbol(text, symbol) || listed(called).some((name) => says(text, name)))
    .map(([symbol, called]) => ({ symbol, name: listed(called)[0]! }));
  const idsIn = <K extends string>(table: Record<K, string>) =>
    (Object.keys(table) as K[]).filter((id) => listed(table[id]).some((name) => says(text, name)));
  const indexes = symbols.length > 0 ? [] : idsIn(indexNames);
  const yields = idsIn(yieldNames);
  const isOfAll = yields.length === 0 && allYields.test(text);
  return { symbols, indexes, yields: isOfAll ? (Object.keys(yieldNames) as YieldId[]) : yields };
}
