import { defineFacts } from '#advisor/facts/define-facts.ts';
import { checkedOn } from '#advisor/facts/entry.ts';
import { coverageNames } from '#advisor/facts/key-names.ts';

const hsaSources = {
  2024: 'irs_rev_proc_2023_23',
  2025: 'irs_rev_proc_2024_25',
  2026: 'irs_rev_proc_2025_19',
};
const fsaSources = {
  2024: 'irs_rev_proc_2023_34_fsa',
  2025: 'irs_rev_proc_2024_40_fsa',
  2026: 'irs_rev_proc_2025_32_fsa',
};

export const healthAccountsFacts = defineFacts({
  hsa_limit: {
    label: 'the most that may go into a health savings account (HSA)',
    unit: 'usd_per_year',
    appliesTo: 'people with a high-deductible health plan',
    values: {
      2024: { self: 4150, family: 8300 },
      2025: { self: 4300, family: 8550 },
      2026: { self: 4400, family: 8750 },
    },
    source: hsaSources,
    changesYearly: true,
    checkedOn,
    keys: coverageNames,
  },
  hsa_excess_tax_percent: {
    label: 'the tax on an excess HSA contribution, for every year it stays',
    unit: 'percent',
    values: { 2024: 6 },
    source: 'irc_4973',
    changesYearly: false,
    checkedOn,
  },
  hsa_catch_up: {
    label: 'the health savings account catch-up contribution',
    unit: 'usd_per_year',
    values: { 2024: 1000 },
    source: 'irc_223',
    changesYearly: false,
    checkedOn,
  },
  hsa_catch_up_age: {
    label: 'the age from which the health savings account catch-up is allowed',
    unit: 'age',
    values: { 2024: 55 },
    source: 'irc_223',
    changesYearly: false,
    checkedOn,
  },
  hsa_other_use_tax_percent: {
    label: 'the additional tax on money from a health savings account that is not spent on health',
    unit: 'percent',
    appliesTo: 'people below the age of Medicare',
    values: { 2024: 20 },
    source: 'irc_223',
    changesYearly: false,
    checkedOn,
  },
  hdhp_minimum_deductible: {
    label: 'the smallest deductible of a high-deductible health plan',
    unit: 'usd_per_year',
    values: {
      2024: { self: 1600, family: 3200 },
      2025: { self: 1650, family: 3300 },
      2026: { self: 1700, family: 3400 },
    },
    source: hsaSources,
    changesYearly: true,
    checkedOn,
    keys: coverageNames,
  },
  hdhp_out_of_pocket_maximum: {
    label: 'the most that a high-deductible health plan may leave you to pay in a year',
    unit: 'usd_per_year',
    values: {
      2024: { self: 8050, family: 16_100 },
      2025: { self: 8300, family: 16_600 },
      2026: { self: 8500, family: 17_000 },
    },
    source: hsaSources,
    changesYearly: true,
    checkedOn,
    keys: coverageNames,
  },
  health_fsa_limit: {
    label: 'what you may put into a health flexible spending account',
    unit: 'usd_per_year',
    values: { 2024: 3200, 2025: 3300, 2026: 3400 },
    source: fsaSources,
    changesYearly: true,
    checkedOn,
    beside: 'health_fsa_carryover',
  },
  health_fsa_carryover: {
    label: 'what may be carried over in a health flexible spending account, where the plan allows it',
    unit: 'usd_per_year',
    values: { 2024: 640, 2025: 660, 2026: 680 },
    source: fsaSources,
    changesYearly: true,
    checkedOn,
    beside: 'health_fsa_limit',
  },
});
