import { expect, it } from 'vitest';
import { composeArticle } from '#advisor/compose/texts/compose-article.ts';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';

const article = parseArticle(
  'roth-ira',
  `---
title: Roth IRA
topics: retirement
simply: You pay the tax first.
as_of: 2026-11-15
- Roth IRAs | Internal Revenue Service | https://www.irs.gov/retirement-plans/roth-iras | 2025
---
? What is a Roth IRA?
= It's an account for retirement.

It takes money that was taxed already.

## How much

? Can I have two?
? more than one roth
= You can have two. The limit is {ira_limit as usd} for both.

The limit covers all accounts.

## When it matters

When your rate is low.
`,
);

const compose = (part: string, answer?: string) =>
  composeArticle({
    readings: [{ article, part, answer }],
    year: 2026,
    mode: 'free',
    calculators: [],
    seed: 1,
  });

it('reads the questions and answers of each part, and keeps them out of the text', () => {
  expect(article.answers).toEqual([
    { part: '', questions: ['What is a Roth IRA?'], answer: "It's an account for retirement.", terms: [] },
    {
      part: 'How much',
      questions: ['Can I have two?', 'more than one roth'],
      answer: 'You can have two. The limit is {ira_limit as usd} for both.',
      terms: [],
    },
  ]);
  expect(article.body).not.toMatch(/Can I have two|You can have two/);
});

it('refuses a question without an answer, and an answer without a question', () => {
  const head = `---\ntitle: A\ntopics: b\nsimply: C.\nas_of: 2026-11-15\n- A | B | https://irs.gov | 2025\n---\n`;
  expect(() => parseArticle('a', `${head}? Why?\n\nText.`)).toThrow('a question has no answer');
  expect(() => parseArticle('a', `${head}= So.\n\nText.`)).toThrow('an answer has no question');
});

it('starts with the answer, continues with its part, and suggests other questions of the article', () => {
  const document = compose('How much', 'You can have two. The limit is $7,500 for both.');
  expect(document.opening).toBe('You can have two.');
  expect(document.because).toEqual(['The limit is $7,500 for both.']);
  expect(document.parts).toEqual([{ title: '', text: 'The limit covers all accounts.' }]);
  expect(document.record.followUps).toEqual([{ label: 'What is a Roth IRA?' }]);
});

it('starts with the topic of the article when a part begins in the middle', () => {
  const document = compose('When it matters');
  expect(document.opening).toBe('It takes money that was taxed already.');
  expect(document.parts).toEqual([{ title: 'When it matters', text: 'When your rate is low.' }]);
});

it('repeats nothing, and adds nothing to an answer that is long enough', () => {
  expect(compose('How much', 'The limit covers all of your accounts together.').parts).toEqual([]);
  const long = `You can have two. ${'They share a limit, whatever you call them. '.repeat(6)}`.trim();
  expect(compose('How much', long).parts).toEqual([]);
});

it('gives only the simple summary to a person who wants it simpler', () => {
  const { opening, because, parts } = composeArticle({
    readings: [{ article, part: '', answer: undefined, isShort: true }],
    year: 2026,
    mode: 'free',
    calculators: [],
    seed: 1,
  });
  expect({ opening, because, parts }).toEqual({
    opening: 'In short: you pay the tax first.',
    because: [],
    parts: [],
  });
});
