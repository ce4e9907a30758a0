/** The yearly adjustments for inflation, one revenue procedure for each year. */
export const yearlyProcedure = { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: 'irs_rp_2025_32' };

/** The tax law of July 2025. */
export const newLaw = 'public_law_119_21';

/** The yearly notices on the limits of retirement plans and IRAs. */
export const notices = { 2024: 'irs_notice_2023_75', 2025: 'irs_notice_2024_80', 2026: 'irs_notice_2025_67' };
