import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { usesOf } from '#advisor/dialogue/subject.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';
import { placeOf } from '#advisor/picture/update-picture.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Of these a person mostly has one: spoken of again, it is the one that was told. */
const ofOneThing: ReadonlySet<RoleId> = new Set<RoleId>([
  'home_price',
  'home_value',
  'mortgage_balance',
  'housing_cost',
  'car_price',
  'match_rate',
  'match_limit',
]);
const owed: ReadonlySet<RoleId> = new Set<RoleId>(['debt_balance', 'debt_payment']);

/**
 * "Would a balance transfer be better?" after a question about paying off a card: what was told for an earlier question
 * and is of the very thing that this one is about. A loan counts by its kind; what the message tells itself comes first.
 */
export function withCarried<Any extends Pick<Asking, 'picture' | 'left' | 'turn' | 'year' | 'month'>>(
  asking: Any,
  fields: Fields,
): Any {
  const { picture, left, turn, year, month } = asking;
  if (turn === 0 || picture.about !== undefined) return asking;
  const carried = carriedFrom(left, picture, fields);
  if (carried.length === 0) return asking;
  const facts = [...picture.facts.filter(({ source }) => source !== 'derived'), ...carried];
  return { ...asking, picture: withDerived({ ...picture, facts }, year, month) };
}

function carriedFrom(left: readonly PictureFact[], { facts }: Picture, fields: Fields): PictureFact[] {
  const uses = Object.values(fields).flatMap((field) => {
    const about = aboutField(field);
    return about ? usesOf(about) : [];
  });
  const isKnown = (roles: readonly RoleId[]) =>
    facts.some(({ role, source }) => source === 'words' && roles.includes(role));
  const own = left.filter(
    ({ owner, case: variant }) => (owner === 'me' || owner === 'both') && variant === 'none',
  );
  const latest = (fact: PictureFact) =>
    own.every(({ role, kind, turn }) => role !== fact.role || kind !== fact.kind || turn <= fact.turn);
  const isOwed = !isKnown(['debt_balance', 'mortgage_balance', 'loan_rate']);
  const things = own.filter((fact) => {
    const { role, kind } = fact;
    if (!latest(fact) || isKnown([role])) return false;
    if (role === 'mortgage_balance' && !isOwed) return false;
    if (ofOneThing.has(role)) return uses.some((use) => use.role === role);
    return isOwed && owed.has(role) && uses.some((use) => use.role === role && use.kind === kind);
  });
  const debts = things.filter(({ role }) => role === 'debt_balance' || role === 'mortgage_balance');
  const takesRate = uses.some(({ role }) => role === 'loan_rate') && isOwed && debts.length === 1;
  // A balance that was corrected still has the rate that was told with it.
  const rates = own.filter(
    (fact) => takesRate && fact.role === 'loan_rate' && latest(fact) && fact.turn >= placeOf(debts[0]!).turn,
  );
  return [...things, ...(rates.length === 1 ? rates : [])];
}

/** What was told for an earlier question is not asked for again. */
export function planWithCarried(calculator: AnyCalculator, asking: Asking): Calculation {
  const plain = planCalculation(calculator, asking);
  if (plain.missing.length === 0) return plain;
  const carried = planCalculation(calculator, withCarried(asking, calculator.fields as Fields));
  return carried.missing.length < plain.missing.length ? carried : plain;
}
