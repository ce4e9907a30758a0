import { periodOf } from '#advisor/picture/convert.ts';
import { isWhatIsEarned } from '#advisor/picture/same-by-name.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const owed: ReadonlySet<RoleId> = new Set<RoleId>(['debt_balance', 'mortgage_balance']);
/** What is told of a debt. */
export const ofDebts: ReadonlySet<RoleId> = new Set<RoleId>([
  ...owed,
  'debt_payment',
  'debt_extra',
  'debt_budget',
  'loan_rate',
]);

/** The picture as that of the person whose case is worked out: what was told of them stands for the asker's own. */
export function seenForSubject(picture: Picture): Picture {
  const { about, facts } = picture;
  if (about === undefined) return picture;
  const theirs = facts.filter(({ owner }) => owner === about);
  const debts = theirs.filter(({ role }) => ofDebts.has(role));
  const isOwedTold = about === 'spouse' || debts.some(({ role }) => owed.has(role));
  // "My sister pays 90 on hers": what she owes, and at what rate, is not what the asker owes.
  const isOfOwnDebt = ({ role, turn }: PictureFact) =>
    !isOwedTold && ofDebts.has(role) && debts.some((debt) => turn < debt.turn);
  // Whatever the asker's own income is called, theirs stands in its place.
  const isTold = (fact: PictureFact) =>
    theirs.some(({ role }) => role === fact.role || isWhatIsEarned(role, fact.role)) || isOfOwnDebt(fact);
  return {
    ...picture,
    facts: facts.flatMap((fact): PictureFact[] =>
      fact.owner === about ? [asOwn(fact)] : fact.owner === 'me' && isTold(fact) ? [] : [fact],
    ),
  };
}

/** What was told of somebody as the asker's own. A child's pay stays that of the year where no period is said. */
export function asOwn(fact: PictureFact): PictureFact {
  const isOfYear = fact.role === 'wages' && fact.owner === 'child' && periodOf(fact) === undefined;
  return { ...fact, owner: 'me', ...(isOfYear ? { per: 'year' as const } : {}) };
}
