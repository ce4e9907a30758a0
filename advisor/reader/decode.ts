import { kindByTicker } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import type { Relative } from '#advisor/reader/acts.ts';
import { withListedRoles } from '#advisor/reader/listed.ts';
import type { Quantity, QuantityUnit } from '#advisor/reader/quantities/quantity.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import { roles, thingKinds, type RoleId, type RoleKind, type ThingKind } from '#advisor/reader/roles.ts';
import type { Likely, SpanScores } from '#advisor/reader/scores.ts';

/** The kinds of roles that a number with this unit can have. */
const kindsOfUnit: Record<QuantityUnit, readonly RoleKind[]> = {
  money: ['money', 'any'],
  percent: ['rate', 'ratio', 'any'],
  time: ['time', 'age', 'any'],
  age: ['age', 'any'],
  date: ['year', 'any'],
  none: ['money', 'rate', 'time', 'age', 'count', 'year', 'ratio', 'any'],
};
/** "50 cents on the dollar" is a rate although it is given in money. */
const toldInMoney: readonly RoleId[] = ['match_rate'];
const toldInTime: readonly RoleId[] = ['time_held'];
/** "One year of college" is counted in years. */
const countedInYears: readonly RoleId[] = ['n_years_college'];
/** "In 2024 dollars" names a year. */
const yearOfDollars = /^(?:19|20)\d\d dollars$/i;
/** "An hour and ten" is the time of a commute. People do not write weekly work hours like this. */
const hourAndMinutes = /^(?:an|one|1) (?:hour|hr) /i;
/** A person has only one of these. A second one means something else or belongs to another person. */
const single = new Set<RoleId>([
  'age_retire',
  'age_until',
  'n_children',
  'credit_score',
  'rate_inflation',
  'year_birth',
  'term_left',
]);
const leastSecond = 0.08;
const leastPossible = 0.1;

/** Gives every number in a text the role with the best score that its unit and size allow. */
export function decodeSpans(
  text: string,
  quantities: readonly Quantity[],
  spans: readonly SpanScores[],
  { isFirst = false } = {},
): ReadQuantity[] {
  const read = quantities.map((quantity, n) => decodeOne(text, quantity, spans[n]!));
  const alone = isFirst ? read.findIndex((_, n) => isLoneCase(read, spans, n)) : -1;
  return withListedRoles(text, read)
    .map((one, n) => (n === alone ? { ...one, case: 'none' as const } : one))
    .map((one, n, all) => (isRepeated(all, n) ? withNextRole(one) : one));
}

const sureOfCase = 0.75;

/** A number in a first message that is read as one case of a comparison, although there is no other case. */
function isLoneCase(read: readonly ReadQuantity[], spans: readonly SpanScores[], at: number): boolean {
  const one = read[at]!;
  return (
    one.case !== 'none' &&
    (spans[at]!.cases[0]?.probability ?? 0) < sureOfCase &&
    read.every((other, n) => n === at || (other.case === 'none' && other.role !== one.role))
  );
}

const sumOf = (all: SpanScores['roles']) => all.reduce((sum, { probability }) => sum + probability, 0);

function decodeOne(text: string, read: Quantity, scores: SpanScores): ReadQuantity {
  const asRead = scores.roles.filter(({ id }) => isPossible(read, id));
  // "What would a $290,000 home cost a month": if almost no role fits "a month", it belongs to another amount.
  const { per, ...once } = read;
  const isOfAnother = per !== undefined && sumOf(asRead) <= leastPossible;
  const quantity: Quantity = isOfAnother ? once : read;
  const possible = isOfAnother ? scores.roles.filter(({ id }) => isPossible(quantity, id)) : asRead;
  const total = sumOf(possible);
  // If almost no role is possible, the probabilities stay low.
  const scale = total > leastPossible || isCounted(quantity) ? 1 / total : 1;
  const likely = possible.map(({ id, probability }) => ({ id, probability: probability * scale }));
  const [best = { id: 'other', probability: 0 }, ...otherRoles] = likely;
  return {
    ...quantity,
    role: best.id,
    probability: best.probability,
    otherRoles,
    owner: scores.owners[0]?.id ?? 'me',
    otherOwners: scores.owners.slice(1),
    kind: tickerKind(text, quantity) ?? scores.kinds[0]?.id ?? 'none',
    case: scores.cases[0]?.id ?? 'none',
    relative: signOf(scores.relatives),
  };
}

/** Below this, a number is not counted on top of, off or times another: it is a value of its own. */
const leastSign = 0.5;

function signOf([sign]: SpanScores['relatives']): Relative {
  return sign && sign.probability >= leastSign ? sign.id : 'none';
}

