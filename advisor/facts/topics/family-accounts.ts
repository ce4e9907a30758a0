import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';
import { separateOrOtherNames } from '#advisor/facts/key-names.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/topics/federal-tax-sources.ts';

export const familyAccountsSources = defineSources({
  irs_notice_2025_68: irs('Notice 2025-68, Trump Accounts', 'pub/irs-drop/n-25-68.pdf', '2025-12-02'),
  irs_able_accounts: irs(
    'ABLE Accounts: Tax Benefit for People with Disabilities',
    'government-entities/federal-state-local-governments/able-accounts-tax-benefit-for-people-with-disabilities',
    '2026',
  ),
  usc_26_129: taxCode('129', 'Dependent care assistance programs'),
});

/** Accounts for children and other members of the family. */
export const familyAccountsFacts = defineFacts({
  trump_account_limit: announced(
    'what family, friends and employers together may put into a child’s Trump account',
    'usd_per_year',
    'irs_notice_2025_68',
    { 2026: 5000 },
    {
      appliesTo: 'children under 18, from July 2026',
      asked: [
        'Trump account limit',
        'how much can I put in a Trump account',
        '530A account limit',
        "how much can we put into our baby's trump account each year",
        'most that grandparents and parents may add to a trump account',
        "yearly contribution cap for a child's trump account",
        'new savings account for kids from the government, how much can we add',
      ],
    },
  ),
  trump_account_employer_limit: announced(
    'the part of that which may come from an employer',
    'usd_per_year',
    'irs_notice_2025_68',
    { 2026: 2500 },
    {
      appliesTo: 'each employee',
      asked: [
        'Trump account employer contribution',
        "how much can my company put in my kid's trump account",
        'employer cap for a trump account',
        "what may my job contribute to my child's trump account",
        'work contribution to a trump account, most',
        'tax free employer money for a trump account',
      ],
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
    asked: [
      'Trump account 1000',
      'baby bonus',
      'government deposit for newborns',
      'how much does the government give newborns in a trump account',
      'free money for babies from the treasury, how much',
      'seed money for a child born now',
      "one-time government payment into a child's account",
    ],
  },
  trump_account_birth_years: {
    label: 'the years of birth for which the Treasury puts money into a Trump account',
    unit: 'year',
    values: { 2025: { from: 2025, through: 2028 } },
    source: newLaw,
    changesYearly: false,
    checkedOn,
    asked: [
      'who qualifies for the Trump account deposit',
      'which babies get the free government money',
      'what years must my child be born in for the government deposit',
      'is my kid born in the right year for the trump account money',
      'birth years for the newborn deposit',
      'until when must a baby be born to get the trump account seed',
    ],
    keys: { from: 'from', through: 'through' },
  },
  able_limit: announced(
    'what may go into an ABLE account, apart from what its owner earns',
    'usd_per_year',
    'irs_able_accounts',
    { 2024: 18_000, 2025: 19_000, 2026: 20_000 },
    {
      asked: [
        'ABLE account limit',
        '529A limit',
        'how much can i put in an able account',
        'disability savings account yearly limit',
        'most a family can save for a disabled child in an able account',
        'contribution cap for a person with a disability',
        'able contribution maximum a year',
      ],
    },
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
    asked: [
      'dependent care FSA limit',
      'DCFSA limit',
      'daycare FSA limit',
      'childcare FSA',
      'how much pre-tax money can i set aside for daycare through work',
      'most i can put in a dependent care account',
      'flexible spending for childcare, yearly cap',
      'pre-tax daycare money for a married couple',
    ],
    keys: separateOrOtherNames,
  },
  kiddie_tax_threshold: announced(
    'a child’s income from investments above which the parents’ tax rate applies',
    'usd_per_year',
    yearlyProcedure,
    { 2024: 2600, 2025: 2700, 2026: 2700 },
    {
      asked: [
        'kiddie tax threshold',
        'kiddie tax limit',
        'unearned income limit for a child',
        'how much can my kid make from investments before my tax rate applies',
        "when are my child's dividends taxed at the parents' rate",
        'unearned income of a minor before kiddie tax',
        "my son's custodial account made money, from what amount is it taxed at our rate",
      ],
    },
  ),
});
