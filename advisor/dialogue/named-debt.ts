import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** Words of a debt's name that every debt may have. */
const general: ReadonlySet<string> = new Set(['loan', 'line', 'bill', 'debt', 'home', 'credit']);
/** What stands after a number belongs to it less often than what stands before. */
const behind = 15;

const placeOf = ({ place, turn, start }: PictureFact) => place ?? { turn, start };

/**
 * "The student loan is at 5.5% actually": of several debts, the message names one by what it was called before. The rate or
 * payment that was told with that debt is the one that changes. Undefined where it names none of them, or several.
 */
export function toldWithNamedDebt(
  { role }: PictureFact,
  named: readonly PictureFact[],
  text: string,
  { facts }: Picture,
): PictureFact | undefined {
  if (!ofDebts.has(role) || named.length !== 1) return undefined;
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const debts = facts.filter(({ role: one }) => owed.has(one));
  const meant = debts.filter(({ name = '' }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => !general.has(word) && words.has(word)),
  );
  const [debt] = meant;
  if (!debt || meant.length > 1 || debts.length < 2) return undefined;
  const here = placeOf(debt);
  const apart = (fact: PictureFact) => {
    const { turn, start } = placeOf(fact);
    return turn === here.turn ? Math.abs(start - here.start) + (start < here.start ? behind : 0) : Infinity;
  };
  const [nearest] = facts
    .filter((fact) => fact.role === role)
    .toSorted((one, other) => apart(one) - apart(other));
  return nearest && apart(nearest) < Infinity ? nearest : undefined;
}

const ofDebts: ReadonlySet<RoleId> = new Set<RoleId>(['loan_rate', 'debt_payment']);
const owed: ReadonlySet<RoleId> = new Set<RoleId>(['debt_balance', 'mortgage_balance']);
