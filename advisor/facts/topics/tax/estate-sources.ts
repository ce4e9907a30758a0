import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const estateSources = defineSources({
  irs_gift_tax: irs(
    'Instructions for Form 709, United States Gift (and Generation-Skipping Transfer) Tax Return',
    'forms-pubs/about-form-709',
    '2025',
  ),
  irs_estate_tax: irs('Estate Tax', 'businesses/small-businesses-self-employed/estate-tax', '2026'),
  usc_26_2010: taxCode('2010', 'Unified credit against estate tax'),
});
