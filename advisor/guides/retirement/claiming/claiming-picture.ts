import { age, choice, moneyPerMonth, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { claimingAge } from '#advisor/calculators/retirement/social-security/claiming-age.ts';
import { spousalBenefit } from '#advisor/calculators/retirement/social-security/spousal-benefit.ts';
import { earningsTest } from '#advisor/calculators/retirement/social-security/earnings-test.ts';
import { fullRetirementMonths } from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { GivenTo, GuideContext } from '#advisor/guides/define/define-guide.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

export const claimFields = {
  age: ownAge,
  claim_age: age({ label: 'Claiming age in mind', roles: ['age_claim'], min: 60, max: 70 }),
  other_claim_age: age({ label: 'Other age in mind', roles: ['age_claim#2'], min: 60, max: 70 }),
  benefit: moneyPerMonth({ label: 'Your benefit', roles: ['ss_income'], min: 1, max: 10_000 }),
  benefit_two: moneyPerMonth({
    label: 'Your benefit at another age',
    roles: ['ss_income#2'],
    min: 1,
    max: 10_000,
  }),
  benefit_three: moneyPerMonth({
    label: 'Your benefit at a third age',
    roles: ['ss_income#3'],
    min: 1,
    max: 10_000,
  }),
  third_claim_age: age({ label: 'Third age in mind', roles: ['age_claim#3'], min: 60, max: 70 }),
  worry: choice({ label: 'What worries you', options: ['runs_out'] }),
  health: choice({ label: 'Health', options: ['good'] }),
  ill: choice({ label: 'Who is ill', options: ['spouse'] }),
  spouse_benefit: moneyPerMonth({
    label: 'Benefit of your spouse',
    roles: ['ss_income@spouse'],
    min: 1,
    max: 10_000,
  }),
  spouse_age: age({ label: 'Age of your spouse', roles: ['age@spouse'], min: 16, max: 110 }),
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
    // Past the last age there is nothing to wait for: the number was the age somebody would wait for.
    ...(now === undefined || now >= last ? {} : { birth_year: facts.year - now }),
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

/** The smallest and the largest of the amounts that somebody was told for several ages. */
function toldChecks({ benefit, benefit_two: two, benefit_three: three }: ClaimPicture) {
  const told = [benefit, two, three].filter((one) => one !== undefined);
  return new Set(told).size > 1 ? { least: Math.min(...told), most: Math.max(...told) } : undefined;
}

const aMonth = (name: string, value: number) => given(name, value, 'usd_per_month');

/** What is left of the fund that Social Security draws on, for those who claim early out of fear for it. */
export const fundWorry = ({ worry }: ClaimPicture): Text[] =>
  worry === undefined
    ? []
    : [
        text`It won't run out: if Congress did nothing, payroll taxes alone would still pay roughly three quarters of benefits once the trust fund is used up. A cut would take its share from a small early check too.`,
      ];

export function gainOfWaiting(picture: ClaimPicture, context: GuideContext): Text[] {
  const checks = toldChecks(picture);
  if (checks)
    return [
      text`Waiting turns ${aMonth('benefit', checks.least)} into ${aMonth('benefit_two', checks.most)} for life. Those who live into their early eighties usually come out ahead.`,
    ];
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

/** More than half of the largest full benefit there is: no benefit on an ex's record can be higher. */
const aboveAnyHalf = 2200;

export const isAboveAnEx = (picture: ClaimPicture): boolean =>
  (toldChecks(picture)?.most ?? picture.benefit ?? 0) >= aboveAnyHalf;

/** What waiting from full retirement age to seventy adds to one's own check. */
const delayedGrowth = 1.24;

/** Which of a widowed person's two benefits comes first, where both amounts are told. */
export function survivorOrder(
  { benefit: own, spouse_benefit: theirs }: ClaimPicture,
  facts: GuideContext['facts'],
): Text | undefined {
  if (own === undefined || theirs === undefined) return undefined;
  const { first, last } = facts.get('claiming_ages');
  const [mine, survivor] = [aMonth('benefit', own), aMonth('spouse_benefit', theirs)];
  return own * delayedGrowth > theirs
    ? text`Take the survivor benefit first, and let your own ${mine} grow until ${fact('claiming_ages', last, 'age')}.`
    : text`Take your own benefit from ${fact('claiming_ages', first, 'age')}, and switch to the survivor benefit of up to ${survivor} at full retirement age.`;
}

/** Whose check is larger, as told or as the two amounts show. */
export function largerCheck({ larger_check: told, benefit: own, spouse_benefit: theirs }: ClaimPicture) {
  if (told !== undefined || own === undefined || theirs === undefined) return told;
  return own >= theirs ? 'mine' : 'spouse';
}

/** How old they are, or would be with the first check. */
const ageOfClaim = ({ age: now, claim_age: wanted }: ClaimPicture) => now ?? wanted;

const fullAge = (now: number, { facts }: GuideContext) =>
  Math.floor(fullRetirementMonths(facts.year - now, facts) / monthsPerYear);

/** From full retirement age on, work takes nothing from the check. */
export const isFreeToWork = ({ age: now, pay }: ClaimPicture, context: GuideContext): boolean =>
  now !== undefined && pay !== undefined && now >= fullAge(now, context);

/** What would be held back of the check in a year. */
export function heldBack(picture: ClaimPicture, { run }: GuideContext): Text[] {
  const { pay, benefit } = picture;
  const test = run(earningsTest, {
    earnings: pay,
    age: ageOfClaim(picture),
    ...(benefit === undefined ? {} : { benefit }),
  });
  return test ? [text`Of your checks that's about ${test.figure('withheld')} in a year.`] : [];
}

/** What claiming at the age in mind takes off the check at full retirement age, for good. */
export function cutForGood(picture: ClaimPicture, { run, facts }: GuideContext): Text[] {
  const from = ageOfClaim(picture);
  if (from === undefined || from < facts.get('claiming_ages').first) return [];
  const full = fullAge(from, { run, facts });
  const compared = from < full ? run(claimingAge, { claim_age: from, other_age: full }) : undefined;
  return compared
    ? [
        text`Claimed at ${given(picture.age === undefined ? 'claim_age' : 'age', from, 'age')}, the check also stays about ${compared.figure('change')} smaller for life.`,
      ]
    : [];
}

/** Pay over the limit before full retirement age holds back part of the checks. */
export function isHeldBack(picture: ClaimPicture, context: GuideContext): boolean {
  const { pay } = picture;
  const now = ageOfClaim(picture);
  if (now === undefined || pay === undefined) return false;
  return now < fullAge(now, context) && pay > context.facts.get('earnings_test').under;
}

/** What to wait for, among the ages that were named. */
export function waitFor(
  { claim_age: one, other_claim_age: two, third_claim_age: three }: ClaimPicture,
  { facts }: GuideContext,
): Text {
  const { last } = facts.get('claiming_ages');
  const longest = fact('claiming_ages', last, 'age');
  if (three !== undefined && Math.max(one ?? 0, two ?? 0, three) === last)
    return text`Wait until ${longest} if you're healthy and can live on work or savings until then.`;
  if (one === undefined || two === undefined || one === two)
    return text`Wait as long as you comfortably can, ideally until ${longest}.`;
  const [sooner, later] = [Math.min(one, two), Math.max(one, two)];
  const preferred = text`Choose ${given('other_claim_age', later, 'age')} over ${given('claim_age', sooner, 'age')}`;
  return later < last ? text`${preferred}, or even ${longest} if you can.` : text`${preferred}, if you can.`;
}

/** What the earliest check is against the one at full retirement age, for those who may not have long. */
export function earlyAgainstFull({ age: now, benefit }: ClaimPicture, { facts, run }: GuideContext): Text[] {
  const { first } = facts.get('claiming_ages');
  if (benefit === undefined || now === undefined) return [];
  const [from, full] = [Math.max(first, now), fullAge(now, { facts, run })];
  if (from >= full) return [];
  const compared = run(claimingAge, {
    claim_age: from,
    other_age: full,
    quoted_age: full,
    birth_year: facts.year - now,
    benefit,
  });
  return compared
    ? [
        text`Claimed at ${given('from', from, 'age')} it's about ${compared.figure('benefit')} instead of ${compared.figure('other_benefit')}, and you'd have to live past about ${compared.figure('break_even')} for waiting to pay.`,
      ]
    : [];
}

/** What the spouse with the smaller check gets in all at full retirement age, where half of the other's is more. */
export function topUp(picture: ClaimPicture, { run, facts }: GuideContext): Text[] {
  const { benefit: own, spouse_benefit: theirs, age: now } = picture;
  if (own === undefined || theirs === undefined) return [];
  const paid = run(spousalBenefit, { own_benefit: own, spouse_benefit: theirs });
  if (!paid || paid.figure('spousal').value <= 0) return [];
  const { first } = facts.get('claiming_ages');
  const isFiled = drawsAlready(picture);
  const sooner =
    isFiled && own < theirs && now !== undefined && now >= first && now < fullAge(now, { facts, run })
      ? run(spousalBenefit, { own_benefit: own, spouse_benefit: theirs, claim_age: now })
      : undefined;
  if (sooner)
    return [
      text`With the top-up to half of your spouse's full benefit you'd get about ${paid.figure('total')} at full retirement age, and about ${sooner.figure('total')} if you start now, both for life.`,
    ];
  if (own < theirs && !isFiled)
    return [
      text`Until your spouse files, you get only your own check. After that a top-up brings it to about ${paid.figure('total')} if you start yours at full retirement age, less if you start sooner.`,
    ];
  return own < theirs
    ? [
        text`With the top-up to half of your spouse's full benefit, yours would be about ${paid.figure('total')} at full retirement age, less if you start sooner.`,
      ]
    : [
        text`Once you file, your spouse's check rises to about ${paid.figure('total')} at full retirement age: half of your full benefit.`,
      ];
}

/** From about here on most people draw their own check. */
const usualStart = 67;

export const drawsAlready = ({ spouse_age: theirs }: ClaimPicture): boolean =>
  theirs !== undefined && theirs >= usualStart;

/** Someone past the last age doesn't name an earlier one to claim at: that age is the one they would wait for. */
export const isPastWaiting = ({ age: now = 0, claim_age: wanted }: ClaimPicture, { facts }: GuideContext) =>
  now >= facts.get('claiming_ages').last && (wanted === undefined || wanted >= now);
