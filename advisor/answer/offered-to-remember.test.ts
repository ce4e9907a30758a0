import { beforeAll, describe, expect, it } from 'vitest';
import { noNumbers, type MyNumbers } from '#contract/my-numbers.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { openTestAdvisor } from '#server/testing/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/scripted-reader.ts';

const reader = createScriptedReader();
const question = reader.say(
  "I'm {34|age} with {$48,000|bal_retirement} in my 401(k) and make {$72,000|wages} a year. Am I on track?",
  { ask: 'guide:on_track', want: 'yesno' },
);

describe('an answer of a guide', () => {
  let advisor: Awaited<ReturnType<typeof openTestAdvisor>>['advisor'];
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor({ openReaderModel: () => reader }));
  });

  const remembered = async (content: string, numbers: MyNumbers = noNumbers) => {
    const { text } = await advisor.answer({ messages: [{ role: 'user', content }], mode: 'free', numbers });
    const { topic, remember } = readRecord(text)!;
    expect(topic).toBe('guide:on_track');
    return remember;
  };

  it('offers to remember what the person said of themselves', async () => {
    expect(await remembered(question)).toEqual({ age: 34, yearly_income: 72_000 });
  });

  it('offers nothing that was saved before and not said now', async () => {
    const saved = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
    const numbers: MyNumbers = {
      facts: [
        { fact: 'age', value: 34, ...saved },
        { fact: 'yearly_income', value: 72_000, ...saved },
      ],
      things: [
        {
          id: 'work',
          kind: 'account',
          name: 'Work',
          details: { type: 'workplace', balance: 48_000 },
          ...saved,
        },
      ],
    };
    const untold = reader.say('Am I on track for retirement?', { ask: 'guide:on_track', want: 'yesno' });
    expect(await remembered(untold, numbers)).toBeUndefined();
  });
});
