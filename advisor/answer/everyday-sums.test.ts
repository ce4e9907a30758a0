import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('a rental', () => {
  it('assumes nothing beside costs told as one sum, and no mortgage where it was paid in cash', async () => {
    const { said, opening } = await advisor.ask(
      say(
        'duplex {240,000|home_price} paid cash, rents {2,400|rental_income} always full, owner shows {9,200|rental_costs} a year in taxes, insurance, repairs. cap rate?',
        {
          ask: 'rental_property',
          want: 'rate',
          facts: ['flag=rental_home', 'flag=no_mortgage', 'flag=no_vacancy'],
        },
      ),
    );
    expect(said).toEqual({ price: 240_000, rent: 2400, all_costs: 9200, no_mortgage: true, vacancy: 0 });
    // (2,400 x 12 - 9,200) / 240,000 = 8.1667 %.
    expect(opening).toContain('8.17%');
  });
});

describe('the income for a home', () => {
  it('follows from the whole payment without a price', async () => {
    const { opening } = await advisor.ask(
      say('for a {2,100|housing_cost} payment all in at {28%|limit_share}, what do we have to earn', {
        ask: 'income_for_home',
        want: 'amount',
      }),
    );
    expect(opening).toContain('$90,000');
  });

  it('asks for the price without a price or a payment', async () => {
    const { text } = await advisor.ask(
      say('what do we have to earn for a house with {20%|down_share} down', {
        ask: 'income_for_home',
        want: 'amount',
      }),
    );
    expect(text).toContain('What is the price of the home?');
  });
});

describe('time until it pays for itself', () => {
  it('follows from a cost and what it saves', async () => {
    const { opening, said } = await advisor.ask(
      say('e-bike {1,900|spend_item} instead of {96|save_amount} a month on the bus, when does it pay off', {
        ask: 'payback_time',
        want: 'time',
      }),
    );
    expect(said).toEqual({ cost: 1900, saving: 96 });
    expect(opening).toContain('20 months');
  });

  it('follows from tuition and a raise', async () => {
    const { headlines } = await advisor.ask(
      say('masters is {24k|college_cost} and gets me a {6,500|raise_amount} raise, when is it paid back', {
        ask: 'payback_time',
        want: 'time',
      }),
    );
    // 24,000 / (6,500 / 12) = 44.3.
    expect(headlines).toEqual([45]);
  });
});

describe('a purchase on a plan without interest', () => {
  it('counts the payments that were made already', async () => {
    const { opening } = await advisor.ask(
      say(
        'couch was {2,700|spend_item} on an {18 month|term} plan, paid {100|debt_payment} a month for {4 months|time_held} so far. how much from here',
        { ask: 'promo_balance', want: 'payment' },
      ),
    );
    // (2,700 - 400) / 14 = 164.29.
    expect(opening).toContain('$164.29');
  });
});

describe('an extra payment on a loan', () => {
  it('opens with the interest that this extra saves', async () => {
    const { opening } = await advisor.ask(
      say('{22,400|debt_balance:car} car loan {60 mo|term} {7.2%|loan_rate} payment?', {
        ask: 'loan_amortization',
        want: 'payment',
        facts: ['loan=car'],
      }),
      say('what if i toss in an extra {100|debt_extra} every month, how much interest do i save', {
        act: 'change',
        want: 'amount',
      }),
    );
    // A loop over months in Python: 4,339.83 less 3,393.46.
    expect(opening).toContain('$946.37');
  });
});

describe('growth', () => {
  it('opens with the deposits to come where they are asked for', async () => {
    const { opening } = await advisor.ask(
      say(
        '{25,000|bal_total} saved, {300|save_amount} a month at {5%|rate_return}, what in {15 years|horizon}',
        {
          ask: 'compound_growth',
          want: 'amount',
        },
      ),
      say('how much of that is money i put in from here on', { act: 'another', want: 'amount' }),
    );
    expect(opening).toContain('$54,000');
  });
});

describe('three debts', () => {
  it('keep their own minimums, none of which is a new payment', async () => {
    const { said } = await advisor.ask(
      say(
        'medical bill {1,900|debt_balance:medical} at {0%|loan_rate} min {50|debt_payment:card}, visa {4,800|debt_balance:card} at {24.9%|loan_rate} min {120|debt_payment:card}, car loan {9,300|debt_balance:car} at {6.9%|loan_rate} min {265|debt_payment:card}. i have {600|debt_budget} a month. when am i done',
        { ask: 'debt_payoff', want: 'time' },
      ),
    );
    expect(said.debts).toMatchObject([
      { balance: 1900, rate: 0, minimum: 50 },
      { balance: 4800, rate: 24.9, minimum: 120 },
      { balance: 9300, rate: 6.9, minimum: 265 },
    ]);
    expect(said).not.toHaveProperty('new_payment');
    expect(said.budget).toBe(600);
  });
});
