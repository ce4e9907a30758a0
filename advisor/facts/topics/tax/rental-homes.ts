import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const rentalHomesSources = defineSources({
  usc_26_168: taxCode('168', 'Accelerated cost recovery system'),
  irs_pub_544: irs(
    'Publication 544, Sales and Other Dispositions of Assets',
    'forms-pubs/about-publication-544',
    '2025',
  ),
});

export const rentalHomesFacts = defineFacts({
  rental_depreciation_years: fixed(
    'the years over which a rented home is depreciated',
    'years',
    'usc_26_168',
    27.5,
  ),
  depreciation_recapture_rate: fixed(
    'the highest rate on gain from depreciation of real estate (unrecaptured section 1250 gain)',
    'percent',
    'usc_26_1',
    25,
  ),
});
