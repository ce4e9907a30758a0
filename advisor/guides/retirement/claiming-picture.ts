import { age, choice, moneyPerMonth, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { claimingAge } from '#advisor/calculators/retirement/claiming-age.ts';
import { earningsTest } from '#advisor/calculators/retirement/earnings-test.ts';
import { fullRetirementMonths } from '#advisor/calculators/retirement/social-security-rules.ts';
import type { GivenTo, GuideContext } from '#advisor/guides/define/define-guide.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

export const claimFields = {
  age: ownAge,
  claim_age: age({ label: 'Claiming age in mind', roles: ['age_claim'], min: 60, max: 70 }),
  other_claim_age: age({ label: 'Other age in mind', roles: ['age_claim#2'], min: 60, max: 70 }),
  benefit: moneyPerMonth({ label: 'Your benefit', roles: ['ss_income'], min: 1, max: 10_000 }),
  spouse_benefit: moneyPerMonth({
    label: 'Benefit of your spouse',
    roles: ['ss_income@spouse'],
    min: 1,
    max: 10_000,
  }),
  pay: moneyPerYear({ label: 'Pay while claiming', roles: ['wages', 'se_income'], min: 0, max: 1e8 }),
  marital: choice({
    label: 'Family situation',
    options: ['married', 'single', 'divorced', 'widowed'],
    facts: {
      widowed: 'status=widowed',
      divorced: 'status=divorced',
      married: 'status=married',
      single: 'filing=single',
    },
  }),
  situation: choice({
    label: 'Money and health',
    options: ['can_wait', 'need_money', 'poor_health'],
    facts: { poor_health: 'flag=sick', need_money: 'flag=no_savings' },
  }),
  marriage: years({
    label: 'How long the marriage lasted',
    roles: ['time_held'],
    onlyWith: 'status=divorced',
    min: 0,
    max: 80,
  }),
  larger_check: choice({ label: 'Whose benefit is larger', options: ['mine', 'spouse'] }),
};
export type ClaimPicture = GivenTo<typeof claimFields>;

/** The earliest age that a person can still claim at, or the one they have in mind, against the latest that pays. */
function waiting(picture: ClaimPicture, { facts, run }: GuideContext) {
  const { age: now, claim_age: wanted, other_claim_age: other, benefit } = picture;
  const { first, last } = facts.get('claiming_ages');
  const known = {
    ...(now === undefined ? {} : { birth_year: facts.year - now }),
    ...(benefit === undefined ? {} : { benefit }),
  };
  if (wanted !== undefined && other !== undefined && wanted !== other) {
    const [sooner, later] = [Math.max(first, Math.min(wanted, other)), Math.max(wanted, other)];
    return run(claimingAge, { claim_age: later, other_age: sooner, ...known });
  }
  // "Now or at 70" names the age to wait for: the other one is today's.
  const sooner = wanted !== undefined && wanted < last ? wanted : now;
  const from = Math.max(first, Math.min(sooner ?? first, last - 1));
  return run(claimingAge, {
    claim_age: last,
    other_age: from,
    ...known,
  });
}

export function gainOfWaiting(picture: ClaimPicture, context: GuideContext): Text[] {
  const compared = waiting(picture, context);
  if (compared && picture.benefit !== undefined) {
    return [
      text`Waiting that long turns about ${compared.figure('other_benefit')} into ${compared.figure('benefit')}, for life. You come out ahead if you live past about ${compared.figure('break_even')}.`,
    ];
  }
  return compared
    ? [
        text`Waiting that long makes the check ${compared.figure('change')} larger for life. You come out ahead if you live past about ${compared.figure('break_even')}.`,
      ]
    : [];
}

/** Whose check is larger, as told or as the two amounts show. */
export function largerCheck({ larger_check: told, benefit: own, spouse_benefit: theirs }: ClaimPicture) {
  if (told !== undefined || own === undefined || theirs === undefined) return told;
  return own >= theirs ? 'mine' : 'spouse';
}

const fullAge = (now: number, { facts }: GuideContext) =>
  Math.floor(fullRetirementMonths(facts.year - now, facts) / monthsPerYear);

/** From full retirement age on, work takes nothing from the check. */
export const isFreeToWork = ({ age: now, pay }: ClaimPicture, context: GuideContext): boolean =>
  now !== undefined && pay !== undefined && now >= fullAge(now, context);

/** What would be held back of the check in a year. */
export function heldBack({ age: now, pay, benefit }: ClaimPicture, { run }: GuideContext): Text[] {
  const test = benefit === undefined ? undefined : run(earningsTest, { earnings: pay, benefit, age: now });
  return test ? [text`Of your checks that's about ${test.figure('withheld')} in a year.`] : [];
}

/** Pay over the limit before full retirement age holds back part of the checks. */
export function isHeldBack({ age: now, pay }: ClaimPicture, context: GuideContext): boolean {
  if (now === undefined || pay === undefined) return false;
  return now < fullAge(now, context) && pay > context.facts.get('earnings_test').under;
}

/** What to wait for, among the ages that were named. */
export function waitFor(
  { claim_age: one, other_claim_age: two }: ClaimPicture,
  { facts }: GuideContext,
): Text {
  const { last } = facts.get('claiming_ages');
  const longest = fact('claiming_ages', last, 'age');
  if (one === undefined || two === undefined || one === two)
    return text`Wait as long as you comfortably can, ideally until ${longest}.`;
  const [sooner, later] = [Math.min(one, two), Math.max(one, two)];
  const preferred = text`Choose ${given('other_claim_age', later, 'age')} over ${given('claim_age', sooner, 'age')}`;
  return later < last ? text`${preferred}, or even ${longest} if you can.` : text`${preferred}, if you can.`;
}
