import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const federalTaxSources = defineSources({
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
  usc_26_1: taxCode('1', 'Tax imposed'),
  usc_26_21: taxCode(
    '21',
    'Expenses for household and dependent care services necessary for gainful employment',
  ),
  usc_26_24: taxCode('24', 'Child tax credit'),
  usc_26_32: taxCode('32', 'Earned income'),
  usc_26_55: taxCode('55', 'Alternative minimum tax imposed'),
  usc_26_63: taxCode('63', 'Taxable income defined'),
  usc_26_68: taxCode('68', 'Limitation on tax benefit of itemized deductions'),
  usc_26_86: taxCode('86', 'Social security and tier 1 railroad retirement benefits'),
  usc_26_121: taxCode('121', 'Exclusion of gain from sale of principal residence'),
  usc_26_163: taxCode('163', 'Interest'),
  usc_26_164: taxCode('164', 'Taxes'),
  usc_26_170: taxCode('170', 'Charitable, etc., contributions and gifts'),
  usc_26_199a: taxCode('199A', 'Qualified business income'),
  usc_26_213: taxCode('213', 'Medical, dental, etc., expenses'),
  usc_26_422: taxCode('422', 'Incentive stock options'),
  usc_26_423: taxCode('423', 'Employee stock purchase plans'),
  usc_26_1091: taxCode('1091', 'Loss from wash sales of stock or securities'),
  usc_26_1211: taxCode('1211', 'Limitation on capital losses'),
  usc_26_1411: taxCode('1411', 'Imposition of tax (net investment income)'),
});
