import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const rentalHomesSources = defineSources({
  usc_26_168: taxCode('168', 'Accelerated cost recovery system'),
  irs_pub_544: irs(
    'Publication 544, Sales and Other Dispositions of Assets',
    'forms-pubs/about-publication-544',
    '2025',
  ),
});
