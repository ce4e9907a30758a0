import { expect, it } from 'vitest';
import { spokenAnswer } from '#web/features/chat/answer/spoken.ts';

it.each([
  [
    '**You’d have [$584,726.50](#c1.end) at 6.5% a year.** And more.',
    'You’d have $584,726.50 at 6.5% a year.',
  ],
  [
    '```findeus\n{"id":"c1"}\n```\n\nA [bond](https://example.com/x) is a loan. It pays.',
    'A bond is a loan.',
  ],
  ['Is it yours?\n\nYes.', 'Is it yours?'],
  ['No end', 'No end'],
])('says of %j that it is ready, and its first sentence', (markdown, sentence) => {
  expect(spokenAnswer(markdown)).toBe(`Answer ready. ${sentence}`);
});
