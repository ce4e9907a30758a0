import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import type { ByStatus } from '#advisor/facts/filing-status.ts';

const checkedOn = '2026-11-15';

/** The yearly adjustments for inflation, one revenue procedure for each year. */
const yearlyProcedure = { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: 'irs_rp_2025_32' };

const table = <T>(single: T, married_joint: T, married_separate: T, head_of_household: T): ByStatus<T> => ({
  single,
  married_joint,
  married_separate,
  head_of_household,
});

const usCode = (section: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&num=0&edition=prelim`;
const code = (section: string, title: string) => ({
  title: `26 U.S.C. ${section}, ${title}`,
  publisher: 'Office of the Law Revision Counsel, United States Code',
  url: usCode(section),
  date: '2026',
});
const irs = (title: string, path: string, date: string) => ({
  title,
  publisher: 'Internal Revenue Service',
  url: `https://www.irs.gov/${path}`,
  date,
});

export const federalIncomeTaxSources = defineSources({
  irs_rp_2023_34: irs('Revenue Procedure 2023-34 (tax year 2024)', 'pub/irs-drop/rp-23-34.pdf', '2023-11'),
  irs_rp_2024_40: irs('Revenue Procedure 2024-40 (tax year 2025)', 'pub/irs-drop/rp-24-40.pdf', '2024-10'),
  irs_rp_2025_32: irs('Revenue Procedure 2025-32 (tax year 2026)', 'pub/irs-drop/rp-25-32.pdf', '2025-10'),
  public_law_119_21: {
    title: 'Public Law 119-21 (One Big Beautiful Bill Act)',
    publisher: 'Congress of the United States',
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
    date: '2025-07-04',
  },
  irs_pub_17: irs('Publication 17, Your Federal Income Tax', 'forms-pubs/about-publication-17', '2025'),
  irs_pub_915: irs(
    'Publication 915, Social Security and Equivalent Railroad Retirement Benefits',
    'forms-pubs/about-publication-915',
    '2025',
  ),
  irs_pub_550: irs(
    'Publication 550, Investment Income and Expenses',
    'forms-pubs/about-publication-550',
    '2025',
  ),
  irs_pub_525: irs(
    'Publication 525, Taxable and Nontaxable Income',
    'forms-pubs/about-publication-525',
    '2025',
  ),
  irs_pub_590_a: irs(
    'Publication 590-A, Contributions to Individual Retirement Arrangements',
    'forms-pubs/about-publication-590-a',
    '2025',
  ),
  irs_schedule_d: irs(
    'Schedule D (Form 1040), Capital Gains and Losses, with its instructions',
    'forms-pubs/about-schedule-d-form-1040',
    '2025',
  ),
  irs_schedule_8812: irs(
    'Schedule 8812 (Form 1040), Credits for Qualifying Children and Other Dependents',
    'forms-pubs/about-schedule-8812-form-1040',
    '2025',
  ),
  usc_26_1: code('1', 'Tax imposed'),
  usc_26_24: code('24', 'Child tax credit'),
  usc_26_55: code('55', 'Alternative minimum tax imposed'),
  usc_26_63: code('63', 'Taxable income defined'),
  usc_26_68: code('68', 'Limitation on tax benefit of itemized deductions'),
  usc_26_86: code('86', 'Social security and tier 1 railroad retirement benefits'),
  usc_26_121: code('121', 'Exclusion of gain from sale of principal residence'),
  usc_26_163: code('163', 'Interest'),
  usc_26_164: code('164', 'Taxes'),
  usc_26_170: code('170', 'Charitable, etc., contributions and gifts'),
  usc_26_199a: code('199A', 'Qualified business income'),
  usc_26_213: code('213', 'Medical, dental, etc., expenses'),
  usc_26_423: code('423', 'Employee stock purchase plans'),
  usc_26_1091: code('1091', 'Loss from wash sales of stock or securities'),
  usc_26_1211: code('1211', 'Limitation on capital losses'),
  usc_26_1411: code('1411', 'Imposition of tax (net investment income)'),
});

