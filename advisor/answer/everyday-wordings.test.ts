import { beforeAll, expect, it } from 'vitest';
import { withoutLinks } from '#advisor/compose/markdown.ts';
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
    'triplex {520k|home_price}, {3.5%|down_share} down at {7%|loan_rate}, {two|n_units} units at {1,350|rental_income} each. my cost?',
    { ask: 'house_hack', want: 'payment' },
    'of $2,700 a month of rent, $2,565 a month is left',
  ],
  [
    'escrow shortage {1,080|spend_item}, taxes up {600|property_tax} a year, payment {1,742|mortgage_payment}. new one?',
    { ask: 'escrow_change', want: 'payment' },
    'Your new payment is $1,882.00 a month, $140.00 a month more than now.',
  ],
  [
    'dollar for dollar on the first {3|match_limit}, half on the next {two percent|match_limit}, i make {71 thousand|wages} and put in {five|save_share}',
    { ask: 'employer_match_espp_rsu', want: 'amount', facts: ['flag=match', 'flag=dollar_for_dollar'] },
    'Your employer would add $2,840 a year',
  ],
  [
    'owe {12,200|debt_balance:car} at {11%|loan_rate}, the rogue is {27,995|car_price} over {six years|term} at {8.2|loan_rate_new}. payment?',
    { ask: 'car_trade_in', want: 'payment' },
    'What would you get for your car?',
  ],
  [
    'roofer making {72 thousand|wages}, wife {2,100|wages@spouse} a month, if i cant work we need {4,600|spend_total} a month, how short',
    { ask: 'disability_gap', want: 'amount' },
    'You’d be about $2,920 a month short',
  ],
  [
    'salary {150k|wages}, ltd {60%|replace_share} capped at {5,000|insurance_amount} a month, we spend {8,100|spend_total}. gap?',
    { ask: 'disability_gap', want: 'payment' },
    'You’d be about $3,100 a month short',
  ],
  [
    '{40|miles} mile round trip {4 days|days} a week, per month?',
    { ask: 'commute_cost', want: 'payment', facts: ['flag=round_trip'] },
    'About $486 a month.',
  ],
  [
    'worth moving closer? {35|miles} miles each way now, {5|miles} there, {$300|housing_cost} more rent a month',
    { ask: 'commute_cost', want: 'yesno' },
    'Yes, living closer pays: you’d save about $612 a month.',
  ],
  [
    '{$200|save_amount} a month for {15 years|horizon}: {6%|rate_return/a} with no fee or {7%|rate_return/b} with {1.2%|rate_fee/b} fee',
    { ask: 'compare_investments', want: 'which' },
    'The first one ends ahead',
  ],
  [
    'what would I pay a month if I rolled {$18,000|debt_balance:card} at {25%|loan_rate} into a {3-year|term} loan at {12%|loan_rate_new}',
    { ask: 'consolidation', want: 'payment' },
    'The new payment would be $597.86 a month, and the loan is paid off in 36 months.',
  ],
  [
    '{$250|save_amount} a month in a 529 for my newborn, how much of it does that pay at {$28,000|college_cost} a year',
    { ask: 'college_529', want: 'amount', facts: ['account=plan_529'] },
    'It pays for 38.6% of what you need',
  ],
  [
    'filed on time but paid {4,200|tax_bill} {seven months|time_held} late, penalty?',
    { ask: 'late_filing_penalty', want: 'amount', facts: ['flag=filed_on_time'] },
    '7 months late, $4,200 of tax costs about $314 more',
  ],
  [
    'zillow {405|home_value}, owe {231|mortgage_balance}, can i get {50 thousand|goal_amount} out if the bank goes to {80 percent|limit_share}',
    { ask: 'home_equity', want: 'yesno' },
    'Yes, with $50,000 more you’d owe 69.4% of what the home is worth, within 80%.',
  ],
  [
    'what does an interest-only loan of {$120,000|debt_balance} at {7.5%|loan_rate} cost per year',
    { ask: 'interest_cost', want: 'amount' },
    'That’s $9,000.00 a year.',
  ],
  [
    'hit a jackpot for {8,400|other_income}, we make {54 thousand|wages@both}. do i have to pay on it',
    { ask: 'gambling_tax', want: 'yesno', facts: ['filing=married_joint'] },
    'Yes: all $8,400 is taxed for 2026, about $',
  ],
  [
    'need {eleven thousand|goal_amount}, tsp has {57k|bal_retirement}, over {5 years|term}. payment?',
    { ask: 'loan_401k', want: 'payment' },
    'Borrowing $11,000 from the plan costs',
  ],
  [
    'sold for {$540,000|home_value}, paid {$400,000|home_basis}, {14 months|time_held}, had to move for work. owe tax?',
    { ask: 'home_sale', want: 'yesno', facts: ['flag=primary_home', 'flag=forced_sale'] },
    'No, none of your $140,000 gain is taxed.',
  ],
  [
    'sold for {$540,000|home_value}, paid {$400,000|home_basis}, lived there {14 months|time_held}. owe tax?',
    { ask: 'home_sale', want: 'yesno', facts: ['flag=primary_home'] },
    'Yes, all $140,000 is taxed, unless work, health or something unforeseen makes you sell: then up to $145,833 of the gain is tax-free.',
  ],
  [
    '{185|wages_new/a} base {15%|bonus_rate/a} bonus and {60 thousand|price_now/a} stock a year, or {160|wages_new/b} base {10%|bonus_rate/b} bonus. which',
    { ask: 'job_offers', want: 'which', facts: ['filing=single'] },
    'Before taxes the whole package is $272,750 against $176,000.',
  ],
  [
    '{$10,000|lump_sum} I bond from {May 2022|year_past}, worth today?',
    { ask: 'i_bond', want: 'amount', facts: ['account=i_bond'] },
    'After 54 months',
  ],
  [
    'daycare {$1,400|childcare_cost} a month for {five years|horizon}, we earn {$150,000|wages@both}. raising a baby?',
    { ask: 'child_cost', want: 'amount' },
    'Raising a child to 18 costs about',
  ],
  [
    'refi costs {3,900|closing_costs} and lowers the payment by {130|save_amount} a month, break even?',
    { ask: 'refinance_breakeven', want: 'time' },
    'You break even after 30 months: $3,900 of costs, at $130.00 a month saved.',
  ],
  [
    'aide on {four|days} {10s|hours} a week at {$27.50|wages} an hour, gross a year?',
    { ask: 'take_home_pay', want: 'amount' },
    'That’s $57,200 a year before taxes',
  ],
  [
    '{24|n_periods} paychecks a year, {51|age}, how much of each to max the 401k',
    { ask: 'contribution_limits', want: 'payment', facts: ['account=workplace', 'flag=maxes_out'] },
    'Put in $1,354.17 from each of 24 paychecks to reach the limit of $32,500 for 2026.',
  ],
  [
    'paid {26|n_periods} times, {40|age}, what off each check maxes my 403b',
    { ask: 'contribution_room_left', want: 'payment', facts: ['account=workplace', 'flag=maxes_out'] },
    'Put in $942.31 from each of your 26 remaining paychecks',
  ],
  [
    'lost {14,000|loss_amount:long} on coins, made {3,200|gain_amount:long} on a fund. how much can i deduct and what carries over?',
    { ask: 'tax_loss_harvest', want: 'amount' },
    'You can deduct $3,000 of it from your other income for 2026, and $7,800 carries over to next year.',
  ],
  [
    'I am {72|age}, single, {35,000|pension_income} pension. how much of it is deducted with the senior deduction?',
    { ask: 'federal_income_tax', want: 'amount', facts: ['filing=single'] },
    'After the standard deduction of $18,150 and further ones, $24,150 together, $10,850 of your $35,000 is taxable.',
  ],
  [
    'married, one joint account with {720,000|bal_cash@both}. how much is over the FDIC limit?',
    { ask: 'deposit_insurance', want: 'amount', facts: ['filing=married_joint'] },
    '$500,000 of your $720,000 is insured, and $220,000 isn’t.',
  ],
  [
    'he got {1,980|ss_income@spouse} and i get {1,150|ss_income}, i am {69|age}. do i get his on top of mine?',
    { ask: 'survivor_benefit', want: 'yesno', facts: ['status=widowed'] },
    'You get one of the two, not both: the survivor benefit of $1,980 a month from 69 on, in place of your own $1,150 a month.',
  ],
  [
    'i took night classes for {1,400|college_cost}, make {39k|wages}, single. do i get anything back?',
    { ask: 'college_credits', want: 'yesno', facts: ['filing=single'] },
    'Yes, about $1,400 for 2026 in the first four years of college, or $280 for grad school or single courses.',
  ],
  [
    'how long to build a {4-month|months_cover} fund, saving {$300|save_amount} a month? spend {$2,500|spend_needs}, have {1,000|bal_cash}',
    { ask: 'emergency_fund', want: 'time' },
    'You’d have the full $10,000 in 30 months, saving $300 a month.',
  ],
  [
    'last year my tax was {$16,000|tax_bill}, this year {$21,000|tax_bill}, i make {140k|wages}. safe harbor payments?',
    { ask: 'estimated_tax', want: 'payment' },
    'Each quarter’s share is $4,000',
  ],
  [
    '{two|points} points on a {300k|mortgage_balance} loan at {7%|loan_rate}, worth it?',
    { ask: 'mortgage_points', want: 'yesno' },
    'as the rate drops from 7% to 6.5%',
  ],
  [
    '{90k|bal_total} with {18%|volatility} volatility, how much could i lose in {a year|horizon}, one time in twenty?',
    { ask: 'value_at_risk', want: 'amount' },
    'The value at risk is $',
  ],
] as const)('answers: %s', async (question, read, answer) => {
  const { text } = await advisor.ask(say(question, read));
  expect(withoutLinks(text)).toContain(answer);
});

