import type { AccountType, HoldingKind } from '#contract/holdings.ts';
import { isCommonFund } from '#advisor/portfolio/import/common-funds.ts';

/** The columns of a position that show its kind. */
interface Described {
  symbol: string | null;
  name: string;
  /** The kind that the file gives; empty if it gives none. */
  type: string;
}

const optionForms = [
  // AAPL261218C150, the form of the exchanges.
  /^-?[A-Z]{1,6}\s*\d{6}[CP]\d+(?:\.\d+)?$/,
  // AAPL 12/18/2026 150.00 C and AAPL 18DEC26 150 C
  /^[A-Z.]{1,6} (?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}[A-Z]{3}\d{2}) \d+(?:\.\d+)? [CP]$/,
  // AAPL DEC 18 '26 $150 CALL
  /^[A-Z.]{1,6} .*\d.*\b(?:CALL|PUT)$/,
];
const cashWords =
  /^cash\b|\bcash & cash\b|money market|^held in (?:fcash|cash|money)|pending activity|\bsweep\b|bank deposit|^usd$|settlement fund|fdic[- ]insured/i;
const bondWords =
  /\b(?:treasury (?:bill|note|bond)|us treas\w*|t-bill|municipal|muni bond|corp(?:orate)? bond|certificate of deposit|cd|debenture|sr nt|coupon)\b|\d\s?%.*\d{1,2}\/\d{1,2}\/\d{2,4}/i;
const fundWords =
  /\b(?:etf|etn|funds?|fd|index|idx|ishares|spdr|vanguard|msci|ftse|proshares|target (?:date|retirement)|target ret\w*|admiral|adm|institutional shares|closed[- ]end|portfolio|collective trust|cit)\b/i;
const coins = new Set([
  'BTC',
  'ETH',
  'SOL',
  'DOGE',
  'ADA',
  'XRP',
  'LTC',
  'BCH',
  'AVAX',
  'DOT',
  'LINK',
  'USDC',
]);

/** The kind of a position. The file's own column counts before the name of the position. */
export function kindOf({ symbol, name, type }: Described): HoldingKind {
  const bare = symbol ?? '';
  if (/option/i.test(type) || isOptionSymbol(symbol ?? name.toUpperCase())) return 'option';
  if (isCash(bare, name, type)) return 'cash';
  if (/crypto/i.test(type) || coins.has(bare.replace(/[-/]?USD$/, ''))) return 'crypto';
  if (/etf|fund/i.test(type)) return 'fund';
  if (/fixed income|bond|treasur|municipal|\bcds?\b/i.test(type)) return 'bond';
  if (isCusip(bare)) return fundWords.test(name) && !bondWords.test(name) ? 'fund' : 'bond';
  if (isCommonFund(bare) || isMutualFundSymbol(bare)) return 'fund';
  if (bondWords.test(name) && !fundWords.test(name)) return 'bond';
  if (fundWords.test(name)) return 'fund';
  if (/equity|stock|\badr\b|reit/i.test(type)) return 'stock';
  return symbol !== null && /^[A-Z]{1,5}(?:[./-][A-Z]{1,2})?$/.test(symbol) ? 'stock' : 'other';
}

export function isOptionSymbol(text: string): boolean {
  return optionForms.some((form) => form.test(text));
}

/** By the rule of the exchanges, five letters that end in XX are a money market fund. */
function isCash(symbol: string, name: string, type: string): boolean {
  if (/^[A-Z]{3}XX$/.test(symbol) || /^(?:CASH|USD|FCASH|CORE)$/.test(symbol)) return true;
  if (/cash and money market|money market|^cash$/i.test(type)) return !/etf/i.test(name);
  return cashWords.test(symbol) || (cashWords.test(name) && !/\b(?:etf|cash flow)\b/i.test(name));
}

/** Five letters with an X at the end. */
function isMutualFundSymbol(symbol: string): boolean {
  return /^[A-Z]{4}X$/.test(symbol);
}

/** Nine letters and digits; the last one is a check digit. */
function isCusip(text: string): boolean {
  if (!/^[0-9A-Z]{3}[0-9A-Z]{5}\d$/.test(text) || !/\d/.test(text.slice(0, 8))) return false;
  let sum = 0;
  for (let at = 0; at < 8; at += 1) {
    const digit = Number.parseInt(text[at]!, 36) * (at % 2 === 1 ? 2 : 1);
    sum += Math.floor(digit / 10) + (digit % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(text[8]);
}

const accountWords: readonly (readonly [AccountType, RegExp])[] = [
  ['roth', /\broth\b/i],
  ['education', /\b529\b|education|college|coverdell|\besa\b/i],
  ['hsa', /\bhsa\b|health savings/i],
  [
    'traditional',
    /\bira\b|401|403|457|rollover|\bsep\b|\bsimple\b|traditional|pension|\btsp\b|retirement|keogh|savings plan/i,
  ],
];

/** How an account is taxed, by its name; taxable if the name does not say. */
export function accountTypeOf(name: string): AccountType {
  return accountWords.find(([, words]) => words.test(name))?.[0] ?? 'taxable';
}
