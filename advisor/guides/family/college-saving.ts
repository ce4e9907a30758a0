import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** This close to college, a fall in stocks can't be waited out. */
export const yearsToStaySafe = 3;
export const collegeAge = 18;
/** A child of this age may have been born since the Treasury's deposits began. */
export const newborn = 1;

interface Saving {
  child_age: number | undefined;
  monthly: number | undefined;
  saved: number | undefined;
  cost: number | undefined;
}

const planOf = ({ child_age, monthly = 0, saved = 0, cost }: Saving, { run }: GuideContext) =>
  child_age === undefined || child_age >= collegeAge
    ? undefined
    : run(college529, { child_age, saved, monthly, ...(cost === undefined ? {} : { cost }) });

/** What the person saves is weighed; where nothing is said of it, what it would take. */
export function monthlyFor(saving: Saving, context: GuideContext): Text[] {
  const plan = planOf(saving, context);
  const what =
    saving.cost === undefined
      ? text`an in-state public college`
      : text`a college at ${given('cost', saving.cost, 'usd_per_year')} today`;
  if (plan && (saving.monthly !== undefined || saving.saved !== undefined))
    return [
      text`That covers about ${{ ...plan.figure('covered'), decimals: 0 }} of ${what}. Aid, later pay and the student can carry the rest.`,
    ];
  return plan
    ? [text`To pay ${what} in full you'd save about ${wholeDollars(plan.figure('monthly_needed'))}.`]
    : [];
}

/** What their own saving comes to when college starts. */
export function grown(saving: Saving, context: GuideContext): Text {
  const { monthly, saved } = saving;
  const plan = monthly === undefined && saved === undefined ? undefined : planOf(saving, context);
  if (!plan) return text`Use a 529, and stay the owner yourself.`;
  const what =
    monthly === undefined
      ? text`the ${given('saved', saved!, 'usd')}`
      : text`${given('monthly', monthly, 'usd_per_month')}${saved === undefined ? '' : text` on top of ${given('saved', saved, 'usd')}`}`;
  return text`Use a 529 that you own: ${what} grows to about ${wholeDollars(plan.figure('projected'))} by the start of college.`;
}

/** What a monthly amount comes to in the short time left. */
export function soonSaved(saving: Saving, context: GuideContext): Text[] {
  const plan = saving.monthly === undefined ? undefined : planOf(saving, context);
  return plan && saving.monthly !== undefined
    ? [
        text`Your ${given('monthly', saving.monthly, 'usd_per_month')} comes to about ${wholeDollars(plan.figure('projected'))} by then.`,
      ]
    : [];
}
