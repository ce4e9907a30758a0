import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

export const earlyWithdrawalFacts = defineFacts({
  early_withdrawal_tax_percent: fixed(
    'the additional tax on money taken from a retirement account too early',
    'percent',
    'irc_72',
    10,
  ),
  simple_ira_early_tax_percent: fixed(
    'that additional tax in the first two years of a SIMPLE IRA',
    'percent',
    'irc_72',
    25,
  ),
  california_early_withdrawal_percent: fixed(
    'the additional tax of California on money taken from a retirement account too early',
    'percent',
    'ftb_early_distributions',
    2.5,
    {
      appliesTo: 'residents of California, on top of the federal additional tax',
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
  ),
  separation_age: fixed(
    'the age in whose year, or after, you must leave an employer for that employer’s plan to be free of additional tax',
    'age',
    'irc_72',
    { most: 55, public_safety: 50 },
    {
      keys: { most: 'most employees', public_safety: 'public safety workers' },
    },
  ),
  equal_payments_years: fixed(
    'the years for which a series of substantially equal payments must go on at least',
    'years',
    'irc_72',
    5,
  ),
  equal_payments_rate: fixed(
    'the interest rate that a series of substantially equal payments may always assume',
    'percent',
    'irs_notice_2022_6',
    5,
  ),
  first_home_withdrawal_limit: fixed(
    'what may be taken from IRAs in a life for a first home without additional tax',
    'usd',
    'irc_72',
    10_000,
  ),
  birth_withdrawal_limit: fixed(
    'what may be taken from retirement accounts for a birth or adoption without additional tax',
    'usd',
    'irc_72',
    5000,
    {
      appliesTo: 'each parent and each child',
    },
  ),
  emergency_withdrawal_limit: fixed(
    'what may be taken from retirement accounts in a year for an emergency without additional tax',
    'usd_per_year',
    'irs_early_distributions',
    1000,
  ),
});
