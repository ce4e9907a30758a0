import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { checkedOn, fixed } from '#advisor/facts/entry.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';
import { newLaw } from '#advisor/facts/topics/tax/federal-tax-sources.ts';

export const winningsSources = defineSources({
  irs_topic_419: irs('Topic 419, Gambling income and losses', 'taxtopics/tc419', '2026'),
  usc_26_3402: taxCode('3402', 'Income tax collected at source'),
});

/** What is kept back from winnings, and what of the losses counts. */
export const winningsFacts = defineFacts({
  winnings_withholding_percent: fixed(
    'the share of large lottery and gambling winnings that is withheld for federal income tax',
    'percent',
    'irs_topic_419',
    24,
  ),
  winnings_withholding_threshold: fixed(
    'the winnings, less the bet, above which lotteries and sweepstakes withhold federal tax',
    'usd',
    'usc_26_3402',
    5000,
  ),
  gambling_loss_percent: {
    label: 'the share of gambling losses that counts against winnings',
    unit: 'percent',
    values: { 2024: 100, 2026: 90 },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
});
