import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader, type ScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
let advisor: TestAdvisor;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});
const ask = (...message: Parameters<ScriptedReader['say']>) => advisor.ask(reader.say(...message));

describe('loans', () => {
  it('takes an APY of a mortgage as what a whole year costs, and shows the rate charged in twelfths', async () => {
    const { opening, receipts } = await ask(
      'monthly payment for {300k|mortgage_balance} over {30 years|term} if the bank says {6%|loan_rate} apy',
      { ask: 'loan_amortization', want: 'payment', facts: ['loan=mortgage', 'flag=apy_given'] },
    );
    // 300,000 over 360 months at 1.06 ^ (1 / 12) - 1 a month.
    expect(opening).toContain('$1,768.11');
    const nominal = receipts[0]?.figures.find(({ id }) => id === 'nominal_rate');
    expect(nominal?.value).toBeCloseTo(5.841, 3);
  });

  it('says how high the payment of an adjustable loan can go where only caps are told', async () => {
    const { opening } = await ask(
      'worst payment my arm could get to? {280,000|mortgage_balance} at {5%|loan_rate}, cap {2 points|rate_change} then {5 points|rate_change} for life',
      { ask: 'adjustable_rate', want: 'payment', facts: ['loan=mortgage'] },
    );
    // Level payments over 360 months at 10 and at 7 percent.
    expect(opening).toContain('up to $2,457.20 a month');
    expect(opening).toContain('$1,862.85 a month at the first change');
  });

  it('counts what is already paid off a balance without interest', async () => {
    const { opening } = await ask(
      'couch was {2,600|debt_balance:card}, {18 months|term} no interest, {5 months|time_held} gone, knocked off {450|debt_extra} so far. how much a month now',
      { ask: 'promo_balance', want: 'payment', facts: ['loan=card'] },
    );
    expect(opening).toContain('$165.39 a month');
  });

  it('adds up the fees of a payday loan that is rolled over', async () => {
    const { opening } = await ask(
      'got {300|debt_balance} from the check place, {345|debt_payment} due in {two weeks|term}, rolling it {twice|other} so {2|n_periods} times. what does that cost me',
      { ask: 'payday_apr', want: 'amount', facts: ['loan=payday'] },
    );
    expect(opening).toContain('$135');
  });

  it('gives money down to buying where the car was named before it', async () => {
    const { said } = await ask(
      'lease the suv for {520|lease_payment} a month or buy at {44,000|car_price} with {6k|down_amount} down, {6.9%|loan_rate}',
      { ask: 'lease_vs_buy', want: 'which', facts: ['loan=car'] },
    );
    expect(said).toMatchObject({ buy_down: 6000 });
    expect(said).not.toHaveProperty('lease_down');
  });

  it('takes off a trade-in before it weighs a rebate against a low rate', async () => {
    const { said, receipts } = await ask(
      'pickup {50k|car_price}, {0%|loan_rate} for {60 months|term} or {5,000|trade_in} off with my bank at {6.5%|loan_rate}, my old one brings {12k|trade_in}. which',
      { ask: 'guide:zero_percent_or_rebate', want: 'which', facts: ['loan=car'] },
    );
    expect(receipts[0]?.calculator).toBe('zero_or_rebate');
    expect(said).toMatchObject({ rebate: 5000, trade_in: 12_000 });
  });
});

describe('pay and tax', () => {
  it('reads thousands whose last digit is a tenth', async () => {
    const { said } = await ask('they offered {seventy four five|wages}, single. take home?', {
      ask: 'take_home_pay',
      want: 'amount',
      facts: ['filing=single'],
    });
    expect(said.wages).toBe(74_500);
  });

  it('never adds pay to the tax withheld', async () => {
    const { said } = await ask(
      'box {1|other} {58,400|wages} box {2|other} {5,600|tax_withheld} box {3|other} {61,000|tax_withheld}, single, refund?',
      { ask: 'refund_or_due', want: 'amount', facts: ['filing=single'] },
    );
    expect(said).toMatchObject({ wages: 58_400, withheld: 5600 });
  });

  it('says what bunching gifts saves where the income is told', async () => {
    const { text, receipts } = await ask(
      'worth bunching? i give {13k|charity} a year, single on {175k|wages}, {9k|state_tax} of state taxes',
      { ask: 'guide:charity_choice', want: 'yesno', facts: ['filing=single'] },
    );
    expect(receipts[0]?.calculator).toBe('bunch_charity');
    expect(text).toContain('of federal tax over those years');
  });
});

