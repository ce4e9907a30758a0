import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

const checkedOn = '2026-11-15';

export const estateSources = defineSources({
  irs_gift_tax: {
    title: 'Instructions for Form 709, United States Gift (and Generation-Skipping Transfer) Tax Return',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/forms-pubs/about-form-709',
    date: '2025',
  },
  irs_estate_tax: {
    title: 'Estate Tax',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/businesses/small-businesses-self-employed/estate-tax',
    date: '2026',
  },
});

export const estateFacts = defineFacts({
  gift_exclusion: {
    label: 'what you may give one person in a year without using up any exemption',
    unit: 'usd',
    appliesTo: 'each giver and each recipient',
    values: { 2024: 18_000, 2025: 19_000, 2026: 19_000 },
    source: { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: 'irs_rp_2025_32' },
    changesYearly: true,
    checkedOn,
  },
  estate_exemption: {
    label: 'the exemption from estate and gift tax',
    unit: 'usd',
    appliesTo: 'each person, for gifts in life and what is left at death together',
    values: { 2024: 13_610_000, 2025: 13_990_000, 2026: 15_000_000 },
    source: { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: 'public_law_119_21' },
    changesYearly: true,
    checkedOn,
  },
  estate_tax_rate: {
    label: 'the estate and gift tax above the exemption',
    unit: 'percent',
    values: { 2024: 40 },
    source: 'irs_estate_tax',
    changesYearly: false,
    checkedOn,
  },
});
