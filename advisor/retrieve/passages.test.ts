import { expect, it } from 'vitest';
import { parseArticle } from '#advisor/knowledge/parse-article.ts';
import { passagesOf } from '#advisor/retrieve/passages.ts';

const article = parseArticle(
  'roth-ira',
  `---
title: Roth IRA
topics: retirement, after-tax
simply: You pay the tax first.
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
