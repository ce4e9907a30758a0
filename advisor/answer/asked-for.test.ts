import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('a missing input', () => {
  it('is asked for, and the reply completes the calculation', async () => {
    const question = say('If I convert {30,000|conversion} of my IRA, what is the tax? We file jointly', {
      ask: 'roth_conversion',
      want: 'amount',
      facts: ['filing=married_joint'],
    });
    const { opening, text, messages } = await advisor.ask(question);
    expect(opening).toMatch(/^It depends on the yearly wages or salary/);
    expect(text).toContain('What other income do you have this year?');
    const reply = say('{150k|wages}', { act: 'answer' });
    const { headlines } = await advisor.answer([...messages, { role: 'user', content: reply }]);
    // 2026, joint: the 30,000 on top of 117,800 are all in the 22 % bracket.
    expect(headlines).toEqual([6600]);
  });

  it('is the date if the user asks for the payment toward a goal', async () => {
    const question = say(
      'we need {45,000|goal_amount}, have {12,000|bal_cash} at {4%|rate_savings}. how much per month?',
      { ask: 'savings_goal', want: 'payment' },
    );
    const { text } = await advisor.ask(question);
    expect(text).toContain('By when do you want to have it?');
  });

  it('is replaced by a range in which the result stays the same', async () => {
    const question = say('sold stock for {60k|price_now} that I paid {20k|price_buy} for', {
      ask: 'capital_gains_tax',
      want: 'amount',
      facts: ['holding=long'],
    });
    const { opening } = await advisor.ask(question);
    expect(opening).toMatch(/^It’s \$6,000 if the other income before deductions is between/);
  });
});
