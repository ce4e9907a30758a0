import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { hasWord, type Picture, type PictureFact } from '#advisor/picture/picture.ts';

/** How well a calculator fits what the numbers are said to be: 1, or less where it would take them for something else. */
export function fitsAsTold(calculator: AnyCalculator, picture: Picture): number {
  return takesIncomeAsTold(calculator, picture) && !hasDeceasedOwnersCost(picture) ? 1 : unfitting;
}

/** A calculator that takes income before deductions must not be given taxable income. */
function takesIncomeAsTold({ fields }: AnyCalculator, picture: Picture): boolean {
  const flag = 'flag=income_is_after_deductions';
  if (!hasWord(picture, flag)) return true;
  const abouts = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  return (
    abouts.some(({ fact }) => fact === flag) ||
    !abouts.some(({ roles = [] }) => roles.includes('agi') || roles.includes('wages'))
  );
}

/** "Mom paid 85k for it": an heir's basis is the value at death, not what the deceased owner paid. */
function hasDeceasedOwnersCost(picture: Picture): boolean {
  return hasWord(picture, 'flag=inherited') && picture.facts.some(isAnothersCost);
}

const isAnothersCost = ({ role, owner }: PictureFact) =>
  (role === 'home_basis' || role === 'price_buy') && owner === 'other';

const unfitting = 0.3;
