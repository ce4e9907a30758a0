import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about a partner who is not a spouse. */
export const partnerQuestions = [
  'can I add my girlfriend to my health insurance at work, we are not married',
  'boyfriend has no insurance, can I put him on my employer plan',
  'domestic partner coverage on my job health plan',
  'we live together and have a child but never married, can my partner go on my insurance',
  'my fiance needs health insurance before the wedding, can she join my plan',
] as const;

/** Questions of people who would rather pay for no plan at all. */
export const goWithoutQuestions = [
  'turning 26 and losing my parents plan, take the insurance at work or go without',
  'young and healthy, can I skip health insurance this year',
  'is it ok to have no health insurance until next open enrollment',
  'my job insurance costs too much, what if I just go uninsured',
] as const;

export const partnerPlan = (): Verdict => ({
  opening: text`Only if your employer covers domestic partners: many do and many don't, so ask HR.`,
  because: [
    text`You'd usually sign that you live together and share expenses. What the employer pays for a partner counts as taxable pay for you, unless the partner is your dependent for taxes.`,
    text`Losing a job's coverage opens sixty days for a Marketplace plan, often with help on a low income, and Medicaid takes people any day. A child of yours can go on your plan either way.`,
  ],
  unless: text`you marry. Then you can add a spouse within thirty days.`,
  next: text`Ask HR for the price with a partner and the extra tax, and compare it with HealthCare.gov before you decide.`,
  say: text`Does our plan cover domestic partners, and what's added to my taxable pay?`,
});

export function noGap({ plans = [] }: { plans?: readonly { premium: number }[] | undefined }): Verdict {
  const [plan] = plans;
  return {
    opening:
      plan === undefined
        ? text`Take the plan at work, and don't go without: one accident can cost more than a decade of premiums.`
        : text`Take the plan at ${given('plans', plan.premium, 'usd_per_month')}, and don't go without: one accident can cost more than a decade of premiums.`,
    because: [
      text`Premiums come out before tax, so it costs you less than it says. Losing a parent's plan lets you join within thirty days; if you miss that, you wait for open enrollment.`,
    ],
    unless: text`your pay is low. Then check Medicaid or a Marketplace plan first, which can be nearly free if the job's plan is too costly for your income.`,
    next: text`Ask HR for the form today, and pick the high-deductible plan if you're healthy and it comes with an HSA.`,
  };
}
