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

export function renderLinked(words: Text, receipt: string): string {
  return words.map((piece) => (typeof piece === 'string' ? piece : linked(piece, receipt))).join('');
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
