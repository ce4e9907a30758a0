import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rolesOfField, rolesTaken } from '#advisor/dialogue/in-context.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { factsOf, replaceFacts, wordsOf } from '#advisor/picture/update-picture.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse, roles, type Owner, type RoleId } from '#advisor/reader/roles.ts';

interface Change {
  reading: Reading;
  turn: number;
  year: number;
  /** What the last answer was worked out with. */
  calculator: AnyCalculator | undefined;
}

/** The picture after a message that changes, adds or corrects facts of the question. */
export function changePicture(picture: Picture, { reading, turn, year, calculator }: Change): Picture {
  const told = reading.told.filter(({ role }) => role !== 'other');
  const known = withDerived(picture, year).facts;
  const valued = factsOf(reading, turn).flatMap((fact, at) => {
    const moved = calculator && waited(fact, reading, picture, calculator);
    return moved ? [moved] : newValue(fact, told[at]!, reading, known);
  });
  const gone = valued.map((fact) => takenBack(fact, picture, reading));
  const facts = valued.map((fact, at) => (gone[at] ? inPlaceOf(gone[at], fact) : fact));
  const words = wordsOf(reading, turn);
  const kept = { ...picture, facts: picture.facts.filter((fact) => !gone.includes(fact)) };
  const before = withoutTogether(withoutMoved(kept, facts), facts);
  const isFurther = calculator !== undefined && isFurtherThing(facts, picture, before, calculator);
  const about = calculator && subjectOf(facts, calculator);
  const changed = replaceFacts(before, facts, words, { adds: isFurther });
  return about === undefined ? changed : { ...changed, about };
}

/** "300 more", "half of that": the new value of what was told before. Nothing where there is nothing to take half of. */
function newValue(
  fact: PictureFact,
  { times }: ReadQuantity,
  { relative }: Reading,
  known: readonly PictureFact[],
): PictureFact[] {
  const isMultiple = times !== undefined && (relative.id === 'times' || roles[fact.role].kind !== 'rate');
  if (relative.id === 'none' && !isMultiple) return [fact];
  const old = sameThing(fact, known);
  if (!old) return isMultiple ? [] : [fact];
  const value = isMultiple
    ? old.value * times
    : relative.id === 'plus'
      ? old.value + fact.value
      : relative.id === 'minus'
        ? old.value - fact.value
        : old.value * fact.value;
  const { per: _, months: __, ...rest } = fact;
  return [
    {
      ...rest,
      value,
      unit: old.unit,
      kind: old.kind,
      ...(old.per === undefined ? {} : { per: old.per }),
      ...(old.unit === 'time' ? { months: Math.round(value * 12) } : {}),
    },
  ];
}

/** What was told of the same thing: of the same kind, if there is one. */
function sameThing(
  { role, owner, kind }: PictureFact,
  known: readonly PictureFact[],
): PictureFact | undefined {
  const alike = known.filter((fact) => fact.role === role);
  const own = alike.filter((fact) => fact.owner === owner);
  const among = own.length > 0 ? own : alike;
  return among.findLast((fact) => fact.kind === kind) ?? among.at(-1);
}

/** "What if I wait two years?" after an age to claim or to stop working moves that age. */
function waited(
  fact: PictureFact,
  { relative }: Reading,
  { facts }: Picture,
  calculator: AnyCalculator,
): PictureFact | undefined {
  const taken = rolesTaken(calculator);
  if (fact.role !== 'horizon' || facts.some(({ role }) => role === 'horizon')) return undefined;
  if (relative.id === 'minus' || (relative.id === 'none' && taken.has('horizon'))) return undefined;
  const [start] = (['age_claim', 'age_retire'] as const)
    .filter((role) => taken.has(role))
    .flatMap((role) => facts.findLast((one) => one.role === role && one.owner === fact.owner) ?? []);
  if (!start) return undefined;
  const { months: _, ...rest } = fact;
  return { ...rest, role: start.role, unit: 'age', value: start.value + (fact.months ?? 0) / 12 };
}

const usesOf = ({ roles: uses = [] }: FieldAbout) => uses.map(readRoleUse);

/**
 * "And for my brother? He is 80": all that is told is of one other person, and the calculation is made for one. Where it
 * counts what a spouse has beside one's own, it stays with both.
 */
function subjectOf(facts: readonly PictureFact[], { fields }: AnyCalculator): Owner | undefined {
  const [first] = facts;
  if (!first || first.owner === 'me' || first.owner === 'both') return undefined;
  const abouts = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  if (abouts.some((about) => usesOf(about).some(({ owner }) => owner === first.owner))) return undefined;
  const isForOne = ({ role, owner }: PictureFact) => {
    const taking = abouts.filter((about) => usesOf(about).some((use) => use.role === role));
    const isOwn = owner === first.owner && roles[role].kind !== 'count';
    const isShared = owner === 'spouse' && taking.some(({ adds }) => adds);
    return isOwn && taking.length > 0 && !isShared;
  };
  return facts.every(isForOne) ? first.owner : undefined;
}

/** The fact that a message takes back: "80, not 90". Whichever of several it was, the new number stands in its place. */
function takenBack({ role }: PictureFact, { facts }: Picture, { told }: Reading): PictureFact | undefined {
  const values = told.filter((one) => one.role === 'other').map(({ value }) => value);
  return facts.find(
    (old) => old.role === role && values.some((one) => one === old.value || one * 1000 === old.value),
  );
}

function inPlaceOf(old: PictureFact, fact: PictureFact): PictureFact {
  const kind = fact.kind === 'none' ? old.kind : fact.kind;
  return { ...fact, kind, place: old.place ?? { turn: old.turn, start: old.start } };
}

/** Told of each, what both have together is known by that: "72 me and 90 him" after "172 combined". */
function withoutTogether(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isTold = (role: RoleId, whose: Owner) =>
    facts.some((fact) => fact.role === role && fact.owner === whose);
  return {
    ...picture,
    facts: picture.facts.filter(
      ({ role, owner }) => owner !== 'both' || !isTold(role, 'me') || !isTold(role, 'spouse'),
    ),
  };
}

/** "No, 40k is hers": a number that is told again for somebody else, or as another kind, is not counted twice. */
function withoutMoved(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isMoved = (old: PictureFact) =>
    facts.some(
      (fact) =>
        fact.value === old.value &&
        (fact.role === old.role ? isElsewhere(fact, old) : wasDoubtful(old, fact.role)) &&
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

/**
 * A second debt with its rate is told beside the first; one number alone changes what is there, and so does a message
 * that has just taken something back.
 */
function isFurtherThing(
  facts: readonly PictureFact[],
  { facts: all }: Picture,
  { facts: kept }: Picture,
  { fields }: AnyCalculator,
): boolean {
  if (kept.length < all.length) return false;
  return Object.values(fields as Fields).some((field) => {
    const { items } = aboutField(field) ?? {};
    if (!items) return false;
    const told = Object.values(items).filter((item) => {
      const taken = rolesOfField(item);
      return facts.some(({ role }) => taken.includes(role));
    });
    const repeats = facts.some((fact) =>
      kept.some(({ role, value }) => role === fact.role && value === fact.value),
    );
    return told.length > 1 && !repeats;
  });
}
