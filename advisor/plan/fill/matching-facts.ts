import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { ReadRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Facts for a role use that nothing has taken yet, in the order they were told, the latest turn first. */
export function matchingFacts(
  use: ReadRoleUse,
  { facts }: Picture,
  used: ReadonlySet<PictureFact>,
): PictureFact[] {
  const ofRole = facts.filter(
    (fact) =>
      fact.role === use.role &&
      !used.has(fact) &&
      !isSpent(fact, used) &&
      (use.kind === undefined || fact.kind === use.kind) &&
      isFirstCase(fact, facts),
  );
  const own = ofRole.filter(({ owner }) => owner === use.owner);
  // "My mother is 71": where everything is told of one other person, the question is about them.
  const isGeneral =
    use.owner === 'me' &&
    !facts.some(
      ({ owner, role }) =>
        owner === 'me' && (role === use.role || (isPersonal(role) && !isAboutAnother(facts))),
    );
  const others = isGeneral
    ? ofRole.filter(({ owner, role }) => owner !== 'me' && (owner !== 'child' || role !== 'age'))
    : [];
  // "I make 74k, we have 40k": what both have is one's own as well. What one earns is not.
  const shared =
    use.owner === 'me' && !isPersonal(use.role) ? ofRole.filter(({ owner }) => owner === 'both') : [];
  const chosen = [own, shared, onlyOneOwner(others)].find((some) => some.length > 0) ?? [];
  return chosen.toSorted((one, other) => other.turn - one.turn || one.start - other.start);
}

/** What follows from facts that another field has taken says nothing new. */
function isSpent(fact: PictureFact, used: ReadonlySet<PictureFact>): boolean {
  const isUsed = ({ turn, start }: PictureFact) =>
    [...used].some((one) => one.source !== 'derived' && one.turn === turn && one.start === start);
  return fact.source === 'derived' && fact.from?.every(isUsed) === true;
}

const personalRoles: ReadonlySet<RoleId> = new Set([
  'age',
  'age_retire',
  'wages',
  'se_income',
  'ss_income',
  'pension_income',
]);

/** Who tells of their own pay does not mean another's where nothing is said of whose. */
function isPersonal(role: RoleId): boolean {
  return personalRoles.has(role);
}

/** Whose age alone is told is the one that everything is about, whoever a pension is said to come from. */
function isAboutAnother(facts: readonly PictureFact[]): boolean {
  const ages = facts.filter(({ role, source }) => role === 'age' && source === 'words');
  return ages.length > 0 && ages.every(({ owner }) => owner === 'other');
}

function onlyOneOwner(facts: readonly PictureFact[]): PictureFact[] {
  return new Set(facts.map(({ owner }) => owner)).size === 1 ? [...facts] : [];
}

/** Of compared cases the first counts; the others are run beside it. */
function isFirstCase(fact: PictureFact, facts: readonly PictureFact[]): boolean {
  if (fact.case === 'none') return true;
  const cases = facts
    .filter(({ role, case: one, turn }) => role === fact.role && one !== 'none' && turn === fact.turn)
    .map((one) => one.case);
  return fact.case === cases.toSorted()[0];
}
