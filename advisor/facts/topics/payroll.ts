import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

const checkedOn = '2026-11-15';
const irs = (title: string, path: string, date: string) => ({
  title,
  publisher: 'Internal Revenue Service',
  url: `https://www.irs.gov/${path}`,
  date,
});

export const payrollSources = defineSources({
  ssa_contribution_base: {
    title: 'Contribution and Benefit Base',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
    date: '2025-10',
  },
  irs_topic_751: irs('Topic 751, Social Security and Medicare Withholding Rates', 'taxtopics/tc751', '2026'),
  irs_topic_560: irs('Topic 560, Additional Medicare Tax', 'taxtopics/tc560', '2026'),
  irs_topic_554: irs('Topic 554, Self-Employment Tax', 'taxtopics/tc554', '2026'),
  irs_schedule_se: irs(
    'Schedule SE (Form 1040), Self-Employment Tax, with its instructions',
    'forms-pubs/about-schedule-se-form-1040',
    '2025',
  ),
  irs_pub_15: irs(
    'Publication 15 (Circular E), Employer’s Tax Guide',
    'forms-pubs/about-publication-15',
    '2026',
  ),
});

export const payrollFacts = defineFacts({
  social_security_tax_rate: {
    label: 'the Social Security tax on wages, paid by you and again by your employer',
    unit: 'percent',
    values: { 2024: 6.2 },
    source: 'irs_topic_751',
    changesYearly: false,
    checkedOn,
  },
  medicare_tax_rate: {
    label: 'the Medicare tax on wages, paid by you and again by your employer',
    unit: 'percent',
    values: { 2024: 1.45 },
    source: 'irs_topic_751',
    changesYearly: false,
    checkedOn,
  },
  social_security_wage_base: {
    label: 'the most earnings that Social Security tax is taken from',
    unit: 'usd',
    values: { 2024: 168_600, 2025: 176_100, 2026: 184_500 },
    source: 'ssa_contribution_base',
    changesYearly: true,
    checkedOn,
  },
  additional_medicare_tax_rate: {
    label: 'the additional Medicare tax',
    unit: 'percent',
    values: { 2024: 0.9 },
    source: 'irs_topic_560',
    changesYearly: false,
    checkedOn,
  },
  additional_medicare_threshold: {
    label: 'the earnings above which the additional Medicare tax is due',
    unit: 'usd',
    appliesTo: 'a surviving spouse like a single person',
    values: { 2024: { joint: 250_000, separate: 125_000, other: 200_000 } },
    source: 'irs_topic_560',
    changesYearly: false,
    checkedOn,
  },
  additional_medicare_withholding_threshold: {
    label: 'the wages above which an employer withholds the additional Medicare tax',
    unit: 'usd',
    values: { 2024: 200_000 },
    source: 'irs_topic_560',
    changesYearly: false,
    checkedOn,
  },
  self_employment_taxable_percent: {
    label: 'the share of self-employment profit that self-employment tax is taken from',
    unit: 'percent',
    values: { 2024: 92.35 },
    source: 'irs_topic_554',
    changesYearly: false,
    checkedOn,
  },
  self_employment_social_security_rate: {
    label: 'the Social Security part of the self-employment tax',
    unit: 'percent',
    values: { 2024: 12.4 },
    source: 'irs_topic_554',
    changesYearly: false,
    checkedOn,
  },
  self_employment_medicare_rate: {
    label: 'the Medicare part of the self-employment tax',
    unit: 'percent',
    values: { 2024: 2.9 },
    source: 'irs_topic_554',
    changesYearly: false,
    checkedOn,
  },
  self_employment_minimum: {
    label: 'the net earnings from which self-employment tax is due',
    unit: 'usd',
    values: { 2024: 400 },
    source: 'irs_topic_554',
    changesYearly: false,
    checkedOn,
  },
  supplemental_withholding_rate: {
    label: 'the flat rate at which income tax is withheld from bonuses and vesting stock',
    unit: 'percent',
    appliesTo: 'supplemental wages up to a million dollars in a year',
    values: { 2024: 22, 2025: 22, 2026: 22 },
    source: 'irs_pub_15',
    changesYearly: false,
    checkedOn,
  },
});
