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
      ],
    },
  ),
  simple_ira_early_tax_percent: fixed(
    'that additional tax in the first two years of a SIMPLE IRA',
    'percent',
    'irc_72',
    25,
    { asked: ['SIMPLE IRA early withdrawal penalty'] },
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
      ],
    },
  ),
  separation_age: fixed(
    'the age in whose year, or after, you must leave an employer for that employer’s plan to be free of additional tax',
    'age',
    'irc_72',
    { most: 55, public_safety: 50 },
    {
      asked: ['rule of 55', 'can I take my 401k at 55', 'public safety early withdrawal age'],
      keys: { most: 'most employees', public_safety: 'public safety workers' },
    },
  ),
  equal_payments_years: fixed(
    'the years for which a series of substantially equal payments must go on at least',
    'years',
    'irc_72',
    5,
    { asked: ['72t minimum years', 'SEPP how long'] },
  ),
  equal_payments_rate: fixed(
    'the interest rate that a series of substantially equal payments may always assume',
    'percent',
    'irs_notice_2022_6',
    5,
    { asked: ['72t interest rate', 'SEPP rate'] },
  ),
  first_home_withdrawal_limit: fixed(
    'what may be taken from IRAs in a life for a first home without additional tax',
    'usd',
    'irc_72',
    10_000,
    { asked: ['first time home buyer IRA withdrawal', 'Roth IRA first home limit'] },
  ),
  birth_withdrawal_limit: fixed(
    'what may be taken from retirement accounts for a birth or adoption without additional tax',
    'usd',
    'irc_72',
    5000,
    { appliesTo: 'each parent and each child', asked: ['IRA withdrawal for having a baby'] },
  ),
  emergency_withdrawal_limit: fixed(
    'what may be taken from retirement accounts in a year for an emergency without additional tax',
    'usd_per_year',
    'irs_early_distributions',
    1000,
    { asked: ['emergency 401k withdrawal limit'] },
  ),
});
