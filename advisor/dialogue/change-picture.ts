import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withoutNamed } from '#advisor/dialogue/gone.ts';
import { toldWithNamedDebt } from '#advisor/dialogue/named-debt.ts';
import { isHeld, newValue, partOfShares, partsOf } from '#advisor/dialogue/new-value.ts';
import { rolesOfField, rolesTaken } from '#advisor/dialogue/in-context.ts';
import { subjectOf, unmarried, usesOf } from '#advisor/dialogue/subject.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { withAgeOfBenefit } from '#advisor/picture/quoted-age.ts';
import { hasWord, type Picture, type PictureFact } from '#advisor/picture/picture.ts';
import { factsOf, replaceFacts, wordsOf } from '#advisor/picture/update-picture.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

type Taking = Pick<AnyCalculator, 'fields'>;

interface Change {
  reading: Reading;
  turn: number;
  year: number;
  /** What the last answer was worked out with: a calculator, or a decision. */
  calculator: Taking | undefined;
}

/** The picture after a message that changes, adds or corrects facts of the question. */
export function changePicture(picture: Picture, { reading, turn, year, calculator }: Change): Picture {
  const told = reading.told.filter(({ role }) => role !== 'other');
  const known = withDerived(picture, year).facts;
  const inLists = calculator ? rolesInLists(calculator) : new Set<RoleId>();
  const named = withoutLoneCase(factsOf(reading, turn), picture);
  const valued = named.flatMap((fact, at) => {
    const quantity = told[at]!;
    const moved = calculator && waited(fact, quantity, picture, calculator);
    if (moved) return [moved];
    if (isNotThis(fact, named, picture) && !inLists.has(fact.role)) return [];
    const corrected = correctedBy(fact, named, picture);
    if (corrected && !inLists.has(fact.role))
      return [{ ...fact, owner: corrected.owner, kind: corrected.kind }];
    if (standsBeside(fact, quantity, inLists, known, calculator)) return [fact];
    const parts = partsOf(fact, quantity, named, picture) ?? partOfShares(fact, quantity, known);
    return parts ?? newValue(fact, quantity, known);
  });
  const gone = valued.map(
    (fact) => takenBack(fact, picture, reading) ?? toldWithNamedDebt(fact, named, reading.text, picture),
  );
  const facts = valued.map((fact, at) => (gone[at] ? inPlaceOf(gone[at], fact) : fact));
  const words = wordsOf(reading, turn);
  const kept = {
    ...picture,
    facts: withAgeOfBenefit(
      picture.facts.filter((fact) => !gone.includes(fact)),
      facts,
    ),
  };
  const before = besideCases(withoutNamed(withoutTogether(withoutMoved(kept, facts), facts), reading), facts);
  const isOneMore = told.some(({ relative, role }) => relative === 'plus' && inLists.has(role));
  const isFurther =
    isOneMore || (calculator !== undefined && isFurtherThing(facts, picture, before, calculator));
  const joins = told.some(({ relative }) => relative === 'plus');
  // A partner's pay does not count beside one's own where somebody files as single.
  const isUnmarried =
    hasWord({ facts, words }, unmarried) || (words.length === 0 && hasWord(picture, 'filing=single'));
  const about = joins || !calculator ? undefined : subjectOf(facts, calculator, isUnmarried);
  const changed = replaceFacts(before, facts, words, { adds: isFurther });
  return about === undefined ? changed : { ...changed, about };
}

/** "And on a 15 year at 5.7?": what is told together is one case; a second one for only part of it is misread. */
function withoutLoneCase(named: readonly PictureFact[], { facts }: Picture): readonly PictureFact[] {
  const isSecond = named.some((one) => one.case === 'b') && !named.some((one) => one.case === 'a');
  const isChangedBeside = named.some(
    (one) => one.case === 'none' && facts.some(({ role }) => role === one.role),
  );
  return isSecond && isChangedBeside ? named.map((one) => ({ ...one, case: 'none' })) : named;
}

/**
 * What comes on top and is a thing of its own: another debt of a list, the pay of a partner where the calculation counts
 * both. Everything else that comes on top is more of the same.
 */
