import { expect, it } from 'vitest';
import { isWholeKey, makeKey, prefixOfKey } from '#server/functions/api-keys/key-text.ts';
import { hashOf } from '#server/http/digest.ts';

it('makes different keys that secret scanners can find', () => {
  const keys = Array.from({ length: 50 }, makeKey);
  for (const key of keys) {
    expect(key).toMatch(/^fd_live_[0-9A-Za-z]{49}$/);
    expect(isWholeKey(key)).toBe(true);
  }
  expect(new Set(keys.map((key) => key.slice(8, 51))).size).toBe(keys.length);
});

it('recognizes a mistyped key by its checksum', () => {
  const key = makeKey();
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x';
    expect(isWholeKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
  for (const text of ['', 'fd_', key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`])
    expect(isWholeKey(text)).toBe(false);
});

it('shows the prefix and four characters of the secret', () => {
  const key = makeKey();
  expect(prefixOfKey(key)).toBe(key.slice(0, 12));
});

it('hashes with SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
