import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about a parent whose mind may no longer allow a signature. */
export const cannotSignQuestions = [
  'mom has dementia and never made a power of attorney, is it too late',
  'can my father still sign a power of attorney after an alzheimers diagnosis',
  'my parent is too far gone to sign papers, how do we get control of the bank account',
  'no power of attorney and dad has dementia, do we need a guardian',
  'mother in law cannot manage her bills anymore and there is no POA',
  'she does not know what day it is and nothing was ever signed, how can we pay her bills',
  'grandma does not understand anything anymore and nobody can sign for her',
] as const;

/** Questions about a parent who begins to forget. */
export const memoryQuestions = [
  "Dad was just diagnosed with Alzheimer's, what do we do about his accounts",
  'mom is getting forgetful, which papers should we get signed now',
  'early dementia diagnosis, what do we do first about money and legal papers',
] as const;

/** Questions about a relative who is paid for the care. */
export const paidCareQuestions = [
  'can i get paid for taking care of my dad',
  'can my mother pay me to care for her out of her savings',
  'my brother takes care of our mom and wants a salary from her money, is that allowed',
  'how do we pay a family member for caregiving without medicaid calling it a gift',
  'I cut my hours to take care of mom, can she pay me for it',
  'my uncle pays me cash by the hour to take care of him, problem for medicaid later?',
  'what is a caregiver agreement and do we need one between family',
] as const;

export const guardianIfTooLate = (): Verdict => ({
  opening: text`Maybe: a diagnosis alone doesn't rule out a power of attorney, but your parent has to understand it on the day of signing.`,
  because: [
    text`An elder law attorney can meet your parent alone on a good day and judge that. If it's too late, a court names a guardian, which takes weeks to months and often costs thousands.`,
    text`Don't have a parent sign what they don't understand: such papers can be thrown out.`,
  ],
  unless: text`a trust or an old power of attorney already names someone. Look through the papers first.`,
  next: text`Call an elder law attorney this week, and apply to be representative payee for the Social Security check, which needs no court.`,
  say: text`Can my parent still sign, and what would guardianship cost?`,
});

export const careAgreement = ({ pay }: { pay: number | undefined }): Verdict => ({
  opening:
    pay === undefined
      ? text`Paying a family member for care is fine, if a written care agreement comes first.`
      : text`Yes, your parent may pay ${given('care_pay', pay, 'usd_per_month')}, if a written care agreement comes first and the hours are worth that much at local prices.`,
  because: [
    text`Without one, Medicaid can call the payments gifts and delay coverage, in most states for five years back. It names tasks, hours and what an agency would charge, and can't pay for the past.`,
    text`The pay is taxable, and the one who pays may owe payroll tax. With dementia, the agent under a power of attorney signs.`,
  ],
  unless: text`Medicaid or the VA would pay you. Many states do, so ask the agency on aging first.`,
  next: text`Have an elder law attorney write the agreement before the first payment, tell all siblings, and keep a log.`,
});
