import { expect, it } from 'vitest';
import type { Candidate } from '#advisor/plan/fit/candidates.ts';
import { ofThread } from '#advisor/plan/fit/of-thread.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';

const record = (topic: string) =>
  `**No.**\n\n\`\`\`findeus\n${JSON.stringify({ record: { topic, followUps: [] } })}\n\`\`\``;

function isOfThread(id: string, { turn, topic, ask }: { turn: number; topic: string; ask: string }): boolean {
  const toPlan = {
    messages: [
      { role: 'user', content: 'the first message' },
      { role: 'assistant', content: record(topic) },
      { role: 'user', content: 'my score is 611, does that change it' },
    ],
    articles: new Map(),
    remembered: { turn, reading: { asks: [{ id: ask, probability: 0.6 }] } },
  } as unknown as ToPlan;
  return ofThread(toPlan)({ shelf: 'articles', entry: { id } } as Candidate);
}

const later = { turn: 1, topic: 'guide:cosign', ask: 'article:credit-score' };

it.each([
  [
    'an article of the decision that was given',
    'lending-to-family',
    { ...later, topic: 'guide:lend_to_family' },
    true,
  ],
  ['the article that was given', 'car-loans', { ...later, topic: 'article:car-loans' }, true],
  ['an article that the message asks for', 'credit-score', later, true],
  ['an article that nobody spoke of', 'budgeting-50-30-20', later, false],
  ['any article to a first message', 'budgeting-50-30-20', { ...later, turn: 0 }, true],
])('knows %s', (_, id, thread, expected) => {
  expect(isOfThread(id, thread)).toBe(expected);
});
