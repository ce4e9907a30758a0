import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withoutOutOfPlace } from '#advisor/my-numbers/out-of-place.ts';
import { convert, periodOf } from '#advisor/picture/convert.ts';
import { hasWord, type Picture, type PictureFact } from '#advisor/picture/picture.ts';
import { putInOrder, withoutBelow } from '#advisor/plan/fill/put-in-order.ts';
import { fillRows } from '#advisor/plan/fill/fill-rows.ts';
import { fillAverage } from '#advisor/plan/fill/fill-average.ts';
import { fillSum, ownFacts, type Filled } from '#advisor/plan/fill/fill-sum.ts';
import { valueInWords } from '#advisor/plan/fill/value-in-words.ts';
import { readRoleUse, type ReadRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId, RoleUse } from '#advisor/reader/roles.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A calculator's inputs as far as the picture fills them. */
export interface FilledFields {
  input: Record<string, unknown>;
  /** The facts that each field was filled from. */
  from: ReadonlyMap<string, readonly PictureFact[]>;
  /** Fields that have to be given and are not. */
  missing: readonly string[];
  used: ReadonlySet<PictureFact>;
  /** Fields taken because a fact in words makes them usual. */
  usual: readonly string[];
}

/** Roles that a field can be filled from. */
function rolesOf({ roles = [], sumOf = [], counts }: FieldAbout): RoleId[] {
  return [...roles, ...sumOf, ...(counts ? [counts.role] : [])].map((use: RoleUse) => readRoleUse(use).role);
}

/**
 * How likely it is that a fact belongs where it was put. Whether $10,000 is cash or a gift does not matter where both
 * fill the same field.
 */
export function placeProbability({ fields }: AnyCalculator, name: string, fact: PictureFact): number {
  const about = aboutField((fields as Fields)[name]);
  const places = about?.items ? Object.values(about.items).map((item) => aboutField(item)) : [about];
  const roles = places.map((place) => (place ? rolesOf(place) : []));
  const fitting = new Set(roles.find((all) => all.includes(fact.role)) ?? roles.flat());
  return fact.otherRoles
    .filter(({ id }) => fitting.has(id) && id !== fact.role)
    .reduce((sum, { probability }) => sum + probability, fact.probability);
}

/** Fills the fields of a calculator by their roles. Each fact goes to one field; what names a kind is asked first. */
export function fillFields({ fields }: Pick<AnyCalculator, 'fields'>, known: Picture): FilledFields {
  const picture = withoutOutOfPlace(fields as Fields, known);
  const used = new Set<PictureFact>();
  const input: Record<string, unknown> = {};
  const from = new Map<string, readonly PictureFact[]>();
  const usual: string[] = [];
  const entries = Object.entries(fields as Fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    return about ? [{ name, field, about }] : [];
  });
  for (const { name, field, about } of inOrder(entries)) {
    const filled = about.unit === 'list' ? fillRows(about, picture, used) : fillOne(about, picture, used);
    if (!filled || !field.safeParse(filled.value).success) continue;
    input[name] = filled.value;
    from.set(name, filled.facts);
    for (const fact of filled.facts) used.add(fact);
  }
  for (const { name, about } of entries) {
    const [total, paid] = [input[name], about.restAfter === undefined ? undefined : input[about.restAfter]];
    if (typeof total === 'number' && typeof paid === 'number' && total < paid) input[name] = total + paid;
  }
  putInOrder(entries, input, from);
  withoutBelow(entries, input, { from, used });
  for (const { name, about } of entries) {
    const months = about.monthsOf === undefined ? 0 : monthsBeyond(from.get(about.monthsOf));
    if (months === 0) continue;
    input[name] = months;
    input[about.monthsOf!] = Math.floor(from.get(about.monthsOf!)![0]!.value);
  }
  for (const { name, field, about } of entries) {
    if (name in input || isCountedAlready(about, from)) continue;
    const word = valueInWords(about, picture);
    const implied =
      word === undefined ? (valueOfRole(about, picture, from) ?? comesMonthly(about, from)) : undefined;
    if (word !== undefined && field.safeParse(word).success) input[name] = word;
    else if (implied !== undefined) {
      input[name] = implied;
      usual.push(name);
    }
  }
  for (const { name, field, about } of entries) {
    const value = name in input ? undefined : usualValue(about, input, picture);
    if (value === undefined || !field.safeParse(value).success) continue;
    input[name] = value;
    usual.push(name);
  }
  const missing = entries
    .filter(({ name, about }) => !about.default && !(name in input))
    .map(({ name }) => name);
  return { input, from, missing, used, usual };
}

/** "63 and a half": the months of an age beyond its years. */
function monthsBeyond(facts: readonly PictureFact[] = []): number {
  const [age] = facts;
  return age ? Math.min(11, Math.round((age.value % 1) * 12)) : 0;
}

