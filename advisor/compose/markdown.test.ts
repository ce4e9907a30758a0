import { describe, expect, it } from 'vitest';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  bullets,
  capitalize,
  heading,
  linked,
  numbered,
  renderLinked,
  sections,
  table,
  uncapitalize,
  withApostrophes,
} from '#advisor/compose/markdown.ts';
import { text } from '#advisor/quantities/text.ts';

describe('parts of an answer', () => {
  it('are separated by an empty line, and empty ones are left out', () => {
    expect(sections('one', '', 'two')).toBe('one\n\ntwo');
    expect(sections('', '')).toBe('');
    expect(sections('one', heading('Why', ''), bullets([]), numbered([]))).toBe('one');
  });

  it('have a heading', () => {
    expect(heading('Why', 'So.')).toBe('**Why**\n\nSo.');
  });

  it('are lists', () => {
    expect(bullets(['a', 'b'])).toBe('- a\n- b');
    expect(numbered(['a', 'b'])).toBe('1. a\n2. b');
  });

  it('are tables with numbers aligned right', () => {
    expect(table(['', 'One', 'Two'], [['Tax', '$1', '$2']])).toBe(
      '|  | One | Two |\n| --- | ---: | ---: |\n| Tax | $1 | $2 |',
    );
  });

  it('are tables with escaped bars in cells', () => {
    expect(table(['a|b'], [['c|d']])).toBe('| a\\|b |\n| --- |\n| c\\|d |');
  });
});

describe('a number', () => {
  const tax = figure('total_tax', 'Tax', 12_070, 'usd');

  it('links to its figure in the receipt', () => {
    expect(linked(tax, 'federal_income_tax-2')).toBe('[$12,070](#federal_income_tax-2.total_tax)');
  });

  it('without a figure has no link', () => {
    expect(linked(given('rate', 7, 'percent'), 'a')).toBe('7%');
    expect(linked({ value: 7, unit: 'percent' }, 'a')).toBe('7%');
  });

  it('is linked within a sentence', () => {
    expect(renderLinked(text`You pay ${tax} at ${given('rate', 22, 'percent')}.`, 'a')).toBe(
      'You pay [$12,070](#a.total_tax) at 22%.',
    );
  });
});

describe('the first letter', () => {
  it.each([
    ['yearly return', 'Yearly return'],
    ['', ''],
  ])('is capitalized: %s', (words, expected) => {
    expect(capitalize(words)).toBe(expected);
  });

  it.each([
    ['Yearly return', 'yearly return'],
    ['HSA contribution', 'HSA contribution'],
    ['IRA', 'IRA'],
    ['401(k) balance', '401(k) balance'],
    ['', ''],
  ])('is lowercased, except in abbreviations: %s', (words, expected) => {
    expect(uncapitalize(words)).toBe(expected);
  });
});

it('apostrophes of an answer are all of one kind, except in blocks for programs', () => {
  const block = '```findeus\n{"label":"You\'re here"}\n```';
  expect(withApostrophes(`It's yours, and the lenders' too: [don't](#a's) \`x's\`\n\n${block}`)).toBe(
    `It’s yours, and the lenders’ too: [don’t](#a's) \`x's\`\n\n${block}`,
  );
});
