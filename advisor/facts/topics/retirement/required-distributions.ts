import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { notices } from '#advisor/facts/announcements.ts';

const uniformLifetimeFrom72 = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9,
  12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6.0, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5,
  3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0,
];

/** Publication 590-B, Appendix B, Table I, from birth on; the last row stands for every age from 120 on. */
const singleLifeFromBirth = [
  84.6, 83.7, 82.8, 81.8, 80.8, 79.8, 78.8, 77.9, 76.9, 75.9, 74.9, 73.9, 72.9, 71.9, 70.9, 69.9, 69.0, 68.0,
  67.0, 66.0, 65.0, 64.1, 63.1, 62.1, 61.1, 60.2, 59.2, 58.2, 57.3, 56.3, 55.3, 54.4, 53.4, 52.5, 51.5, 50.5,
  49.6, 48.6, 47.7, 46.7, 45.7, 44.8, 43.8, 42.9, 41.9, 41.0, 40.0, 39.0, 38.1, 37.1, 36.2, 35.3, 34.3, 33.4,
  32.5, 31.6, 30.6, 29.8, 28.9, 28.0, 27.1, 26.2, 25.4, 24.5, 23.7, 22.9, 22.0, 21.2, 20.4, 19.6, 18.8, 18.0,
  17.2, 16.4, 15.6, 14.8, 14.1, 13.3, 12.6, 11.9, 11.2, 10.5, 9.9, 9.3, 8.7, 8.1, 7.6, 7.1, 6.6, 6.1, 5.7,
  5.3, 4.9, 4.6, 4.3, 4.0, 3.7, 3.4, 3.2, 3.0, 2.8, 2.6, 2.5, 2.3, 2.2, 2.1, 2.1, 2.1, 2.0, 2.0, 2.0, 2.0,
  2.0, 1.9, 1.9, 1.8, 1.8, 1.6, 1.4, 1.1, 1.0,
];

/** What must come out of retirement accounts, and what may go from them to charity or into a late annuity. */
export const requiredDistributionFacts = defineFacts({
  /** The latest row whose year is not after the year of birth. */
  rmd_start_age: fixed(
    'the age at which required minimum distributions begin, by year of birth',
    'age',
    'treasury_td_10001',
    [
      { bornFrom: 0, age: 72 },
      { bornFrom: 1951, age: 73 },
      { bornFrom: 1960, age: 75 },
    ],
    {
      keys: { bornFrom: 'born in this year or later', age: 'the age' },
      keyUnits: { bornFrom: 'year' },
    },
  ),
  uniform_lifetime_table: fixed(
    'the Uniform Lifetime Table: years to divide the balance by, at each age',
    'years',
    'treasury_td_9930',
    { firstAge: 72, periods: uniformLifetimeFrom72 },
    {
      keys: { firstAge: 'the first age', periods: 'the years at each age from then on' },
      keyUnits: { firstAge: 'age' },
    },
  ),
  single_life_table: fixed(
    'the Single Life Table: the expected years at each age, for heirs and for equal payments',
    'years',
    'treasury_td_9930',
    { firstAge: 0, periods: singleLifeFromBirth },
    {
      keys: { firstAge: 'the first age', periods: 'the years at each age from then on' },
      keyUnits: { firstAge: 'age' },
    },
  ),
  rmd_missed_tax_percent: fixed(
    'the tax on a required distribution that was not taken; lower where it is soon corrected',
    'percent',
    'irc_4974',
    { missed: 25, corrected: 10 },
    {
      keys: { missed: 'when missed', corrected: 'when soon corrected' },
    },
  ),
  inherited_account_years: fixed(
    'the years after the owner’s death within which most heirs must empty an inherited retirement account',
    'years',
    'irc_401',
    10,
  ),
  inherited_years_without_heir: fixed(
    'the years after the owner’s death within which an estate or a trust without heirs must empty a retirement account, where the owner had not begun required distributions',
    'years',
    'irc_401',
    5,
  ),
  inherited_minor_until: fixed(
    'the age until which a child of the owner counts as a minor for an inherited retirement account',
    'age',
    'treasury_td_10001',
    21,
  ),
  inherited_close_in_age: fixed(
    'how many years younger than the owner an heir may be and still take an inherited retirement account over a lifetime',
    'years',
    'irc_401',
    10,
  ),
  qcd_limit: announced(
    'what one person may send from IRAs straight to charity without it being income',
    'usd_per_year',
    notices,
    { 2024: 105_000, 2025: 108_000, 2026: 111_000 },
  ),
  qcd_age: fixed('the age from which money may go straight from an IRA to charity', 'years', 'irc_408', 70.5),
  qcd_life_income_limit: announced(
    'the part of that which may go, once in a life, to a charity that pays you an income for it',
    'usd',
    notices,
    { 2024: 53_000, 2025: 54_000, 2026: 55_000 },
  ),
  longevity_annuity_limit: announced(
    'what may go from retirement accounts into an annuity that begins late in life',
    'usd',
    notices,
    { 2024: 200_000, 2025: 210_000, 2026: 210_000 },
  ),
});
