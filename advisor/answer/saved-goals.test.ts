import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers, SavedThing } from '#contract/my-numbers.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';

const goal = (name: string, details: Extract<SavedThing, { kind: 'goal' }>['details']): SavedThing => ({
  id: name,
  kind: 'goal',
  name,
  details,
  source: 'typed',
  confirmed_at: '2026-11-01T00:00:00Z',
});

const saved: MyNumbers = {
  facts: [],
  things: [
    goal('New kitchen', { amount: 30_000, by: '2028-06', saved: 8_000, monthly: 500 }),
    goal('Lake house', { amount: 150_000, by: '2036-06', saved: 20_000, monthly: 900 }),
  ],
};

describe('saved goals', () => {
  let test: TestAdvisor;
  beforeAll(async () => {
    test = await openTestAdvisor();
  });

  const ask = async (question: string, numbers: MyNumbers = saved) => {
    const { text, document } = await test.advisor.answer({
      messages: [{ role: 'user', content: question }],
      mode: 'free',
      numbers,
    });
    const { articles, year, advisor } = test;
    const context = { question, articles, calculators: advisor.calculators, year };
    const ungrounded = findUngrounded(text, await groundsOfAnswer(text, context));
    return { text, opening: document?.opening ?? '', topic: document?.record.topic, ungrounded };
  };

  it('answer a question that names a goal, with a source for every number', async () => {
    const { opening, text, ungrounded } = await ask('Can I afford the new kitchen by June 2028?');
    // 19 months from November 2026: $22,000 / 19 = $1,157.89.
    expect(opening).toBe(
      'Not yet: New kitchen takes $1,158 a month to have $30,000 by June 2028, and you save $500 a month.',
    );
    expect(text).toContain('Save $658 more a month, or move the date.');
    // 31 months: $22,000 / 31 = $709.68.
    expect(text).toContain('**Unless** the date can wait a year. Then it takes $710 a month.');
    expect(text).toContain('From your numbers: New kitchen $30,000');
    expect(readReceipts(text)).toMatchObject([{ calculator: 'savings_goal' }]);
    expect(ungrounded).toEqual([]);
  });

  it.each(['College for Mia', 'College'])(
    'answer the question that the plan asks about them, also of a goal called %s',
    async (name) => {
      const things = [goal(name, { amount: 120_000, by: '2033-09', saved: 20_000 })];
      const { opening, topic } = await ask(`Am I on track for ${name}?`, { facts: [], things });
      expect(opening).toMatch(new RegExp(`^Not yet: ${name} takes \\$`));
      expect(topic).toBe('savings_goal');
    },
  );

  it('are tested against every period in history if they are years away', async () => {
    const { opening, text, ungrounded } = await ask('am I on track for the lake house?');
    expect(opening).toBe('Yes, you’re on track for Lake house: $150,000 by June 2036.');
    expect(text).toMatch(/in \d+% of the periods since 1928 that are as long, with 60% in stocks/);
    expect(ungrounded).toEqual([]);
  });

  it('use the date in the question instead of the saved date', async () => {
    const { opening } = await ask('can I afford the lake house in 2030?');
    expect(opening).toMatch(/^Not yet: Lake house takes \$[\d,]+ a month to have \$150,000 by December 2030/);
  });

  it('are answered with the amount to save a month', async () => {
    const { opening } = await ask('how much do I need to save a month for the lake house?');
    expect(opening).toMatch(/^Save \$\d+ a month for “Lake house” to have \$150,000 by June 2036\.$/);
  });

  it('ask for a date if none is saved', async () => {
    const numbers = { facts: [], things: [goal('Lake house', { amount: 150_000 })] };
    const { text } = await ask('am I on track for the lake house?', numbers);
    expect(text).toContain('Add a date, and I’ll work out what it takes a month.');
  });

  it('do not answer a question about another decision on the same thing', async () => {
    expect((await ask('Should I get a mortgage or pay cash for the lake house?')).topic).not.toBe(
      'savings_goal',
    );
    const numbers = { facts: [], things: [goal('Retirement', { amount: 900_000, by: '2050-01' })] };
    expect((await ask('Am I on track for retirement?', numbers)).topic).toBe('guide:on_track');
  });

  it('are not used for another person’s question, or when no goal is named', async () => {
    expect((await ask('Should my sister buy the lake house?')).opening).not.toContain('$150,000');
    expect((await ask('Am I on track for retirement?')).opening).not.toContain('$150,000');
  });

  it('show a name with markup as plain text', async () => {
    const numbers = {
      facts: [],
      things: [goal('[Boat](https://evil.example) **now**', { amount: 9_000, by: '2028-06' })],
    };
    const { text } = await ask('am I on track for the boat https evil example now?', numbers);
    expect(text).toContain('$9,000');
    expect(text).not.toMatch(/\]\(https:\/\/evil|\*\*now/);
  });

  it('are computed again with another amount to save', async () => {
    const first = await test.advisor.answer({
      messages: [{ role: 'user', content: 'Can I afford the new kitchen by June 2028?' }],
      mode: 'free',
      numbers: saved,
    });
    const { text } = await test.advisor.answer({
      messages: [
        { role: 'user', content: 'Can I afford the new kitchen by June 2028?' },
        { role: 'assistant', content: first.text },
        { role: 'user', content: 'what if I save 1,200 a month?' },
      ],
      mode: 'free',
      numbers: saved,
    });
    const [receipt] = readReceipts(text);
    expect(receipt).toMatchObject({
      calculator: 'savings_goal',
      inputs: { target: { value: 30_000 }, monthly: { value: 1_200 } },
    });
  });
});
