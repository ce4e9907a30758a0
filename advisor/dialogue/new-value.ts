import type { PictureFact, Picture } from '#advisor/picture/picture.ts';
import { placeOf } from '#advisor/picture/update-picture.ts';
import type { Relative } from '#advisor/reader/acts.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import { roles, type Owner, type RoleId } from '#advisor/reader/roles.ts';

/** "300 more", "half of that": the new value of what was told before. Nothing where there is nothing to take half of. */
export function newValue(
  fact: PictureFact,
  { times, relative }: ReadQuantity,
  known: readonly PictureFact[],
): PictureFact[] {
  const passed = pastTheYear(fact, known);
  if (passed) return [passed];
  const isMultiple = times !== undefined && (relative === 'times' || roles[fact.role].kind !== 'rate');
  if (relative === 'none' && !isMultiple) return [fact];
  const old = sameThing(fact, known, relative) ?? spendingWith(fact, known) ?? shareOfPrice(fact, known);
  if (!old) return isMultiple ? [] : [fact];
  const value = isMultiple ? old.value * times : moved[relative](old, inPeriodOf(old, fact));
  if (value < 0) return [fact];
  const { per: _, months: __, ...rest } = fact;
  return [
    {
      ...rest,
      role: old.role,
      value,
      unit: old.unit,
      // Whoever gives it, it is more of what there is: "my mother adds 40,000 to the down payment".
      owner: old.owner,
      kind: old.kind,
      // Of several it changes only that one.
      ...(old.source === 'derived' ? {} : { place: placeOf(old) }),
      ...(old.per === undefined ? {} : { per: old.per }),
      ...(old.unit === 'time' ? { months: Math.round(value * 12) } : {}),
    },
  ];
}

/** "The seller covers 4k" after closing costs of 3%: what was told as a share of the price, as an amount. */
function shareOfPrice({ role }: PictureFact, known: readonly PictureFact[]): PictureFact | undefined {
  const share = known.findLast((fact) => fact.role === sharesOfPrice[role]);
  const price = known.findLast((fact) => fact.role === 'home_price' && fact.owner === share?.owner);
  if (!share || !price) return undefined;
  return { ...share, role, unit: 'money', value: (price.value * share.value) / 100, source: 'derived' };
}

const sharesOfPrice: Partial<Record<RoleId, RoleId>> = {
  closing_costs: 'closing_rate',
  down_amount: 'down_share',
};

/** "Rent goes up 275" where only all spending is known: that much more is spent. */
function spendingWith({ role }: PictureFact, known: readonly PictureFact[]): PictureFact | undefined {
  if (!partsOfSpending.has(role)) return undefined;
  return known.findLast((fact) => fact.role === 'spend_total' || fact.role === 'spend_needs');
}

const partsOfSpending: ReadonlySet<RoleId> = new Set<RoleId>([
  'housing_cost',
  'childcare_cost',
  'premium',
  'spend_item',
]);

/** "What if I wait until it's over a year?" after a few months: a gain is long-term from the day after the year on. */
function pastTheYear(fact: PictureFact, known: readonly PictureFact[]): PictureFact | undefined {
  const isUntilThen = fact.role === 'time_held' && fact.value === 1;
  const wasShort = known.some(({ role, value }) => role === 'time_held' && value < 1);
  return isUntilThen && wasShort ? { ...fact, value: 13 / 12, months: 13 } : undefined;
}

/** "If I'd sold just half of them": where shares were told by what they cost and brought, that much of both. */
export function partOfShares(
  fact: PictureFact,
  { times }: ReadQuantity,
  known: readonly PictureFact[],
): PictureFact[] | undefined {
  if (fact.role !== 'n_shares' || times === undefined || isHeld(fact, known)) return undefined;
  const sums = known.filter(({ role }) => ofShares.has(role));
  const [low] = sums.map(({ value }) => value).toSorted((one, other) => one - other);
  // Prices of a single share stay as they are.
  if (low === undefined || low < leastPosition) return undefined;
  return sums.map((sum) => ({ ...sum, value: sum.value * times, turn: fact.turn }));
}

const ofShares: ReadonlySet<RoleId> = new Set<RoleId>([
  'price_buy',
  'price_now',
  'gain_amount',
  'loss_amount',
]);
const leastPosition = 2000;

/** The new value of what was said, by the number that says how it changes. */
const moved: Record<Relative, (old: PictureFact, by: PictureFact) => number> = {
  none: (_, by) => by.value,
  plus: (old, by) => old.value + by.value,
  minus: (old, by) => old.value - by.value,
  // "10% more" is of what there was.
  times: (old, by) => (by.unit === 'percent' ? old.value * (1 + by.value / 100) : old.value * by.value),
};

/** "$1,200 a year less" of what was told a month. */
function inPeriodOf({ per }: PictureFact, by: PictureFact): PictureFact {
  if (per === undefined || by.per === undefined || per === by.per) return by;
  return { ...by, value: (by.value * timesAYear[by.per]) / timesAYear[per], per };
}

const halves: Partial<Record<Owner, Owner>> = { me: 'spouse', spouse: 'me' };

/** "40k of that is hers": a part of what was told for both, or as one's own, is another's; the rest is what stays. */
export function partsOf(
  fact: PictureFact,
  { relative }: ReadQuantity,
  named: readonly PictureFact[],
  { facts }: Picture,
): PictureFact[] | undefined {
  const other = halves[fact.owner];
  const isOther = (one: PictureFact) => one.role === fact.role && one.owner === other;
  const isChange = fact.owner === 'me' && relative !== 'none';
  if (!other || isChange || fact.unit !== 'money' || named.some(isOther) || isHeld(fact, facts))
    return undefined;
  const both = facts.find(({ role, owner }) => role === fact.role && owner === 'both');
  const mine = relative === 'minus' ? facts.find((one) => isOther(one) && other === 'me') : undefined;
  const whole = both ?? mine;
  if (!whole || whole.value <= fact.value || (both && relative !== 'none' && relative !== 'minus'))
    return undefined;
  const { per: _, ...rest } = fact;
  const per = whole.per === undefined ? {} : { per: whole.per };
  return [
    { ...rest, ...per },
    { ...whole, owner: other, value: whole.value - fact.value, turn: fact.turn },
  ];
}

export const isHeld = ({ role, owner }: PictureFact, facts: readonly PictureFact[]) =>
  facts.some((one) => one.role === role && one.owner === owner);

/** What was told of the same thing: of the same kind, if there is one. */
function sameThing(
  { role, owner, kind, value }: PictureFact,
  known: readonly PictureFact[],
  relative: Relative,
): PictureFact | undefined {
  const alike = known.filter((fact) => fact.role === role);
  const own = alike.filter((fact) => fact.owner === owner);
  const among = own.length > 0 ? own : alike;
  const ofKind = among.filter((fact) => fact.kind === kind);
  // "The 415 one is done, drop it": of several the one that is named by its amount.
  const whole = relative === 'minus' ? ofKind.findLast((fact) => fact.value === value) : undefined;
  return whole ?? ofKind.at(-1) ?? among.at(-1);
}
