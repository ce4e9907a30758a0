import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiKeyStart } from '#contract/api-keys.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const start = `${apiKeyStart}live_`;
/** 62 to the 43rd is a little more than 2 to the 256th. */
const secretLength = 43;
/** Enough for 32 bits. */
const checksumLength = 6;
/** How many characters of the secret its owner is shown; the rest has 232 bits. */
const shownLength = 4;

const form = new RegExp(`^${start}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** A new key: a start that scanners for leaked secrets can look for, a secret, and a checksum of both. */
export function makeKey(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${start}${secret}${checksumOf(start + secret)}`;
}

/** False for a key that was cut off or mistyped, which then needs no lookup. */
export function isWholeKey(text: string): boolean {
  return form.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** The characters by which its owner knows a key again. */
export function prefixOfKey(key: string): string {
  return key.slice(0, start.length + shownLength);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let n = 0; n < checksumLength; n++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
