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
  const isTold = (fact: PictureFact) => theirs.some(({ role }) => role === fact.role) || isOfOwnDebt(fact);
  return {
    ...picture,
    facts: facts.flatMap((fact): PictureFact[] =>
      fact.owner === about ? [{ ...fact, owner: 'me' }] : fact.owner === 'me' && isTold(fact) ? [] : [fact],
    ),
  };
}
