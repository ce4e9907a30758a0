import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const estimatedTaxSources = defineSources({
  usc_26_6654: taxCode('6654', 'Failure by individual to pay estimated income tax'),
  irs_topic_306: irs('Topic 306, Penalty for Underpayment of Estimated Tax', 'taxtopics/tc306', '2026'),
});
