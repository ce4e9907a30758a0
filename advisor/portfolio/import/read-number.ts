/** Which mark stands before the cents: 1,234.56 or 1.234,56. */
export type Decimals = 'point' | 'comma';

const nothing = /^(?:[-–—]+|n\/?a|null|none|nan|not available|unavailable|\.\.\.)?$/i;
const pointNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,2})?$/i;
const commaNumber = /^(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d*)?(?:e[+-]?\d{1,2})?$/i;
/** Beyond what anybody owns: a number like that was something else. */
const largest = 1e12;

type ReadNumber = { kind: 'number'; value: number } | { kind: 'none' } | { kind: 'unreadable' };

/** The number in a cell, with its sign: parentheses and a minus on either side mean less than zero. */
export function readNumber(cell: string, decimals: Decimals): ReadNumber {
  const text = cell.trim();
  if (nothing.test(text)) return { kind: 'none' };
  const inner = /^\((.*)\)$/.exec(text)?.[1] ?? text;
  const bare = bareOf(inner);
  const negative = inner !== text || /^-|-$/.test(bare);
  const digits = bare.replace(/^[+-]|[+-]$/g, '');
  const pattern = decimals === 'point' ? pointNumber : commaNumber;
  if (!/\d/.test(digits) || !pattern.test(digits)) return { kind: 'unreadable' };
  const plain =
    decimals === 'point' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  if (!Number.isFinite(value) || value > largest) return { kind: 'unreadable' };
  return { kind: 'number', value: negative && value !== 0 ? -value : value };
}

/** Without what is written beside a number: signs of dollars and percent, spaces, and the apostrophes of Swiss files. */
function bareOf(text: string): string {
  return text
    .replaceAll('−', '-')
    .replaceAll(/[\s$%’']|USD/g, '')
    .replace(/^([+-])\1*/, '$1');
}

/** An amount in a currency that is not the dollar. */
export function foreignCurrencyOf(cell: string): string | null {
  return /[€£¥₹]|\b(?:EUR|GBP|CHF|CAD|JPY|AUD)\b/.exec(cell)?.[0] ?? null;
}

/** What the cells say about the marks between digits; null where either way could be meant. */
export function findDecimals(cells: Iterable<string>): Decimals | null {
  let balance = 0;
  for (const cell of cells) balance += voteOf(cell);
  if (balance === 0) return null;
  return balance > 0 ? 'point' : 'comma';
}

function voteOf(cell: string): number {
  const digits = bareOf(cell).replaceAll(/[()+-]/g, '');
  if (!/^[\d.,]+$/.test(digits)) return 0;
  const lastPoint = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? 1 : -1;
  if (lastPoint >= 0) return soleVote(digits, '.');
  return lastComma >= 0 ? -soleVote(digits, ',') : 0;
}

/** One for: this mark stands before the cents. Three digits after it could be thousands as well. */
function soleVote(digits: string, mark: string): number {
  const parts = digits.split(mark);
  if (parts.length > 2) return -1;
  const [before = '', after = ''] = parts;
  return after.length === 3 && before.length >= 1 && before.length <= 3 && before !== '0' ? 0 : 1;
}
