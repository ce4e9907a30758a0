import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { byStatus, statusNames } from '#advisor/facts/filing-status.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/topics/federal-tax-sources.ts';

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
      asked: [
        'AMT exemption',
        'AMT exemption amount',
        'how much income is free from the alternative minimum tax',
        'what amount do i get to subtract before amt',
        'how much can i earn before amt applies',
        'alternative minimum tax exemption for a married couple',
      ],
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
      asked: [
        'AMT phaseout threshold',
        'AMT income limit',
        'at what income do i start losing the amt exemption',
        'when does the alternative minimum tax exemption phase out',
        'income where the amt exemption begins to go away',
        'amt exemption starts shrinking at what income, married',
      ],
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
    asked: [
      'AMT phaseout rate',
      'how fast does the amt exemption shrink',
      'how many cents of amt exemption do i lose per extra dollar',
      'by what percent is the amt exemption reduced above the threshold',
      'speed at which the amt exemption goes away',
      'how quickly do high earners lose the amt exemption',
    ],
  },
  alternative_minimum_tax_rates: fixed(
    'the rates of the alternative minimum tax',
    'percent',
    'usc_26_55',
    { lower: 26, higher: 28 },
    {
      asked: [
        'AMT rate',
        'what percent is the alternative minimum tax',
        'what are the two amt rates',
        'how much tax do i pay under amt, as a percentage',
        'alternative minimum tax percentages',
        'how high is the alternative minimum tax',
      ],
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
      asked: [
        '28 percent AMT bracket',
        'where does the higher amt rate start',
        'at what income does amt go up to the second rate',
        'when does the lower alternative minimum tax rate end',
        'income where amt jumps to the higher percentage',
        'top amt bracket starts at',
      ],
      keys: statusNames,
    },
  ),
});
