import { defineFacts } from '#advisor/facts/define-facts.ts';
import { checkedOn, fixed } from '#advisor/facts/entry.ts';
import { newLaw } from '#advisor/facts/announcements.ts';

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
