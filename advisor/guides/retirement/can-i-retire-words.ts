import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun, Verdict } from '#advisor/guides/define/define-guide.ts';
import { figureIfAny, type PlanPicture } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** What the years between work and Social Security cost, where they do. */
export function bridgeIn({ claim_age: claim }: PlanPicture, plan: GuideRun | undefined): Text[] {
  const bridge = figureIfAny(plan, 'bridge');
  return bridge
    ? [
        claim === undefined
          ? text`Until Social Security starts, about ${bridge} comes out of your savings.`
          : text`Until Social Security at ${given('claim_age', claim, 'age')}, about ${bridge} comes out of your savings.`,
      ]
    : [];
}

/** The most extra saving to suggest, as a share of what a year costs. */
const mostExtra = 0.5;
const monthsPerYear = 12;

/** Extra saving that a household could do; nothing where it would take most of what they live on. */
export function bearable(extra: Quantity | undefined, { spending, pay }: PlanPicture): Quantity | undefined {
  const most = mostExtra * (spending ?? pay ?? Infinity);
  return extra && extra.value * monthsPerYear <= most ? extra : undefined;
}

/** The age that an answer is about. */
export function atAge({ retire_age: then, age: now }: PlanPicture): Text {
  if (then === undefined) return text`on these numbers you can retire`;
  return then === now
    ? text`on these numbers you can stop now, at ${given('age', then, 'age')}`
    : text`on these numbers you can retire at ${given('retire_age', then, 'age')}`;
}

/** "At 62", or "now", as it stands within a sentence. */
export function thenIn({ retire_age: then, age: now }: PlanPicture): Text {
  if (then === undefined) return now === undefined ? text`now` : text`at the usual age`;
  return then === now ? text`now` : text`at ${given('retire_age', then, 'age')}`;
}

/** Where pay stands in for spending that nobody told. */
export function spendingTaken({ spending, pay, spouse_pay: theirs }: PlanPicture): Text[] {
  return spending === undefined && (pay !== undefined || theirs !== undefined)
    ? [text`That assumes you'd spend about four fifths of your pay.`]
    : [];
}

/** A loan that ends takes its payments with it. */
export const untilPaidOff = ({ mortgage }: { mortgage: number | undefined }): Text[] =>
  mortgage === undefined
    ? []
    : [
        text`If your spending includes the payment on the ${given('mortgage', mortgage, 'usd')} mortgage, you need less once it's paid off.`,
      ];

/** Health insurance is what early retirees forget. */
export function coverBeforeMedicare(
  { age: now, retire_age: then = now }: PlanPicture,
  { facts }: GuideContext,
): Text[] {
  const medicare = facts.get('medicare_age');
  return then !== undefined && then < medicare
    ? [
        text`Budget for health insurance until Medicare at ${fact('medicare_age', medicare, 'age')}: it's often the biggest new bill.`,
      ]
    : [];
}

/** The first age at which a benefit comes soon after work ends. */
const benefitNear = 60;

/** Where spending is told but neither a benefit nor pay to estimate it from, a date alone would say too much. */
export function isBenefitUnknown(picture: PlanPicture): boolean {
  const {
    social_security: benefit,
    pay,
    spouse_pay: theirs,
    spending,
    age: now,
    retire_age: then = now,
  } = picture;
  const isKnown = [benefit, pay, theirs].some((one) => one !== undefined);
  return !isKnown && spending !== undefined && (then ?? 0) >= benefitNear;
}

/** What the savings carry, and what Social Security would have to add. */
export function savingsAlone(picture: PlanPicture, plan: GuideRun, context: GuideContext): Verdict {
  return {
    opening: text`Not ${thenIn(picture)} from savings alone: they carry about ${plan.figure('supported_spending')}, so Social Security or some work has to pay the rest.`,
    because: [
      text`You want to spend ${given('spending', picture.spending!, 'usd_per_year')}. If your Social Security covers the difference, it works from the day that starts, and the years before it come out of savings.`,
      ...coverBeforeMedicare(picture, context),
    ],
    unless: text`you can trim spending to what the savings carry. Then you can stop.`,
    next: text`Look up your benefit at ssa.gov for each claiming age, and tell me the amount.`,
  };
}

/** What lasted thirty years in nearly all of United States history, in percent of the savings. */
export const safeShare = 4;

/** Before anything is said of spending: what the savings carry, or the rule. */
export function spendingUnknown(picture: PlanPicture, context: GuideContext): Verdict {
  const { savings } = picture;
  const carried =
    savings === undefined
      ? undefined
      : context.run(withdrawalAmount, { portfolio: savings, rate: safeShare });
  if (savings === undefined || !carried) {
    return {
      opening: text`You can retire once your savings are about twenty-five times what you'd draw from them each year.`,
      because: [
        text`Take a year's spending, subtract Social Security and any pension, and multiply what's left by twenty-five. That's the four percent rule turned around.`,
      ],
      unless: text`you stop in your forties or fifties. Then aim for thirty times, because the money has to last longer.`,
      next: text`Tell me your age, your savings and what you spend a year, and I'll work it out.`,
    };
  }
  return {
    opening: text`Only if about ${carried.figure('yearly')} from your ${given('savings', savings, 'usd')} is enough until Social Security comes on top.`,
    because: [
      text`That's the four percent rule: so much in the first year, raised with prices after that, has lasted thirty years in nearly all of history.${(picture.retire_age ?? picture.age ?? benefitNear) < benefitNear ? ' Stopping this early, plan with less: the money has to last longer.' : ''}`,
      ...coverBeforeMedicare(picture, context),
    ],
    unless: text`a pension, rent or a spouse's pay comes on top. Then you need that much less from savings.`,
    next: text`Add up what you spent over the last three months, and tell me what a year costs you.`,
  };
}
