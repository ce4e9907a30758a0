import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** "After the car (388) I can do 300 on the card": what goes to a debt that is not among those told pays none of them. */
export function withoutOtherDebts({ fields }: AnyCalculator, picture: Picture): Picture {
  const listsDebts = Object.values(fields as Fields).some((field) =>
    Object.values(aboutField(field)?.items ?? {}).some((item) =>
      aboutField(item)?.roles?.includes('debt_balance'),
    ),
  );
  const owed = picture.facts.filter(({ role }) => isOwed(role));
  const kinds = new Set(owed.map(({ kind }) => kind));
  if (!listsDebts || kinds.size === 0 || kinds.has('none')) return picture;
  const payments = picture.facts.filter(({ role }) => role === 'debt_payment');
  if (isOneForEach(owed, payments)) return picture;
  // "14,200 owed, 450 payment": the only payment, of a debt without a name, is for what is owed.
  const isUnnamed = (kind: PictureFact['kind']) =>
    kind === 'none' || (kind === 'personal' && payments.length === 1);
  const isOthers = ({ role, kind }: PictureFact) =>
    role === 'debt_payment' && !isUnnamed(kind) && !kinds.has(kind);
  return { ...picture, facts: picture.facts.filter((fact) => !isOthers(fact)) };
}

/** "12k at 9% min 190 and 4,500 at 15% min 120": each debt has its own payment behind it, whatever kind that is taken for. */
function isOneForEach(owed: readonly PictureFact[], payments: readonly PictureFact[]): boolean {
  if (owed.length < 2 || owed.length !== payments.length) return false;
  return owed.every((debt, at) => {
    const [payment, next] = [payments[at]!, owed[at + 1]];
    const isBehind = payment.turn === debt.turn && payment.start > debt.start;
    return isBehind && (!next || (next.turn === payment.turn && payment.start < next.start));
  });
}

const isOwed = (role: RoleId) => role === 'debt_balance' || role === 'mortgage_balance';
