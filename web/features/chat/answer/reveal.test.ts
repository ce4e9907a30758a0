import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReveal } from '#web/features/chat/answer/reveal.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (atOnce = false) => {
  const shown: string[] = [];
  let done = false;
  const reveal = startReveal({ onShow: (text) => shown.push(text), onDone: () => (done = true), atOnce });
  return { reveal, shown, isDone: () => done };
};

it('shows word by word, 15 to 40 ms each and 8 for a space, and then says that it is done', () => {
  const { reveal, shown, isDone } = start();
  reveal.add('one two three');
  reveal.end();
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('one');
  vi.advanceTimersByTime(14 + 8);
  expect(isDone()).toBe(false);
  vi.advanceTimersByTime(3 * 40 + 2 * 8);
  expect(shown.at(-1)).toBe('one two three');
  expect(isDone()).toBe(true);
});

it('keeps back a word that may go on in what has not arrived yet', () => {
  const { reveal, shown } = start();
  reveal.add('about $12,0');
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('about ');
  reveal.add('70 a year');
  reveal.end();
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe('about $12,070 a year');
});

it('shows a receipt whole or not at all', () => {
  const { reveal, shown } = start();
  const receipt = '```findeus\n{"a": 1, "b": 2}\n```';
  reveal.add(`Done.\n\n${receipt.slice(0, 18)}`);
  vi.advanceTimersByTime(1_000);
  expect(shown.at(-1)).toBe('Done.\n\n');
  reveal.add(receipt.slice(18));
  reveal.end();
  vi.advanceTimersByTime(1_000);
  expect(shown.at(-1)).toBe(`Done.\n\n${receipt}`);
});

it('stops at a word, and gives exactly what was shown', () => {
  const { reveal, shown, isDone } = start();
  reveal.add('one two three four five');
  reveal.end();
  vi.advanceTimersByTime(60);
  const partial = reveal.stop();
  expect(partial).toBe(shown.at(-1));
  vi.advanceTimersByTime(5_000);
  expect(shown.at(-1)).toBe(partial);
  expect(isDone()).toBe(false);
});

it('shows everything at once with reduced motion', () => {
  const { reveal, shown, isDone } = start(true);
  reveal.add('a whole answer');
  reveal.end();
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('a whole answer');
  expect(isDone()).toBe(true);
});

it('shows an answer of the longest usual length within four seconds, with its card early on', () => {
  const { reveal, shown, isDone } = start();
  const receipt = `\`\`\`findeus\n${JSON.stringify({ id: 'c1', figures: Array(200).fill(1) })}\n\`\`\``;
  const sentence = 'You would have about this much after all of these years. ';
  const parts = [
    '**You would have about $584,726 after 30 years.**\n\n',
    `${receipt}\n\n`,
    `${sentence.repeat(10).trim()}\n\n`,
    '**Sources**\n\n',
    '- [A title of several words](https://example.com), Some Publisher of Things\n'.repeat(3),
  ];
  for (const part of parts) reveal.add(part);
  reveal.end();
  vi.advanceTimersByTime(600);
  expect(shown.at(-1)).toContain(receipt);
  expect(isDone()).toBe(false);
  vi.advanceTimersByTime(3_400);
  expect(isDone()).toBe(true);
  expect(shown.at(-1)).toBe(parts.join(''));
});
