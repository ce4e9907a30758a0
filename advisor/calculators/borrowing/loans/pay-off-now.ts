import type { Explanation, Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The explanation when a single payment pays the loan off today. */
export function payOffNow(
  { saved, loan, payment, sooner }: Record<'saved' | 'loan' | 'payment' | 'sooner', Figure>,
  reasons: readonly Text[],
): Explanation {
  const off = text`Paying it off now saves ${saved} in interest, all that was still to come.`;
  return {
    conclusion: off,
    openings: { yesno: text`Yes: paying it off now saves ${saved} in interest.` },
    reasons: [text`It takes ${loan}, and frees the payment of ${payment} for ${sooner}.`, ...reasons],
    next: [
      text`Ask for a payoff quote, and keep an emergency fund: money paid into a loan is hard to get back.`,
    ],
  };
}
