import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** Sections one below the other; an empty one leaves no trace. */
export function sections(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function heading(title: string, body: string): string {
  return body === '' ? '' : `**${title}**\n\n${body}`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** The first column reads left, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(tableLine).join('\n');
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A number that leads to where it was worked out: in the receipt of that name, or in the one that its reference names. */
export function linked(quantity: Quantity, receipt: string): string {
  const [kind, id] = quantity.ref?.split(':') ?? [];
  const words = formatQuantity(quantity);
  if (kind !== 'figure' || !id) return words;
  return `[${words}](#${id.includes('.') ? id : `${receipt}.${id}`})`;
}

/** How far a figure of one run is from that of another, as a link to both: `#run-2.total_tax~run`. */
export function linkedDifference(
  words: string,
  figure: string,
  [one, other]: readonly [string, string],
): string {
  return `[${words}](#${one}.${figure}${differs}${other})`;
}

/** Stands between the figure of a run and the other run that it is compared with. */
export const differs = '~';

/** A figure of a run that a receipt keeps as one of its variants: `#run.total_tax@1`. */
export function linkedVariant(words: string, figure: string, receipt: string, variant: number): string {
  return `[${words}](#${receipt}.${figure}${ofVariant}${variant})`;
}

/** How far such a figure is from that of the receipt's own run: `#run.total_tax@1~run`. */
export function linkedChange(words: string, figure: string, receipt: string, variant: number): string {
  return linkedDifference(words, `${figure}${ofVariant}${variant}`, [receipt, receipt]);
}

/** Stands between a figure and the place of its run among the variants of the receipt. */
export const ofVariant = '@';

/** A sentence with its numbers linked. After “about” an amount is round, as people say it; the card has it exactly. */
export function renderLinked(words: Text, receipt: string): string {
  return words
    .map((piece, at) => {
      if (typeof piece === 'string') return piece;
      const before = words[at - 1];
      const isRound = typeof before === 'string' && /\babout $/i.test(before);
      return linked(isRound ? rounded(piece) : piece, receipt);
    })
    .join('');
}

const roundedFrom = 10_000;
const keptDigits = 3;
/** From this amount on, cents are left out after “about”. */
const wholeFrom = 100;

function rounded(quantity: Quantity): Quantity {
  const { value, unit } = quantity;
  if (!unit.startsWith('usd') || Math.abs(value) < wholeFrom) return quantity;
  return Math.abs(value) >= roundedFrom
    ? { ...quantity, value: Number(value.toPrecision(keptDigits)) }
    : { ...quantity, decimals: 0 };
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function uncapitalize(words: string): string {
  // Names stay as they are: HSA, Roth, Social Security.
  return /^(?:[A-Z]{2}|[A-Z]-|Roth\b|Social Security|Medicare|Monte|Black|Kelly|I bond)/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
}

/** Typesetting has one sign for it, and cards use it too. What programs read, and addresses, stay as they are. */
export function withApostrophes(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`|\]\([^)\s]*\))/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/(?<=[\p{L}\d)])'(?=\p{L})|(?<=s)'(?= )/gu, '’'),
    )
    .join('');
}

/** The words alone: of a link its text, and nothing bold. */
export function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
}
