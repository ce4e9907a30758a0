import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of retired people whose income covers their bills. */
export const coveredQuestions = [
  'my pension and social security cover everything and my money is in CDs. Am I foolish not to own stocks?',
  'retired, pension and SS pay all the bills, do I need to invest my savings or keep so much cash',
  "I'm 80, income covers my expenses, savings sit in the bank. Is that wrong?",
  'retired and pension covers the bills, do I still need an emergency fund',
] as const;

/** An emergency fund beside income for life that covers the bills. */
export function smallFund({
  cash,
  income,
}: {
  cash?: number | undefined;
  income?: number | undefined;
}): Verdict {
  return {
    opening:
      cash === undefined
        ? text`A few months of bills is plenty: your income can't be lost.`
        : text`No, you don't need all of the ${given('cash', cash, 'usd')} for emergencies: your income can't be lost.`,
    because: [
      text`${income === undefined ? 'A pension and Social Security' : text`The ${given('income', income, 'usd_per_month')} of pension and Social Security`} come every month, so the fund only has to cover repairs, a car and medical bills. Three to six months of bills does that.`,
      text`If you're married, look at what's left when one of the checks stops, and keep more for that.`,
    ],
    unless: text`the house or the car is old, or long-term care worries you. Then keeping it all safe is fine.`,
    next: text`Write down your largest likely repair and your health plan's out-of-pocket maximum, and keep those two sums in insured savings.`,
  };
}
