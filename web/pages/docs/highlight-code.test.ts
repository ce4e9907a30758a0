import { expect, it } from 'vitest';
import { apiSamples } from '#contract/api/samples.ts';
import { highlightCode } from '#web/pages/docs/highlight-code.ts';

it('highlightCode marks each kind of token', () => {
  const kinds = (code: string) =>
    highlightCode(code)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text }) => `${kind}: ${text}`);
  expect(kinds('const rate = 7.5; // a year')).toEqual(['word: const', 'number: 7.5', 'comment: // a year']);
  expect(kinds('curl "https://x.example/a" # call')).toEqual([
    'word: curl',
    'text: "https://x.example/a"',
    'comment: # call',
  ]);
  expect(kinds('"a \\" quote": true')).toEqual(['text: "a \\" quote"', 'word: true']);
});

it('highlightCode changes no character of any sample', () => {
  const samples = Object.values(apiSamples).flat();
  expect(samples.length).toBeGreaterThan(5);
  for (const { text } of samples)
    expect(
      highlightCode(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
});