interface FieldEntry {
  name: string;
  field: Fields[string];
  about: FieldAbout;
}

/** Fields whose roles name an owner or a kind go first, those that add up last: they take what is left. */
function inOrder(entries: readonly FieldEntry[]): FieldEntry[] {
  const rank = ({ about: { roles = [], adds, default: taken } }: FieldEntry) =>
    (roles.some((role) => role.includes(':')) ? 0 : adds ? 4 : 2) + (taken ? 1 : 0);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function fillOne(about: FieldAbout, picture: Picture, used: ReadonlySet<PictureFact>): Filled | undefined {
  if (about.onlyWith !== undefined && !hasWord(picture, about.onlyWith)) return undefined;
  if (about.unless !== undefined && about.unit !== 'flag' && hasWord(picture, about.unless)) return undefined;
  if (about.beside && !picture.facts.some(({ role }) => about.beside!.includes(role))) return undefined;
  const further = Object.entries(about.rolesWith ?? {}).flatMap(([fact, roles]) =>
    hasWord(picture, fact) ? roles : [],
  );
  const uses = [...(about.roles ?? []), ...further].map((use: RoleUse) => readRoleUse(use));
  const filled =
    about.adds === 'within'
      ? fillWithin(about, uses, picture, used)
      : about.adds
        ? fillSum(about, uses, picture, used)
        : (fillAverage(about, uses, picture, used) ?? fillFirst(about, uses, picture, used));
  const sum = fillSum(about, (about.sumOf ?? []).map(readRoleUse), picture, used);
  const parts = sum && isWhole(about, sum) ? sum : undefined;
  if (about.orPart && filled && parts && isPart(filled, parts)) return addedUp(filled, parts);
  return filled ?? parts ?? fillBelow(about, picture) ?? fillCount(about, picture);
}

/** Whether parts may be all there is: rent alone, or a premium beside a car payment, is not what a month costs. */
function isWhole({ sumNeeds }: FieldAbout, { facts }: Filled): boolean {
  return !sumNeeds || (facts.length > 1 && facts.some(({ role }) => sumNeeds.includes(role)));
}

/** "Rent 1,250, groceries 480, bills 260": a sum that is less than its parts is one of them. */
function isPart({ value: sum }: Filled, { value: parts }: Filled): boolean {
  return typeof sum === 'number' && typeof parts === 'number' && sum < parts;
}

function addedUp(one: Filled, other: Filled): Filled {
  return {
    value: Math.round(((one.value as number) + (other.value as number)) * 100) / 100,
    facts: [...one.facts, ...other.facts],
  };
}

function fillFirst(
  about: FieldAbout,
  uses: readonly ReadRoleUse[],
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): Filled | undefined {
  let outside: (Filled & { value: number }) | undefined;
  for (const use of uses) {
    // The month of a date goes beside its year.
    const isShared = use.place > 0 || about.ofDate !== undefined;
    const matching = ownFacts(about, use, picture, isShared ? new Set() : used);
    if (about.single && matching.length > 1) continue;
    const fitting = about.comes ? matching.filter((fact) => comesSo(fact, about)) : matching;
    const allowed = bySize(
      about,
      about.default && !about.fromAges ? fitting.filter((fact) => !isDerivedTime(fact)) : fitting,
    );
    // The second of two payments is not the one that a debt of the list has already.
    const found =
      use.place === 0
        ? allowed
        : distinct(allowed)
            .slice(use.place, use.place + 1)
            .filter((fact) => !used.has(fact));
    const filled = found.flatMap((fact) => {
      const value = convert(fact, about);
      return value === undefined ? [] : [{ value, facts: [fact] }];
    });
    // A pension from 58 on is not when Social Security starts: the next one may be.
    const within = filled.filter(({ value }) => isWithin(value, about));
    const first =
      (about.order ? undefined : within.find(({ facts: [fact] }) => isSurest(fact!, matching))) ?? within[0];
    if (first) return first;
    outside ??= filled[0];
  }
  return outside;
}

/** By its period, or by its size where none was told. */
function comesSo(fact: PictureFact, { comes, comesUpTo = 0 }: FieldAbout): boolean {
  return periodOf(fact) === comes || (fact.per === undefined && fact.value <= comesUpTo);
}

function bySize({ order }: FieldAbout, facts: readonly PictureFact[]): readonly PictureFact[] {
  if (!order) return facts;
  const sign = order === 'rising' ? 1 : -1;
  return facts.toSorted((one, other) => sign * (one.value - other.value));
}

/** "Cut my rate by 0.875": as much below the other. */
function fillBelow({ belowBy }: FieldAbout, { facts }: Picture): Filled | undefined {
  const change = facts.find(({ role }) => role === belowBy?.role);
  const whole = facts.find(({ role, case: variant }) => role === belowBy?.of && variant !== 'b');
  if (!change || !whole) return undefined;
  return { value: Math.round((whole.value - Math.abs(change.value)) * 1e4) / 1e4, facts: [change] };
}

/** So unsure is what was told first that what is read surely goes before it. */
const [unsure, surely] = [0.75, 0.9];

/** "Through the 15th paycheck … three more": of what is told twice in one message, the one that is meant beyond doubt. */
function isSurest(fact: PictureFact, all: readonly PictureFact[]): boolean {
  return (
    fact.probability >= surely &&
    all.every((one) => one === fact || (one.turn === fact.turn && one.probability < unsure))
  );
}

function isWithin(value: number, { min = -Infinity, max = Infinity }: FieldAbout): boolean {
  return value >= min && value <= max;
}

/** A time that only follows from ages or years is no answer to what nobody asked. */
function isDerivedTime({ source, role }: PictureFact): boolean {
  return source === 'derived' && (role === 'horizon' || role === 'time_last');
}

/** Ages of children also tell how many there are; several fields may count the same ones. */
function fillCount({ counts }: FieldAbout, { facts }: Picture): Filled | undefined {
  if (!counts) return undefined;
  const { role, owner } = readRoleUse(counts.role);
  const within = facts.filter(
    (fact) =>
      fact.role === role &&
      fact.owner === owner &&
      fact.value >= counts.from &&
      Math.floor(fact.value) <= counts.through,
  );
  return within.length > 0 ? { value: within.length, facts: within } : undefined;
}

/** Everything of the first role that is there, whoever's it is. */
function fillWithin(
  about: FieldAbout,
  uses: readonly ReadRoleUse[],
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): Filled | undefined {
  for (const role of new Set(uses.map((use) => use.role))) {
    const filled = fillSum(
      about,
      uses.filter((use) => use.role === role),
      picture,
      used,
    );
    if (filled) return filled;
  }
  return undefined;
}

function distinct(facts: readonly PictureFact[]): PictureFact[] {
  return facts.filter((fact, at) => facts.findIndex((one) => isSameValue(one, fact)) === at);
}

const monthsPerYear = 12;

const isInMonths = (bare: PictureFact, time: PictureFact) =>
  Number(bare.said) === bare.value && bare.value === Math.round(time.value * monthsPerYear);

/** "$399 x 36 … after the three years": a time and a bare number that counts its months. */
function isSameValue(one: PictureFact, other: PictureFact): boolean {
  if (one.value === other.value) return true;
  return one.unit === 'time' && other.unit === 'time' && (isInMonths(one, other) || isInMonths(other, one));
}

/** The value that a choice or a flag has where another field was filled from a role; a flag holds for all of it. */
function valueOfRole(
  { ofRole }: FieldAbout,
  picture: Picture,
  from: ReadonlyMap<string, readonly PictureFact[]>,
): string | boolean | undefined {
  if (!ofRole || (ofRole.unless !== undefined && hasWord(picture, ofRole.unless))) return undefined;
  if (ofRole.without?.some((name) => from.has(name))) return undefined;
  const isRole = ({ role }: PictureFact) => role === ofRole.role;
  const facts = from.get(ofRole.field) ?? [];
  const holds =
    typeof ofRole.value === 'boolean' ? facts.length > 0 && facts.every(isRole) : facts.some(isRole);
  return holds ? ofRole.value : undefined;
}

/** "3 kids and their 3 spouses": who counts one by one has counted what the flag would add. */
function isCountedAlready(
  { unlessSeveral }: FieldAbout,
  from: ReadonlyMap<string, readonly PictureFact[]>,
): boolean {
  return unlessSeveral !== undefined && (from.get(unlessSeveral) ?? []).length > 1;
}

/** "From 640 to 715 a month": a period that one of them names holds for both. */
function comesMonthly(
  { ofMonths }: FieldAbout,
  from: ReadonlyMap<string, readonly PictureFact[]>,
): true | undefined {
  const facts = (ofMonths ?? []).flatMap((name) => from.get(name) ?? []);
  const said = facts.find(({ per }) => per !== undefined) ?? facts[0];
  return said && periodOf(said) === 'month' ? true : undefined;
}

/** What is taken for a field that has to be given and was not; undefined where nothing makes it usual. */
function usualValue({ usual }: FieldAbout, said: Input, picture: Picture): number | undefined {
  if (!usual) return undefined;
  if ('by' in usual) return usual.by(said);
  return Object.entries(usual.facts).find(([fact]) => hasWord(picture, fact))?.[1];
}
