import { beforeAll, describe, expect, it } from 'vitest';
import { noNumbers, type MyNumbers } from '#contract/my-numbers.ts';
import { readRecord } from '#advisor/compose/record.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

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

describe('things that a question tells of its writer', () => {
  let advisor: Awaited<ReturnType<typeof openTestAdvisor>>['advisor'];
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor({ openReaderModel: () => reader }));
  });

  const recordOf = async (...contents: readonly string[]) => {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    let text = '';
    for (const content of contents) {
      messages.push({ role: 'user', content });
      ({ text } = await advisor.answer({ messages, mode: 'free', numbers: noNumbers }));
      messages.push({ role: 'assistant', content: text });
    }
    return readRecord(text)!;
  };
  const saidIn = async (...contents: readonly string[]) => (await recordOf(...contents)).saidThings;

  it.each([
    [
      'an account with its balance',
      question,
      [{ kind: 'account', name: '401(k)', details: { type: 'workplace', balance: 48_000 } }],
    ],
    [
      'debts, each with its rate',
      reader.say(
        'I owe {$6,400|debt_balance:card} on my Visa at {24.9%|loan_rate} and {$12,000|debt_balance:car} on my car loan at {7.1%|loan_rate}. Which first?',
        { ask: 'guide:which_debt_first', want: 'which' },
      ),
      [
        { kind: 'debt', name: 'Visa', details: { type: 'card', balance: 6_400, rate: 24.9 } },
        { kind: 'debt', name: 'Car loan', details: { type: 'car', balance: 12_000, rate: 7.1 } },
      ],
    ],
    [
      'a home with its mortgage',
      reader.say(
        'My house is worth {$420,000|home_value} and I owe {$250,000|mortgage_balance} at {6.5%|loan_rate}. Should I refinance at {5.5%|loan_rate_new}?',
        { ask: 'refinance_breakeven', want: 'yesno' },
      ),
      [{ kind: 'home', name: 'Home', details: { value: 420_000, mortgage: 250_000, rate: 6.5 } }],
    ],
    [
      'a goal with its month and what is there for it',
      reader.say(
        'I want to save {$60,000|goal_amount} for a down payment in {4 years|horizon} and have {$8,000|bal_cash}. How much a month?',
        { ask: 'savings_goal', want: 'payment' },
      ),
      [
        {
          kind: 'goal',
          name: 'Down payment',
          details: { amount: 60_000, by: '2030-11', saved: 8_000 },
        },
      ],
    ],
    [
      'no loan that is only thought about',
      reader.say(
        'What is the payment on a {$30,000|debt_balance:car} car loan at {7%|loan_rate} for {5 years|term}?',
        { ask: 'loan_amortization', want: 'payment' },
      ),
      undefined,
    ],
    [
      'nothing that belongs to another person',
      reader.say(
        'My brother owes {$9,000|debt_balance@other:card} at {22%|loan_rate@other} and pays {$300|debt_payment@other:card} a month. How long?',
        { ask: 'debt_payoff', want: 'time' },
      ),
      undefined,
    ],
  ] as const)('are offered: %s', async (_, content, things) => {
    expect(await saidIn(content)).toEqual(things);
  });

  it.each([
    [
      'what the first card does not ask for',
      reader.say('We now spend {$7,000|spend_total} a month. How big should my emergency fund be?', {
        ask: 'emergency_fund',
        want: 'amount',
      }),
      { monthly_spending: 7_000 },
    ],
    [
      'no amount whose period is a guess',
      reader.say('We spend {$7,000|spend_total}. How big should my emergency fund be?', {
        ask: 'emergency_fund',
        want: 'amount',
      }),
      undefined,
    ],
    [
      'neither of two that are compared',
      reader.say('Is {$80,000|wages} a year or {$38|wages} an hour better? How much is each after tax?', {
        ask: 'paycheck',
        want: 'which',
      }),
      undefined,
    ],
  ] as const)('come with facts: %s', async (_, content, facts) => {
    expect((await recordOf(content)).saidFacts).toEqual(facts);
  });

  it('are not offered where a later message only tries another amount', async () => {
    const owed = reader.say(
      'I owe {$5,000|debt_balance:card} on a card at {20%|loan_rate} and pay {$150|debt_payment:card} a month. How long?',
      { ask: 'debt_payoff', want: 'time' },
    );
    const tried = reader.say('What if it were {$8,000|debt_balance:card}?', { act: 'change' });
    expect(await saidIn(owed)).toHaveLength(1);
    expect(await saidIn(owed, tried)).toBeUndefined();
  });
});
