import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('questions told in another way', () => {
  it('breaks even from two payments and the costs', async () => {
    const question = say(
      'P&I is {2,140|mortgage_payment} now. refi would make it {1,905|mortgage_payment}, closing costs {6,100|closing_costs}. how many months til we are even',
      { ask: 'refinance_breakeven', want: 'time' },
    );
    const { opening, headlines } = await advisor.ask(question);
    expect(headlines).toEqual([26]);
    expect(opening).toContain('26 months');
  });

  it('asks for what a refinance lacks in the order of its fields', async () => {
    const question = say('closing costs are {6,100|closing_costs}, when do we break even on a refi', {
      ask: 'refinance_breakeven',
      want: 'time',
    });
    const { text } = await advisor.ask(question);
    expect(text).toContain(
      'How much do you still owe on the loan and what are the current rate and the new rate?',
    );
  });

  it('counts the shares that calls are sold on', async () => {
    const question = say(
      'I have {200|n_shares} shares that I paid {38|price_buy} for, selling {two|n_contracts} calls at the {42|strike} strike for {1.15|option_price}. what do I make?',
      { ask: 'covered_call', want: 'amount', facts: ['option=call', 'strategy=covered_call'] },
    );
    const { text, opening } = await advisor.ask(question);
    expect(opening).toContain('$1,030');
    expect(text).not.toContain('matter?');
  });

  it('tells what does not hang on the income that is missing', async () => {
    const question = say(
      'realized {3,500|gain_amount:short} in gains, would book {9,000|loss_amount} of losses. how much can I use this year?',
      { ask: 'tax_loss_harvest', want: 'amount', facts: ['filing=married_joint'] },
    );
    const { text, ungrounded } = await advisor.ask(question);
    expect(text).toContain('**You can deduct [$3,000]');
    expect(text).toMatch(/\[\$2,500\]\(\S+\) carries over/);
    expect(text).toContain('tell me your income for your own figure');
    expect(ungrounded).toEqual([]);
  });

  it('tells the RAP payment without a balance', async () => {
    const question = say(
      'my AGI is {46k|agi} and I have {one|n_children} kid. what would RAP cost a month?',
      {
        ask: 'student_loan_plans',
        want: 'payment',
        facts: ['loan=student'],
      },
    );
    const { text, ungrounded } = await advisor.ask(question);
    expect(text).toContain('$103.33');
    expect(text).toContain('How much do you owe in federal student loans?');
    expect(ungrounded).toEqual([]);
  });

  it('takes profit of one’s own for a SEP IRA as a business', async () => {
    const question = say('I net {71k|se_income} freelancing, how much may go into a SEP IRA?', {
      ask: 'contribution_limits',
      want: 'amount',
      facts: ['account=sep_ira'],
    });
    // 71,000 less half of 10,031.99 of self-employment tax, a fifth of it.
    expect((await advisor.ask(question)).headlines).toEqual([13_197]);
  });

  it('takes nothing off a loan for what was paid down before it', async () => {
    const question = say(
      'mortgage of {275k|mortgage_balance}, {thirty yrs|term}, at {6.875|loan_rate}. P&I?',
      {
        ask: 'loan_amortization',
        want: 'payment',
      },
    );
    const { messages, headlines } = await advisor.ask(question);
    expect(headlines).toEqual([1807]);
    const more = say('we already put {20%|down_share} down', { act: 'change', ask: 'loan_amortization' });
    const after = await advisor.answer([...messages, { role: 'user', content: more }]);
    expect(after.text).not.toContain('$220,000');
  });

  it('borrows what is owed on a traded-in car with the next one', async () => {
    const question = say(
      'still owe {17,800|debt_balance:car} on mine, dealer gives {14,200|trade_in}, the next is {31,500|car_price} with {2,000|down_amount} down, {60 months|term} at {7.4%|loan_rate}. payment?',
      { ask: 'loan_amortization', want: 'payment' },
    );
    const { opening } = await advisor.ask(question);
    expect(opening).toContain('$33,100');
    expect(opening).toContain('$661.68');
  });

  it('asks how many points there are', async () => {
    const question = say(
      'from {7%|loan_rate} to {6.625%|loan_rate_new} on {320k|mortgage_balance} if we pay points. how long until they pay?',
      { ask: 'mortgage_points', want: 'time' },
    );
    const { text } = await advisor.ask(question);
    expect(text).toContain('How many points would you pay, or what do they cost?');
  });

  it('applies a raise to the pay that take-home pay is worked out from', async () => {
    const question = say('single, I make {80k|wages} in Texas, take home a month?', {
      ask: 'take_home_pay',
      want: 'payment',
      facts: ['filing=single', 'state=tx'],
    });
    const { messages } = await advisor.ask(question);
    const raise = say('what if I get a {5%|raise_rate} raise', { act: 'change', ask: 'take_home_pay' });
    const { headlines } = await advisor.answer([...messages, { role: 'user', content: raise }]);
    const same = say('single, I make {84k|wages} in Texas, take home a month?', {
      ask: 'take_home_pay',
      want: 'payment',
      facts: ['filing=single', 'state=tx'],
    });
    expect(headlines).toEqual((await advisor.ask(same)).headlines);
  });

  it('asks for money where only an age is told', async () => {
    const question = say('when can I retire? I am {51|age}', { ask: 'retirement_plan', want: 'time' });
    const { text } = await advisor.ask(question);
    expect(text).toContain(
      'How much have you saved for it and how much would you spend a year in retirement?',
    );
  });

  it('takes the balance of today for guardrails, and the fall for a loss', async () => {
    const question = say(
      'started at {900k|bal_total} taking {45k|withdraw_amount} ({5%|rate_withdrawal}), now it is {690k|bal_total}. what do I take?',
      { ask: 'withdrawal_guardrails', want: 'amount' },
    );
    const { headlines, text } = await advisor.ask(question);
    expect(headlines).toEqual([40_500]);
    expect(text).toContain('6.52%');
  });

  it('makes one row of an amount that is said again, and gives each offer a premium', async () => {
    const question = say(
      'A {96k|wages_new/a}, {4%|match_limit/a} match, health {310/mo|premium/a}. B {91k|wages_new/b}, {7%|match_limit/b} match on the {91k|wages_new/b}, insurance {95/mo|premium/a}. which?',
      { ask: 'job_offers', want: 'which' },
    );
    const { said } = await advisor.ask(question);
    expect(said.offers).toEqual([
      expect.objectContaining({ pay: 96_000, premium: 310 }),
      expect.objectContaining({ pay: 91_000, premium: 95 }),
    ]);
  });
});
