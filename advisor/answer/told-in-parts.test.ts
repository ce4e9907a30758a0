import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

describe('the return of an investment', () => {
  it('counts prices of a share once for each share, beside dividends told in all', async () => {
    const { opening } = await advisor.ask(
      say(
        'Paid {$38|price_buy} a share for {200|n_shares} shares, now {$51|price_now}, got {$320|dividend_income} dividends. What is my gain?',
        { ask: 'simple_return', want: 'rate', facts: ['flag=per_share'] },
      ),
    );
    // 200 x (51 - 38) + 320 = 2,920, of 7,600.
    expect(opening).toContain('$2,920');
    expect(opening).toContain('38.4%');
  });
});

describe('bonds', () => {
  it.each(['rates drop {half a point|rate_change}', 'the fed cuts {0.5%|rate_change}'])(
    'gain when %s',
    async (told) => {
      const { opening } = await advisor.ask(
        say(`what happens to {80k|hold_amount:bonds} with a duration of {6|duration} if ${told}`, {
          ask: 'rate_shock',
          want: 'amount',
        }),
      );
      expect(opening).toContain('gain about');
      expect(opening).toContain('$2,400');
    },
  );

  it('still lowers the rate of a mortgage by what points take off', async () => {
    const { said } = await advisor.ask(
      say(
        '{1|points} point drops my rate {0.25%|rate_change} on {275k|mortgage_balance} at {6.75%|loan_rate}',
        {
          ask: 'mortgage_points',
          want: 'time',
        },
      ),
    );
    expect(said).toMatchObject({ rate_cut: 0.25 });
  });
});

describe('a time-weighted return', () => {
  it('puts money that was added at the value that it was added to', async () => {
    const { opening, said } = await advisor.ask(
      say(
        'started with {10,000|bal_total}, added {5,000|cash_flow} when it was {12,000|price_now}, ended at {18,500|price_now}. time weighted?',
        { ask: 'twr_mwr', want: 'rate' },
      ),
    );
    expect(said['valuations']).toMatchObject([
      { value: 10_000 },
      { value: 12_000, flow: 5000 },
      { value: 18_500 },
    ]);
    // 12 / 10 x 18.5 / 17 = 1.30588.
    expect(opening).toContain('30.6%');
  });

  it('counts what was taken out as less, and numbers without thousands as thousands', async () => {
    const { said } = await advisor.ask(
      say(
        'had {fifty thousand|bal_total} in january, {54|price_now} in june when i took out {10|withdraw_amount}, {47|price_now} now',
        { ask: 'twr_mwr', want: 'rate' },
      ),
    );
    expect(said['valuations']).toMatchObject([
      { value: 50_000 },
      { value: 54_000, flow: -10_000 },
      { value: 47_000 },
    ]);
  });
});

describe('an hour of work', () => {
  it('counts the minutes of the way there and back', async () => {
    const { said, opening } = await advisor.ask(
      say(
        'I make {68k|wages}, work {48|hours} hours a week and commute {50|commute_minutes} minutes each way. real hourly pay',
        { ask: 'real_hourly_wage', want: 'amount' },
      ),
    );
    expect(said).toEqual({ pay: 68_000, hours: 48, minutes: 50 });
    // 68,000 / ((48 + 50 x 2 x 5 / 60) x 52) = 23.21.
    expect(opening).toContain('$23.21');
  });
});

describe('a rental with several homes', () => {
  it.each([
    ['duplex for {$310,000|home_price}, rent {1,150|rental_income} each side', 2300],
    ['{310k|home_price} duplex, {1,150|rental_income} a side', 2300],
    ['fourplex {280k|home_price}, {four|n_units} units at {750|rental_income}', 3000],
    ['fourplex {280k|home_price}, {four|n_units} units bring {2,900|rental_income} together', 2900],
  ])('has the rent of all of them: %s', async (told, rent) => {
    const { said } = await advisor.ask(
      say(`${told}, {20%|down_share} down at {7%|loan_rate}. does it cash flow`, {
        ask: 'rental_property',
        want: 'payment',
        facts: ['flag=rental_home'],
      }),
    );
    expect(said['rent']).toBe(rent);
  });

  it('is sold with the depreciation that was taken', async () => {
    const { said } = await advisor.ask(
      say(
        'Selling my rental for {$410,000|home_value}, bought for {$230,000|home_basis}, {$62,000|depreciation} depreciation taken, income {95k|wages} single. tax?',
        { ask: 'rental_sale', want: 'amount', facts: ['filing=single', 'flag=rental_home'] },
      ),
    );
    expect(said).toMatchObject({ sold_for: 410_000, bought_for: 230_000, depreciation: 62_000 });
  });
});