it.each([
  [
    'want {eleven thousand|goal_amount}, tsp has {17k|bal_retirement}, still owe {3,000|debt_balance} on another tsp loan. payment?',
    { ask: 'loan_401k', want: 'payment' },
    { owed: 3000 },
  ],
  [
    'we tithe {ten thousand|charity} a year on an income of {ninety five|agi}, married. bunch two years?',
    { ask: 'bunch_charity', want: 'yesno', facts: ['filing=married_joint'] },
    { income: 95_000 },
  ],
  [
    '{$42,000|car_price} car, {58%|residual_share} residual, mf {0.00215|loan_rate}, {36 months|term}',
    { ask: 'lease_payment', want: 'payment' },
    { money_factor: 0.00215 },
  ],
  [
    '{$5,000|lump_sum} of I bonds from {April 2022|year_past}',
    { ask: 'i_bond', want: 'amount', facts: ['account=i_bond'] },
    { issue_year: 2022, issue_month: 4, held: 55 },
  ],
  [
    'a {five year|term} arm of {$310k|mortgage_balance} at {4.5%|loan_rate}, {6.9%|loan_rate_new} after. payment?',
    { ask: 'adjustable_rate', want: 'payment' },
    { fixed_years: 5, loan: 310_000 },
  ],
  [
    '{$3,500|trade_in} under water: truck worth {18,000|trade_in}, owe {21,500|debt_balance:car}, new one {33,000|car_price}. loan?',
    { ask: 'car_trade_in', want: 'amount' },
    { worth: 18_000, owed: 21_500 },
  ],
  [
    '{31|miles} miles each way, tolls {$9|spend_item} a day, {4 days|days} a week. cost?',
    { ask: 'commute_cost', want: 'amount' },
    { miles: 31, extras_day: 9, days: 4 },
  ],
  [
    'own {200|n_shares} at {nine sixty|price_now}, sell the {11|strike} call for {15 cents|option_price}',
    { ask: 'covered_call', want: 'amount' },
    { spot: 9.6, premium: 0.15 },
  ],
  [
    'bought the {180|strike} call at {five dollars|option_price}, sold the {190|strike} at {two twenty|option_price}. max loss?',
    { ask: 'option_spread', want: 'amount', facts: ['strategy=call_spread', 'option=call'] },
    { premium: 5, second_premium: 2.2 },
  ],
  [
    'down {5,100|loss_amount}, sell and buy it back in {3 weeks|horizon}, make {71k|wages}. tax break?',
    { ask: 'tax_loss_harvest', want: 'yesno', facts: ['flag=buys_back'] },
    { days_apart: 21 },
  ],
  [
    'sold the rental for {540 thousand|home_value}, gave {310|home_basis}, depreciation {a hundred thirty|depreciation}, income {95k|wages}. tax?',
    { ask: 'rental_sale', want: 'amount', facts: ['flag=rental_home'] },
    { bought_for: 310_000, depreciation: 130_000 },
  ],
  [
    'rebuild is {340|home_value}, policy {220|insurance_amount}, {40 thousand|loss_amount} of damage, {80%|limit_share} rule',
    { ask: 'home_coinsurance', want: 'amount' },
    { replacement: 340_000, coverage: 220_000 },
  ],
  [
    '{$61,000|hold_amount:stocks} US, {$14,000|hold_amount:stocks} abroad, {$25,000|hold_amount:bonds} bonds, target {55|target_share:stocks}/{15|target_share:bonds}/{30|target_share:bonds}',
    { ask: 'optimize_rebalance', want: 'amount' },
    { holdings: [{ target: 55 }, { target: 15 }, { target: 30 }] },
  ],
  [
    'back in {72|year_past} i got {118 dollars|wages} a week, what is that today',
    { ask: 'inflation_adjust', want: 'amount', facts: ['money_of=today'] },
    { from_year: 1972 },
  ],
  [
    '{35|commute_minutes} minutes each way {4 days|days} a week, {44|hours} hours, {66k|wages}. real wage?',
    { ask: 'real_hourly_wage', want: 'amount' },
    { minutes: 35, days: 4, hours: 44 },
  ],
  [
    '{19|miles} miles and {40|commute_minutes} minutes each way, {57k|wages}, what does it cost me',
    { ask: 'commute_cost', want: 'amount' },
    { miles: 19, minutes: 40 },
  ],
] as const)('takes the inputs: %s', async (question, read, inputs) => {
  const { said } = await advisor.ask(say(question, read));
  expect(said).toMatchObject(inputs);
});

it.each([
  [
    'home {510k|home_value}, owe {290k|mortgage_balance} at {4%|loan_rate}, new rate {6.8%|loan_rate_new}, buy out her {50%|residual_share}. payment?',
    { ask: 'home_buyout', want: 'payment' },
  ],
  [
    'i have {$22,000|bal_total} and add {$4,800|save_amount} a year at {6%|rate_return} for {15 years|horizon}',
    { ask: 'compound_growth', want: 'amount', facts: ['paid=yearly'] },
  ],
  [
    'guard, {three|days} {12|hours} hour nights at {$18.25|wages} an hour, what is that a year',
    { ask: 'take_home_pay', want: 'amount' },
  ],
] as const)('asks nothing beside the answer: %s', async (question, read) => {
  const { opening } = await advisor.ask(say(question, read));
  expect(opening).not.toContain('?');
});
