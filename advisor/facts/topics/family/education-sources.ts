import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const educationSources = defineSources({
  usc_26_25a: taxCode('25A', 'American Opportunity and Lifetime Learning credits'),
  usc_26_127: taxCode('127', 'Educational assistance programs'),
  usc_26_221: taxCode('221', 'Interest on education loans'),
  usc_26_529: taxCode('529', 'Qualified tuition programs'),
  usc_26_530: taxCode('530', 'Coverdell education savings accounts'),
  irs_pub_970: irs('Publication 970, Tax Benefits for Education', 'forms-pubs/about-publication-970', '2025'),
});
