import { given } from '#advisor/calculators/define/result.ts';
import { yearlyInterest } from '#advisor/guides/debt/student-loans/student-loan-figures.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

type Told = Parameters<typeof yearlyInterest>[0];

/** Private loans, for which a lower rate is on offer. */
export function refinancePrivate(told: Told, context: GuideContext): Verdict {
  const interest = yearlyInterest(told, context);
  return {
    opening:
      told.rate !== undefined && told.new_rate !== undefined
        ? text`Yes, refinance your private loans from ${given('rate', told.rate, 'percent')} to ${given('new_rate', told.new_rate, 'percent')}.`
        : text`Yes, refinance private loans whenever you get a clearly lower rate.`,
    because: [
      text`Private loans have no federal protections to lose.`,
      ...(interest
        ? [
            text`At the new rate the first year's interest is about ${interest.after} instead of ${interest.before}.`,
          ]
        : []),
      text`Keep the term about as long as what you have left, or a lower payment just costs more in the end.`,
    ],
    unless: text`some of them are federal. Leave those out of it.`,
    next: text`Check rates at three lenders within two weeks with soft inquiries, and ask each about hardship pauses and cosigner release.`,
  };
}

/** Questions of students who would borrow from a bank. */
export const borrowQuestions = [
  'private student loan or work more hours while in school',
  'should I take a private loan for college or get a job',
  'need 6k more for tuition each year, private loan a good idea?',
] as const;

export function privateLast(): Verdict {
  return {
    opening: text`Work some hours and take federal loans first, and use a private loan only for what's still missing.`,
    because: [
      text`Federal loans have fixed rates, payments by income and forgiveness. A private one has none of these and usually needs a cosigner.`,
      text`Up to about fifteen or twenty hours of work a week rarely hurts grades. Much more than that can delay the degree, which costs more than a modest loan.`,
    ],
    unless: text`you've used up the federal loans and the missing sum is small. Then compare three lenders and take a fixed rate.`,
    next: text`Ask the aid office for the unsubsidized loan, campus work and an appeal before you sign with a bank.`,
  };
}

export function keepPrivate({ rate = 0, new_rate: newRate = 0 }: Told): Verdict {
  return {
    opening: text`No, keep the loans you have.`,
    because: [
      text`You pay ${given('rate', rate, 'percent')} now, and ${given('new_rate', newRate, 'percent')} isn't lower. A smaller payment would only come from a longer term.`,
    ],
    unless: text`your present rate is variable and you want a fixed one. Then a small difference can be worth it.`,
    next: text`Send whatever is extra to the loan with the highest rate, and look again when your credit or income is better.`,
  };
}

export function privateTrouble(): Verdict {
  return {
    opening: text`Call the private lender now and ask for a lower payment in writing.`,
    because: [
      text`They have no income-based plans, but most offer interest-only months, a pause or a modified rate. They can't take your pay without suing you first.`,
      text`A cosigner is on the hook too, so warn them.`,
    ],
    unless: text`you've been sued, or the loan is years old. Then see legal aid before you pay or sign anything.`,
    next: text`Ask for the hardship department today, and complain to the CFPB if they won't answer.`,
    say: text`I can't make this payment. What modified or interest-only plan can you offer me in writing?`,
  };
}
