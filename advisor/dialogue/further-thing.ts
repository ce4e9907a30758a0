import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { rolesOfField, type WithFields } from '#advisor/dialogue/in-context.ts';
import { isHeld } from '#advisor/dialogue/new-value.ts';
import { usesOf } from '#advisor/dialogue/subject.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** A number of a message: as a fact, and as it was read. */
export interface Named {
  fact: PictureFact;
  quantity: ReadQuantity;
}

interface Beside {
  known: readonly PictureFact[];
  calculator: WithFields | undefined;
  inLists: ReadonlySet<RoleId>;
}

/**
 * Whether an added number is a separate thing: another debt of a list, or a partner's pay where the calculation counts
 * both. Otherwise it is more of what is already there.
 */
export function standsBeside(
  { fact, quantity: { relative } }: Named,
  named: readonly Named[],
  { known, calculator, inLists }: Beside,
): boolean {
  if (relative !== 'plus') return false;
  if (calculator && inLists.has(fact.role)) return isOfFurther(fact, named, known, calculator);
  const isTheirFirst = !isHeld(fact, known) && fact.owner !== 'me' && fact.owner !== 'both';
  return isTheirFirst && (!calculator || takesFor(fact, calculator));
}

/** "Another card, 2,100" is one more of a list; "75 more a month" pays more on the one that is there. */
function isOfFurther(
  fact: PictureFact,
  named: readonly Named[],
  known: readonly PictureFact[],
  calculator: WithFields,
): boolean {
  const anchors = rolesOfThings(calculator);
  if (named.some((one) => anchors.has(one.fact.role) && one.quantity.relative !== 'minus')) return true;
  const alike = known.filter(({ role, owner }) => role === fact.role && owner === fact.owner);
  const isOne = alike.length === 1 || alike.filter(({ kind }) => kind === fact.kind).length === 1;
  return !isOne;
}

/** The roles that make a row of a list: a debt is a row by its balance, whatever else is said about it. */
function rolesOfThings({ fields }: WithFields): Set<RoleId> {
  return new Set(
    Object.values(fields as Fields).flatMap((field) => {
      const { items = {} } = aboutField(field) ?? {};
      const columns = Object.values(items).filter((item) => aboutField(item)?.roles);
      const needed = columns.find((item) => !aboutField(item)?.default);
      return needed ? rolesOfField(needed) : columns.flatMap((item) => rolesOfField(item));
    }),
  );
}

function takesFor({ role, owner }: PictureFact, { fields }: WithFields): boolean {
  const abouts = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  return abouts.flatMap(usesOf).some((use) => use.role === role && use.owner === owner);
}

export function rolesInLists({ fields }: WithFields): Set<RoleId> {
  const lists = Object.values(fields as Fields).filter((field) => aboutField(field)?.items);
  return new Set(lists.flatMap(rolesOfField));
}

/**
 * A balance with its rate is a second debt. One number alone changes the debt that is there; so does a message that
 * has just taken something back.
 */
export function isFurtherThing(
  facts: readonly PictureFact[],
  { facts: all }: Picture,
  { facts: kept }: Picture,
  calculator: WithFields,
): boolean {
  if (kept.length < all.length) return false;
  const isRepeated = (fact: PictureFact) =>
    kept.some(({ role, value }) => role === fact.role && value === fact.value);
  const abouts = Object.values(calculator.fields as Fields).flatMap((field) => aboutField(field) ?? []);
  const anchors = rolesOfThings(calculator);
  const isInList = abouts.some(({ items = {} }) => {
    const told = Object.values(items).filter((item) => {
      const taken = rolesOfField(item);
      return facts.some(({ role }) => taken.includes(role));
    });
    return told.length > 1 && facts.some(({ role }) => anchors.has(role)) && !facts.some(isRepeated);
  });
  return isInList || (!facts.every(isRepeated) && isOneMoreOfSeveral(facts, kept, calculator));
}

/** "There's a third, 5,000 limit with 700 on it" after two cards: every number that is added up has one more. */
export function isOneMoreOfSeveral(
  facts: readonly PictureFact[],
  known: readonly PictureFact[],
  calculator: WithFields,
): boolean {
  const abouts = Object.values(calculator.fields as Fields).flatMap((field) => aboutField(field) ?? []);
  const counts = abouts.flatMap((about) => {
    const taken = about.adds ? new Set(usesOf(about).map(({ role }) => role)) : new Set<RoleId>();
    const before = known.filter(({ role, owner }) => taken.has(role) && owner === 'me');
    const now = facts.filter(({ role }) => taken.has(role));
    return before.length > 1 ? [{ before: before.length, now }] : [];
  });
  const told = new Set(counts.flatMap(({ now }) => now));
  return told.size > 1 && counts.every(({ before, now }) => now.length === 1 && before === counts[0]!.before);
}
