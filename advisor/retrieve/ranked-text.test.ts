import { expect, it } from 'vitest';
import { rankedMessage, rankedText } from '#advisor/retrieve/ranked-text.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

it('puts what was said before after the message, the latest first', () => {
  expect(rankedMessage('is it taxed?', ['I inherited a house', 'and sold it'])).toBe(
    'is it taxed? / and sold it / I inherited a house',
  );
});

it('keeps the beginning and the end of a long message', () => {
  const words = rankedMessage(many(100), []).split(' ');
  expect(words).toHaveLength(40);
  expect([words[0], words.at(-1)]).toEqual(['w0', 'w99']);
});

it('reads the question of a text and the beginning of its answer', () => {
  const words = rankedText({ text: 'Is it taxed?', answer: many(100) }).split(' ');
  expect(words.slice(0, 4)).toEqual(['Is', 'it', 'taxed?', 'w0']);
  expect(words).toHaveLength(44);
});

it('stays short for a word without an end', () => {
  expect(rankedMessage('x'.repeat(60_000), ['y'.repeat(60_000)]).length).toBeLessThan(100);
});
