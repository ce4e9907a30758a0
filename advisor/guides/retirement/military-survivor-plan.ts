import { given } from '#advisor/calculators/define/result.ts';
import type { Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions about the military's own insurance for a pension. */
export const survivorPlanQuestions = [
  'should I take the survivor benefit plan when I retire from the military',
  'is SBP worth it or should I buy life insurance instead',
  'retiring from the navy, do I pay for sbp for my husband',
  'army retirement, survivor benefit plan costs 6.5 percent of my pay. take it?',
  'decline SBP and get term life, good idea for a retired officer',
  'air force retiree, my wife works and has her own pension, do we need sbp',
] as const;

interface Plan {
  pension: number | undefined;
  cost: number | undefined;
}

export function survivorPlan({ pension, cost }: Plan): Verdict {
  return {
    opening:
      cost === undefined
        ? text`Take the Survivor Benefit Plan if your spouse would need part of your pension to live on.`
        : text`Yes, take it if your spouse would need part of your pension: ${given('other_pension', cost, 'usd_per_month')} buys an income for life.`,
    because: [
      pension === undefined
        ? text`Your pension stops the day you die. The plan then pays your spouse fifty-five percent of what you cover, for life and with inflation raises.`
        : text`Your ${given('pension', pension, 'usd_per_month')} stops the day you die. The plan then pays your spouse fifty-five percent of what you cover, for life and with inflation raises.`,
      text`The premium comes out before tax and ends after thirty years, once you're seventy. Term insurance can be cheaper if you're healthy, but it ends.`,
    ],
    unless: text`your spouse has a good pension or is much older or seriously ill. Then less or none can be right, and your spouse must sign.`,
    next: text`Compare it with a term quote first. The choice at retirement is nearly always final.`,
  };
}

export const noSurvivorPlan = (): Verdict => ({
  opening: text`No, without a spouse or a child who needs your income you can skip the Survivor Benefit Plan.`,
  because: [
    text`It turns part of your pension into an income for a survivor, and there's no one to pay it to.`,
  ],
  unless: text`you have a disabled child, a former spouse with a court order, or a sibling or parent who lives on your money. Each can be covered.`,
  next: text`Decline it in writing, and note that you have one year to cover a new spouse if you marry later.`,
});
