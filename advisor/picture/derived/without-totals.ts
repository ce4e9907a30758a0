import type { PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';

/** People round the parts of a sum. */
const rounding = 0.005;

/** Nobody tells these of several things together. */
const ofOneThing = new Set<RoleId>(['debt_payment', 'home_price', 'car_price']);

/** "310k combined, me 205 and him 105": the sum of numbers that are told too says nothing new, except how often they come. */
export function withoutTotals(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.reduce((kept, fact) => withoutTotal(kept, fact), withoutGap(facts));
}

/** "$4,000 upside down: it's worth 16,000 and I owe 20,000": what is owed beyond the worth follows from the two. */
function withoutGap(facts: readonly PictureFact[]): readonly PictureFact[] {
  const [owed, worth] = (['debt_balance', 'trade_in'] as const).map((role) =>
    facts.filter((fact) => fact.role === role && fact.source === 'words'),
  ) as [PictureFact[], PictureFact[]];
  const isGap = (fact: PictureFact) =>
    owed.some((loan) =>
      worth.some(
        (car) =>
          fact !== loan &&
          fact !== car &&
          fact.turn === loan.turn &&
          fact.turn === car.turn &&
          fact.value === Math.abs(loan.value - car.value),
      ),
    );
  // Worth and gap add up to what is owed either way: the gap is the less certain one, or the smaller.
  const [gap] = [...owed, ...worth]
    .filter(isGap)
    .toSorted((one, other) => one.probability - other.probability || one.value - other.value);
  return gap ? facts.filter((fact) => fact !== gap) : facts;
}

function withoutTotal(facts: readonly PictureFact[], total: PictureFact): readonly PictureFact[] {
  const parts = facts.filter((fact) => fact !== total && isPartOf(fact, total));
  const isAmount = total.unit === 'money' && total.source === 'words' && total.case === 'none';
  if (!isAmount || parts.length < 2 || ofOneThing.has(total.role) || !isSumLike(total, parts)) return facts;
  if (isOfOneKind(total, parts)) return facts;
  const yearly = ({ value, per = total.per }: PictureFact) => value * (per ? timesAYear[per] : 1);
  const sum = parts.reduce((added, part) => added + yearly(part), 0);
  if (Math.abs(sum - yearly(total)) > rounding * yearly(total)) return facts;
  return facts
    .filter((fact) => fact !== total)
    .map((fact) => (parts.includes(fact) ? asPart(fact, total) : fact));
}

/** "50k in VTI, 20k in savings, 30k in bonds": what is named or of a kind of its own is a part, whatever it adds up to. */
function isOfOneKind({ kind, name }: PictureFact, parts: readonly PictureFact[]): boolean {
  return name !== undefined || (kind !== 'none' && parts.some((part) => part.kind !== kind));
}

/** How sure it is what a number means that makes up a sum with others: nothing else adds up by chance. */
const surePart = 0.95;

function asPart(fact: PictureFact, { per }: PictureFact): PictureFact {
  const often = fact.per === undefined && per !== undefined ? { per } : {};
  return { ...fact, ...often, probability: Math.max(fact.probability, surePart) };
}

function isPartOf(part: PictureFact, total: PictureFact): boolean {
  return (
    part.role === total.role &&
    part.turn === total.turn &&
    part.source === 'words' &&
    part.unit === 'money' &&
    part.case === 'none'
  );
}

/** A sum is told before its parts, or is that of two people: three payments may add up by chance. */
function isSumLike(total: PictureFact, parts: readonly PictureFact[]): boolean {
  return (
    total.owner === 'both' ||
    new Set(parts.map(({ owner }) => owner)).size > 1 ||
    parts.every(({ start }) => start > total.start)
  );
}
