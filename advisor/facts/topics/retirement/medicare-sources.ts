import { defineSources } from '#advisor/facts/define-facts.ts';

export const medicareSources = defineSources({
  cms_2024_premiums: {
    title: '2024 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2024-medicare-parts-b-premiums-and-deductibles',
    date: '2023-10-12',
  },
  cms_2025_premiums: {
    title: '2025 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2025-medicare-parts-b-premiums-and-deductibles',
    date: '2024-11-08',
  },
  cms_2026_premiums: {
    title: '2026 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    date: '2025-11-14',
  },
  medicare_eligibility: {
    title: '42 U.S.C. 426, Entitlement to hospital insurance benefits',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/uscode/text/42/426',
    date: '2025',
  },
  medicare_get_started: {
    title: 'Get started with Medicare',
    publisher: 'Medicare.gov, Centers for Medicare & Medicaid Services',
    url: 'https://www.medicare.gov/basics/get-started-with-medicare',
    date: '2026',
  },
  medicare_late_enrollment: {
    title: 'Avoid late enrollment penalties',
    publisher: 'Medicare.gov, Centers for Medicare & Medicaid Services',
    url: 'https://www.medicare.gov/basics/costs/medicare-costs/avoid-penalties',
    date: '2026',
  },
  cms_2024_part_d: {
    title:
      'Announcement of Calendar Year 2024 Medicare Advantage Capitation Rates and Part D Payment Policies',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/files/document/2024-announcement-pdf.pdf',
    date: '2023-03-31',
  },
  cms_2025_part_d: {
    title:
      'Announcement of Calendar Year 2025 Medicare Advantage Capitation Rates and Part D Payment Policies',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/files/document/2025-announcement.pdf',
    date: '2024-04-01',
  },
  cms_2026_part_d: {
    title:
      'Announcement of Calendar Year 2026 Medicare Advantage Capitation Rates and Part D Payment Policies',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/files/document/2026-announcement.pdf',
    date: '2025-04-07',
  },
  ssa_irmaa_rules: {
    title: '20 CFR Part 418, Medicare Part B income-related monthly adjustment amount',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/20/part-418',
    date: '2025',
  },
});
