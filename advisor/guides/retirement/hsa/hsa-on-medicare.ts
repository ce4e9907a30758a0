import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people who have joined Medicare and still have an HSA. */
export const onMedicareQuestions = [
  "I'm on Medicare and still working with a high deductible plan. Can I keep contributing to my HSA?",
  'already enrolled in Medicare Part A, can I still put money into my HSA',
  'signed up for medicare last year, employer still puts money in my hsa, is that ok',
  "I'm 67, on Medicare since last year with 20k in an HSA. Keep putting money in or invest it?",
] as const;

/** Any part of Medicare ends the right to put money into an HSA; what is in it stays. */
export function hsaOnMedicare(): Verdict {
  return {
    opening: text`No, stop putting money in: once you have any part of Medicare, you can't contribute to an HSA.`,
    because: [
      text`That's true of Part A alone, and of your employer's deposits. What went in since then is an excess, taxed every year until you take it out.`,
      text`What's there stays yours for tax-free medical costs and Medicare premiums. Keep what you won't need for years invested.`,
    ],
    unless: text`your spouse isn't on Medicare and has an HSA plan. Then your spouse may contribute.`,
    next: text`Stop the payroll deposits today, and have the HSA bank take out the excess before you file.`,
    say: text`I've been on Medicare since that month. Please stop my HSA deposits and return the excess with its earnings.`,
  };
}
