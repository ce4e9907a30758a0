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
  const kinds = new Set(picture.facts.filter(({ role }) => isOwed(role)).map(({ kind }) => kind));
  if (!listsDebts || kinds.size === 0 || kinds.has('none')) return picture;
  const isOthers = ({ role, kind }: PictureFact) =>
    role === 'debt_payment' && kind !== 'none' && !kinds.has(kind);
  return { ...picture, facts: picture.facts.filter((fact) => !isOthers(fact)) };
}

const isOwed = (role: RoleId) => role === 'debt_balance' || role === 'mortgage_balance';
