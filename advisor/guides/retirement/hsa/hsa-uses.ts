import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about whose bills an HSA may pay. */
export const useForQuestions = [
  "Can I use my HSA to pay for my mom's hearing aids?",
  "may my HSA pay my husband's dentist, he is on another plan",
  "use HSA money for my grown daughter's therapy",
] as const;

/** Questions of people whose new health plan has no HSA. */
export const noMorePlanQuestions = [
  'new job has a regular PPO, what do I do with my old HSA',
  'is it dumb to cash out my HSA now that I have no high deductible plan',
  'left my HDHP, can I still use or keep my HSA',
] as const;

/** Whose medical bills are free of tax. */
export function hsaForFamily(): Verdict {
  return {
    opening: text`Yes for your spouse and for anyone you could claim as a dependent, whatever health plan they have.`,
    because: [
      text`A parent counts if you pay more than half of their support, even if their income is too high to claim them. A grown child who isn't your dependent doesn't, though they may open an HSA of their own.`,
      text`For anyone else the money is taxed as income, with a penalty before sixty-five.`,
    ],
    unless: text`insurance, an FSA or another HSA already pays that bill. Each dollar counts only once.`,
    next: text`Keep the receipt and a note of how you support them, and pay from the HSA card or pay yourself back.`,
  };
}

/** An HSA without a plan that goes with it. */
export function hsaWithoutPlan(
  { balance }: { balance?: number | undefined },
  { facts }: GuideContext,
): Verdict {
  return {
    opening: text`Keep it, don't cash it out: ${balance === undefined ? 'the money' : text`the ${given('balance', balance, 'usd')}`} stays yours, and you just can't add to it on a regular plan.`,
    because: [
      text`It still pays doctors, dentists and medicine tax-free at any time. Cashed out for something else before sixty-five, it costs income tax plus ${fact('hsa_other_use_tax_percent', facts.get('hsa_other_use_tax_percent'), 'percent')}.`,
      text`Old employers' HSAs often start to charge a monthly fee.`,
    ],
    unless: text`it's only a few dollars. Then spend it on the next medical bill and close it.`,
    next: text`Move it to an HSA without fees by direct transfer, use it for your new plan's deductible, and invest what you won't need for years.`,
    say: text`Please transfer my HSA directly. Don't send me a check.`,
  };
}
