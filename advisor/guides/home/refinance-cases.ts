import { given } from '#advisor/calculators/define/result.ts';
import type { GuideSide, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  rate: number | undefined;
  new_rate: number | undefined;
  balance: number | undefined;
  cash: number | undefined;
}

/** Questions of people who don't just look for a lower rate. */
export const refinanceSides: readonly GuideSide<'asked'>[] = [
  {
    given: { asked: 'adjustable' },
    questions: [
      'my ARM resets soon to a higher rate, refinance, pay it down or ride it out',
      'adjustable mortgage goes from 3.4 to 6.9 next year, what should I do',
      'the fixed period of our 5/1 loan is ending, should we refinance',
    ],
  },
  {
    given: { asked: 'heir' },
    questions: [
      'inherited my mothers house with a mortgage in her name, do I have to refinance',
      'can I keep paying the loan of a house I inherited',
    ],
  },
  {
    given: { asked: 'divorce' },
    questions: [
      'divorcing and keeping the house, do I have to refinance the low rate',
      'my ex wants off the mortgage, our rate is 2.9, refinance or assume it',
    ],
  },
];

/** Their verdicts. */
export const refinanceCases = {
  adjustable: ({ rate, new_rate: reset, balance, cash }: Told): Verdict => ({
    opening:
      cash === undefined
        ? text`Compare a fixed loan with the new rate of yours before the reset, and take it only if it's clearly lower.`
        : text`Pay the loan down before the reset, and refinance only if a fixed rate is clearly below your new one.`,
    because: [
      rate !== undefined && reset !== undefined
        ? text`Going from ${given('rate', rate, 'percent')} to ${given('new_rate', reset, 'percent')} is the jump to beat. Read your caps: they say how far it can rise at once and in all.`
        : text`Read the caps in your note: they say how far the rate can rise at once and in all.`,
      cash !== undefined && balance !== undefined
        ? text`At the reset the payment is worked out again from what you still owe, so part of your ${given('cash', cash, 'usd')} lowers it for good.`
        : text`At the reset the payment is worked out again from what you still owe, so paying it down first lowers it for good.`,
    ],
    unless: text`you'll sell within about two years. Then a refinance rarely earns back its costs.`,
    next: text`Ask the servicer for the index, margin and caps, and get two fixed quotes two months before the date.`,
    say: text`What will my rate and payment be after the reset, and can you modify the loan to a fixed rate?`,
  }),
  heir: ({ rate, balance }: Told): Verdict => ({
    opening: text`No, you don't have to refinance: an heir who takes over a home can keep paying the loan as it is.`,
    because: [
      rate === undefined
        ? text`Federal law keeps the lender from calling the loan because of the death, and the servicer must treat you as the successor once you show proof.`
        : text`Federal law keeps the lender from calling the loan because of the death, so the ${given('rate', rate, 'percent')} stays. The servicer must treat you as the successor once you show proof.`,
      balance === undefined
        ? text`You don't even owe it personally. But if it isn't paid, the house is lost.`
        : text`You don't even owe the ${given('balance', balance, 'usd')} personally. But if it isn't paid, the house is lost.`,
    ],
    unless: text`you need cash to buy out other heirs. Then compare a home equity loan first, which leaves the old one alone.`,
    next: text`Send the servicer the death certificate and the will or deed, ask to be confirmed as successor in interest, and keep it insured.`,
    say: text`I've inherited the home and want to keep the loan. Please confirm me as successor in interest.`,
  }),
  divorce: ({ rate }: Told): Verdict => ({
    opening:
      rate === undefined
        ? text`Ask the servicer first to let you take over the loan as it is, with a release for your ex.`
        : text`Try to keep the ${given('rate', rate, 'percent')}: ask the servicer to let you take over the loan, with a release for your ex.`,
    because: [
      text`A lender can't call the loan because a divorce gives the house to one of you. FHA, VA and USDA loans can be assumed, and others sometimes can.`,
      text`The decree doesn't take anyone off the loan. Only a release, a refinance or a payoff does.`,
    ],
    unless: text`you can't carry the payment on one income. Then selling is fairer to both.`,
    next: text`Have the decree say who pays, by when the other is released, and what happens if not.`,
    say: text`I'm being awarded the house. What do you need for an assumption and a release of liability?`,
  }),
};
