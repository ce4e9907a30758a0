import { describe, expect, it } from 'vitest';
import { factSchemas, thingSchemas } from '#contract/my-numbers.ts';
import { choicesOf, firstNumbers, type Choice } from '#web/features/today/first-numbers.ts';

const chosen = (question: keyof typeof choicesOf, words: string): Choice =>
  choicesOf[question].find((choice) => choice.words === words)!;

const single = chosen('filing', 'Single');

describe('the numbers of four tapped ranges', () => {
  it('are the middle of each range', () => {
    const choices = {
      age: chosen('age', '35 to 44'),
      filing: chosen('filing', 'Married filing jointly'),
      pay: chosen('pay', '$60,000 to $100,000'),
      savings: chosen('savings', '$25,000 to $100,000'),
    };
    expect(firstNumbers(choices, 'workplace')).toEqual({
      facts: { age: 40, filing_status: 'married_joint', yearly_income: 80_000 },
      account: { kind: 'account', name: '401(k)', details: { type: 'workplace', balance: 62_500 } },
    });
  });

  it('are above the start of an open range, and nothing for nothing', () => {
    const most = {
      age: chosen('age', '65 or older'),
      filing: single,
      pay: chosen('pay', 'Over $250,000'),
      savings: chosen('savings', 'Over $500,000'),
    };
    expect(firstNumbers(most, 'cash')).toMatchObject({
      facts: { age: 70, yearly_income: 300_000 },
      account: { name: 'Savings', details: { type: 'cash', balance: 750_000 } },
    });
    const least = {
      age: chosen('age', '18 to 24'),
      filing: single,
      pay: chosen('pay', 'No pay now'),
      savings: chosen('savings', 'Nothing yet'),
    };
    expect(firstNumbers(least, 'cash')).toMatchObject({
      facts: { age: 22, yearly_income: 0 },
      account: { details: { balance: 0 } },
    });
  });

  it('can be saved for every choice', () => {
    for (const age of choicesOf.age)
      for (const filing of choicesOf.filing)
        for (const pay of choicesOf.pay)
          for (const savings of choicesOf.savings) {
            const { facts, account } = firstNumbers({ age, filing, pay, savings }, 'cash');
            expect(factSchemas.age.safeParse(facts.age).success).toBe(true);
            expect(factSchemas.filing_status.safeParse(facts.filing_status).success).toBe(true);
            expect(factSchemas.yearly_income.safeParse(facts.yearly_income).success).toBe(true);
            expect(thingSchemas.account.safeParse(account.details).success).toBe(true);
          }
  });
});
