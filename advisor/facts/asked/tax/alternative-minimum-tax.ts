/** How people ask for these facts. */
export const alternativeMinimumTaxAsked = {
  alternative_minimum_tax_exemption: [
    'AMT exemption',
    'AMT exemption amount',
    'how much income is free from the alternative minimum tax',
    'what amount do i get to subtract before amt',
    'how much can i earn before amt applies',
    'alternative minimum tax exemption for a married couple',
  ],
  alternative_minimum_tax_phaseout: [
    'AMT phaseout threshold',
    'AMT income limit',
    'at what income do i start losing the amt exemption',
    'when does the alternative minimum tax exemption phase out',
    'income where the amt exemption begins to go away',
    'amt exemption starts shrinking at what income, married',
  ],
  alternative_minimum_tax_phaseout_percent: [
    'AMT phaseout rate',
    'how fast does the amt exemption shrink',
    'how many cents of amt exemption do i lose per extra dollar',
    'by what percent is the amt exemption reduced above the threshold',
    'speed at which the amt exemption goes away',
    'how quickly do high earners lose the amt exemption',
  ],
  alternative_minimum_tax_rates: [
    'AMT rate',
    'what percent is the alternative minimum tax',
    'what are the two amt rates',
    'how much tax do i pay under amt, as a percentage',
    'alternative minimum tax percentages',
    'how high is the alternative minimum tax',
  ],
  alternative_minimum_tax_higher_rate_from: [
    '28 percent AMT bracket',
    'where does the higher amt rate start',
    'at what income does amt go up to the second rate',
    'when does the lower alternative minimum tax rate end',
    'income where amt jumps to the higher percentage',
    'top amt bracket starts at',
  ],
};