function standsBeside(
  fact: PictureFact,
  { relative }: ReadQuantity,
  inLists: ReadonlySet<RoleId>,
  known: readonly PictureFact[],
  calculator: Taking | undefined,
): boolean {
  if (relative !== 'plus') return false;
  if (inLists.has(fact.role)) return true;
  const isTheirFirst = !isHeld(fact, known) && fact.owner !== 'me' && fact.owner !== 'both';
  return isTheirFirst && (!calculator || takesFor(fact, calculator));
}

function takesFor({ role, owner }: PictureFact, { fields }: Taking): boolean {
  const abouts = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  return abouts.flatMap(usesOf).some((use) => use.role === role && use.owner === owner);
}

/**
 * "58 is my boyfriend's, mine is 49": a number that is named again beside another one of the same meaning is the one that
 * is not meant.
 */
function isNotThis(fact: PictureFact, named: readonly PictureFact[], picture: Picture): boolean {
  return named.some(
    (one) =>
      (isCorrection(one, fact) && toldBefore(fact, picture)) ||
      // "41 is what she'll make next year, now it's 27": whoever it is read for, it was told as hers.
      (one.role === fact.role &&
        one.value !== fact.value &&
        toldBefore({ ...fact, owner: one.owner }, picture)),
  );
}

/** "The 6,100 was before, it's 5,350 now": what the number that is named again was told as. */
function correctedBy(
  fact: PictureFact,
  named: readonly PictureFact[],
  picture: Picture,
): PictureFact | undefined {
  const [again] = named.filter((one) => isCorrection(fact, one));
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

/** "Versus one at .25": beside a second case the number that was there is the first. */
function besideCases(picture: Picture, facts: readonly PictureFact[]): Picture {
  const isFirst = (old: PictureFact) =>
    old.case === 'none' &&
    facts.some(
      ({ role, owner, case: variant }) => role === old.role && owner === old.owner && variant === 'b',
    ) &&
    !facts.some(({ role, case: variant }) => role === old.role && variant === 'a');
  return {
    ...picture,
    facts: picture.facts.map((old) => (isFirst(old) ? { ...old, case: 'a' } : old)),
  };
}

/** "What if I wait two years?" after an age to claim or to stop working moves that age; after none, one's own. */
function waited(
  fact: PictureFact,
  { relative }: ReadQuantity,
  { facts }: Picture,
  calculator: Taking,
): PictureFact | undefined {
  const taken = rolesTaken(calculator);
  if (fact.role !== 'horizon' || facts.some(({ role }) => role === 'horizon')) return undefined;
  if (relative === 'minus' || (relative === 'none' && isUntilThen(calculator))) return undefined;
  const ages = (['age_claim', 'age_retire', 'age'] as const).filter((role) => taken.has(role));
  const [start] = ages
    .filter((role) => role !== 'age' || (!taken.has('age_claim') && !isUntilThen(calculator)))
    .flatMap((role) => facts.findLast((one) => one.role === role && one.owner === fact.owner) ?? []);
  if (!start) return undefined;
  const { months: _, ...rest } = fact;
  return { ...rest, role: start.role, unit: 'age', value: start.value + (fact.months ?? 0) / 12 };
}

/** Whether a time until then is what a field is for: how long money has to last is another time. */
function isUntilThen({ fields }: Taking): boolean {
  return Object.values(fields as Fields).some((field) => aboutField(field)?.roles?.[0] === 'horizon');
}

function rolesInLists({ fields }: Taking): Set<RoleId> {
  const lists = Object.values(fields as Fields).filter((field) => aboutField(field)?.items);
  return new Set(lists.flatMap(rolesOfField));
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
        (fact.role === old.role
          ? isElsewhere(fact, old)
          : wasDoubtful(old, fact.role) || isByAnotherName(fact, old)) &&
        fact.case === 'none',
    );
  return { ...picture, facts: picture.facts.filter((fact) => !isMoved(fact)) };
}

const isElsewhere = (fact: PictureFact, old: PictureFact) =>
  fact.owner !== old.owner || fact.kind !== old.kind;

/** "AGI is the 240k" after "we earn 240k", "that's the mortgage, not rent": the same by another name counts once. */
const isByAnotherName = (fact: PictureFact, old: PictureFact) =>
  names.some((alike) => alike.has(fact.role) && alike.has(old.role));
const names: readonly ReadonlySet<RoleId>[] = [
  new Set<RoleId>(['wages', 'agi', 'se_income', 'other_income']),
  new Set<RoleId>(['housing_cost', 'mortgage_payment', 'debt_payment']),
];

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
  { fields }: Taking,
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
