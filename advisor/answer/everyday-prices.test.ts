import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('a short loan', () => {
  it('charges a fee per hundred dollars on the whole loan', async () => {
    const { said, opening } = await advisor.ask(
      say('{$20|fee_amount} per {$100|debt_balance} for {two weeks|term}, I need {$500|debt_balance}, APR?', {
        ask: 'payday_apr',
        want: 'rate',
      }),
    );
    expect(said).toMatchObject({ amount: 500, per: 100, fee: 20 });
    // 20 % x 365 / 14 = 521 %.
    expect(opening).toContain('521%');
  });
});

describe('a car', () => {
  it('compares the lower rate with the other rate', async () => {
    const { said, opening } = await advisor.ask(
      say(
        '{0%|loan_rate} for {60 months|term} or {$2,500|trade_in} back on a {$31,000|car_price} car, credit union {6.9%|loan_rate/b}',
        { ask: 'zero_or_rebate', want: 'which', facts: ['loan=car'] },
      ),
    );
    expect(said).toMatchObject({ low_rate: 0, other_rate: 6.9 });
    expect(opening).toContain('Take the low-rate financing');
  });

  it('reads a small trade-in value as thousands', async () => {
    const { said } = await advisor.ask(
      say(
        'they give me {7 and a half|trade_in} for it, I owe {$9,100|debt_balance:car}, new one {$26,400|car_price} for {six years|term} at {7.9%|loan_rate_new}',
        { ask: 'car_trade_in', want: 'payment', facts: ['loan=car'] },
      ),
    );
    expect(said).toMatchObject({ worth: 7500, owed: 9100 });
  });
});

describe('a commute', () => {
  it('costs only the gas if the miles per gallon are given', async () => {
    const { said, opening } = await advisor.ask(
      say(
        '{18|miles} miles each way {5 days|days} a week, {30|mpg} mpg, gas {3.50|fuel_price}, cost a month?',
        { ask: 'commute_cost', want: 'payment' },
      ),
    );
    expect(said).toMatchObject({ mpg: 30, gas_price: 3.5 });
    // 18 x 2 x 5 x 48 / 30 x 3.50 / 12 = 84.
    expect(opening).toContain('$84 a month');
  });
});

describe('hours on a paycheck', () => {
  it('counts hours at double time twice', async () => {
    const { said, opening } = await advisor.ask(
      say('{40|hours} regular, {9|hours} overtime and {4|hours} double time at {$26|wages} an hour, gross?', {
        ask: 'paycheck_gross',
        want: 'amount',
        facts: ['flag=double_time'],
      }),
    );
    expect(said).toMatchObject({ hours: 40, overtime_hours: 9, double_hours: 4 });
    // 26 x (40 + 9 x 1.5 + 4 x 2) = 1,599.
    expect(opening).toContain('$1,599');
  });
});

describe('an option spread', () => {
  it('is computed for the seller if the spread brings in money', async () => {
    const { opening } = await advisor.ask(
      say(
        'sold the {95|strike} put for {3.10|option_price}, bought the {90|strike} put for {1.40|option_price}, most I can lose?',
        {
          ask: 'option_spread',
          want: 'amount',
          facts: ['option=put', 'strategy=put_spread', 'flag=credit_spread'],
        },
      ),
    );
    // The most to gain is 1.70 x 100; the most to lose is (5 - 1.70) x 100.
    expect(opening).toContain('$330');
  });
});

describe('a medical bill', () => {
  it('does not ask for the deductible if it is already met', async () => {
    const { opening } = await advisor.ask(
      say('MRI {$2,800|medical_cost}, deductible already met, {20%|replace_share} coinsurance, my part?', {
        ask: 'medical_bill',
        want: 'amount',
        facts: ['flag=deductible_met'],
      }),
    );
    expect(opening).toContain('$560');
  });
});

describe('waiting to buy a home', () => {
  it('assumes a rent from the price when none is given', async () => {
    const { opening } = await advisor.ask(
      say(
        'buy a {$350,000|home_price} place now at {7%|loan_rate} or wait {18 months|horizon} for {6%|loan_rate_new}?',
        { ask: 'buy_or_wait', want: 'which', facts: ['home=buying'] },
      ),
    );
    expect(opening).toContain('ahead after 10 years');
  });
});

describe('shares bought twice', () => {
  it('opens with the gain when today’s price is given and an amount is asked for', async () => {
    const { opening } = await advisor.ask(
      say(
        '{20|n_shares} shares at {$100|price_buy} and {30|n_shares} at {$80|price_buy}, now {$110|price_now}, how much am I up?',
        { ask: 'average_cost_basis', want: 'amount', facts: ['flag=per_share'] },
      ),
    );
    // 50 x 110 - 2,000 - 2,400 = 1,100.
    expect(opening).toContain('up $1,100');
  });
});

describe('a price', () => {
  it('is split among people with the tip added', async () => {
    const tip = await advisor.ask(
      say('{18%|price_share} tip on {$64|spend_item} split {3|n_people} ways', {
        ask: 'percent_of_price',
        want: 'amount',
      }),
    );
    expect(tip.opening).toContain('$75.52 with it added, or $25.17 each');
  });

  it('is compared per unit', async () => {
    const { opening } = await advisor.ask(
      say(
        '{12|package_size/a} rolls {$9.99|spend_item/a} or {20|package_size/b} for {$15.49|spend_item/b}, cheaper?',
        { ask: 'unit_price', want: 'which' },
      ),
    );
    expect(opening).toContain('The second package is cheaper');
  });

  it('is computed from the cost and the margin', async () => {
    const { opening } = await advisor.ask(
      say('cost {$40|price_buy}, I want a {35%|profit_share} margin, what do I charge?', {
        ask: 'margin_markup',
        want: 'amount',
      }),
    );
    expect(opening).toContain('$61.54');
  });
});

describe('a rental', () => {
  it('is depreciated without the value of its land', async () => {
    const { opening } = await advisor.ask(
      say('yearly depreciation on a rental bought for {$275,000|home_basis}, land {$55,000|bal_other}?', {
        ask: 'rental_depreciation',
        want: 'amount',
        facts: ['flag=rental_home'],
      }),
    );
    expect(opening).toContain('$8,000 a year');
  });
});

describe('a one-time payment', () => {
  it('opens with what it saves, and is not read as a second case', async () => {
    const { opening, said } = await advisor.ask(
      say(
        'I owe {$180,000|mortgage_balance} at {6%|loan_rate}, {20 years|term_left} left, if I throw {10,000|debt_extra/b} at it once how much interest do I save?',
        { ask: 'loan_amortization', want: 'change', facts: ['loan=mortgage'] },
      ),
    );
    expect(said).toMatchObject({ lump_sum: 10_000 });
    expect(opening).toContain('saves');
  });
});

describe('the earned income credit', () => {
  it('assumes one child if a single mother gives no number', async () => {
    const { opening } = await advisor.ask(
      say('eitc for a single mom earning {$20,000|wages}', {
        ask: 'earned_income_credit',
        want: 'amount',
        facts: ['filing=head_of_household'],
      }),
    );
    expect(opening).toContain('$4,427');
  });
});
