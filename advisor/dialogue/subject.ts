import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import { roles, type Owner, type RoleId, type RoleKind } from '#advisor/reader/roles.ts';

export const unmarried = 'status=unmarried_couple';

/** Of these it is seldom said whose they are: "and at 6%?", "over 15 years". */
const ofAnyone: ReadonlySet<RoleKind> = new Set<RoleKind>(['rate', 'time', 'year', 'ratio', 'count']);

const isAnyones = ({ owner, role }: PictureFact) => owner === 'me' && ofAnyone.has(roles[role].kind);

export const usesOf = ({ roles: uses = [] }: FieldAbout) => uses.map(readRoleUse);

/**
 * "And for my brother? He is 80": all that is told is of one other person, beside what both have together, and the
 * calculation is made for one. Where it counts most of that beside one's own, as a spouse's, it stays with both, unless
 * they are not married.
 */
export function subjectOf(
  told: readonly PictureFact[],
  { fields }: Pick<AnyCalculator, 'fields'>,
  isUnmarried: boolean,
): Owner | undefined {
  const named = told.filter(({ owner }) => owner !== 'both');
  // "My mom wants 40 in the 18 month one": of a rate or a time it is not said whose it is.
  const theirs = named.filter(({ owner }) => owner === 'other');
  const isOnlyTheirs = theirs.length > 0 && named.every((fact) => theirs.includes(fact) || isAnyones(fact));
  const facts = isOnlyTheirs ? theirs : named;
  const [first] = facts;
  if (!first || first.owner === 'me') return undefined;
  // Ages of children tell how many there are.
  if (first.owner === 'child' && facts.every(({ role }) => role === 'age')) return undefined;
  const whole = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  // A spouse's debts stand in the list beside one's own; somebody else's are a case of their own.
  const isOutside = first.owner === 'other' || first.owner === 'child';
  const rows = whole.flatMap(({ items = {} }) =>
    Object.values(items).flatMap((item) => aboutField(item) ?? []),
  );
  const abouts = isOutside ? [...whole, ...rows] : whole;
  // A field that takes either's, and adds nothing up, counts nothing beside one's own.
  const uses = abouts.flatMap((about) =>
    usesOf(about).filter(
      ({ role, owner }) =>
        owner === first.owner &&
        !about.besideOwn &&
        (about.adds !== undefined || !usesOf(about).some((use) => use.role === role && use.owner === 'me')),
    ),
  );
  const beside = facts.filter(({ role }) => uses.some((use) => use.role === role));
  if (uses.length > 0 && beside.length * 2 >= facts.length && !isUnmarried) return undefined;
  const takingOf = ({ role }: PictureFact) =>
    abouts.filter(({ roles: own = [], sumOf = [] }) =>
      [...own, ...sumOf].some((use) => readRoleUse(use).role === role),
    );
  const isTheirs = ({ role, owner }: PictureFact) => owner === first.owner && roles[role].kind !== 'count';
  const isShared = (fact: PictureFact) =>
    fact.owner === 'spouse' &&
    !isUnmarried &&
    takingOf(fact).some((about) => about.adds && usesOf(about).some(({ owner }) => owner !== 'me'));
  const isForOne =
    facts.every((fact) => isTheirs(fact) && !isShared(fact)) &&
    facts.some((fact) => takingOf(fact).length > 0);
  return isForOne ? first.owner : undefined;
}

/** From here on a number may as well be of the person whose case is worked out. */
const mayBeTheirs = 0.25;

/** "Ok, back to me: say I get the 53k job" after a sister's case tells something that is not hers. */
export function isBackToOwn({ act, told }: Reading, { about }: Picture): boolean {
  if (about === undefined || act.id === 'answer') return false;
  const isTheirs = ({ owner, otherOwners = [] }: ReadQuantity) =>
    owner === about || otherOwners.some(({ id, probability }) => id === about && probability >= mayBeTheirs);
  return told.some((one) => one.role !== 'other' && !ofAnyone.has(roles[one.role].kind) && !isTheirs(one));
}

/** What was told of another's case, and would count beside one's own, is left behind with it. */
export function withoutTheirs(
  { about, facts, words, ownWords = words }: Picture,
  inLists: ReadonlySet<RoleId>,
): Picture {
  return {
    facts: facts.filter(({ owner, role }) => owner !== about || (owner !== 'other' && !inLists.has(role))),
    words: ownWords,
  };
}

/** While another's case is worked out, what was told of them is changed: "and at 7%?" after a sister's loan. */
export function ofSubject(reading: Reading, { about, facts }: Picture): Reading {
  if (about === undefined) return reading;
  const isTold = (role: RoleId) => facts.some((fact) => fact.owner === about && fact.role === role);
  return {
    ...reading,
    told: reading.told.map((one) =>
      one.owner === 'me' && isTold(one.role) ? { ...one, owner: about } : one,
    ),
  };
}
