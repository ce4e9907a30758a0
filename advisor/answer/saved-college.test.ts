import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers } from '#contract/my-numbers.ts';
import type { Advisor } from '#advisor/answer/create-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { savedFamily } from '#server/testing/advisor/saved-family.ts';

describe('college for the user’s own children', () => {
  let advisor: Advisor;
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor());
  });

  const ask = async (question: string, numbers: MyNumbers = savedFamily) => {
    const messages = [{ role: 'user' as const, content: question }];
    const { document, text } = await advisor.answer({ messages, mode: 'free', numbers });
    return { opening: document?.opening ?? '', text, receipts: readReceipts(text) };
  };

  it('is computed for each child, with the years to go and the total', async () => {
    const { opening, receipts } = await ask('what will college cost for my kids?');
    expect(receipts.map(({ inputs }) => inputs.child_age?.value)).toEqual([9, 4]);
    const costs = receipts.map(({ figures }) => figures.find(({ id }) => id === 'total_cost')!.value);
    const sum = costs.reduce((total, cost) => total + Math.round(cost), 0);
    expect(opening).toContain(
      `College for your two children will cost about $${sum.toLocaleString('en-US')} in all`,
    );
    expect(opening).toMatch(/for the 9-year-old \(9 years to go\) and .* 4-year-old \(14 years to go\)/);
  });

  it('is answered with what to save a month for both children', async () => {
    const { opening } = await ask('How much should I save for college for my kids?');
    expect(opening).toMatch(/^Save \$[\d,]+ a month for your two children’s college: /);
  });

  it('does not count the emergency fund or the monthly savings as college money', async () => {
    const { receipts } = await ask('what will college cost for my kids?');
    expect(receipts.map(({ inputs }) => [inputs.saved?.value, inputs.monthly?.value])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('asks for the ages if only the number of children is saved', async () => {
    const facts = savedFamily.facts.filter(({ fact }) => fact !== 'child_ages');
    const { text } = await ask('what will college cost for my kids?', { ...savedFamily, facts });
    expect(text).toContain('How old is the child?');
    expect(text).not.toContain('From your numbers: amount already saved');
  });

  it('adds a year to each age for each year since it was confirmed', async () => {
    const facts = savedFamily.facts.map((one) =>
      one.fact === 'child_ages' ? { ...one, confirmed_at: '2024-10-01T00:00:00Z' } : one,
    );
    const { receipts } = await ask('what will college cost for my kids?', { ...savedFamily, facts });
    expect(receipts.map(({ inputs }) => inputs.child_age?.value)).toEqual([11, 6]);
  });
});
