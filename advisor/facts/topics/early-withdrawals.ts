import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

export const earlyWithdrawalFacts = defineFacts({
  early_withdrawal_tax_percent: fixed(
    'the additional tax on money taken from a retirement account too early',
    'percent',
    'irc_72',
    10,
    {
      asked: [
        'early withdrawal penalty',
        '401k early withdrawal penalty',
        'IRA early withdrawal penalty',
        '10% penalty',
        'what does it cost to take money out of my 401k early',
        'how much is the penalty if i cash out my ira before retirement',
        'what percent do they take if i raid my retirement account',
        'extra tax for pulling money out too soon',
      ],
    },
  ),
  simple_ira_early_tax_percent: fixed(
    'that additional tax in the first two years of a SIMPLE IRA',
    'percent',
    'irc_72',
    25,
    {
      asked: [
        'SIMPLE IRA early withdrawal penalty',
        'what is the penalty for taking money out of a new simple ira',
        'cashing out a simple in the first two years, what percent',
        'higher penalty on a simple ira',
        'simple ira two year rule penalty',
        'how much extra tax on an early simple withdrawal',
      ],
    },
  ),
  california_early_withdrawal_percent: fixed(
    'the additional tax of California on money taken from a retirement account too early',
    'percent',
    'ftb_early_distributions',
    2.5,
    {
      appliesTo: 'residents of California, on top of the federal additional tax',
      asked: [
        'california early withdrawal penalty',
        'does california have its own 401k penalty',
        'state penalty for cashing out a 401k in california',
        'how much does california take if i raid my ira early',
        'ftb 3805p rate',
      ],
    },
  ),
  illinois_retirement_income_taxed_percent: fixed(
    'the share of money from retirement plans that Illinois taxes',
    'percent',
    'illinois_retirement_income',
    0,
    { notAsked: true },
  ),
  early_withdrawal_age: fixed(
    'the age from which money comes out of a retirement account without additional tax',
    'years',
    'irc_72',
    59.5,
    {
      asked: [
        'age to withdraw from a 401k without penalty',
        'age 59 and a half',
        'when can I take money out of my IRA',
        'penalty free withdrawal age',
        'how old do i have to be to take money out of my retirement account with no penalty',
        'at what age can i tap my ira freely',
        'when does the early withdrawal penalty stop',
        'age when i can use my 401k without the extra tax',
      ],
    },
  ),
  separation_age: fixed(
    'the age in whose year, or after, you must leave an employer for that employer’s plan to be free of additional tax',
    'age',
    'irc_72',
    { most: 55, public_safety: 50 },
    {
      asked: [
        'rule of 55',
        'can I take my 401k at 55',
        'public safety early withdrawal age',
        'i was laid off in my fifties, can i use my 401k without penalty, from what age',
        'how old must i be when i quit to take my 401k penalty free',
        'leaving my job early, at what age is the plan open to me',
        'retired police or firefighter, when can i take my plan money',
      ],
      keys: { most: 'most employees', public_safety: 'public safety workers' },
    },
  ),
  equal_payments_years: fixed(
    'the years for which a series of substantially equal payments must go on at least',
    'years',
    'irc_72',
    5,
    {
      asked: [
        '72t minimum years',
        'SEPP how long',
        'how long do i have to keep taking equal payments',
        'minimum number of years for substantially equal payments',
        'how many years must a series of periodic payments last',
        'if i start early ira payments, when may i stop',
        'length of a sepp plan',
      ],
    },
  ),
  equal_payments_rate: fixed(
    'the interest rate that a series of substantially equal payments may always assume',
    'percent',
    'irs_notice_2022_6',
    5,
    {
      asked: [
        '72t interest rate',
        'SEPP rate',
        'what interest rate can i use for equal payments from my ira',
        'highest rate allowed for substantially equal payments',
        'interest assumption for early retirement payments',
        'which rate may a sepp calculation use',
        'permitted rate for a series of equal periodic payments',
      ],
    },
  ),
  first_home_withdrawal_limit: fixed(
    'what may be taken from IRAs in a life for a first home without additional tax',
    'usd',
    'irc_72',
    10_000,
    {
      asked: [
        'first time home buyer IRA withdrawal',
        'Roth IRA first home limit',
        'how much can i take from my ira to buy my first house',
        'using retirement money for a down payment without penalty, how much',
        'most i can pull from an ira for a first home',
        'lifetime amount for a home purchase from an ira',
        'penalty free home buying money from my roth',
      ],
    },
  ),
  birth_withdrawal_limit: fixed(
    'what may be taken from retirement accounts for a birth or adoption without additional tax',
    'usd',
    'irc_72',
    5000,
    {
      appliesTo: 'each parent and each child',
      asked: [
        'IRA withdrawal for having a baby',
        'we just had a baby, how much can i take from my 401k without penalty',
        'retirement withdrawal for adopting a child',
        'how much per parent for a newborn from retirement accounts',
        'penalty free money for a birth',
        'qualified birth or adoption distribution amount',
      ],
    },
  ),
  emergency_withdrawal_limit: fixed(
    'what may be taken from retirement accounts in a year for an emergency without additional tax',
    'usd_per_year',
    'irs_early_distributions',
    1000,
    {
      asked: [
        'emergency 401k withdrawal limit',
        'how much can i take out of my retirement plan for an emergency',
        'yearly emergency withdrawal without penalty',
        'i need money fast, what can i pull from my 401k penalty free',
        'personal emergency expense distribution amount',
        'emergency money from my ira once a year',
      ],
    },
  ),
});
