import type { Plan } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What to do next with each account. */
export const nextSteps: Record<Plan, Text[]> = {
  workplace: [
    text`Put in at least as much as your employer matches.`,
    text`Divide what is left by the paychecks left this year, and set that amount with payroll.`,
  ],
  traditional_ira: [
    text`If little of it can be deducted, look at a Roth IRA first.`,
    text`Report what you do not deduct on Form 8606, so that it is not taxed twice.`,
  ],
  roth_ira: [
    text`You have until the tax deadline in April to put in this year’s money.`,
    text`If your income may end up higher, wait until you know it, or be ready to move the excess in time.`,
  ],
  simple_ira: [text`Ask your employer for its match and whether the higher limits apply.`],
  sep_ira: [text`You have until the due date of the return, with extensions, to put it in.`],
  hsa: [text`If you can, pay small bills from your pocket and leave the account invested.`],
};
