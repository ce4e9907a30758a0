import { expect, it } from 'vitest';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';
import { termsIn, wordsOf } from '#advisor/knowledge/terms.ts';

const article = (id: string, lines: string) =>
  parseArticle(
    id,
    `---
title: Words
topics: words
simply: Words.
as_of: 2026-11-18
- Words | FinDeus | https://findeus.com/ | 2026
---
${lines}

Text.
`,
  );

const articles = new Map([
  [
    'words',
    article(
      'words',
      `? What is a lien?
: lien, mechanic's lien
= A lien is a claim on your house.
? What is a W-4?
: w-4, form w-4
= Form W-4 tells your employer what to withhold.
? What is a tax lien?
: tax lien
= A tax lien is the government's claim.`,
    ),
  ],
]);

const named = (text: string) => termsIn(wordsOf(text), articles).map(({ answer }) => answer.split(' is ')[0]);

it.each([
  ['what is a lien', ['A lien']],
  ["what's a Mechanics Lien?", ['A lien']],
  ['liens', ['A lien']],
  ['the IRS filed a tax lien', ['A tax lien']],
  ['a lien or a tax lien', ['A lien', 'A tax lien']],
  ['my W-4', ['Form W-4 tells your employer what to withhold.']],
  ['believe', []],
])('finds the terms in “%s”', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

it('refuses terms without an answer', () => {
  expect(() => article('words', '? What is a lien?\n: lien')).toThrow('no answer defines lien');
});
