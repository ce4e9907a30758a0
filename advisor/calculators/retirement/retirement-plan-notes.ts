import { given } from '#advisor/calculators/define/result.ts';
import type { RetirementPath } from '#advisor/calculators/retirement/retirement-path.ts';
import type { PlanInput } from '#advisor/calculators/retirement/retirement-plan-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The withdrawal rule was tested on retirements of this length. */
const testedYears = 30;

/** Whether the benefit is worked out from pay. */
export const isEstimated = ({ social_security: told, pay, spouse_pay: spouses }: PlanInput) =>
  told === 0 && pay + spouses > 0;

export function assumptionsOf(input: PlanInput, path: RetirementPath): Text[] {
  const claim = given('claim_age', input.claim_age, 'age');
  return [
    text`All in today’s dollars. What you save rises with inflation, and the return is the same every year; real markets are not so steady.`,
    input.goal > 0
      ? text`The savings you want count in today’s dollars as well: prices rise until then.`
      : text`At retirement you need enough to withdraw ${given('withdrawal_rate', input.withdrawal_rate, 'percent')} a year for good, or to pay for everything until ${given('until', input.until, 'age')} if that is less. Taxes belong in your spending.`,
    ...(isEstimated(input)
      ? [
          text`Social Security is a rough estimate from pay that kept up with average wages until you stop, claimed at ${claim}. Pay told in one sum counts as one worker’s; a spouse counts as being your age.`,
        ]
      : path.socialSecurity > 0
        ? [text`Social Security starts at ${claim}; savings pay for everything before that.`]
        : []),
    ...(path.pension > 0 ? [text`The pension starts when you retire and keeps up with prices.`] : []),
  ];
}

export function warningsOf(input: PlanInput, path: RetirementPath): Text[] {
  return [
    ...(path.socialSecurity === 0
      ? [
          text`No Social Security is counted. Give your pay or the benefit from your statement: most people need less savings with it.`,
        ]
      : []),
    ...(path.pension > 0
      ? [text`Many private pensions stay the same every year, so that they buy less and less.`]
      : []),
    ...(input.until - input.retire_age > testedYears && input.spending > 0
      ? [
          text`Your money has to last longer than the retirements that the withdrawal rate was tested on. A lower rate is safer.`,
        ]
      : []),
  ];
}