export const federalIncomeTaxFacts = defineFacts({
  income_tax_rates: {
    label: 'the income tax rates',
    unit: 'percent',
    values: { 2024: [10, 12, 22, 24, 32, 35, 37] },
    source: 'usc_26_1',
    changesYearly: false,
    checkedOn,
  },
  income_tax_brackets: {
    label: 'the tops of the income tax brackets; the last rate applies above them',
    unit: 'usd',
    appliesTo: 'taxable income, by filing status',
    values: {
      2024: table(
        [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
        [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
        [11_600, 47_150, 100_525, 191_950, 243_725, 365_600],
        [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
      ),
      2025: table(
        [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
        [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
        [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
        [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
      ),
      2026: table(
        [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
        [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
        [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
        [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
      ),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  long_term_gain_rates: {
    label: 'the rates on long-term gains and qualified dividends',
    unit: 'percent',
    values: { 2024: [0, 15, 20] },
    source: 'usc_26_1',
    changesYearly: false,
    checkedOn,
  },
  long_term_gain_brackets: {
    label: 'the taxable income up to which long-term gains are taxed at the lowest and at the middle rate',
    unit: 'usd',
    appliesTo: 'taxable income, by filing status',
    values: {
      2024: table([47_025, 518_900], [94_050, 583_750], [47_025, 291_850], [63_000, 551_350]),
      2025: table([48_350, 533_400], [96_700, 600_050], [48_350, 300_000], [64_750, 566_700]),
      2026: table([49_450, 545_500], [98_900, 613_700], [49_450, 306_850], [66_200, 579_600]),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  net_investment_income_tax_rate: {
    label: 'the net investment income tax',
    unit: 'percent',
    values: { 2024: 3.8 },
    source: 'usc_26_1411',
    changesYearly: false,
    checkedOn,
  },
  net_investment_income_threshold: {
    label: 'the income above which investment income is taxed once more',
    unit: 'usd',
    appliesTo: 'modified adjusted gross income, by filing status',
    values: { 2024: table(200_000, 250_000, 125_000, 200_000) },
    source: 'usc_26_1411',
    changesYearly: false,
    checkedOn,
  },
  capital_loss_limit: {
    label: 'the capital loss you may take against other income in a year',
    unit: 'usd',
    values: { 2024: table(3000, 3000, 1500, 3000) },
    source: 'usc_26_1211',
    changesYearly: false,
    checkedOn,
  },
  wash_sale_days: {
    label: 'the days before and after a sale at a loss in which buying the same thing puts the loss off',
    unit: 'count',
    values: { 2024: 30 },
    source: 'usc_26_1091',
    changesYearly: false,
    checkedOn,
  },
  social_security_tax_thresholds: {
    label: 'the combined income from which Social Security benefits become taxable',
    unit: 'usd',
    appliesTo: 'separate: married, filing separately and having lived together at any time in the year',
    values: {
      2024: {
        joint: { first: 32_000, second: 44_000 },
        separate: { first: 0, second: 0 },
        other: { first: 25_000, second: 34_000 },
      },
    },
    source: 'usc_26_86',
    changesYearly: false,
    checkedOn,
  },
  social_security_taxable_percent: {
    label:
      'the share of Social Security benefits that can be taxable, above the first and the second threshold',
    unit: 'percent',
    values: { 2024: { first: 50, second: 85 } },
    source: 'usc_26_86',
    changesYearly: false,
    checkedOn,
  },
  alternative_minimum_tax_exemption: {
    label: 'the exemption from the alternative minimum tax',
    unit: 'usd',
    values: {
      2024: table(85_700, 133_300, 66_650, 85_700),
      2025: table(88_100, 137_000, 68_500, 88_100),
      2026: table(90_100, 140_200, 70_100, 90_100),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  alternative_minimum_tax_phaseout: {
    label: 'the income at which the exemption from the alternative minimum tax begins to shrink',
    unit: 'usd',
    values: {
      2024: table(609_350, 1_218_700, 609_350, 609_350),
      2025: table(626_350, 1_252_700, 626_350, 626_350),
      2026: table(500_000, 1_000_000, 500_000, 500_000),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  home_sale_exclusion: {
    label: 'the gain on your home that is not taxed when you sell it',
    unit: 'usd',
    appliesTo: 'a home you owned and lived in for two of the last five years',
    values: { 2024: { joint: 500_000, other: 250_000 } },
    source: 'usc_26_121',
    changesYearly: false,
    checkedOn,
  },
  espp_purchase_limit: {
    label: 'the worth of stock you may buy in a year through an employee stock purchase plan',
    unit: 'usd',
    values: { 2024: 25_000 },
    source: 'usc_26_423',
    changesYearly: false,
    checkedOn,
  },
  espp_largest_discount: {
    label: 'the largest discount of an employee stock purchase plan',
    unit: 'percent',
    values: { 2024: 15 },
    source: 'usc_26_423',
    changesYearly: false,
    checkedOn,
  },
});
