import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ground } from '#advisor/model/check/grounds.ts';
import { Contradiction, releaseChecked } from '#advisor/model/release-checked.ts';

const grounds: Ground[] = [
  { value: 12_070, kind: 'money', derives: true, link: '#m1.tax' },
  { value: 95_000, kind: 'money', derives: true },
  { value: 7, kind: 'percent', derives: true },
  { value: 2026, kind: 'year', derives: false },
];

async function* deltasOf(parts: readonly string[]): AsyncGenerator<string> {
  for (const part of parts) {
    await Promise.resolve();
    yield part;
  }
}

async function release(parts: readonly string[], maxUnverified = 1_000): Promise<string[]> {
  const released: string[] = [];
  for await (const part of releaseChecked(deltasOf(parts), {
    grounds: () => grounds,
    taxYear: 2026,
    maxUnverified,
  })) {
    released.push(part);
  }
  return released;
}

describe('the text of a model', () => {
  it('is shown a sentence or a line at a time', async () => {
    const text =
      '## Tax\n\nYou owe $12,070 on $95,000. That is 12.7%.\n\n- one\n- two, e.g. this. And more\n\n| a | b |\n|---|---|\n';
    expect(await release([text])).toEqual([
      '## Tax\n',
      '\n',
      'You owe [$12,070](#m1.tax) on $95,000. ',
      'That is 12.7%.\n',
      '\n',
      '- one\n',
      '- two, e.g. this. ',
      'And more\n',
      '\n',
      '| a | b |\n',
      '|---|---|\n',
    ]);
  });

  it('never shows a part of a number', async () => {
    expect(await release(['You owe $1', '2,07', '0', ' now. Then 7', '', '% more', '.'])).toEqual([
      'You owe [$12,070](#m1.tax) now. ',
      'Then 7% more.',
    ]);
  });

  it('is held back no longer than the limit, however long a sentence is', async () => {
    const long = 'and so it goes on for a while '.repeat(40);
    const released = await release([long]);
    expect(released.join('')).toBe(long);
    expect(Math.max(...released.map(({ length }) => length))).toBeLessThanOrEqual(440);
  });

  it('keeps blocks unchanged, with remarks below them', async () => {
    const text = 'So:\n\n```\n95,000 * 0.3 = 28,500. Yes. No.\nThe 401(k) limit is 23,500\n```\nThat is all.';
    expect((await release([text])).join('')).toBe(
      'So:\n\n```\n95,000 * 0.3 = 28,500. Yes. No.\nThe 401(k) limit is 23,500\n```\n\nOf the block above: 0.3 is unverified; 28,500 is unverified; 23,500 is 24,500 in 2026.\n\nThat is all.',
    );
  });

  it('has its last block closed, and its own receipts removed', async () => {
    expect((await release(['```\ncode'])).join('')).toBe('```\ncode\n```\n');
    expect((await release(['Look.\n```findeus\n{"figures":[]}\n```\nDone.'])).join('')).toBe('Look.\nDone.');
    expect((await release(['~~~~ findeus\n{"a":1}\n~~~\nstill hidden'])).join('')).toBe('');
  });

  it('is ended before the number that is one too many', async () => {
    const shown: string[] = [];
    const all = async () => {
      const options = { grounds: () => grounds, taxYear: 2026, maxUnverified: 1 };
      for await (const part of releaseChecked(deltasOf(['Say 41%. Say 42%. Say 43%.']), options))
        shown.push(part);
    };
    await expect(all()).rejects.toThrow(Contradiction);
    expect(shown).toEqual(['Say 41% (unverified). ']);
  });
});

const fragment = fc.oneof(
  fc.constantFrom(
    'You owe $12,070 now. ',
    'About 1.2 million dollars. ',
    'e.g. this vs. that. ',
    'The 401(k) limit is $23,500 in 2026. ',
    '\n',
    '\n\n',
    '1. ',
    '- ',
    '## ',
    '```\n',
    '```findeus\n',
    '~~~\n',
    '| a | $95,000 |\n',
    '**7%** ',
    '[$12,070](#x) ',
    'twenty thousand dollars ',
    'word '.repeat(120),
    '9'.repeat(450),
    '. ',
    '`',
    '$',
    '…” ',
  ),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.double({ min: 0, max: 1e7, noNaN: true }).map((value) => value.toLocaleString('en-US')),
);

describe('properties', () => {
  it('the output does not depend on how the text arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join('')),
        fc.array(fc.nat({ max: 60 }), { maxLength: 80 }),
        async (text, sizes) => {
          const parts: string[] = [];
          let at = 0;
          for (const size of sizes) {
            parts.push(text.slice(at, at + size));
            at += size;
          }
          parts.push(text.slice(at));
          const whole = await release([text]);
          expect(await release(parts)).toEqual(whole);
          expect(await release(text.split(''))).toEqual(whole);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('text without numbers and blocks stays unchanged', async () => {
    const words = fc.string({
      unit: fc.constantFrom(...'abc def.!?\n-*|#>()“” e'.split('')),
      maxLength: 900,
    });
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        expect((await release([text])).join('')).toBe(text);
      }),
    );
  });
});
