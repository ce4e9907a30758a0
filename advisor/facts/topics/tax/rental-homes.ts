import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

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
