import type { Source } from '#advisor/facts/define-facts.ts';

export const irs = (title: string, path: string, date: string): Source => ({
  title,
  publisher: 'Internal Revenue Service',
  url: `https://www.irs.gov/${path}`,
  date,
});

/** A section of the tax law. */
export const taxCode = (section: string, title: string): Source => ({
  title: `26 U.S.C. ${section}, ${title}`,
  publisher: 'Office of the Law Revision Counsel, United States Code',
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&num=0&edition=prelim`,
  date: '2026',
});
