import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyPlan } from '#contract/my-plan.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const visa = { kind: 'debt', name: 'Visa', details: { type: 'card', balance: 6_400, rate: 24.9 } };
const store = { kind: 'debt', name: 'Store', details: { type: 'card', balance: 900, rate: 22.9 } };
const car = { kind: 'debt', name: 'Car', details: { type: 'car', balance: 14_200, rate: 6.9 } };
const loan = { kind: 'debt', name: 'College', details: { type: 'student', balance: 9_000, rate: 5 } };
const work = { kind: 'account', name: 'Work', details: { type: 'workplace', balance: 120_000 } };
const cash = (balance: number) => ({ kind: 'account', name: 'Ally', details: { type: 'cash', balance } });
const roof = {
  kind: 'goal',
  name: 'Roof',
  details: { amount: 12_000, by: `${new Date().getUTCFullYear() + 2}-12` },
};

describe('the steps of a plan agree on where the spare money goes', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  /** The steps for somebody who spends $4,200 a month and has $900 left, by their ids. */
  const stepsFor = async (...things: readonly object[]) => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery 1' });
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [
      data.user!.id,
    ]);
    const facts = { age: 41, yearly_income: 95_000, monthly_spending: 4_200, monthly_saving: 900 };
    const source = 'typed';
    const saved = [
      await client
        .from('my_facts')
        .insert(Object.entries(facts).map(([fact, value]) => ({ fact, value, source }))),
      await client.from('my_things').insert(things.map((thing) => ({ ...thing, source }))),
    ];
    expect(saved.map(({ error }) => error)).toEqual([null, null]);
    const response = await wire.app.request('/functions/v1/my-plan', {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    });
    const { recommendations } = (await response.json()) as MyPlan;
    return (id: string) => recommendations.find((one) => one.id.startsWith(id));
  };

  it('saves a month of spending before a costly debt, in every step', async () => {
    const step = await stepsFor(visa, car, cash(1_500), work);
    expect(step('next_dollar')).toMatchObject({
      verdict: 'Save one month of spending first, $4,200, then pay off the $6,400 on the card.',
      action:
        'Send your $900 a month to savings until $4,200 is there, then to the debt with the highest rate. Pay the minimum on the others.',
    });
    expect(step('which_debt_first')?.action).toBe(
      'Put the minimums on autopay. Once a month of spending is in cash, send everything extra to that one debt.',
    );
    expect(step('emergency_fund_size')?.verdict).toBe(
      'Both, in order: save one month of spending, $4,200, then clear the $6,400 on the card.',
    );
    expect(step('emergency_fund_size')?.because).toContain('Your $1,500 covers 0.4 months of spending.');
  });

  it('names the month as a condition where no cash is saved', async () => {
    const step = await stepsFor(visa, car, work);
    expect(step('next_dollar')?.verdict).toBe(
      'Pay off the $6,400 on the card next, once one month of spending, $4,200, is in cash.',
    );
    expect(step('which_debt_first')?.action).toContain('Once a month of spending is in cash');
    expect(step('emergency_fund_size')?.verdict).toBe(
      'One month for now: once $4,200 is in cash, put everything extra on the $6,400 on the card.',
    );
  });

  it('pays the card from cash in every step where there is enough', async () => {
    const step = await stepsFor(visa, car, cash(18_000), work);
    expect(step('next_dollar')?.action).toMatch(/^Pay the card from savings today/);
    expect(step('which_debt_first')?.action).toBe(
      'Put the minimums on autopay, and pay that one off from savings today.',
    );
    expect(step('emergency_fund_size')?.action).toMatch(/^Pay the card from savings today/);
  });

  it('pays the highest rate first in every step, also where a smaller debt is close to it', async () => {
    const step = await stepsFor(visa, store, work, cash(4_300));
    expect(step('next_dollar')?.verdict).toContain('on the card now');
    expect(step('which_debt_first')?.verdict).toBe('Pay Visa at 24.9% first.');
  });

  it('takes no monthly money for the rest of the fund once it goes to retirement', async () => {
    const step = await stepsFor(car, loan, cash(15_000), work, roof);
    expect(step('next_dollar')?.verdict).toBe('Put your $900 a month into retirement accounts next.');
    // Cheap debts are paid as agreed.
    expect(step('which_debt_first')).toBeUndefined();
    expect(step('emergency_fund_size')?.action).toMatch(/^Fill it with bonuses, tax refunds/);
    expect(step('emergency_fund_size')?.because.join(' ')).toContain(
      'You have the three months that come before investing',
    );
    expect(step('on_track')?.because.join(' ')).not.toContain('once that is done');
    expect(step('goal:')?.because).toContain(
      'This comes out of the same $900 a month as “Where the next dollar goes”, so what you put aside here is less there.',
    );
  });

  it('fills three months before investing, in both steps about cash', async () => {
    const step = await stepsFor(cash(6_000), work);
    expect(step('next_dollar')?.verdict).toContain('until it holds three months of essential spending');
    expect(step('emergency_fund_size')?.because).toContain(
      'Fill the first three months before you invest. The rest can grow beside it.',
    );
  });
});
