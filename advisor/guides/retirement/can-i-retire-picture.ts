import { choice, money, years } from '#advisor/calculators/define/fields.ts';
import type { GivenTo, GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';
import {
  figureIfAny,
  householdPlanFields,
  runPlan,
  type PlanPicture,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { benefitBasis } from '#advisor/guides/retirement/social-security-estimate.ts';

/** Few people can count on working longer than this: a later date is no answer. */
const latestWork = 72;
/** Where nobody names an age. */
export const usualAge = 67;
/** From here on, who names no age means to stop now. */
const meansNow = 55;
/** What is left of pay after taxes, about. */
const shareTakenHome = 0.75;

export const retireFields = {
  ...householdPlanFields,
  retire_in: years({ label: 'Time until you stop', roles: ['horizon'], min: 0, max: 60 }),
  mortgage: money({ label: 'Mortgage left', roles: ['mortgage_balance'], min: 1, max: 1e8 }),
  work: choice({
    label: 'Work',
    options: ['retired', 'unemployed'],
    facts: { retired: 'work=retired', unemployed: ['work=unemployed', 'flag=laid_off'] },
  }),
};
export type RetirePicture = GivenTo<typeof retireFields>;

/** The plan for the age that was named, or for now where someone near retirement names none. */
export function asMeant<P extends PlanPicture & { retire_in?: number | undefined }>(picture: P): P {
  const { age: now, retire_age: then, retire_in: wait } = picture;
  if (then === undefined && now !== undefined && wait !== undefined)
    return { ...picture, retire_age: Math.round(now + wait) };
  return then === undefined && now !== undefined && now >= meansNow
    ? { ...picture, retire_age: now }
    : picture;
}

/** The plan by which it is judged. Without an age of today, savings count as they are on the last day of work. */
export function judgedPlan(picture: RetirePicture, context: GuideContext): GuideRun | undefined {
  const { age: now, retire_age: then } = picture;
  return runPlan(now === undefined && then !== undefined ? { ...picture, age: then } : picture, context);
}

/** Whether savings would not be enough without a Social Security check that is only the average one. */
export function restsOnAverage(picture: RetirePicture, context: GuideContext): boolean {
  if (benefitBasis(picture) !== 'average') return false;
  const alone = judgedPlan({ ...picture, social_security: 0 }, context);
  return alone === undefined || alone.figure('covered').value < 100;
}

/** The age from which it is enough, where somebody can be told to work until then. */
export function workable(plan: GuideRun | undefined) {
  const earliest = figureIfAny(plan, 'earliest_age');
  return earliest && earliest.value <= latestWork ? earliest : undefined;
}

/** One has stopped, and the other's pay covers what the household spends. */
export const isCarried = ({ work, pay, spouse_pay: theirs = 0, spending }: RetirePicture) =>
  work !== undefined && pay === undefined && spending !== undefined && theirs * shareTakenHome >= spending;