describe('a margin call', () => {
  it('takes the smaller sum as one’s own beside what all of it cost', async () => {
    const { said } = await advisor.ask(
      say(
        'bought {40k|price_buy} of stock with {20k|bal_brokerage} of my own and {20k|debt_balance} margin, maintenance {30%|limit_share}',
        { ask: 'margin_call', want: 'rate' },
      ),
    );
    expect(said).toEqual({ value: 40_000, own: 20_000, borrowed: 20_000, maintenance: 30 });
  });
});

describe('sums without their thousands', () => {
  it('are read beside large ones', async () => {
    const { said } = await advisor.ask(
      say(
        'invoiced {ninety one thousand|se_income} and materials were {twenty three|business_expenses}, se tax?',
        { ask: 'payroll_self_employment', want: 'amount', facts: ['work=self_employed'] },
      ),
    );
    expect(said).toEqual({ self_employment: 91_000, business_expenses: 23_000 });
  });
});

describe('a couple', () => {
  it('is not taken for married where only two incomes are told', async () => {
    const { opening } = await advisor.ask(
      say('Marriage penalty or bonus if he earns {$140,000|wages@spouse} and I earn {$22,000|wages}?', {
        ask: 'marriage_tax',
        want: 'change',
      }),
    );
    expect(opening).toContain('Married, the two of you would pay');
  });
});

describe('a refinanced loan', () => {
  it('tells what the lower payments come to, less the costs, by the time you leave', async () => {
    const { text } = await advisor.ask(
      say(
        'payment goes from {2,180|mortgage_payment} to {1,940|mortgage_payment} if I refi, costs {6,200|closing_costs}. how far ahead after {5 years|time_stay}?',
        { ask: 'refinance_breakeven', want: 'amount', facts: ['loan=mortgage'] },
      ),
    );
    // 240 x 60 - 6,200 = 8,200.
    expect(text).toContain('$8,200');
  });
});

describe('a percent of pay', () => {
  it('is told for each check where people ask for it', async () => {
    const { opening } = await advisor.ask(
      say('what is {6%|save_share} of {74k|wages} per paycheck biweekly', {
        ask: 'percent_of_pay',
        want: 'amount',
        facts: ['paid=every_two_weeks'],
      }),
    );
    expect(opening).toContain('$170.77 every two weeks');
  });
});

describe('a move', () => {
  it('tells the tax of both states', async () => {
    const { text } = await advisor.ask(
      say('moving from texas to oregon for a job at {97k|wages}, how much will the state take', {
        ask: 'state_income_tax',
        want: 'amount',
        facts: ['state=tx', 'state=or', 'filing=single'],
      }),
    );
    expect(text).toContain('Texas');
    expect(text).toContain('Oregon');
  });
});

describe('holdings', () => {
  it('are told what to sell and what to buy', async () => {
    const { opening } = await advisor.ask(
      say(
        'got {140k|hold_amount:stocks} stocks, {20k|hold_amount:bonds} bonds and {40k|hold_amount:cash} cash, want {60|target_share:stocks} {30|target_share:bonds} {10|target_share:cash}, what do i sell and buy',
        { ask: 'optimize_rebalance', want: 'plan' },
      ),
    );
    expect(opening).toContain('sell $20,000 of stocks, buy $40,000 of bonds and sell $20,000 of cash');
  });
});

it('counts the only payment of a debt without a name for what is owed', async () => {
  const { said } = await advisor.ask(
    say(
      '{22.9%|loan_rate} interest, {14,200|debt_balance:card} owed, {450|debt_payment:personal} payment. payoff time?',
      {
        ask: 'debt_payoff',
        want: 'time',
      },
    ),
  );
  expect(said['debts']).toMatchObject([{ balance: 14_200, rate: 22.9, minimum: 450 }]);
});