/** "29 payments" is a time by its unit and a count by its words. */
const isCounted = ({ unit, said }: Quantity) => unit === 'time' && /payment|installment/i.test(said);

/** Roles of one-time amounts. An amount per month or year cannot have one of them. */
const held =
  /^(?:bal_|hold_amount|lump_sum|pension_lump|debt_balance|mortgage_balance|credit_limit|home_(?:price|value|basis|improvement)|car_price|trade_in|residual|down_amount|closing_costs|selling_costs|goal_amount|estate_size|insurance_amount|face_value|bond_price|strike|option_price)/;

/** Counts that may be fractions: half an hour, a part of a coin. */
const fractional = new Set<RoleId>(['hours', 'overtime_hours', 'n_shares', 'shares_sold']);

function isPossible(quantity: Quantity, id: RoleId): boolean {
  const { unit, value, per, said, times } = quantity;
  // "Double" and "half of that" fit every role.
  if (times !== undefined) return true;
  if (id === 'n_periods' && isCounted(quantity)) return true;
  const kind: RoleKind = roles[id].kind;
  if (per !== undefined && held.test(id)) return false;
  // "20/hr" is pay.
  if (per === 'hour' && kind === 'count') return false;
  if (unit === 'money' && toldInMoney.includes(id)) return true;
  if (unit === 'time' && countedInYears.includes(id)) return Number.isInteger(value);
  if (kind === 'year' && yearOfDollars.test(said)) return true;
  if (/^'?0\d$/.test(said)) return kind === 'year' || kind === 'any';
  if (hourAndMinutes.test(said)) return id === 'commute_minutes' || kind === 'any';
  if (unit === 'date' && toldInTime.includes(id)) return false;
  // "14,000 miles": a number with a thousands separator looks like money, but may be a count.
  const counts = kind === 'count' && unit === 'money' && !/[$]|dollar|buck|grand/i.test(said);
  if (!kindsOfUnit[unit].includes(kind) && !counts) return false;
  if (kind === 'age') return value >= 0 && value <= 120;
  // Also "back in 74", with two digits.
  if (kind === 'year') return (value >= 1900 && value <= 2200) || /^(?:1[78]\d\d|'?\d\d)$/.test(said);
  // Most counts are whole numbers. Exceptions are "37.5 hours" and ".4 bitcoin".
  if (kind === 'count') return (unit === 'none' || counts) && (Number.isInteger(value) || fractional.has(id));
  if (kind === 'time') return value <= 120 || unit === 'none';
  return kind !== 'rate' || Math.abs(value) <= 1000;
}

/** Another number of the same person, outside a comparison, has this single role with at least the same probability. */
function isRepeated(read: readonly ReadQuantity[], at: number): boolean {
  const one = read[at]!;
  if (one.case !== 'none') return false;
  const isSame = (other: ReadQuantity) =>
    other.role === one.role && other.owner === one.owner && other.case === 'none';
  const isOnlyOne =
    single.has(one.role) || (one.role === 'age' && one.owner !== 'child' && one.owner !== 'other');
  if (!isOnlyOne) return false;
  return read.some(
    (other, n) =>
      n !== at &&
      isSame(other) &&
      (other.probability > one.probability || (other.probability === one.probability && n < at)),
  );
}

function withNextRole(one: ReadQuantity): ReadQuantity {
  const [next, ...others] = one.otherRoles;
  if (!next || next.probability < leastSecond) return { ...one, probability: one.probability / 2 };
  return {
    ...one,
    role: next.id,
    probability: next.probability,
    otherRoles: [{ id: one.role, probability: one.probability }, ...others],
  };
}

const holdingKinds: ReadonlySet<string> = new Set(thingKinds);

/** "42,000 in VTI": a ticker right after or before the number tells what kind of holding it is. */
function tickerKind(text: string, { start, end }: Quantity): ThingKind | undefined {
  const behind = /^\s*(?:%\s*)?(?:(?:shares )?(?:in|of|is|on)\s+)?\$?([A-Z]{2,5})\b/.exec(
    text.slice(end, end + 20),
  )?.[1];
  const before = /\b([A-Z]{2,5})[:\s=-]+\$?$/.exec(text.slice(Math.max(0, start - 10), start))?.[1];
  const kind = (behind && kindByTicker(behind)) ?? (before && kindByTicker(before));
  return kind !== undefined && holdingKinds.has(kind) ? (kind as ThingKind) : undefined;
}

export function likeliestOf<T>(all: readonly Likely<T>[], otherwise: T): Likely<T> {
  return all[0] ?? { id: otherwise, probability: 0 };
}
