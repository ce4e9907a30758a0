import { beforeAll, describe, expect, it } from 'vitest';
import type { MyNumbers, SavedFact, SavedThing } from '#contract/my-numbers.ts';
import type { Advisor } from '#advisor/answer/create-advisor.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { openTestAdvisor } from '#server/testing/open-test-advisor.ts';

const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
const fact = (
  name: SavedFact['fact'],
  value: SavedFact['value'],
  more: Partial<SavedFact> = {},
): SavedFact => ({
  ...stored,
  fact: name,
  value,
  ...more,
});

const family: MyNumbers = {
  facts: [
    fact('age', 41),
    fact('retire_age', 64),
    fact('filing_status', 'married_joint'),
    fact('children', 2),
    fact('yearly_income', 95_000),
    fact('yearly_spouse_income', 62_000),
    fact('monthly_spending', 6_200),
    fact('monthly_saving', 1_500),
  ],
  things: [
    { ...stored, id: '1', kind: 'account', name: '401(k)', details: { type: 'workplace', balance: 210_000 } },
    { ...stored, id: '2', kind: 'account', name: 'Ally', details: { type: 'cash', balance: 18_000 } },
    {
      ...stored,
      id: '3',
      kind: 'debt',
      name: 'Visa',
      details: { type: 'card', balance: 6_400, rate: 24.9, payment: 200 },
    },
    {
      ...stored,
      id: '4',
      kind: 'debt',
      name: 'Car',
      details: { type: 'car', balance: 14_200, rate: 6.9, payment: 410 },
    },
    { ...stored, id: '5', kind: 'home', name: 'Home', details: { value: 520_000, mortgage: 310_000 } },
  ] satisfies SavedThing[],
};

describe('saved numbers', () => {
  let advisor: Advisor;
  beforeAll(async () => {
    ({ advisor } = await openTestAdvisor());
  });

  const ask = async (question: string, numbers: MyNumbers = family) => {
    const { text, document } = await advisor.answer({
      messages: [{ role: 'user', content: question }],
      mode: 'free',
      numbers,
    });
    const [receipt] = readReceipts(text);
    const saved = Object.entries(receipt?.inputs ?? {}).filter(([, { origin }]) => origin === 'your numbers');
    return {
      text,
      opening: document?.opening ?? '',
      calculator: receipt?.calculator,
      inputs: Object.fromEntries(
        Object.entries(receipt?.inputs ?? {}).map(([name, { value }]) => [name, value]),
      ),
      saved: Object.fromEntries(saved.map(([name, { value }]) => [name, value])),
    };
  };

  it('answer a question that tells no numbers, and the answer says so', async () => {
    const { text, calculator, saved } = await ask('How much federal tax will I pay this year?');
    expect(calculator).toBe('federal_income_tax');
    expect(saved).toMatchObject({ wages: 95_000, spouse_wages: 62_000, filing_status: 'married_joint' });
    expect(text).toContain('From your numbers: filing status married filing jointly');
  });

  it('give way to what is said: own pay, not that of the spouse', async () => {
    const { inputs, saved } = await ask('I make 120000 a year, how much federal tax is that?');
    expect(inputs).toMatchObject({ wages: 120_000, spouse_wages: 62_000 });
    expect(saved).not.toHaveProperty('wages');
  });

  it('leave a question alone that tells all it needs', async () => {
    const { saved, inputs } = await ask('What do 500 a month become in 20 years at 7%?');
    expect(inputs).toMatchObject({ monthly: 500, years: 20 });
    expect(saved).toEqual({});
  });

  it('are not those of a brother', async () => {
    const { inputs, text } = await ask('What would my brother pay in tax on 60000 if he is single?');
    expect(inputs).toMatchObject({ wages: 60_000, filing_status: 'single', children: 0 });
    expect(text).not.toContain('From your numbers');
  });

  it('decide which debt goes first', async () => {
    const { opening, text } = await ask('Which debt should I pay first?');
    expect(opening).toContain('Visa');
    expect(text).toMatch(/From your numbers: .*debts Visa \$6,400, Car \$14,200/);
  });

  it('never decide by the rate of a debt that the question does not name', async () => {
    const things = family.things.filter(({ name }) => name !== 'Visa');
    const { text } = await ask('Should I pay off my loan early or invest?', { ...family, things });
    expect(text).not.toContain('6.9%');
    expect(text).toContain('What rate does the loan charge?');
  });

  it('decide by the one debt of the kind that is named', async () => {
    const { text } = await ask('Should I pay off my car loan or invest?');
    expect(text).toContain('Pay off the $6,400 on the card first');
    const things = family.things.filter(({ name }) => name !== 'Visa');
    const withoutCard = await ask('Should I pay off my car loan or invest?', { ...family, things });
    expect(withoutCard.opening).toContain('6.9%');
    expect(withoutCard.text).not.toContain('What rate does the loan charge?');
  });

  it('add up to the net worth', async () => {
    const { calculator, inputs } = await ask('What is my net worth?');
    expect(calculator).toBe('net_worth');
    expect(inputs).toMatchObject({ cash: 18_000, retirement: 210_000, home: 520_000, mortgage: 310_000 });
  });

  it('do not rule out a question about later', async () => {
    expect((await ask('When should I claim social security?')).opening).toContain('70');
  });

  it('grow older with the years since they were confirmed', async () => {
    const numbers = { ...family, facts: [fact('age', 40, { confirmed_at: '2024-10-01T00:00:00Z' })] };
    const { saved } = await ask('How much can I put in my IRA this year?', numbers);
    expect(saved).toEqual({ age: 42 });
  });
});
