import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers } from '#contract/my-numbers.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { savedFamily, savedThing, withoutThings } from '#server/testing/advisor/saved-family.ts';

const withoutDebt = withoutThings('Visa');
const withCash = (balance: number): MyNumbers => ({
  ...withoutDebt,
  things: [...withoutThings('Visa', 'Ally').things, savedThing('account', 'Ally', { type: 'cash', balance })],
});

describe('“Can I afford it?” with saved numbers', () => {
  let opened: TestAdvisor;
  beforeAll(async () => {
    opened = await openTestAdvisor();
  });

  const ask = async (question: string, numbers?: MyNumbers) => {
    const { advisor } = opened;
    const messages = [{ role: 'user' as const, content: question }];
    const { text, document } = await advisor.answer({ messages, mode: 'free', numbers });
    return { text, opening: document?.opening ?? '', receipts: document?.receipts ?? [] };
  };

  it.each(['Can I afford a new kitchen for 40000?', 'Can I afford to redo the kitchen for 40000?'])(
    'says how long it takes beside the emergency fund: %s',
    async (question) => {
      const { opening, text } = await ask(question, withoutDebt);
      // 40,000 and three months of 6,200, less 18,000 of cash, at 1,200 a month.
      expect(opening).toBe(
        'Not today: save for it. At $1,200 a month you have the $40,000 in about 34 months.',
      );
      expect(text).toContain('Your $18,000 in cash is 2.9 months of spending. Keep 3 months, $18,600');
      expect(text).toContain(
        'From your numbers: cash $18,000, spending $6,200 a month, saving $1,200 a month.',
      );
    },
  );

  it('says yes where cash pays for it and three months of spending stay', async () => {
    const { opening } = await ask('can I afford a vacation for 8000?', withCash(40_000));
    expect(opening).toBe(
      'Yes: you can pay the $8,000 from your cash, and 5.2 months of spending stays in the bank.',
    );
  });

  it('puts a costly card first', async () => {
    const { opening, text } = await ask('Can I afford a boat for 30000?', savedFamily);
    expect(opening).toContain('Not yet: pay off the $6,400 on Visa first.');
    expect(text).toContain('Pay the $6,400 from your cash today');
  });

  it('holds what it takes a month against a date that is asked about', async () => {
    const { opening } = await ask('kitchen remodel 20000 by june 2028, can I afford it?', withoutDebt);
    // 20,600 over 19 months.
    expect(opening).toBe('Yes, in 19 months: it takes $1,085 a month, and you save $1,200 a month.');
  });

  it('does not save for a vacation until retirement', async () => {
    const { text } = await ask('how do I save 8000 for a vacation?', withoutDebt);
    expect(text).not.toContain('23 years');
    expect(text).toContain('in about 8 months');
  });

  it('works out when a goal is reached, whenever retirement is', async () => {
    const { opening, text } = await ask('I save $2,000 a month. When will I have a million?', withoutDebt);
    expect(opening).toMatch(/^It takes about \[\d\d(\.\d)? years\]/);
    expect(text).not.toContain('23 years');
  });

  it('still saves for retirement until retirement', async () => {
    const { text } = await ask(
      'how much should I save each month to have 2 million at retirement?',
      withoutDebt,
    );
    expect(text).toContain('in 23 years');
  });

  it('asks for a date where nothing is saved', async () => {
    const { text } = await ask('Can I afford a new kitchen for 40000?');
    expect(text).toContain('By when do you want to have it?');
    expect(text).not.toContain('homeowners insurance');
  });

  it('leaves homes to the calculator for homes', async () => {
    const { receipts } = await ask('can I afford a 400000 house?', savedFamily);
    expect(receipts[0]?.calculator).toBe('mortgage_affordability');
  });

  it('counts one recipient of a gift, whatever children there are', async () => {
    const { receipts } = await ask('do I need to pay tax on a 40000 gift?', savedFamily);
    expect(receipts[0]?.inputs.recipients?.value).toBe(1);
  });

  it('asks for the months of an uneven income, whatever yearly pay is saved', async () => {
    const { text, receipts } = await ask(
      'how much buffer do I need with irregular income as a freelancer?',
      savedFamily,
    );
    expect(text).toContain('hat did you take home in each of the last months');
    expect(receipts).toMatchObject([{ calculator: 'irregular_income', missing: ['months'] }]);
  });
});
