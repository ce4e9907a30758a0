import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs } from '#advisor/facts/publishers.ts';

export const workAndTravelSources = defineSources({
  irs_notice_2024_8: irs(
    'Notice 2024-08, 2024 Standard Mileage Rates',
    'pub/irs-drop/n-24-08.pdf',
    '2023-12-14',
  ),
  irs_notice_2025_5: irs(
    'Notice 2025-5, 2025 Standard Mileage Rates',
    'pub/irs-drop/n-25-05.pdf',
    '2024-12-19',
  ),
  irs_notice_2026_10: irs(
    'Notice 2026-10, 2026 Standard Mileage Rates',
    'pub/irs-drop/n-26-10.pdf',
    '2025-12-29',
  ),
  irs_announcement_2026_11: irs(
    'Announcement 2026-11, Standard Mileage Rates from July 1, 2026',
    'pub/irs-drop/a-26-11.pdf',
    '2026-07-13',
  ),
});
