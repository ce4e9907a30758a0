import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const winningsSources = defineSources({
  irs_topic_419: irs('Topic 419, Gambling income and losses', 'taxtopics/tc419', '2026'),
  usc_26_3402: taxCode('3402', 'Income tax collected at source'),
});
