import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

export const estateFacts = defineFacts({
  gift_exclusion: announced(
    'what you may give one person in a year without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 18_000, 2025: 19_000, 2026: 19_000 },
    {
      appliesTo: 'each giver and each recipient',
    },
  ),
  gift_exclusion_foreign_spouse: announced(
    'what you may give in a year to a spouse who is not a US citizen without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 185_000, 2025: 190_000, 2026: 194_000 },
  ),
  estate_exemption: announced(
    'the exemption from estate and gift tax',
    'usd',
    { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: newLaw },
    { 2024: 13_610_000, 2025: 13_990_000, 2026: 15_000_000 },
    {
      appliesTo: 'each person, for gifts in life and what is left at death together',
    },
  ),
  estate_tax_rate: fixed('the estate and gift tax above the exemption', 'percent', 'irs_estate_tax', 40),
});
