import { expect, it } from 'vitest';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';
import { calculatorEntries, factEntries, passagesOf } from '#advisor/retrieve/passages.ts';

const article = parseArticle(
  'roth-ira',
  `---
title: Roth IRA
topics: retirement, after-tax
as_of: 2026-11-15
- Roth IRAs | Internal Revenue Service | https://www.irs.gov/retirement-plans/roth-iras | 2025
---
It takes money that was taxed already.

## How much

The limit is {ira_limit as usd}.

### In detail

It is for all accounts together.

## The common mistake

Too much.
`,
);

it('cuts an article at its headings, with its figures for the year', () => {
  const subject = 'Roth IRA: retirement, after-tax';
  expect(passagesOf(article, 2026)).toEqual([
    { id: 'roth-ira', part: '', text: 'Roth IRA\n\nIt takes money that was taxed already.', subject },
    {
      id: 'roth-ira',
      part: 'How much',
      text: 'Roth IRA: How much\n\nThe limit is $7,500.\n\n### In detail\n\nIt is for all accounts together.',
      subject,
    },
    {
      id: 'roth-ira',
      part: 'The common mistake',
      text: 'Roth IRA: The common mistake\n\nToo much.',
      subject,
    },
  ]);
  expect(passagesOf(article, 2024)[1]?.text).toContain('$7,000');
});

it('has a calculator under what it is for and under each of its examples', () => {
  const entries = calculatorEntries(compoundGrowth);
  expect(entries.map(({ text }) => text)).toEqual([
    `${compoundGrowth.title}. ${compoundGrowth.about}`,
    ...compoundGrowth.examples.map(({ question }) => question),
  ]);
  expect(new Set(entries.map(({ id, subject }) => `${id} ${subject}`)).size).toBe(1);
});

it('has a fact under its label, whom it is for, and its other names', () => {
  const fact = {
    label: 'the limit',
    appliesTo: 'everybody',
    asked: ['the max'],
    unit: 'usd' as const,
    values: { 2026: 1 },
    source: 'irs',
    changesYearly: true,
    checkedOn: '2026-11-15',
  };
  expect(factEntries('limit', fact)).toEqual([
    { id: 'limit', part: 'label', text: 'the limit (everybody)', subject: 'the limit' },
    { id: 'limit', part: 'asked', text: 'the max', subject: 'the limit' },
  ]);
});
