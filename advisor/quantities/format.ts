import type { Quantity } from '#advisor/quantities/unit.ts';

/** The sign that typesetting has for it: as wide as a digit, and no line ends after it. */
export const minus = '−';

/** The one place where a number becomes words. Rounding happens here, and nowhere before. */
export function formatQuantity({ value, unit, decimals }: Quantity): string {
  switch (unit) {
    case 'usd':
      return formatMoney(value, decimals);
    case 'usd_per_month':
      return `${formatMoney(value, decimals)} a month`;
    case 'usd_per_year':
      return `${formatMoney(value, decimals)} a year`;
    case 'percent':
      return `${formatNumber(value, percentDecimals(value, decimals ?? habitualPercentDecimals(value)))}%`;
    case 'years':
      return counted(value, decimals ?? 1, 'year');
    case 'months':
      return counted(value, decimals ?? 0, 'month');
    case 'age':
    case 'year':
      // Neither is ever grouped: 2026, not 2,026.
      return String(decimals === undefined ? Math.round(value) : Number(value.toFixed(decimals)));
    case 'count':
      return formatNumber(value, decimals ?? 0);
    case 'ratio':
      return formatNumber(value, decimals ?? ratioDecimals(value));
  }
}

/** Whole dollars, but for amounts where cents are what it is about. */
function formatMoney(
  value: number,
  decimals = Math.abs(value) < 1000 && !Number.isInteger(value) ? 2 : 0,
): string {
  const text = formatNumber(Math.abs(value), decimals, decimals);
  const negative = value < 0 && Number(text.replaceAll(',', '')) !== 0;
  return `${negative ? minus : ''}$${text}`;
}

const finestPercent = 6;

/** What is not all of them is not called 100%, whatever the rounding; what is finer than this is the computer's own. */
function percentDecimals(value: number, decimals: number): number {
  if (value >= 100 || Number(value.toFixed(finestPercent)) === 100) return decimals;
  let enough = decimals;
  while (Number(value.toFixed(enough)) === 100) enough++;
  return enough;
}

/** Lenders quote eighths, and a rate of 6.875% is not one of 6.88%. */
function habitualPercentDecimals(value: number): number {
  if (Number.isInteger(value * 8)) return 3;
  return Math.abs(value) < 10 ? 2 : 1;
}

const smallRatio = 0.01;
const finestRatio = 6;

/** The money factor of a lease is 0.00215, and not 0. */
function ratioDecimals(value: number): number {
  const size = Math.abs(value);
  return size === 0 || size >= smallRatio ? 2 : Math.min(finestRatio, Math.ceil(-Math.log10(size)) + 2);
}

function counted(value: number, decimals: number, noun: string): string {
  const text = formatNumber(value, decimals);
  return `${text} ${noun}${text === '1' ? '' : 's'}`;
}

/** Making one takes longer than using it a hundred times, and an answer has hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, most: number, least = 0): string {
  const key = `${least} ${most}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
  }
  const text = format.format(value);
  return text === '-0' ? '0' : text.replace('-', minus);
}
