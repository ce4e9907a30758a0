import { ImportRefused } from '#advisor/portfolio/import/refused.ts';

/** Browsers and Node have it; the types of a pure library do not. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How much is looked at to tell what a file is. */
const looked = 4096;

/** The text of a file in whichever encoding its program has written it. Refuses what is no text. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  requireNoKnownFormat(bytes);
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes);
  const decoded = encoding ? { text: new TextDecoder(encoding).decode(bytes), encoding } : decodeBytes(bytes);
  requireText(decoded.text);
  return decoded;
}

/** Text that holds more than a few control characters is something else. */
export function requireText(text: string): void {
  const start = text.slice(0, looked);
  const odd = start.replaceAll(/\s+/g, '').match(/[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (odd > start.length / 100) throw notText('This file is not a text file.');
}

function decodeBytes(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.subarray(0, looked).includes(0)) throw notText('This file is not a text file.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // What older Windows programs write.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function markedEncoding(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** Without a mark: in UTF-16 every other byte of plain letters is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const start = bytes.subarray(0, looked);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

const formats: readonly (readonly [start: string, sentence: string])[] = [
  ['PK\u0003\u0004', 'This is an Excel or Numbers workbook.'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is an old Excel workbook.'],
  ['%PDF', 'This is a PDF.'],
];

function requireNoKnownFormat(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const known = formats.find(([mark]) => start === mark);
  if (known) throw notText(known[1]);
}

function notText(what: string): ImportRefused {
  return new ImportRefused(
    'binary',
    `${what} Save it as CSV, or download your positions from your broker as CSV, and try that file.`,
  );
}
