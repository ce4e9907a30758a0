import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

const cases: readonly (readonly [
  what: string,
  question: string,
  read: Parameters<typeof reader.say>[1],
  says: RegExp,
])[] = [
  [
    'inherited shares: the worth at death is the cost',
    'my aunt left me stock. she paid {12k|price_buy}, it was {95k|price_now} the day she died, sold for {99k|price_now}. i earn {70k|wages}',
    { ask: 'capital_gains_tax', want: 'amount', facts: ['flag=inherited'] },
    // 15 % of 4,000, long-term.
    /\$600 in federal tax for 2026, 15% of your \$4,000 gain/,
  ],
  [
    'lots: first in, first out',
    'bought {100|n_shares} at {20|price_buy}, {80|n_shares} at {35|price_buy}. selling {120|shares_sold} at {41|price_now}, fifo gain?',
    { ask: 'average_cost_basis', want: 'amount' },
    /First in, first out, your gain is \$2,220/,
  ],
  [
    'a part of a coin, short-term in the named bracket',
    'bought {.4|n_shares} bitcoin at {28k|price_buy}, sold at {91k|price_now} after {8 months|time_held}, {24%|rate_tax} bracket. tax?',
    { ask: 'capital_gains_tax', want: 'amount' },
    // 24 % of 0.4 x 63,000.
    /\$6,048 in federal tax for 2026, 24% of your \$25,200 gain/,
  ],
  [
    'a margin call',
    '{40,000|bal_brokerage} of stock, {16,000|debt_balance} on margin, {30%|limit_share} maintenance. how far can it fall?',
    { ask: 'margin_call', want: 'rate' },
    /It can fall 42\.9% before the margin call, to a value of \$22,857\.14/,
  ],
  [
    'health plans',
    'PPO {240|premium/a} a month, {1,500|deductible/a} deductible, {4,000|deductible/a} max, {20%|replace_share/a}. HDHP {95|premium/b} a month, {3,500|deductible/b}, {6,500|deductible/b} max, {10%|replace_share/b}, {750|hsa_contrib/b} HSA. bills {5,000|medical_cost}. which?',
    { ask: 'health_plan_costs', want: 'which' },
    /Take HDHP: with \$5,000 of bills it costs you \$4,040 against \$5,080, \$1,040 less/,
  ],
  [
    'disability pay as stated',
    'long-term disability pays {60%|replace_share} of my {5,800|wages} a month, bills are {4,300|spend_total}. how short?',
    { ask: 'disability_gap', want: 'amount' },
    /You’d be about \$820 a month short/,
  ],
  [
    'an inherited IRA emptied evenly',
    'inherited IRA of {180,000|bal_retirement}, same amount every year, empty in {10 years|time_last}, {5%|rate_return}',
    { ask: 'inherited_account', want: 'payment', facts: ['account=inherited_ira'] },
    /Take out \$23,311 a year, at the end of each year/,
  ],
  [
    'an account emptied evenly',
    '{180,000|bal_total} at {5%|rate_return}, gone in {10 years|time_last}, how much a year?',
    { ask: 'withdrawal_amount', want: 'amount' },
    /Take out \$23,310\.82 a year, at the end of each year, and it’s empty after 10 years/,
  ],
  [
    'interest after tax',
    '{27,500|bal_cash} at {3.9%|rate_savings} APY, {22%|rate_tax} tax. what interest is left for the year?',
    { ask: 'after_tax_return', want: 'amount' },
    /You keep \$836\.55 a year of \$1,072\.50/,
  ],
  [
    'two offers by their names',
    'Offer A {82k|wages/a} with {5%|match_limit/a} match and insurance {90|premium/a} a month, Offer B {86k|wages/b}, insurance {310|premium/b} a month. which?',
    { ask: 'job_offers', want: 'which' },
    /Take Offer A.*whole package is \$85,020 against \$82,280/s,
  ],
  [
    'rent by income',
    'rent is {2,400|housing_cost}, i make {72k|wages} and my boyfriend {48k|wages@spouse}. my share by income?',
    { ask: 'split_bills', want: 'payment' },
    /you pay \$1,440\.00 a month and the other person pays \$960\.00 a month/,
  ],
  [
    'a millionaire',
    'when will i be {a millionaire|goal_amount} if i save {900|save_amount} a month at {8%|rate_return}?',
    { ask: 'savings_goal', want: 'time' },
    /\$1,000,000/,
  ],
  [
    'a share in bonds alone is none in stocks',
    '{two million|bal_total}, {90k|spend_total} a year, {forty percent|hold_share:bonds} bonds, odds over {30 years|time_last}?',
    { ask: 'retirement_montecarlo', want: 'rate' },
    /with 60% in stocks/,
  ],
  [
    'what names an input asks for no other figure',
    '{$5,000|loss_amount:long} loss, {$12,000|gain_amount:long} long-term gain, income {$120,000|wages}. what does harvesting the loss save?',
    { ask: 'tax_loss_harvest', want: 'amount' },
    // 15 % of 5,000.
    /^Taking the loss would save you about \$750/,
  ],
  [
    'the tax of a rental after years of renting',
    'bought the rental for {310,000|home_basis}, selling at {515,000|home_value} after {9 years|time_held}, {85,000|depreciation} depreciation, we earn {140,000|wages@both}. what tax do we owe?',
    { ask: 'rental_sale', want: 'amount', facts: ['filing=married_joint', 'flag=rental_home'] },
    /^Selling the rental costs you about \$/,
  ],
  [
    'what a roommate earns counts for the rent of both',
    'me {48k|wages}, roommate {52k|wages@other}, what rent fits us both?',
    { ask: 'rent_guideline', want: 'payment' },
    /^About \$2,500 a month/,
  ],
  [
    'a label that begins with “your” is asked for as it is',
    '{300 thousand|bal_total} saved, {2 thousand|save_amount} a month, retire at {sixty|age_retire} on {90k|spend_total} a year, can we?',
    { ask: 'retirement_plan', want: 'yesno' },
    /^It depends on your age now: /,
  ],
];

describe('everyday sums', () => {
  it.each(cases)('%s', async (_, question, read, says) => {
    const { text } = await advisor.ask(reader.say(question, read));
    expect(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '')).toMatch(says);
  });
});
