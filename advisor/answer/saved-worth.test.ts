import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers } from '#contract/my-numbers.ts';
import type { Advisor } from '#advisor/answer/create-advisor.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { savedFamily } from '#server/testing/advisor/saved-family.ts';

const overTime: MyNumbers = {
  ...savedFamily,
  worth_days: [
    { day: '2025-09-01', assets: 640_000, debts: 330_000 },
    { day: '2026-10-02', assets: 740_000, debts: 318_000 },
    { day: '2026-11-10', assets: 747_000, debts: 316_400 },
  ],
};

describe('the own net worth', () => {
  let advisor: Advisor;
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor());
  });

  const ask = async (question: string, numbers: MyNumbers) => {
    const messages = [{ role: 'user' as const, content: question }];
    const { document, text } = await advisor.answer({ messages, mode: 'free', numbers });
    return { opening: document?.opening ?? '', text };
  };

  it.each(["What's my net worth without the house?", 'net worth minus house'])(
    'leaves out the home when asked to: %s',
    async (question) => {
      const { opening } = await ask(question, overTime);
      expect(opening).toMatch(
        /^Without the home and its mortgage your net worth is \[\$221,600\].*\$431,600/,
      );
    },
  );

  it.each(['what was my net worth last month?', 'how has my net worth changed since last month?'])(
    'includes last month and last year: %s',
    async (question) => {
      const { opening, text } = await ask(question, overTime);
      expect(opening).toContain('A month ago it was $422,000, $9,600 less than now.');
      expect(text).toContain('A year ago it was $310,000, $121,600 less than now.');
    },
  );

  it('tells what changed since last month from the days on record, and has no news without them', async () => {
    const question = 'What changed since last month?';
    expect((await ask(question, overTime)).opening).toContain('A month ago it was $422,000');
    expect((await ask(question, savedFamily)).opening).toContain('I do not have the news');
    expect((await ask('What did the Fed decide yesterday?', overTime)).opening).toContain(
      'I do not have the news',
    );
  });

  it('includes the first day on record when it is less than a month old', async () => {
    const { opening } = await ask('what was my net worth last month?', {
      ...savedFamily,
      worth_days: [{ day: '2026-11-03', assets: 747_000, debts: 316_400 }],
    });
    expect(opening).toContain(
      'On November 3, 2026, the first day on record, it was $430,600, $1,000 less than now.',
    );
  });

  it('says that nothing is on record', async () => {
    const { text } = await ask('what was my net worth last month?', savedFamily);
    expect(text).toContain('No earlier day is on record yet.');
    expect((await ask("What's my net worth?", savedFamily)).text).not.toContain('on record');
  });

  it('leaves other questions about accounts alone', async () => {
    const { opening } = await ask('how much did I spend on food last month?', overTime);
    expect(opening).toContain('I cannot see your accounts');
  });
});