describe('commuting and rent', () => {
  it('counts parking without a period by the day, and a pass by the month', async () => {
    const told = { ask: 'commute_cost', want: 'payment' } as const;
    const parked = await ask(
      '{18|miles} miles each way {5 days|days} a week and {$9|spend_item} for parking, a month?',
      told,
    );
    expect(parked.said).toMatchObject({ extras_day: 9 });
    const rides = await ask('{18|miles} miles each way and {$95|spend_item} for the pass, a month?', told);
    expect(rides.said).toMatchObject({ extras: 95 });
  });

  it('answers a question by the 5% rule with the rule', async () => {
    const { text } = await ask(
      'going by the {5%|other} rule, {1,500|housing_cost} rent or own for {300k|home_price}?',
      { ask: 'own_or_rent_year', want: 'which' },
    );
    expect(text).toContain('By the five percent rule, owning is cheaper');
  });
});

describe('investing', () => {
  it('says which years it has where a question asks for earlier ones', async () => {
    const { opening } = await ask('what did american stocks do in {1872|year}', {
      ask: 'market_history',
      want: 'rate',
      facts: ['series=stocks'],
    });
    expect(opening).toContain('goes from 1928 through');
  });

  it('takes a premium told for a share and for the contract once', async () => {
    const { said, opening } = await ask(
      'bought one {90|strike} call, {six twenty|price_buy} a share or {620 dollars|option_price} for it, where do i break even',
      { ask: 'option_premium', want: 'amount', facts: ['option=call', 'strategy=buy'] },
    );
    expect(said).not.toHaveProperty('spot');
    expect(opening).toContain('$96.20');
  });

  it('reads a share of tries as a chance', async () => {
    const { said } = await ask(
      'my setup works {three outta five|chance} times, up {400|gain_amount} or down {350|loss_amount}. kelly?',
      { ask: 'kelly_bet', want: 'rate' },
    );
    expect(said.win_chance).toBe(60);
  });
});

describe('wordings that were misread', () => {
  it.each([
    {
      // North Carolina 2026: 3.99 % of 80,000 - 12,750 is 2,683.28.
      words:
        'box {2|other} {9,100|tax_withheld}, box {17|other} {3,000|state_tax}, {80k|wages} in nc, what does the state send me',
      ask: 'state_income_tax',
      facts: ['state=nc'],
      figure: '$317 back from North Carolina',
    },
    {
      // 10 hours x 52 x 12.
      words: 'at {24|wages} an hour with {10|hours} hours of overtime a week all year, how much can i deduct',
      ask: 'overtime_tips_deduction',
      facts: [],
      figure: 'deduct $6,240',
    },
    {
      // 12 x 19.50 x 2.
      words: '{12|hours} hours on thanksgiving at double my {19.50|wages}, whats that before tax',
      ask: 'paycheck_gross',
      facts: ['flag=double_time'],
      figure: '$468',
    },
    {
      // 143.60 / 3.
      words: 'groceries {143.60|spend_item} divided by {three|n_people}, what do i owe',
      ask: 'percent_of_price',
      facts: [],
      figure: 'Each person pays $47.87',
    },
    {
      // (2,400 - 300) / 9.
      words:
        'store card {2,400|debt_balance:card}, no interest {12 months|term}, paid {300|debt_extra} so far in {3 months|time_held}, how much a month',
      ask: 'promo_balance',
      want: 'payment' as const,
      facts: ['loan=card'],
      figure: '$233.34 a month',
    },
    {
      // 15,000 / 70 % is 21,428.57 of 40,000; after a fall of 20 % it is worth 32,000.
      words:
        'i have {25k|lump_sum} of my own and borrow {15 thousand|debt_balance} on margin, it drops {20%|loss_rate}, where am i',
      ask: 'margin_call',
      facts: ['account=brokerage'],
      figure: 'it’s worth $32,000.00, above the $21,428.57',
    },
    {
      // 420 - 415 less the 2.70 that came in, for 100 shares.
      words:
        'short the {420|strike} put at {6.10|option_price}, long the {410|strike} put at {3.40|option_price}, it closes at {415|price_now}',
      ask: 'option_spread',
      facts: ['option=put', 'strategy=put_spread', 'flag=credit_spread'],
      figure: 'you’d lose $230.00.',
    },
    {
      // Two givers and two who get it: 4 x 19,000 is below 100,000 by 24,000, half of it each giver's.
      words:
        'can we hand our daughter and her husband {100 thousand|gift_amount@both} without filing anything',
      ask: 'estate_gift',
      facts: ['flag=couple_gives', 'flag=spouses_get_gift'],
      figure: '$12,000 of your lifetime exemption',
    },
    {
      // 15 % of a third of 60,000.
      words:
        'inherited {one third|hold_share:real_estate} of a cabin worth {240k|home_basis} then, sold for {300k|price_now}, i earn {70k|wages}, tax on my share',
      ask: 'capital_gains_tax',
      facts: ['flag=inherited'],
      figure: '$3,000',
    },
  ])('computes: $words', async ({ words, ask: asked, want, facts, figure }) => {
    const { opening } = await ask(words, { ask: asked, want: want ?? 'amount', facts });
    expect(opening).toContain(figure);
  });
});
