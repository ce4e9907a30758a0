import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun, Verdict } from '#advisor/guides/define/define-guide.ts';
import { benefitOf, figureIfAny, type PlanPicture } from '#advisor/guides/retirement/retirement-picture.ts';
import { benefitBasis } from '#advisor/guides/retirement/social-security-estimate.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

const monthsPerYear = 12;

/**
 * What the years between work and Social Security cost, where they do; with an estimated benefit its amount is said
 * instead.
 */
export function bridgeIn(picture: PlanPicture, plan: GuideRun | undefined): Text[] {
  const { claim_age: claim } = picture;
  const bridge = benefitBasis(picture) === 'told' ? figureIfAny(plan, 'bridge') : undefined;
  return bridge
    ? [
        claim === undefined
          ? text`Until Social Security starts, about ${bridge} comes out of your savings.`
          : text`Until Social Security at ${given('claim_age', claim, 'age')}, about ${bridge} comes out of your savings.`,
      ]
    : [];
}

/** What those years cost where the benefit is only estimated: they hang on it most. */
export function untilChecks(plan: GuideRun): Text[] {
  const bridge = figureIfAny(plan, 'bridge');
  return bridge ? [text`Until that starts, about ${bridge} comes out of your savings.`] : [];
}

/** The most extra saving to suggest, as a share of what a year costs. */
const mostExtra = 0.5;

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

/** Nobody plans a retirement by the cent. */
export const wholeDollars = (one: Quantity): Quantity => ({ ...one, decimals: 0 });

/** What savings and Social Security carry together. */
export function carriedIn(picture: PlanPicture, plan: GuideRun): Text {
  const benefit = figureIfAny(plan, 'social_security');
  const carried = text`about ${wholeDollars(plan.figure('supported_monthly'))}`;
  if (!benefit) return text`That carries ${carried}.`;
  return benefitBasis(picture) === 'told'
    ? text`With Social Security that carries ${carried}.`
    : text`With about ${benefit} of Social Security${benefitOf(picture)}, that carries ${carried}.`;
}

/** What a month of the told spending is beyond the income that lasts. */
export function shortBy({ spending }: PlanPicture, income: Quantity): Text[] {
  const short = spending === undefined ? 0 : spending / monthsPerYear - income.value;
  return short > 0
    ? [
        text`You spend ${given('spending', spending! / monthsPerYear, 'usd_per_month', { decimals: 0 })}, so about ${given('short', short, 'usd_per_month', { decimals: 0 })} has to go, or be earned.`,
      ]
    : [];
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
function coverBeforeMedicare(
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

/**
 * What a plan leaves open: how long the other of two works on, as it takes it that both stop at once, and otherwise
 * health insurance.
 */
export function caveat(picture: PlanPicture, context: GuideContext): Text[] {
  return picture.spouse_pay !== undefined && picture.spouse_retire_age === undefined
    ? [text`That assumes your spouse stops when you do. Each year your spouse works on helps a lot.`]
    : coverBeforeMedicare(picture, context);
}

/** Up to here four percent has been tested; who stops sooner plans with less. */
const benefitNear = 60;

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
