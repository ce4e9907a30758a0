import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { byStatus, statusNames } from '#advisor/facts/filing-status.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { yearlyProcedure } from '#advisor/facts/topics/federal-tax-sources.ts';

const incomeTaxRates = [10, 12, 22, 24, 32, 35, 37];
const gainRates = [0, 15, 20];

export const federalIncomeTaxFacts = defineFacts({
  income_tax_rates: fixed('the income tax rates', 'percent', 'usc_26_1', incomeTaxRates, {
    asked: [
      'federal tax rates',
      'income tax percentages',
      'highest tax rate',
      'top marginal rate',
      'what percentages does the irs tax income at',
      'how many tax rates are there and what are they',
      'what is the most anyone pays in federal income tax, as a percent',
      'lowest federal tax rate',
    ],
  }),
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
      asked: [
        'federal tax brackets',
        'what tax bracket am I in',
        'income tax bracket thresholds',
        'up to what income does the ten percent bracket go',
        "where does the next tax bracket start if i'm single",
        'how much can we make before we hit the twenty-two percent bracket, married filing jointly',
        'at what income does the top tax bracket begin',
        'income cutoffs for each tax bracket',
      ],
      stepRates: incomeTaxRates,
      keys: statusNames,
    },
  ),
  long_term_gain_rates: fixed(
    'the rates on long-term gains and qualified dividends',
    'percent',
    'usc_26_1',
    gainRates,
    {
      asked: [
        'capital gains tax rate',
        'long term capital gains rates',
        'qualified dividend tax rate',
        'what percent do i pay on stocks i held over a year',
        'what tax do i pay on profit when i sell shares after holding them a long time',
        'how are qualified dividends taxed, what percentage',
        'zero, fifteen and twenty percent rates on investments',
      ],
    },
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
      asked: [
        'capital gains brackets',
        'zero percent capital gains limit',
        'income limit for 0% long term capital gains',
        'when does the 20% capital gains rate start',
        'how much income can i have and still pay no tax on long-term gains',
        'up to what income are capital gains taxed at nothing',
        'at what income do capital gains go from fifteen to twenty percent',
        'income cutoffs for long-term capital gains, married',
      ],
      stepRates: gainRates,
      keys: statusNames,
    },
  ),
  net_investment_income_tax_rate: fixed('the net investment income tax', 'percent', 'usc_26_1411', 3.8, {
    asked: [
      'NIIT rate',
      'medicare surtax on investment income',
      '3.8 percent tax',
      'how much is the extra tax on investment income for high earners',
      'what percent is the net investment income tax',
      'obamacare surtax on dividends and gains, how many percent',
      'rate of the surcharge on interest, dividends and rental income of the wealthy',
    ],
  }),
  net_investment_income_threshold: fixed(
    'the income above which investment income is taxed once more',
    'usd',
    'usc_26_1411',
    byStatus(200_000, 250_000, 125_000, 200_000),
    {
      appliesTo: 'modified adjusted gross income, by filing status',
      asked: [
        'NIIT threshold',
        'net investment income tax income limit',
        'at what income do i start paying the extra tax on investments',
        'how much do i have to make before the net investment income tax kicks in',
        'income over which my dividends get the surtax',
        'who has to pay the net investment income tax, from what income',
        'niit cutoff for a married couple',
      ],
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
      asked: [
        'capital loss deduction limit',
        'how much stock loss can I write off',
        'max capital loss per year',
        'i lost money on stocks, how much can i deduct from my salary',
        'how much of my losses can offset ordinary income in one year',
        "what's the cap on writing off investment losses",
        'stock losses against wages, yearly maximum',
      ],
      keys: statusNames,
    },
  ),
  wash_sale_days: fixed(
    'the days before and after a sale at a loss in which buying the same thing puts the loss off',
    'count',
    'usc_26_1091',
    30,
    {
      asked: [
        'wash sale period',
        'wash sale window',
        'how long to wait before buying back a stock',
        'how many days after selling at a loss can i rebuy',
        'if i sell a stock at a loss when may i buy it again',
        'how many days does the wash sale rule cover',
        'sold at a loss and bought back too soon, how many days count',
      ],
    },
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
      asked: [
        'when is social security taxed',
        'provisional income limits',
        'income limit before social security is taxable',
        'how much other income can i have before my social security gets taxed',
        'at what income do i pay tax on my social security check',
        'combined income limits for taxing benefits, married couple',
        'do i owe tax on my social security, from what income',
      ],
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
      asked: [
        'how much of social security is taxable',
        'most of my benefits that can be taxed',
        'what share of my social security check can the irs tax',
        'is all of my social security taxed or only part of it',
        'what is the maximum percent of benefits that counts as taxable income',
        'eighty-five percent of social security taxable',
        'what portion of my benefits gets taxed',
      ],
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
      asked: [
        'home sale exclusion',
        'capital gains exemption on selling a house',
        'tax free profit on home sale',
        'how much profit can i make on my house without paying tax',
        "we're selling our home, how much of the gain is tax free",
        'how much of the gain on my primary residence is excluded, married',
        'selling the house i live in, what part of the profit is not taxed',
      ],
      keys: jointOrOtherNames,
    },
  ),
  espp_purchase_limit: fixed(
    'the worth of stock you may buy in a year through an employee stock purchase plan',
    'usd',
    'usc_26_423',
    25_000,
    {
      asked: [
        'ESPP limit',
        'employee stock purchase plan maximum',
        'how much company stock can i buy through the espp in a year',
        "most i can put toward my employer's discounted stock plan",
        'is there a yearly cap on employee stock purchases',
        'maximum worth of shares from an employee stock purchase plan',
        'espp yearly dollar cap',
      ],
    },
  ),
  espp_largest_discount: fixed(
    'the largest discount of an employee stock purchase plan',
    'percent',
    'usc_26_423',
    15,
    {
      asked: [
        'ESPP discount',
        'how big a discount can my company give me on its stock',
        'what is the biggest discount an espp may offer',
        'how many percent off do employees get when buying company stock',
        'maximum percent off in an employee stock purchase plan',
        'discount on shares in a stock purchase plan',
      ],
    },
  ),
  incentive_option_limit: fixed(
    'the worth of stock for which incentive stock options may first become exercisable in a year',
    'usd',
    'usc_26_422',
    100_000,
    {
      asked: [
        'ISO limit',
        'ISO 100k rule',
        'how much in incentive stock options can vest in one year',
        'limit on isos becoming exercisable in a year',
        'when do my incentive stock options turn into nonqualified ones, what amount',
        'yearly cap on iso vesting',
      ],
    },
  ),
});
