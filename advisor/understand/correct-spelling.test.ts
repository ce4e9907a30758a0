import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellingCorrector } from '#advisor/understand/correct-spelling.ts';

const correct = createSpellingCorrector({
  terms: [
    'mortgage payment with interest',
    'retirement contribution to an account',
    'federal income deduction',
    'a mortgage and its principal',
    'inflation and dividends',
  ],
  texts: ['people often forget about fees', 'a mortar is no mortgage'],
});

describe('a word that nobody uses becomes the term it was meant to be', () => {
  it.each([
    ['morgage', 'mortgage'],
    ['mortage', 'mortgage'],
    ['mortgagee', 'mortgage'],
    ['motrgage', 'mortgage'],
    ['intrest', 'interest'],
    ['retirment', 'retirement'],
    ['retierment', 'retirement'],
    ['dedcution', 'deduction'],
    ['contibution', 'contribution'],
    ['Infaltion', 'inflation'],
    ['my morgage at 6.5% for 30 years', 'my mortgage at 6.5% for 30 years'],
    ['What is inflaton? And intrest?', 'What is inflation? And interest?'],
  ])('%s: %s', (said, meant) => {
    expect(correct(said)).toBe(meant);
  });
});

describe('left alone is', () => {
  it.each([
    ['what is right', 'mortgage interest'],
    ['the same with another ending', 'mortgages, deductions, accounts'],
    ['a word of our texts', 'a mortar'],
    ['a short word', 'intr mort'],
    ['a word far from any', 'xylophone'],
    ['a word that begins with another letter', 'nortgage'],
    ['a name within a sentence', 'I asked Morgage Inc about it'],
    ['a number word', 'thirty thousand'],
    ['a ticker with a digit', 'intrest5'],
    ['an address', 'me@morgage.com'],
    ['an amount', '$12,345.67 and 401(k)'],
    ['nothing', ''],
  ])('%s: %s', (_, text) => {
    expect(correct(text)).toBe(text);
  });
});

describe('whatever is said', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc
      .array(fc.constantFrom('morgage', '$1,234.56', '401(k)', 'Apple', 'intrest', '7%', '.', '?'), {
        maxLength: 12,
      })
      .map((words) => words.join(' ')),
  );

  it('keeps its digits and its signs', () => {
    const rest = (text: string) => text.replaceAll(/[A-Za-z]/g, '');
    fc.assert(
      fc.property(anything, (text) => {
        expect(rest(correct(text))).toBe(rest(text));
      }),
    );
  });

  it('is not corrected any further once it is corrected', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(correct(correct(text))).toBe(correct(text));
      }),
    );
  });
});
