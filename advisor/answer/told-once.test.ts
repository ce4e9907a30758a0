import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

it.each([
  [
    // 720 / 12 = 60
    'our taxes rose by {720|property_tax}, the payment was {1,610|mortgage_payment}. what is it now',
    { ask: 'escrow_change', want: 'payment' },
    'Your new payment is $1,670.00 a month, $60.00 a month more than now.',
  ],
  [
    // 9,000 / 40,000, with the 40,000 back at the end.
    '{40,000|cash_flow} into vending machines, {9,000|cash_flow} a year for {6 years|horizon}, then {40,000|cash_flow} back. irr?',
    { ask: 'irr_xirr', want: 'rate' },
    'These cash flows return 22.5% a year',
  ],
  [
    // 2 x 5 x 48 x (28 - 4) miles at 76 cents are 729.60 a month, less 250.
    'drive {28|miles} miles now, a flat {4|miles} miles off is {$250|housing_cost} a month more. move?',
    { ask: 'commute_cost', want: 'yesno' },
    'Yes, living closer pays: you’d save about $480 a month.',
  ],
  [
    // 8,000 x 6 % x 2.5
    '{8,000|debt_balance:student} at {6%|loan_rate}, {2 years|time_held} of school and {6 months|horizon} of grace. balance then?',
    { ask: 'deferred_interest', want: 'amount' },
    'You’d owe $9,200.00 once the interest is added to the balance.',
  ],
  [
    'grandpa, a widower, gives each couple {30,000|gift_amount}. does he file?',
    { ask: 'estate_gift', want: 'yesno', facts: ['status=widowed', 'flag=couple_gives'] },
    'No tax, but you’d file a gift tax return: $30,000 uses $11,000 of your lifetime exemption.',
  ],
  [
    'when is {9,800|debt_balance:card} at {20.4|loan_rate} gone with {410|debt_payment:card} payments',
    { ask: 'debt_payoff', want: 'time' },
    'At $410 a month you’d be debt-free in 31 months',
  ],
  [
    'what is {12%|save_share} of {85|wages} dollars',
    { ask: 'percent_of_pay', want: 'amount' },
    '12% of $85 is $10.20.',
  ],
  [
    // 25 % of 30,000 and 15 % of 90,000
    'rental paid {210k|home_basis}, selling at {300k|home_value}, {30k|depreciation} written off. tax?',
    { ask: 'rental_sale', want: 'amount', facts: ['flag=rental_home'] },
    'Selling the rental costs you about $21,000 in federal tax for 2026, on a gain of $120,000.',
  ],
  [
    // Half of 2,400, less 25/36 % for each of 36 months.
    'my husband gets {2,400|ss_income@spouse} at full age, i am {64|age} and start now. what is mine?',
    { ask: 'social_security_benefit', want: 'payment', facts: ['status=married'] },
    'Claiming at 64 you’d get $900 a month on your spouse’s record.',
  ],
  [
    'espp {15%|gain_rate} off, put in {4,000|save_amount}, price {20|price_buy} then {25|price_now}. profit if sold at once',
    { ask: 'employer_match_espp_rsu', want: 'amount', facts: ['flag=espp', 'holding=short'] },
    'You’d make $1,882 before tax',
  ],
  [
    // 100 less 12 % and 7.65 %
    'i make {48k|wages}, what do i keep of the next dollar',
    { ask: 'raise_after_tax', want: 'amount', facts: ['filing=single'] },
    'You’d keep about $80.35 of the $100 more in 2026',
  ],
  [
    // 40 x 21 + 6 x 31.50
    '{46|hours} hours a week at {$21|wages} an hour with overtime. gross?',
    { ask: 'paycheck_gross', want: 'amount' },
    'The check comes to $1,029 before taxes.',
  ],
  [
    'if i leave {9,000|ira_contrib} in the ira at {41|age}, what tax is that a year',
    { ask: 'contribution_room_left', want: 'amount', facts: ['account=traditional_ira'] },
    'You’ve put $1,500 too much into your IRA for 2026; left in, that costs $90 of tax every year.',
  ],
] as const)('answers: %s', async (question, read, answer) => {
  const { opening } = await advisor.ask(say(question, read));
  expect(opening).toContain(answer);
});

it('counts the tax of the state that stands beside each pay', async () => {
  const asked = say('{80k|wages/a} in Florida or {86k|wages_new/b} in Georgia, single. which?', {
    ask: 'job_offers',
    want: 'which',
    facts: ['filing=single', 'state=ga'],
  });
  const { receipts } = await advisor.ask(asked);
  expect(receipts[0]).toMatchObject({
    calculator: 'job_offers',
    inputs: { offers: { value: [{ state: 'fl' }, { state: 'ga' }] } },
  });
});

it('counts one state for both jobs where none is named beside a pay', async () => {
  const asked = say('We are staying put. {80k|wages/a} at the mill or {86k|wages_new/b} at the port?', {
    ask: 'job_offers',
    want: 'which',
    facts: ['state=ga'],
  });
  const { receipts } = await advisor.ask(asked);
  expect(receipts[0]).toMatchObject({ inputs: { offers: { value: [{ state: 'ga' }, { state: 'ga' }] } } });
});

it('answers the sale of a rental alone, and not as a sale of shares beside it', async () => {
  const asked = say(
    'sold the rental for {310k|home_value}, paid {190k|home_basis}, let {9 years|time_held}, we make {105k|wages}. owed?',
    {
      ask: ['rental_sale', 'capital_gains_tax'],
      want: 'amount',
      facts: ['flag=rental_home', 'filing=married_joint'],
    },
  );
  const { receipts } = await advisor.ask(asked);
  expect(receipts.map(({ calculator }) => calculator)).toEqual(['rental_sale']);
});

it.each([
  // 2025: no tax on pay in Wyoming; the other two have no figures here.
  ['Wyoming', [], '$0 of it: Wyoming has no income tax on pay.'],
  ['West Virginia', ['state=va'], 'I don’t have the income tax of West Virginia yet.'],
  ['North Dakota', ['state=sd'], 'I don’t have the income tax of North Dakota yet.'],
] as const)('takes the state that is spelled out: %s', async (state, facts, answer) => {
  const asked = say(`state tax on {71,000|wages} in ${state}?`, {
    ask: 'state_income_tax',
    want: 'amount',
    facts,
  });
  expect((await advisor.ask(asked)).opening).toContain(answer);
});

it('keeps the state of a city where the message names another one', async () => {
  const asked = say('Live in Austin, the firm is in New York, {71,000|wages}. State tax?', {
    ask: 'state_income_tax',
    want: 'amount',
    facts: ['state=tx'],
  });
  expect((await advisor.ask(asked)).opening).toContain('Texas has no income tax on pay.');
});

it('asks for the state alone, without a range over all of them', async () => {
  const asked = say('state income tax on {71,000|wages}?', { ask: 'state_income_tax', want: 'amount' });
  expect((await advisor.ask(asked)).opening).not.toContain('between');
});
