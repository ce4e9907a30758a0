import { catchUpAtWork, iraLimit } from '#advisor/calculators/retirement/contribution-rules.ts';
import { fact, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsStep, findFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import {
  catchUpIsRoth,
  healthPlanOf,
  type DeductibleContributions,
} from '#advisor/calculators/tax/deductible-contributions.ts';
import type { Household } from '#advisor/calculators/tax/household.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What was named beyond the limits: one figure for each account that has any. */
export function leftOutFigures(household: Household, counted: DeductibleContributions): Figure[] {
  const leftOut = (id: string, account: string, key: 'preTax401k' | 'hsa' | 'ira') =>
    someCents(id, `${account} contribution that does not lower the tax`, household[key] - counted[key]);
  return [
    ...leftOut('left_out_401k', '401(k)', 'preTax401k'),
    ...leftOut('left_out_hsa', 'HSA', 'hsa'),
    ...leftOut('left_out_ira', 'IRA', 'ira'),
  ];
}

export function leftOutSteps(household: Household, counted: DeductibleContributions): Step[] {
  return leftOutFigures(household, counted).map(({ label, value }) =>
    centsStep(label, toCents(value), 'what was named - what the law lets one deduct'),
  );
}

/** Says of each of those figures why, and whose a contribution was taken to be. */
export function leftOutWarnings(
  household: Household,
  counted: DeductibleContributions,
  facts: FactReader,
): Text[] {
  const figures = leftOutFigures(household, counted);
  const reasons = { left_out_401k: why401k, left_out_hsa: whyHsa, left_out_ira: whyIra };
  const said = Object.entries(reasons).flatMap(([id, why]) => {
    const leftOut = findFigure(figures, id);
    return leftOut ? [why(leftOut, household, facts)] : [];
  });
  return [...said, ...sharedContribution(counted.into401k)];
}

/** One person's limit is not enough for it: then it is taken for that of two, which has to be said. */
function sharedContribution({ yours, spouses }: DeductibleContributions['into401k']): Text[] {
  return yours > 0 && spouses > 0
    ? [
        text`The 401(k) contribution is more than you alone may put in: what is more is taken to come out of your spouse’s pay. If all of it is yours, less of it lowers the tax.`,
      ]
    : [];
}

function why401k(leftOut: Figure, { age, wages }: Household, facts: FactReader): Text {
  const limit = fact('elective_deferral_limit', facts.get('elective_deferral_limit'), 'usd');
  const from = facts.get('catch_up_age');
  const says = text`${leftOut} of the 401(k) contribution does not lower the tax: from their own pay a person may put in ${limit} before tax`;
  if (age < from) return text`${says}, and more from age ${fact('catch_up_age', from, 'age')}.`;
  if (catchUpIsRoth(wages, facts)) {
    const threshold = facts.get('roth_catch_up_wage_threshold') ?? 0;
    return text`${says}; with more than ${fact('roth_catch_up_wage_threshold', threshold, 'usd')} of pay in the year before, taken to be as high as this year’s, the catch-up goes in as Roth, after tax.`;
  }
  const { from: first, through } = facts.get('higher_catch_up_ages');
  const id = age >= first && age <= through ? 'catch_up_60_63' : 'catch_up_50';
  return text`${says}, and at your age ${fact(id, catchUpAtWork('workplace', age, facts), 'usd')} more.`;
}

function whyHsa(leftOut: Figure, household: Household, facts: FactReader): Text {
  const plan = healthPlanOf(household);
  const limit = fact('hsa_limit', facts.get('hsa_limit')[plan], 'usd');
  const who =
    plan === 'family' ? 'a family' : 'a person whose health plan covers nobody else, as is assumed here,';
  const catchUp = fact('hsa_catch_up', facts.get('hsa_catch_up'), 'usd');
  const from = fact('hsa_catch_up_age', facts.get('hsa_catch_up_age'), 'age');
  return text`${leftOut} of the HSA contribution does not lower the tax and is left out: ${who} may put in ${limit}, and ${catchUp} more from age ${from}.`;
}

function whyIra(leftOut: Figure, { age, preTax401k }: Household, facts: FactReader): Text {
  const { limit, catchUp } = iraLimit(age, facts);
  const most = fact('ira_limit', limit, 'usd');
  const more = catchUp > 0 ? text`, and at your age ${fact('ira_catch_up', catchUp, 'usd')} more` : '';
  const income =
    preTax401k > 0 ? ' With a plan at work the deduction also shrinks as income rises, down to nothing.' : '';
  return text`${leftOut} of the IRA contribution does not lower the tax and is left out: a person may put in ${most}${more}, and no more than was earned.${income}`;
}
