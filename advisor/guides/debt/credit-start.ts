import { creditUtilization } from '#advisor/calculators/borrowing/debts/credit-utilization.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** The card of someone who offers to add the person to it. */
interface Card {
  their_balance: number | undefined;
  limit: number | undefined;
}

/** Verdicts for people without any credit yet. */
export const creditStart = {
  start: (): Verdict => ({
    opening: text`Start with one secured card, and pay it in full by autopay.`,
    because: [
      text`You put down a deposit, the bank reports your payments, and after about six months you have a score. Small regular use is enough.`,
      text`Being added to a careful parent's old card speeds it up.`,
    ],
    unless: text`you'd be tempted to spend on it. Then a credit-builder loan from a credit union does the same without a card.`,
    next: text`Pick a secured card with no annual fee that reports to all three bureaus, and put one small bill on it.`,
  }),
  start_added: (): Verdict => ({
    opening: text`Do both if you can: be added to the parent's card now, and open a secured card in your own name.`,
    because: [
      text`As an authorized user, the card's whole history can show on your report within a month or two, so a score comes quickly. The secured card builds a history that stays yours.`,
      text`A landlord looks at income and rent history too, so a guarantor or a bigger deposit can bridge the first months.`,
    ],
    unless: text`that card carries high balances or late payments. Those would land on your report as well, so take only the secured card.`,
    next: text`Ask the bank whether it reports authorized users to all three bureaus, and pick a secured card without a yearly fee.`,
  }),
  own_card_only: ({ their_balance: theirs, limit }: Card, { run }: GuideContext): Verdict => {
    const used = limit === undefined ? undefined : run(creditUtilization, { balance: theirs, limit });
    return {
      opening: text`No, not on that card: open a secured card in your own name instead.`,
      because: [
        used
          ? text`It's ${used.figure('utilization')} full, and an authorized user's report shows that as their own. It would start your score low.`
          : text`An authorized user's report shows the ${given('their_balance', theirs!, 'usd')} on it as their own. It would start your score low.`,
        text`A secured card with a small deposit gives you a score of your own in about six months.`,
      ],
      unless: text`that card is paid down to under a third of its limit and has no late payments. Then being added helps.`,
      next: text`Pick a secured card without a yearly fee that reports to all three bureaus, put one small bill on it, and pay it in full by autopay.`,
    };
  },
};
