import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { byStatus, statusNames } from '#advisor/facts/filing-status.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { yearlyProcedure } from '#advisor/facts/announcements.ts';

const incomeTaxRates = [10, 12, 22, 24, 32, 35, 37];
const gainRates = [0, 15, 20];

export const federalIncomeTaxFacts = defineFacts({
  income_tax_rates: fixed('the income tax rates', 'percent', 'usc_26_1', incomeTaxRates),
  income_tax_brackets: announced(
    'the tops of the income tax brackets; the last rate applies above them',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(
        [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
        [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
        [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
        [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
      ),
      2025: byStatus(
        [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
        [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
        [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
        [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
      ),
      2026: byStatus(
        [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
        [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
        [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
        [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
      ),
    },
    {
      appliesTo: 'taxable income, by filing status',
      stepRates: incomeTaxRates,
      keys: statusNames,
    },
  ),
  long_term_gain_rates: fixed(
    'the rates on long-term gains and qualified dividends',
    'percent',
    'usc_26_1',
    gainRates,
  ),
  long_term_gain_brackets: announced(
    'the taxable income up to which long-term gains are taxed at the lowest and at the middle rate',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus([47_025, 518_900], [94_050, 583_750], [47_025, 291_850], [63_000, 551_350]),
      2025: byStatus([48_350, 533_400], [96_700, 600_050], [48_350, 300_000], [64_750, 566_700]),
      2026: byStatus([49_450, 545_500], [98_900, 613_700], [49_450, 306_850], [66_200, 579_600]),
    },
    {
      appliesTo: 'taxable income, by filing status',
      stepRates: gainRates,
      keys: statusNames,
    },
  ),
  net_investment_income_tax_rate: fixed('the net investment income tax', 'percent', 'usc_26_1411', 3.8),
  net_investment_income_threshold: fixed(
    'the income above which investment income is taxed once more',
    'usd',
    'usc_26_1411',
    byStatus(200_000, 250_000, 125_000, 200_000),
    {
      appliesTo: 'modified adjusted gross income, by filing status',
      keys: statusNames,
    },
  ),
  capital_loss_limit: fixed(
    'the capital loss you may take against other income in a year',
    'usd',
    'usc_26_1211',
    byStatus(3000, 3000, 1500, 3000),
    {
      usual: 'single',
      keys: statusNames,
    },
  ),
  wash_sale_days: fixed(
    'the days before and after a sale at a loss in which buying the same thing puts the loss off',
    'count',
    'usc_26_1091',
    30,
  ),
  social_security_tax_thresholds: fixed(
    'the combined income from which Social Security benefits become taxable',
    'usd',
    'usc_26_86',
    {
      joint: { first: 32_000, second: 44_000 },
      separate: { first: 0, second: 0 },
      other: { first: 25_000, second: 34_000 },
    },
    {
      appliesTo: 'separate: married, filing separately and having lived together at any time in the year',
      keys: {
        ...jointOrOtherNames,
        separate: 'married filing separately, having lived together',
        first: 'where some becomes taxable',
        second: 'where more becomes taxable',
      },
    },
  ),
  social_security_taxable_percent: fixed(
    'the share of Social Security benefits that can be taxable, above the first and the second threshold',
    'percent',
    'usc_26_86',
    { first: 50, second: 85 },
    {
      keys: { first: 'above the first threshold', second: 'above the second threshold' },
    },
  ),
  home_sale_exclusion: fixed(
    'the gain on your home that is not taxed when you sell it',
    'usd',
    'usc_26_121',
    { joint: 500_000, other: 250_000 },
    {
      appliesTo: 'a home you owned and lived in for two of the last five years',
      keys: jointOrOtherNames,
    },
  ),
  espp_purchase_limit: fixed(
    'the worth of stock you may buy in a year through an employee stock purchase plan',
    'usd',
    'usc_26_423',
    25_000,
  ),
  espp_largest_discount: fixed(
    'the largest discount of an employee stock purchase plan',
    'percent',
    'usc_26_423',
    15,
  ),
  incentive_option_limit: fixed(
    'the worth of stock for which incentive stock options may first become exercisable in a year',
    'usd',
    'usc_26_422',
    100_000,
  ),
});
