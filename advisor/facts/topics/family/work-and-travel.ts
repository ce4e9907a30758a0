import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { yearlyProcedure } from '#advisor/facts/announcements.ts';

const mileageNotices = { 2024: 'irs_notice_2024_8', 2025: 'irs_notice_2025_5', 2026: 'irs_notice_2026_10' };
/** The IRS raised the rates of 2026 in the middle of the year. */
const laterMileageNotices = { ...mileageNotices, 2026: 'irs_announcement_2026_11' };

/** Mileage is in cents: a plain number, since a rate such as 72.5 cents would be rounded as dollars. */
export const workAndTravelFacts = defineFacts({
  overtime_after_hours: fixed(
    'the hours of a week above which overtime is paid',
    'count',
    'dol_overtime',
    40,
  ),
  overtime_pay_times: fixed('how many times the regular rate overtime pays', 'ratio', 'dol_overtime', 1.5),
  business_mileage_cents: announced(
    'the standard mileage rate for business miles through June, in cents a mile',
    'ratio',
    mileageNotices,
    { 2024: 67, 2025: 70, 2026: 72.5 },
    { beside: 'later_business_mileage_cents' },
  ),
  later_business_mileage_cents: announced(
    'the standard mileage rate for business miles from July on, in cents a mile',
    'ratio',
    laterMileageNotices,
    { 2024: 67, 2025: 70, 2026: 76 },
    { beside: 'business_mileage_cents' },
  ),
  medical_mileage_cents: announced(
    'the standard mileage rate for medical travel through June, in cents a mile',
    'ratio',
    mileageNotices,
    { 2024: 21, 2025: 21, 2026: 20.5 },
    { beside: 'later_medical_mileage_cents' },
  ),
  later_medical_mileage_cents: announced(
    'the standard mileage rate for medical travel from July on, in cents a mile',
    'ratio',
    laterMileageNotices,
    { 2024: 21, 2025: 21, 2026: 23.5 },
    { beside: 'medical_mileage_cents' },
  ),
  charity_mileage_cents: fixed(
    'the standard mileage rate for driving in the service of a charity, in cents a mile',
    'ratio',
    'usc_26_170',
    14,
  ),
  commuter_benefit_limit: announced(
    'what an employer may pay untaxed for transit, and as much again for parking',
    'usd_per_month',
    yearlyProcedure,
    { 2024: 315, 2025: 325, 2026: 340 },
  ),
  foreign_earned_income_exclusion: announced(
    'the earnings from work abroad that may be left out of income',
    'usd_per_year',
    yearlyProcedure,
    { 2024: 126_500, 2025: 130_000, 2026: 132_900 },
    {
      appliesTo: 'each person who lives and works abroad',
    },
  ),
});
