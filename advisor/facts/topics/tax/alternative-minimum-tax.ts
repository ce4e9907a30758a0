import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { byStatus, statusNames } from '#advisor/facts/filing-status.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

export const alternativeMinimumTaxFacts = defineFacts({
  alternative_minimum_tax_exemption: announced(
    'the exemption from the alternative minimum tax',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(85_700, 133_300, 66_650, 85_700),
      2025: byStatus(88_100, 137_000, 68_500, 88_100),
      2026: byStatus(90_100, 140_200, 70_100, 90_100),
    },
    {
      keys: statusNames,
    },
  ),
  alternative_minimum_tax_phaseout: announced(
    'the income at which the exemption from the alternative minimum tax begins to shrink',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(609_350, 1_218_700, 609_350, 609_350),
      2025: byStatus(626_350, 1_252_700, 626_350, 626_350),
      2026: byStatus(500_000, 1_000_000, 500_000, 500_000),
    },
    {
      keys: statusNames,
    },
  ),
  alternative_minimum_tax_phaseout_percent: {
    label: 'the share of income above that by which the exemption from the alternative minimum tax shrinks',
    unit: 'percent',
    values: { 2024: 25, 2025: 25, 2026: 50 },
    source: { 2024: 'usc_26_55', 2025: 'usc_26_55', 2026: newLaw },
    changesYearly: false,
    checkedOn,
  },
  alternative_minimum_tax_rates: fixed(
    'the rates of the alternative minimum tax',
    'percent',
    'usc_26_55',
    { lower: 26, higher: 28 },
    {
      keys: { lower: 'the lower rate', higher: 'the higher rate' },
    },
  ),
  alternative_minimum_tax_higher_rate_from: announced(
    'the income, after the exemption, above which the higher rate of the alternative minimum tax applies',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(232_600, 232_600, 116_300, 232_600),
      2025: byStatus(239_100, 239_100, 119_550, 239_100),
      2026: byStatus(244_500, 244_500, 122_250, 244_500),
    },
    {
      keys: statusNames,
    },
  ),
});
