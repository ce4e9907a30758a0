import { beforeAll, describe, expect, it } from 'vitest';
import type { Advisor } from '#advisor/answer/create-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Message } from '#advisor/dialogue/remember.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { savedFamily } from '#server/testing/advisor/saved-family.ts';

describe('questions about saved loans and taxes', () => {
  let advisor: Advisor;
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor());
  });

  /** Asks the questions one after the other, and returns the last answer. */
  const ask = async (...questions: readonly string[]) => {
    const messages: Message[] = [];
    let text = '';
    for (const content of questions) {
      messages.push({ role: 'user', content });
      ({ text } = await advisor.answer({ messages: [...messages], mode: 'free', numbers: savedFamily }));
      messages.push({ role: 'assistant', content: text });
    }
    const receipts = readReceipts(text);
    const inputs = Object.entries(receipts[0]?.inputs ?? {}).map(([name, { value }]) => [name, value]);
    return { text, receipts, inputs: Object.fromEntries(inputs) as Record<string, unknown> };
  };

  it('compare a refinance over the time left on the saved mortgage', async () => {
    const { text, inputs } = await ask('Should I refinance at 5.5%?');
    // 310,000 at 6.9% and 2,300 a month: 260 months.
    expect(inputs).toMatchObject({ years_left: 260 / 12, new_years: 260 / 12 });
    expect(text).toContain('Both loans are compared over the 21.7 years you have left');
    expect(text).toContain('time left on the loan 21.7 years');
  });

  it('compute the savings of a refinance over the same time, with the saved payment', async () => {
    const { text, inputs } = await ask('how much would I save if I refinance at 5.5%?');
    expect(inputs).toMatchObject({ years_left: 260 / 12, new_years: 260 / 12, payment_now: 2_300 });
    expect(text).toContain('over the 21.7 years you have left');
  });

  it('keep the term that the question gives', async () => {
    const { inputs } = await ask('should I refinance to a 15 year at 5%?');
    expect(inputs).toMatchObject({ years_left: 260 / 12, new_years: 15 });
  });

  it.each([
    ['What if the rate on my card drops to 15%?'],
    ['what if the interest on my Visa went down to 15%?'],
    ['How long until my credit card is paid off?', 'what if the rate drops to 15%?'],
  ])('pay off the saved card at another rate: %s', async (...questions) => {
    const { text, receipts, inputs } = await ask(...questions);
    expect(inputs.debts).toMatchObject([{ name: 'Visa', balance: 6_400, rate: 15, minimum: 200 }]);
    expect(text).toMatch(/paid off in \[42 months\]/);
    expect(text).toMatch(/This is at 15%\. At the 24\.9% you pay now: .*\[54 months\]\(#debt_payoff-2\./);
    expect(receipts.map(({ id }) => id)).toEqual(['debt_payoff', 'debt_payoff-2']);
  });

  it('run no calculation for a question about a new card', async () => {
    const { receipts } = await ask('should I get a card with 15% apr?');
    expect(receipts).toEqual([]);
  });

  it.each([['and my state tax?'], ['How much federal tax will I pay this year?', 'and my state tax?']])(
    'are answered with the tax of the saved state: %s',
    async (...questions) => {
      const { text, inputs } = await ask(...questions);
      expect(inputs).toMatchObject({ state: 'oh', wages: 95_000, spouse_wages: 62_000 });
      expect(text).toMatch(/^\*\*Ohio would take about/);
    },
  );
});
