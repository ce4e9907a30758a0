/** One row of a file, with the number of the line that it begins on. */
export interface TableRecord {
  line: number;
  cells: string[];
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A cell in quotes that goes on for longer has lost its closing quote: it is read as plain text up to its line's end. */
const longestQuoted = 5_000;

/** The rows of a text, one at a time, so that a reader can stop. Blank lines come as a row without cells. */
export function* readRecords(text: string, delimiter: Delimiter): Generator<TableRecord & { end: number }> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const began = line;
    const cells: string[] = [];
    for (;;) {
      const quoted = readQuoted(text, at);
      let raw: string;
      if (quoted) {
        raw = quoted.inner;
        line += countLines(text, at, quoted.end);
        at = quoted.end;
        // What follows the closing quote belongs to the cell, as spreadsheets read it.
        const rest = endOfPlain(text, at, delimiter);
        raw += text.slice(at, rest);
        at = rest;
      } else {
        const end = endOfPlain(text, at, delimiter);
        raw = text.slice(at, end);
        at = end;
      }
      cells.push(cleanCell(raw));
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    yield { line: began, cells: cells.every((cell) => cell === '') ? [] : cells, end: at };
  }
}

/** Whether the last cell of the last line begins with a quote that is never closed. */
export function endsInsideCell(text: string, delimiter: Delimiter): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  let at = 0;
  for (;;) {
    const quoted = readQuoted(line, at);
    if (!quoted && line[at] === '"') return true;
    const end = endOfPlain(line, quoted?.end ?? at, delimiter);
    if (line[end] !== delimiter) return false;
    at = end + 1;
  }
}

/** The inside of a cell that begins with a quote, and where it ends; null where it is not quoted, or never closed. */
function readQuoted(text: string, start: number): { inner: string; end: number } | null {
  let from = start;
  while (text[from] === ' ') from += 1;
  if (text[from] !== '"') return null;
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close === -1 || close - from > longestQuoted) return null;
    if (text[close + 1] !== '"') {
      return { inner: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
    }
    at = close + 2;
  }
}

function endOfPlain(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1;
  }
  return lines;
}

/** Control characters, and marks that change how text is shown but not what it says. */
const invisible = /[\p{Cc}\p{Cf}]/gu;
/** How spreadsheets keep a text from being taken for a number: ="00123". */
const asText = /^="([^"]*)"$/;

/** A cell as plain text. A formula stays the characters that it is written with: nothing here computes one. */
function cleanCell(raw: string): string {
  const plain = raw.replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim();
  return (asText.exec(plain)?.[1] ?? plain).trim();
}
