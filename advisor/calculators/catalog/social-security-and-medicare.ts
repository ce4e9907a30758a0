import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const socialSecurityAndMedicare: CatalogGroup = {
  id: 'social-security-and-medicare',
  title: 'Social Security and Medicare',
  entries: [
    {
      name: 'social_security_benefit',
      title: 'Social Security retirement benefit',
      summary: 'Your monthly Social Security benefit at the age you claim.',
      words: 'SSA PIA benefit 62 67 70',
    },
    {
      name: 'claiming_age',
      title: 'Social Security: claiming early or late',
      summary: 'What claiming Social Security early costs, and what waiting adds.',
      words: '62 67 70 break-even delay SSA',
    },
    {
      name: 'spousal_benefit',
      title: 'Social Security for a spouse',
      summary: 'What a husband or wife gets on the other’s record.',
      words: 'spouse wife husband SSA',
    },
    {
      name: 'survivor_benefit',
      title: 'Social Security for a survivor',
      summary: 'What a widow or widower gets.',
      words: 'widow widower death spouse SSA',
    },
    {
      name: 'earnings_test',
      title: 'Social Security while working',
      summary: 'How much is withheld when you work before full retirement age.',
      words: 'job part-time SSA working',
    },
    {
      name: 'ss_taxability',
      title: 'Taxable Social Security',
      summary: 'How much of your Social Security is taxed.',
      words: 'benefits taxable income SSA',
    },
    {
      name: 'medicare_irmaa',
      title: 'Medicare premium and income surcharge (IRMAA)',
      summary: 'Your Medicare premium, and the surcharge for higher incomes.',
      words: 'Part B Part D IRMAA health',
    },
  ],
};
