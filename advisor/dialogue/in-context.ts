import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { isSameByName } from '#advisor/picture/same-by-name.ts';
import type { Reading, ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import { roles, type RoleId } from '#advisor/reader/roles.ts';

/** A calculator or a decision, by what it takes. */
export type WithFields = Pick<AnyCalculator, 'fields'>;

/** Below this no role of the calculation is meant. */
const leastLikely = 0.003;
/** A role that clearly is none of the calculation's is not bent to fit it. */
export const clearRole = 0.85;

/** From here on that holds where it is twice as likely as any of them. */
const likelyRole = 0.6;

/** "At 6% instead" changes the last calculation: only the roles that it takes are meant. */
export function preferRoles(
  told: readonly ReadQuantity[],
  calculator: WithFields,
  about: ReadonlySet<RoleId>,
  facts: readonly PictureFact[] = [],
): ReadQuantity[] {
  const taken = rolesTaken(calculator);
  return told.map((read) => {
    const quantity = asNamedBefore(read, taken, facts);
    if (quantity.role === 'other') return quantity;
    const weighed = [{ id: quantity.role, probability: quantity.probability }, ...quantity.otherRoles]
      .filter(({ id, probability }) => taken.has(id) && probability >= leastLikely)
      .map(({ id, probability }) => ({ id, probability: probability * fit(quantity, id, facts) }))
      .toSorted((one, other) => other.probability - one.probability);
    const [best, ...others] = weighed;
    if (!best) return quantity;
    const isForeign = !taken.has(quantity.role);
    const replaces = best.probability >= leastReplacing && fit(quantity, best.id, facts) >= closeFit;
    const leastForeign = replaces ? surelyForeign : Math.max(likelyRole, 2 * best.probability);
    if (isForeign && quantity.probability > leastForeign) return quantity;
    const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
    return {
      ...quantity,
      role: inPlaceOf(best.id, calculator, about) ?? best.id,
      probability: best.probability / total,
      otherRoles: others.map(({ id, probability }) => ({ id, probability: probability / total })),
    };
  });
}

/**
 * "And if it comes out 2,450?" after a mortgage payment: an amount that has several names keeps the one that was used before,
 * where the calculation takes it. Of a single debt, what is paid on it and what there is for debts are the same.
 */
function asNamedBefore(
  read: ReadQuantity,
  taken: ReadonlySet<RoleId>,
  facts: readonly PictureFact[],
): ReadQuantity {
  const held = new Set(facts.map(({ role }) => role));
  if (held.has(read.role)) return read;
  const isMisread = (role: RoleId) => read.probability < clearRole && fit(read, role, facts) >= closeFit;
  const isOneDebt = facts.filter(({ role }) => owed.has(role)).length === 1;
  const named = [...held].find(
    (role) =>
      taken.has(role) &&
      ((isSameByName(role, read.role) && (!taken.has(read.role) || isMisread(role))) ||
        (isOneDebt && paid.has(role) && paid.has(read.role))),
  );
  return named === undefined ? read : { ...read, role: named };
}

const owed: ReadonlySet<RoleId> = new Set<RoleId>(['debt_balance', 'mortgage_balance']);
const paid: ReadonlySet<RoleId> = new Set<RoleId>(['debt_payment', 'debt_budget']);

/** A number close to what was told before with a role that is at least this likely replaces it. */
const leastReplacing = 0.05;
const closeFit = 0.65;
const surelyForeign = 0.95;
/** How well a bare number fits a role that nothing was told of. */
const unknownFit = 0.6;

/** "Would make it 36" after pay of 30,000: how close a number is to the last value of this role. */
function fit(quantity: ReadQuantity, role: RoleId, facts: readonly PictureFact[]): number {
  const { unit, times } = quantity;
  if ((unit !== 'none' && unit !== 'money') || times !== undefined || quantity.value <= 0) return 1;
  const before = facts.findLast((fact) => fact.role === role && fact.value > 0);
  if (!before) return unit === 'money' ? 1 : unknownFit;
  const isShort = before.unit === 'money' && isInThousands(before, quantity.value, false);
  const value = isShort ? quantity.value * 1000 : quantity.value;
  return Math.max(value < before.value ? value / before.value : before.value / value, leastFit);
}

const leastFit = 0.2;

/** "What if I go at 65?" after an age to claim at: what fills the same field as a number told before stands in its place. */
function inPlaceOf(role: RoleId, { fields }: WithFields, about: ReadonlySet<RoleId>): RoleId | undefined {
  const taking = Object.values(fields as Fields).filter((field) => rolesOfField(field).includes(role));
  const [field, ...more] = taking;
  const { adds, items } = aboutField(field) ?? {};
  if (!field || more.length > 0 || about.has(role) || adds || items) return undefined;
  return rolesOfField(field).find((one) => about.has(one) && roles[one].kind === roles[role].kind);
}

/** "Same 90 at 18" after a goal of 90,000: a bare number that was told before in full means the same again. */
export function asToldBefore(told: readonly ReadQuantity[], { facts }: Picture): ReadQuantity[] {
  return told.map((quantity) => {
    const { unit, value, role, probability, times } = quantity;
    const mayBeSum = roles[role].kind === 'money' || role === 'other' || probability < clearRole;
    if (unit !== 'none' || times !== undefined || !mayBeSum) return quantity;
    const isNearOwn = facts.some((fact) => fact.role === role && isNear(value, fact.value));
    const same = facts.filter((fact) => fact.unit === 'money' && fact.value === value * 1000);
    const [fact] = same;
    if (isNearOwn || !fact || same.some((one) => one.role !== fact.role)) return quantity;
    if (role === 'other' && told.some((one) => isInPlaceOf(one, fact))) return quantity;
    const { kind, per } = fact;
    // "41 is mine" after her 41k says whose it is.
    const owner = fact.role === role ? quantity.owner : fact.owner;
    const full = { ...quantity, unit: 'money' as const, value: fact.value, role: fact.role, owner, kind };
    return { ...full, probability: Math.max(probability, clearRole), ...(per === undefined ? {} : { per }) };
  });
}

/** Whether a number replaces the earlier value. */
const isInPlaceOf = ({ role, owner, relative }: ReadQuantity, fact: PictureFact) =>
  role === fact.role && owner === fact.owner && relative === 'none';

/**
 * "58,000, not 85" after 85,000 in a fund: beside a number that is taken back, the one number that may mean the same, or
 * that fills the same field, is in its place.
 */
export function inPlaceOfTakenBack(
  told: readonly ReadQuantity[],
  { facts }: Picture,
  { fields }: WithFields,
): ReadQuantity[] {
  const backs = told.flatMap((one) =>
    one.role === 'other' ? facts.filter((fact) => isNamedAgain(fact, one)) : [],
  );
  const [back, ...others] = backs;
  if (!back || others.length > 0) return [...told];
  const together = Object.values(fields as Fields)
    .map(rolesOfField)
    .filter((taken) => taken.includes(back.role));
  const [now, ...more] = told.filter(({ role }) => role !== 'other');
  if (!now || more.length > 0 || now.relative !== 'none' || now.times !== undefined) return [...told];
  const mayBe =
    now.otherRoles.some(({ id, probability }) => id === back.role && probability >= leastTakenBack) ||
    together.some((taken) => taken.includes(now.role));
  const isAlike = roles[now.role].kind === roles[back.role].kind;
  const otherRoles = now.otherRoles.filter(({ id }) => id !== back.role);
  return mayBe && isAlike
    ? told.map((one) => (one === now ? { ...one, role: back.role, kind: back.kind, otherRoles } : one))
    : [...told];
}

/** The least that speaks for what is taken back, where one number alone can stand in its place. */
const leastTakenBack = 0.01;

/** In full, or in thousands. */
function isNamedAgain({ unit, value }: PictureFact, named: ReadQuantity): boolean {
  if (unit !== 'money' || (named.unit !== 'money' && named.unit !== 'none')) return false;
  return named.value === value || (named.unit === 'none' && named.value * 1000 === value);
}

/** The least that speaks for the meaning that a number was told with before. */
const leastAgain = 0.05;

/** "Because of that 1%" after a fee of 1%: what was told before with its unit means the same again, unless it clearly does not. */
export function inRoleBefore(
  all: readonly ReadQuantity[],
  { facts: current }: Picture,
  said: readonly PictureFact[] = [],
): ReadQuantity[] {
  const told = all.map((quantity) => takenBackBare(quantity, all, current));
  return told.map((quantity) => {
    const { role, probability, otherRoles, times } = quantity;
    const isDoubtful = role === 'other' || probability < clearRole;
    const now = current.filter((fact) => isSameAmount(fact, quantity));
    // "Do the 15 years again" after 20 names what was told before those.
    const same = now.length > 0 ? now : said.filter((fact) => isSameAmount(fact, quantity));
    const [fact] = same;
    if (!isDoubtful || times !== undefined || !fact || same.some((one) => one.role !== fact.role))
      return quantity;
    const mayBe =
      role === fact.role ||
      otherRoles.some(({ id, probability: least }) => id === fact.role && least >= leastAgain);
    // "80k, not 90k": beside a new one of the same meaning it is taken back.
    const isAlone = told.every(
      (one) =>
        one === quantity || one.role === 'other' || (one.role !== fact.role && one.owner === fact.owner),
    );
    if (!isAlone || (role !== 'other' && !mayBe)) return quantity;
    const others = otherRoles.filter(({ id }) => id !== fact.role);
    const { owner, kind } = fact;
    // What was clearly told as something else is not bent to what the last calculation takes.
    const again = Math.max(clearRole, Math.min(fact.probability, surelyForeign + 0.01));
    return { ...quantity, role: fact.role, owner, kind, probability: again, otherRoles: others };
  });
}

/** "8 is dreaming, do it at 6%": the bare number is the rate that was told before, and the other one is in its place. */
function takenBackBare(
  quantity: ReadQuantity,
  told: readonly ReadQuantity[],
  facts: readonly PictureFact[],
): ReadQuantity {
  const { unit, value, role, probability, otherRoles } = quantity;
  const isRate = ({ role: rate, unit: of, value: before }: PictureFact) =>
    of === 'percent' &&
    before === value &&
    rate !== role &&
    otherRoles.some(({ id, probability: least }) => id === rate && least >= leastAgain) &&
    told.some((one) => one !== quantity && one.role === rate);
  const isTakenBack = unit === 'none' && probability < clearRole && facts.some(isRate);
  return isTakenBack ? { ...quantity, role: 'other' } : quantity;
}

function isSameAmount(fact: PictureFact, { unit, value, per, months, relative }: ReadQuantity): boolean {
  if (fact.unit !== unit || unit === 'none' || relative !== 'none') return false;
  if (fact.case !== 'none' || (per !== undefined && fact.per !== undefined && per !== fact.per)) return false;
  return unit === 'time' ? months !== undefined && fact.months === months : fact.value === value;
}

/** From here on a number may as well be of the one of whom the same was told. */
const leastOwner = 0.05;

/** "And if it's only 1,700?" after what was told of a mother is hers, unless it clearly is one's own. */
export function ownersLikeBefore(told: readonly ReadQuantity[], { facts }: Picture): ReadQuantity[] {
  return told.map((quantity) => {
    const owners = new Set(facts.filter(({ role }) => role === quantity.role).map(({ owner }) => owner));
    const [owner] = owners;
    const mayBe = quantity.otherOwners?.some(
      ({ id, probability }) => id === owner && probability >= leastOwner,
    );
    return quantity.owner === 'me' && owners.size === 1 && mayBe ? { ...quantity, owner: owner! } : quantity;
  });
}

/** Numbers of a change in the unit, period and scale of what they change: "and for 48?" after "72 months" means months. */
export function readLikeBefore({ told }: Reading, { facts }: Picture): ReadQuantity[] {
  return told.map((quantity) => {
    const alike = facts.filter(({ role }) => role === quantity.role);
    const before = alike.findLast(({ owner }) => owner === quantity.owner) ?? alike.at(-1);
    if (!before || quantity.times !== undefined) return quantity;
    if (before.unit === 'time') return inMonthsLike(before, quantity);
    if (before.unit !== 'money' || quantity.unit === 'percent' || quantity.unit === 'time') return quantity;
    const isRelative = quantity.relative !== 'none';
    const isFull = quantity.unit === 'money' || !isInThousands(before, quantity.value, isRelative);
    const value = isFull ? quantity.value : quantity.value * 1000;
    const per = quantity.per ?? (isRelative || isNear(value, before.value) ? before.per : undefined);
    return { ...quantity, unit: 'money', value, ...(per === undefined ? {} : { per }) };
  });
}

function inMonthsLike({ said, months }: PictureFact, quantity: ReadQuantity): ReadQuantity {
  const wasInMonths = months !== undefined && Number.parseFloat(said) === months;
  if (quantity.unit !== 'none' || !wasInMonths) return quantity;
  return { ...quantity, unit: 'time', months: quantity.value, value: quantity.value / 12 };
}

/** From here on sums are told in thousands: "25 instead" of 45,000. */
const largeSum = 10_000;
const mostThousandsMore = 100;

function isInThousands({ value: before }: PictureFact, value: number, isRelative: boolean): boolean {
  if (before < largeSum || value >= 1000) return false;
  return isRelative ? value < mostThousandsMore : isNear(value * 1000, before);
}

const near = 8;
const isNear = (one: number, other: number) => one <= other * near && other <= one * near;

/** The roles that fill a field, or the items of a list. */
export function rolesOfField(field: Fields[string] | undefined): RoleId[] {
  const about: FieldAbout | undefined = aboutField(field);
  if (!about) return [];
  const { roles: uses = [], items = {} } = about;
  return [...uses.map((use) => readRoleUse(use).role), ...Object.values(items).flatMap(rolesOfField)];
}

export function rolesTaken({ fields }: WithFields): Set<RoleId> {
  return new Set(Object.values(fields as Fields).flatMap(rolesOfField));
}
