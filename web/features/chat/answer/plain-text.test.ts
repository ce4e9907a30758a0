import { expect, it } from 'vitest';
import { plainText } from '#web/features/chat/answer/plain-text.ts';

it('leaves the words of a Markdown text, and none of its marks', () => {
  const markdown = [
    '**You’d have [$584,726](#c1.end).**',
    '### How',
    '> Mind `fees`.',
    '| Year | Value |\n| --- | ---: |\n| 1 | $6,200 |\n| a \\| b | 2 |',
    '**Sources**',
    '- [Compound interest](https://www.investor.gov/x), SEC',
  ].join('\n\n');
  expect(plainText(markdown)).toBe(
    [
      'You’d have $584,726.',
      'How',
      'Mind fees.',
      'Year\tValue\n1\t$6,200\na | b\t2',
      'Sources',
      '- Compound interest (https://www.investor.gov/x), SEC',
    ].join('\n\n'),
  );
});
