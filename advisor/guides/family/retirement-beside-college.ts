import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Saving about this percentage of pay, including the match, is enough for most people who start by their thirties. */
export const enoughForRetirement = 15;
/** A third of the cost is a common target. The rest comes from later income, aid and the student. */
export const shareToSave = 33;
/** From this age on, there are only about as many years left to save as a child needs to finish college. */
export const lateAge = 50;
/** About what an undergraduate may borrow from the government in all, at what those loans have lately charged. */
export const carriedByMost = 27_000;
export const usualRate = 6.5;
export const yearsToRepay = 10;

/** When most people stop working. */
const usualRetirement = 67;
/** Money for retirement stays invested for long. */
const expectedReturn = 6;
/** A pause of the savings is mostly as long as college. */
const yearsOfCollege = 4;

interface Growing {
  age: number | undefined;
  retirement?: number | undefined;
  monthly: number | undefined;
  pause?: number | undefined;
}

/** What is saved, or saved until then, comes to at retirement in today's dollars. */
export function atRetirement({ age: now, retirement = 0, monthly = 0 }: Growing, { run }: GuideContext) {
  if (now === undefined || now >= usualRetirement || (retirement === 0 && monthly === 0)) return undefined;
  const grown = run(compoundGrowth, {
    start: retirement,
    monthly,
    rate: expectedReturn,
    years: usualRetirement - now,
  });
  return grown && wholeDollars(grown.figure('real_value'));
}

/** What some years without saving take away from retirement, in today's dollars. */
export function costOfPause({ age: now, monthly, pause = yearsOfCollege }: Growing, { run }: GuideContext) {
  if (now === undefined || monthly === undefined || now + pause >= usualRetirement) return undefined;
  const lost = run(compoundGrowth, {
    monthly,
    rate: expectedReturn,
    years: usualRetirement - now,
    saving_years: pause,
  });
  return lost && wholeDollars(lost.figure('real_value'));
}

interface Savings {
  age: number | undefined;
  retirement: number | undefined;
  monthly: number | undefined;
}

/** What they have comes to, where their age is told. */
export function pathLine(savings: Savings, context: GuideContext): Text[] {
  const then = atRetirement(savings, context);
  return then
    ? [
        text`${savings.monthly === undefined ? "What you've saved" : savings.retirement === undefined ? 'That saving' : 'Your savings with it'} would come to about ${then} in today's money by sixty-seven.`,
      ]
    : [];
}

/** The answer, with the figures that the user gave. */
export function retirementFirst({ age: now, retirement, monthly }: Savings, isMatched: boolean): Text {
  if (monthly !== undefined)
    return text`Put the ${given('monthly', monthly, 'usd_per_month')} into retirement first, and college gets what comes later.`;
  if (isMatched)
    return text`Keep the 401(k) going at least as far as the match, and pay for college with what's left.`;
  if (now !== undefined && retirement !== undefined)
    return text`Retirement first: at ${given('age', now, 'age')} with ${given('retirement', retirement, 'usd')} saved, your own years to catch up count more.`;
  return text`Retirement first, college with what's left.`;
}
