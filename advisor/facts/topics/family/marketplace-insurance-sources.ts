import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

const povertyGuidelines = (year: number, date: string) => ({
  title: `Annual Update of the HHS Poverty Guidelines, ${year}`,
  publisher: 'U.S. Department of Health and Human Services',
  url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
  date,
});

export const marketplaceInsuranceSources = defineSources({
  healthcare_gov_out_of_pocket: {
    title: 'Out-of-pocket maximum/limit',
    publisher: 'HealthCare.gov',
    url: 'https://www.healthcare.gov/glossary/out-of-pocket-maximum-limit/',
    date: '2026',
  },
  hhs_poverty_2023: povertyGuidelines(2023, '2023-01'),
  hhs_poverty_2024: povertyGuidelines(2024, '2024-01'),
  hhs_poverty_2025: povertyGuidelines(2025, '2025-01'),
  hhs_poverty_2026: povertyGuidelines(2026, '2026-01'),
  irs_rp_2023_29: irs(
    'Revenue Procedure 2023-29 (premium tax credit, 2024)',
    'pub/irs-drop/rp-23-29.pdf',
    '2023-08',
  ),
  irs_rp_2024_35: irs(
    'Revenue Procedure 2024-35 (premium tax credit, 2025)',
    'pub/irs-drop/rp-24-35.pdf',
    '2024-09',
  ),
  irs_rp_2025_25: irs(
    'Revenue Procedure 2025-25 (premium tax credit, 2026)',
    'pub/irs-drop/rp-25-25.pdf',
    '2025-07',
  ),
});
