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

describe('one of several', () => {
  it('has a cost of its own, however many are sold', async () => {
    const { said, opening } = await advisor.ask(
      say('buy at {8.50|price_buy}, mark up {60%|gain_rate}, price? and profit on {200|n_shares} of them', {
        ask: 'margin_markup',
        want: 'amount',
      }),
    );
    expect(said).toEqual({ cost: 8.5, markup: 60, sold: 200 });
    expect(opening).toContain('$13.60');
    expect(opening).toContain('$1,020');
  });

  it('of the owners buys out as many as are told', async () => {
    const { said, headlines } = await advisor.ask(
      say(
        '{three|n_people} of us own the cabin, {390,000|home_value}, owing {60k|mortgage_balance}. paying my {two|n_people} sisters out',
        { ask: 'home_buyout', want: 'amount' },
      ),
    );
    expect(said).toEqual({ value: 390_000, owed: 60_000, people: 3, bought_out: 2 });
    // Two thirds of 330,000.
    expect(headlines).toEqual([220_000]);
  });
});

describe('a home equity line', () => {
  it('is drawn on for the first of two terms and repaid in the second', async () => {
    const { said } = await advisor.ask(
      say(
        'heloc of {45,000|debt_balance:heloc} at {8.75%|loan_rate}, {10 years|term} interest only then {20 years|term} to repay',
        { ask: 'heloc_payment', want: 'payment' },
      ),
    );
    expect(said).toEqual({ balance: 45_000, rate: 8.75, draw_left: 10, repay_years: 20 });
  });
});

describe('life insurance', () => {
  it('replaces what is brought home where no pay before taxes is told', async () => {
    const { said } = await advisor.ask(
      say('i bring home {95,000|take_home} and owe {310k|mortgage_balance}, how much cover', {
        ask: 'life_insurance_need',
        want: 'amount',
      }),
    );
    expect(said).toEqual({ income: 95_000, debts: 310_000 });
  });
});

describe('interest', () => {
  it('of a day is told where it is asked for', async () => {
    const { text } = await advisor.ask(
      say('carrying {3,800|debt_balance:card} at {21.5%|loan_rate}, what interest is that per day', {
        ask: 'interest_cost',
        want: 'amount',
      }),
    );
    expect(text).toContain('Daily interest, each day: [$2.24]');
  });
});

describe('two offers of points', () => {
  it('are compared by the points that cost something', async () => {
    const { said, headlines } = await advisor.ask(
      say(
        '{6.9%|loan_rate} with {zero points|points} vs {6.4%|loan_rate_new} paying {2 points|points}, loan is {255k|mortgage_balance}, how long till it pays off',
        { ask: 'mortgage_points', want: 'time' },
      ),
    );
    expect(said).toEqual({ loan: 255_000, rate: 6.9, new_rate: 6.4, points: 2 });
    // 5,100 over 1,679.44 less 1,595.05.
    expect(headlines).toEqual([61]);
  });
});
