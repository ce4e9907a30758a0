import { isAt, placeOf } from '#advisor/picture/update-picture.ts';
import { isSameByName } from '#advisor/picture/same-by-name.ts';
import type { Named } from '#advisor/dialogue/further-thing.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { roles, type RoleId } from '#advisor/reader/roles.ts';

/**
 * "58 is my boyfriend's, mine is 49": a number that is named again beside another one of the same meaning is the one that
 * is not meant. "58 was before the 9 more" names it as what the other is counted from.
 */
export function isNotThis(fact: PictureFact, named: readonly Named[], picture: Picture): boolean {
  return named.some(({ fact: one, quantity: { relative } }) => {
    if (relative !== 'none')
      return one !== fact && one.role === fact.role && toldBefore(fact, picture) !== undefined;
    return (
      (isCorrection(one, fact) && toldBefore(fact, picture)) ||
      // "41 is what she'll make next year, now it's 27": whoever it is read for, it was told as hers.
      (one.role === fact.role &&
        one.value !== fact.value &&
        toldBefore({ ...fact, owner: one.owner }, picture) &&
        !isPartOfBoth(fact, one, picture))
    );
  });
}

/** "310k is just mine, hers is another 85k": what was told for both is the one's, and the other has more. */
function isPartOfBoth(fact: PictureFact, one: PictureFact, picture: Picture): boolean {
  const owners = new Set([fact.owner, one.owner]);
  return owners.has('me') && owners.has('spouse') && toldBefore(fact, picture)?.owner === 'both';
}

/** "The 6,100 was before, it's 5,350 now": what the number that is named again was told as. */
export function correctedBy(
  fact: PictureFact,
  named: readonly Named[],
  picture: Picture,
): PictureFact | undefined {
  const again = named.find((one) => isCorrection(fact, one.fact))?.fact;
  return again && toldBefore(again, picture);
}

const isCorrection = (fact: PictureFact, again: PictureFact) =>
  fact.role === again.role &&
  (fact.owner === again.owner || (fact.owner === 'me' && again.owner === 'both')) &&
  (fact.kind === again.kind || fact.kind === 'none' || again.kind === 'none') &&
  fact.case === 'none' &&
  again.case === 'none' &&
  fact.value !== again.value;

/** The one fact of this role, whoever's it is, if it has the same value. */
function toldBefore({ role, owner, value }: PictureFact, { facts }: Picture): PictureFact | undefined {
  const alike = facts.filter((old) => old.role === role && old.case === 'none');
  const own = alike.filter((old) => old.owner === owner);
  return (own.length > 0 ? own : alike).find((old) => old.value === value);
}

const isOf = (role: RoleId) => (fact: PictureFact) => fact.role === role;

/** "So 325 a month" after 250 and 75 on top: a payment that is both together has the extra in it. */
export function withoutExtraInside(picture: Picture, told: readonly PictureFact[]): Picture {
  const [paid, extra] = [told.find(isOf('debt_payment')), picture.facts.find(isOf('debt_extra'))];
  const before = picture.facts.filter(isOf('debt_payment')).reduce((sum, { value }) => sum + value, 0);
  const isTogether = paid && extra && paid.value === before + extra.value;
  return isTogether ? { ...picture, facts: picture.facts.filter((fact) => fact !== extra) } : picture;
}

/** The fact that a message takes back: "80, not 90". Whichever of several it was, the new number stands in its place. */
export function takenBack(
  { role }: PictureFact,
  { facts }: Picture,
  { told }: Reading,
): PictureFact | undefined {
  const values = told.filter((one) => one.role === 'other').map(({ value }) => value);
  return facts.find(
    (old) => old.role === role && values.some((one) => one === old.value || one * 1000 === old.value),
  );
}

/**
 * "It's 7.125, not 7.4": the one number of a message, read as something else than the number that it takes back, is what
 * that was told as.
 */
export function withTakenBack(reading: Reading, { facts }: Picture): Reading {
  const taken = reading.told.filter(({ role }) => role === 'other');
  const [said, ...more] = reading.told.filter(({ role }) => role !== 'other');
  if (!said || more.length > 0 || taken.length !== 1) return reading;
  const [old, ...others] = facts.filter(({ value }) => value === taken[0]!.value);
  if (!old || others.length > 0 || roles[old.role].kind !== roles[said.role].kind) return reading;
  const { role, owner, kind } = old;
  return {
    ...reading,
    told: reading.told.map((one) => (one === said ? { ...one, role, owner, kind } : one)),
  };
}

/** A fact that corrects another one, as what that was told as. */
export function inPlaceOf(old: PictureFact, fact: PictureFact): PictureFact {
  const kind = fact.kind === 'none' ? old.kind : fact.kind;
  return { ...fact, kind, place: placeOf(old) };
}

/** The fact in whose place one stands. */
export function placedAt({ place, role, owner }: PictureFact, { facts }: Picture): PictureFact | undefined {
  return place && facts.find((old) => old.role === role && old.owner === owner && isAt(old, place));
}

/** "No, 40k is hers": a number that is told again for somebody else, or as another kind, is not counted twice. */
export function withoutMoved(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isMoved = (old: PictureFact) =>
    facts.some(
      (fact) =>
        fact.value === old.value &&
        (fact.role === old.role
          ? isElsewhere(fact, old)
          : wasDoubtful(old, fact.role) || isSameByName(fact.role, old.role)) &&
        fact.case === 'none',
    );
  return { ...picture, facts: picture.facts.filter((fact) => !isMoved(fact)) };
}

const isElsewhere = (fact: PictureFact, old: PictureFact) =>
  fact.owner !== old.owner || fact.kind !== old.kind;

/** The least that speaks for the role which the person now says it is. */
const leastDoubt = 0.1;

function wasDoubtful({ otherRoles }: PictureFact, role: RoleId): boolean {
  return otherRoles.some(({ id, probability }) => id === role && probability >= leastDoubt);
}

/** "So how much less is the 15?" after 30 years or 15: a number that names one of two cases changes nothing. */
export function namesCase({ role, owner, case: variant, value }: PictureFact, { facts }: Picture): boolean {
  const cases = facts.filter((old) => old.role === role && old.owner === owner && old.case !== 'none');
  return variant === 'none' && cases.some((old) => old.value === value);
}
