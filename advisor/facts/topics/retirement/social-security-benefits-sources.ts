import { defineSources } from '#advisor/facts/define-facts.ts';

export const socialSecurityBenefitSources = defineSources({
  ssa_working: {
    title: 'How Work Affects Your Benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10077.pdf',
    date: '2026',
  },
  ssa_credits: {
    title: 'How You Earn Credits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10072.pdf',
    date: '2026',
  },
  ssa_spouses: {
    title: 'Benefits for Spouses',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/quickcalc/spouse.html',
    date: '2025',
  },
  ssa_when_to_start: {
    title: 'When to start receiving retirement benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10147.pdf',
    date: '2025',
  },
  ssa_survivors: {
    title: 'Survivors Benefits',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/pubs/EN-05-10084.pdf',
    date: '2025',
  },
  usc_42_423: {
    title: '42 U.S.C. 423, Disability insurance benefit payments',
    publisher: 'Office of the Law Revision Counsel, United States Code',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section423&num=0&edition=prelim',
    date: '2026',
  },
  cfr_404_338: {
    title: '20 CFR 404.338: Widow’s and widower’s benefits amounts',
    publisher: 'Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-20/section-404.338',
    date: '2025',
  },
});
