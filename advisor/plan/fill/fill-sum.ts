import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { matchingFacts } from '#advisor/plan/fill/matching-facts.ts';
import { withoutToldTwice } from '#advisor/plan/fill/told-twice.ts';
import type { ReadRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** A value of a field with the facts that it was made of. */
export interface Filled {
  value: unknown;
  facts: readonly PictureFact[];
}

/**
 * Of these, two equal numbers are two things: "rents of 1,150 and 1,150", "3 kids and their 3 spouses". Of all others, the
 * same number told twice is one told again: "closing costs 5,900 … when do I get my 5,900 back".
 */
const oftenAlike = new Set<RoleId>([
  'n_people',
  'n_shares',
  'selling_rate',
  'rental_income',
  'gift_amount',
  'college_cost',
  'se_income',
  'ira_contrib',
  'hold_amount',
  'debt_balance',
  'credit_limit',
  'debt_payment',
  'spend_item',
]);

/** Everything of its roles together; what both have together is not counted again with what each has. */
export function fillSum(
  about: FieldAbout,
  uses: readonly ReadRoleUse[],
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): Filled | undefined {
  const told = [...new Set(uses.flatMap((use) => ownFacts(about, use, picture, used)))];
  const each = about.oneEach ? lastOfEach(told) : told;
  const all = about.toldTwice ? withoutToldTwice(each, picture) : each;
  const together = all.filter(({ owner }) => owner === 'both');
  const parted = all.filter(
    ({ role, owner }) => owner === 'both' || !together.some((fact) => fact.role === role),
  );
  const rest = all.filter((fact) => !parted.includes(fact));
  const counted = about.besideBoth && !isSumOf(rest, together) ? all : parted;
  const values = counted.flatMap((fact, at) =>
    isToldBefore(fact, counted.slice(0, at)) ? [] : (lessSpouses(fact, about, used) ?? []),
  );
  if (values.length === 0) return undefined;
  const parts = [
    ...all.filter((fact) => !counted.includes(fact)),
    ...together.flatMap((fact) => spousesOf(fact, used)),
  ];
  const value = Math.round(values.reduce((sum, one) => sum + one, 0) * 100) / 100;
  return { value, facts: isSumOf(parts, together) ? all : counted };
}

/** "2,150 if I start now or 2,900 at 67": of one person the amount told last. */
const lastOfEach = (told: readonly PictureFact[]) =>
  told.filter(({ owner }, at) => !told.slice(at + 1).some((later) => later.owner === owner));

/** What another field has taken of the spouse's, where this is what both have together. */
function spousesOf({ role, owner }: PictureFact, used: ReadonlySet<PictureFact>): PictureFact[] {
  return owner === 'both' ? [...used].filter((one) => one.role === role && one.owner === 'spouse') : [];
}

/** "310k together, 105 of it his": where his has a field of its own, the rest is left for this one. */
function lessSpouses(
  fact: PictureFact,
  about: FieldAbout,
  used: ReadonlySet<PictureFact>,
): number | undefined {
  const value = convert(fact, about);
  const elsewhere = spousesOf(fact, used).reduce((sum, one) => sum + (convert(one, about) ?? 0), 0);
  return value !== undefined && elsewhere < value ? value - elsewhere : value;
}

const roundingOfParts = 0.03;

/** "168k together, 101 and 67 of it": the parts say nothing new. Where they do not add up, they are left over. */
function isSumOf(parts: readonly PictureFact[], together: readonly PictureFact[]): boolean {
  const total = together.reduce((sum, { value }) => sum + value, 0);
  const sum = parts.reduce((added, { value }) => added + value, 0);
  return Math.abs(sum - total) <= roundingOfParts * total;
}

function isToldBefore(
  { role, owner, kind, value, per }: PictureFact,
  before: readonly PictureFact[],
): boolean {
  return (
    !oftenAlike.has(role) &&
    before.some(
      (one) =>
        one.role === role &&
        one.owner === owner &&
        one.kind === kind &&
        one.value === value &&
        (one.per === per || one.per === undefined || per === undefined),
    )
  );
}

const isPayoffTime = ({ from = [] }: PictureFact) => from.some(({ role }) => role.endsWith('_payment'));

/** The facts of a role use, without another's where the field is only for one's own, or derived ones where they don't count. */
export function ownFacts(
  { ownOnly, toldOnly, notByPayment }: FieldAbout,
  use: ReadRoleUse,
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): PictureFact[] {
  const matching = matchingFacts(use, picture, used).filter(
    (fact) => (!toldOnly || fact.source !== 'derived') && !(notByPayment && isPayoffTime(fact)),
  );
  return ownOnly ? matching.filter(({ owner }) => owner === use.owner) : matching;
}
