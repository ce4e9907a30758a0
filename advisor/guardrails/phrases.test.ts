import { describe, expect, it } from 'vitest';
import { findDistress } from '#advisor/guardrails/distress.ts';
import { anyOf, says, without } from '#advisor/guardrails/phrases.ts';
import { plainWords } from '#advisor/guardrails/plain-words.ts';
import { findProhibited } from '#advisor/guardrails/prohibited.ts';
import { measureGrowth, tamed } from '#server/testing/measure-growth.ts';

describe('phrases', () => {
  it('find whole words, word endings and words further on in the sentence', () => {
    const phrases = anyOf('manipulat* ... price', 'go on<end>');
    expect(says('manipulating a small price', phrases)).toBe(true);
    expect(says('manipulating it. the price', phrases)).toBe(false);
    expect(says('manipulating 7.5 of the price', phrases)).toBe(true);
    expect(says('i can not go on', phrases)).toBe(true);
    expect(says('i can not go on vacation', phrases)).toBe(false);
    expect(says('pricey manipulators', phrases)).toBe(false);
  });

  it('are removed anywhere in a text', () => {
    expect(without('a wash sale, another wash sale', anyOf('wash sale'))).not.toContain('wash');
  });
});

describe('plain words', () => {
  it.each([
    ['I CAN’T  go-on', 'i can not go on'],
    ['theyd wont dont cannot', 'they would will not do not can not'],
    ['kil my self, sucidal', 'kill myself, suicidal'],
    ['garanteed guarenteed guaranteed', 'guaranteed guaranteed guaranteed'],
    ['pump & dump', 'pump and dump'],
    ['ri\u200Bsk', 'risk'],
  ])('%s', (written, meant) => {
    expect(plainWords(written)).toBe(meant);
  });
});

// A pattern that tries everything twice would hold up the browser; the longest question is 4,000 characters.
it.each(['i want to ', '1,1.1', 'can not lose ', 'guaranteed 8% ', 'i just ', 'so and '])(
  'takes time in proportion to the length of a text of "%s"',
  async (piece) => {
    const judge = (times: number) => {
      const text = piece.repeat(times);
      return findProhibited(text) || findDistress(text);
    };
    expect(await measureGrowth(judge, { from: 12, to: Math.floor(4000 / piece.length) })).toBeLessThan(tamed);
  },
);
