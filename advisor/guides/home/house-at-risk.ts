import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told {
  card: number | undefined;
  benefits: number | undefined;
  spending: string | undefined;
}

/** Verdicts for people who could lose the house over card debt. */
export const houseAtRisk = {
  benefits_are_safe: ({ card, benefits }: Told): Verdict => ({
    opening: text`No, don't move ${card === undefined ? 'the cards' : text`the ${given('card', card, 'usd')}`} onto the house: card companies generally can't take your Social Security, but a home lender can take the house.`,
    because: [
      text`On ${given('benefits', benefits!, 'usd_per_month')} of benefits there's little a card company could collect, even if it wins in court. It may get a lien on a house, and how much of that is protected depends on your state.`,
      text`A loan on the house would turn a debt you may not have to pay into one you can lose your home over.`,
    ],
    unless: text`you have pay or savings besides. Then ask a nonprofit counselor for a lower rate plan.`,
    next: text`See legal aid or a bankruptcy lawyer about how your state protects a home, before you pay anyone.`,
    say: text`We live on Social Security. Please contact us only in writing.`,
  }),
  pay_in_doubt: ({ card, spending }: Told): Verdict => ({
    opening: text`No, don't put ${card === undefined ? 'the cards' : text`the ${given('card', card, 'usd')} of card debt`} on the house while a paycheck is missing or in doubt.`,
    because: [
      text`If you miss card payments, they call and later sue. If you miss a home equity payment, you can lose the house.`,
      spending === 'goes_on'
        ? text`With groceries still on the cards, the balance would come back on top of the new loan.`
        : text`Card companies have hardship programs that cut the rate for months, and a counselor can ask all of them at once.`,
    ],
    unless: text`the pay is back and the cards have stayed empty for six months. Then a fixed home equity loan can save a lot.`,
    next: text`Call each card company for a hardship plan this week, and a nonprofit counselor at nfcc.org.`,
    say: text`Our income has dropped. What hardship rate and payment can you give us?`,
  }),
};
