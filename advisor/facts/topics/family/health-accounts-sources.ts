import { defineSources } from '#advisor/facts/define-facts.ts';

export const healthAccountsSources = defineSources({
  irs_rev_proc_2023_23: {
    title: 'Rev. Proc. 2023-23: health savings account amounts for 2024',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-23-23.pdf',
    date: '2023-05-16',
  },
  irs_rev_proc_2024_25: {
    title: 'Rev. Proc. 2024-25: health savings account amounts for 2025',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-25.pdf',
    date: '2024-05-09',
  },
  irs_rev_proc_2025_19: {
    title: 'Rev. Proc. 2025-19: health savings account amounts for 2026',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf',
    date: '2025-05-01',
  },
  irs_rev_proc_2023_34_fsa: {
    title: 'Rev. Proc. 2023-34: inflation-adjusted items for 2024, health flexible spending arrangements',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf',
    date: '2023-11-09',
  },
  irs_rev_proc_2024_40_fsa: {
    title: 'Rev. Proc. 2024-40: inflation-adjusted items for 2025, health flexible spending arrangements',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
    date: '2024-10-22',
  },
  irs_rev_proc_2025_32_fsa: {
    title: 'Rev. Proc. 2025-32: inflation-adjusted items for 2026, health flexible spending arrangements',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
    date: '2025-10-09',
  },
  irs_pub_969: {
    title: 'Publication 969, Health Savings Accounts and Other Tax-Favored Health Plans',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p969',
    date: '2025',
  },
  irc_223: {
    title: '26 U.S.C. 223, Health savings accounts',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/26/223',
    date: '2025',
  },
});
