import { catchUpAtWork, iraLimit } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { fact, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import {
  catchUpIsRoth,
  healthPlanOf,
  preTaxCatchUp,
  saversAtWork,
  type DeductibleContributions,
  type Saver,
} from '#advisor/calculators/tax/deductions/deductible-contributions.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { renderPlain, text, type Text } from '#advisor/quantities/text.ts';

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

/** The accounts that a further dollar would still lower the tax in: "a deductible IRA or an HSA"; '' where there is none. */
export function accountsWithRoom(figures: readonly Figure[]): string {
  const accounts = {
    left_out_401k: 'a pre-tax 401(k)',
    left_out_ira: 'a deductible IRA',
    left_out_hsa: 'an HSA',
  };
  const open = Object.entries(accounts).flatMap(([id, account]) =>
    findFigure(figures, id) ? [] : [account],
  );
  const last = open.slice(-2).join(' or ');
  return [...open.slice(0, -2), last].filter((part) => part !== '').join(', ');
}

export function leftOutSteps(household: Household, counted: DeductibleContributions): Step[] {
  const leftOut = leftOutFigures(household, counted).map(({ label, value }) =>
    centsStep(label, toCents(value), 'what was named - what the law lets one deduct'),
  );
  const shared = shares(counted).map(({ label, value }) => centsStep(label, toCents(value)));
  return [...leftOut, ...shared];
}

/** Out of whose pay the 401(k) contribution comes, where not all of it is one's own. */
function shares({ into401k: { yours, spouses } }: DeductibleContributions): Figure[] {
  if (spouses === 0) return [];
  return [
    ...someCents('into_401k_yours', '401(k) contribution out of your pay', yours),
    centsFigure('into_401k_spouses', '401(k) contribution out of your spouse’s pay', spouses),
  ];
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
  return [...said, ...sharedContribution(counted)];
}

/** One's own limit or pay is not enough for it: then it is taken for that of the spouse too, which has to be said. */
function sharedContribution(counted: DeductibleContributions): Text[] {
  const figures = shares(counted);
  const yours = findFigure(figures, 'into_401k_yours');
  const spouses = findFigure(figures, 'into_401k_spouses');
  if (!spouses) return [];
  return yours
    ? [
        text`The 401(k) contribution is more than you alone may put in before tax: ${yours} is taken to come out of your pay, and ${spouses} is taken to come out of your spouse’s pay. Split in another way, less of it may lower the tax.`,
      ]
    : [
        text`The 401(k) contribution is more than your own pay: ${spouses} is taken to come out of your spouse’s pay.`,
      ];
}

function why401k(leftOut: Figure, household: Household, facts: FactReader): Text {
  const [you, spouse] = saversAtWork(household);
  const own = why401kOf(you!, ['you', 'your'], 'wages', facts);
  const reasons = spouse ? [own, why401kOf(spouse, ['your spouse', 'their'], 'spouse_wages', facts)] : [own];
  const forEach = (saver: Saver) => why401kOf(saver, ['each of you', 'your'], 'wages', facts);
  const same = spouse && renderPlain(forEach(you!)) === renderPlain(forEach(spouse));
  const said = same ? forEach(you!) : reasons.reduce((all, one) => text`${all}; ${one}`);
  return text`${leftOut} of the 401(k) contribution does not lower the tax: ${said}.`;
}

/** What keeps one person from putting in more before tax. */
function why401kOf(
  saver: Saver,
  [who, whose]: readonly [string, string],
  field: string,
  facts: FactReader,
): Text {
  const { age, wages } = saver;
  const most = facts.get('elective_deferral_limit');
  const catchUp = catchUpAtWork('workplace', age, facts);
  if (wages < toCents(most + preTaxCatchUp(saver, facts)))
    return text`${who} may put in no more than ${whose} pay of ${given(field, toDollars(wages), 'usd')}`;
  const says = text`${who} may put in ${fact('elective_deferral_limit', most, 'usd')} before tax`;
  const from = facts.get('catch_up_age');
  if (age < from) return text`${says}, and more from age ${fact('catch_up_age', from, 'age')}`;
  if (catchUpIsRoth(wages, facts)) {
    const threshold = facts.get('roth_catch_up_wage_threshold') ?? 0;
    return text`${says}, and with more than ${fact('roth_catch_up_wage_threshold', threshold, 'usd')} of pay in the year before, taken to be as high as this year’s, the catch-up goes in as Roth, after tax`;
  }
  const { from: first, through } = facts.get('higher_catch_up_ages');
  const id = age >= first && age <= through ? 'catch_up_60_63' : 'catch_up_50';
  return text`${says}, and at ${whose} age ${fact(id, catchUp, 'usd')} more`;
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

function whyIra(leftOut: Figure, { age, preTax401k, roth401k }: Household, facts: FactReader): Text {
  const { limit, catchUp } = iraLimit(age, facts);
  const most = fact('ira_limit', limit, 'usd');
  const more = catchUp > 0 ? text`, and at your age ${fact('ira_catch_up', catchUp, 'usd')} more` : '';
  const income =
    preTax401k + roth401k > 0
      ? ' With a plan at work the deduction also shrinks as income rises, down to nothing.'
      : '';
  return text`${leftOut} of the IRA contribution does not lower the tax and is left out: a person may put in ${most}${more}, and no more than was earned.${income}`;
}
