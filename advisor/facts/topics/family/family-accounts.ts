import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';
import { separateOrOtherNames } from '#advisor/facts/key-names.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

/** Accounts for children and other members of the family. */
export const familyAccountsFacts = defineFacts({
  trump_account_limit: announced(
    'what family, friends and employers together may put into a child’s Trump account',
    'usd_per_year',
    'irs_notice_2025_68',
    { 2026: 5000 },
    {
      appliesTo: 'children under 18, from July 2026',
    },
  ),
  trump_account_employer_limit: announced(
    'the part of that which may come from an employer',
    'usd_per_year',
    'irs_notice_2025_68',
    { 2026: 2500 },
    {
      appliesTo: 'each employee',
    },
  ),
  trump_account_deposit: {
    label: 'what the Treasury puts into a child’s Trump account once',
    unit: 'usd',
    appliesTo: 'children who are US citizens, born in the years of the program',
    values: { 2025: 1000 },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  trump_account_birth_years: {
    label: 'the years of birth for which the Treasury puts money into a Trump account',
    unit: 'year',
    values: { 2025: { from: 2025, through: 2028 } },
    source: newLaw,
    changesYearly: false,
    checkedOn,
    keys: { from: 'from', through: 'through' },
  },
  able_limit: announced(
    'what may go into an ABLE account, apart from what its owner earns',
    'usd_per_year',
    'irs_able_accounts',
    { 2024: 18_000, 2025: 19_000, 2026: 20_000 },
  ),
  dependent_care_account_limit: {
    label: 'what may go into a dependent care flexible spending account',
    unit: 'usd_per_year',
    appliesTo: 'each household',
    values: {
      2024: { separate: 2500, other: 5000 },
      2025: { separate: 2500, other: 5000 },
      2026: { separate: 3750, other: 7500 },
    },
    source: { 2024: 'usc_26_129', 2025: 'usc_26_129', 2026: newLaw },
    changesYearly: false,
    checkedOn,
    keys: separateOrOtherNames,
  },
  kiddie_tax_threshold: announced(
    'a child’s income from investments above which the parents’ tax rate applies',
    'usd_per_year',
    yearlyProcedure,
    { 2024: 2600, 2025: 2700, 2026: 2700 },
  ),
});
