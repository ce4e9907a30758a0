import { given } from '#advisor/calculators/define/result.ts';
import { isEstimated } from '#advisor/calculators/retirement/plan/estimated-in-plan.ts';
import {
  savingsAt,
  yearlyOf,
  type RetirementPath,
} from '#advisor/calculators/retirement/plan/retirement-path.ts';
import type { PlanInput } from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import { conventionOf } from '#advisor/calculators/saving/growth/compounding.ts';
import { rhythmInWords } from '#advisor/calculators/saving/growth/deposit-rhythm.ts';

/** The withdrawal rule was tested on retirements of this length. */
const testedYears = 30;

export function assumptionsOf(input: PlanInput, path: RetirementPath): Text[] {
  const claim = given('claim_age', input.claim_age, 'age');
  return [
    text`Everything is in today’s dollars. ${input.raise === input.inflation ? 'What you save rises with inflation' : text`What you save rises by ${given('raise', input.raise, 'percent')} a year`}, and the return is the same every year; real markets aren’t so steady.`,
    conventionOf('effective'),
    ...(input.deposits === 'monthly' ? [] : [text`You put money in ${rhythmInWords[input.deposits]}.`]),
    input.goal > 0
      ? text`The savings you want count in today’s dollars as well: prices rise until then.`
      : text`At retirement you need enough to withdraw ${given('withdrawal_rate', input.withdrawal_rate, 'percent')} a year for good, or to pay for everything until ${given('until', input.until, 'age')} if that’s less. Taxes belong in your spending.`,
    ...(isEstimated(input)
      ? [
          text`Social Security is a rough estimate from pay that kept up with average wages until you stop, claimed at ${claim}. Pay given in one sum counts as one worker’s.`,
        ]
      : yearlyOf(path, 'social_security') > 0
        ? [text`Your Social Security starts at ${claim}; savings pay for everything before that.`]
        : []),
    ...(yearlyOf(path, 'pension') > 0 ? [text`Pensions keep up with prices.`] : []),
    ...(yearlyOf(path, 'pay') > 0
      ? [
          text`While your spouse works on, three quarters of that pay goes toward your spending and the rest to taxes and benefits.`,
        ]
      : []),
    ...(yearlyOf(path, 'other') > 0 ? [text`Other income lasts for life and keeps up with prices.`] : []),
  ];
}

export function warningsOf(input: PlanInput, path: RetirementPath): Text[] {
  return [
    ...(savingsAt(path, path.retireAge) === 0
      ? [text`No savings are counted. Tell me what you have saved and what you add, and the answer changes.`]
      : []),
    ...(yearlyOf(path, 'social_security') === 0
      ? [
          text`No Social Security is counted. Give your pay or the benefit from your statement: most people need less savings with it.`,
        ]
      : []),
    ...(yearlyOf(path, 'pension') > 0
      ? [text`Many private pensions stay the same every year, so they buy less and less.`]
      : []),
    ...(input.until - input.retire_age > testedYears && input.spending > 0
      ? [
          text`Your money has to last longer than the retirements the withdrawal rate was tested on. A lower rate is safer.`,
        ]
      : []),
  ];
}
