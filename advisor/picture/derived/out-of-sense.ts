import type { PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';

const sharePrices: ReadonlySet<RoleId> = new Set<RoleId>(['price_now', 'price_buy']);
const pay: ReadonlySet<RoleId> = new Set<RoleId>(['wages', 'se_income', 'pension_income', 'other_income']);
/** No employer withholds as large a part of pay as federal tax. */
const mostWithheld = 0.5;

/** Leaves out numbers that cannot be what they were read as beside the others of the message. */
export function withoutOutOfSense(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.filter((fact) => !isPremiumAgain(fact, facts) && !isMoreThanWithheld(fact, facts));
}

/** "Eleven fifty a share, so 1150 for the contract": the premium told again is no price of the share. */
function isPremiumAgain(fact: PictureFact, facts: readonly PictureFact[]): boolean {
  return (
    sharePrices.has(fact.role) &&
    facts.some(
      ({ role, turn, value }) => role === 'option_price' && turn === fact.turn && value === fact.value,
    )
  );
}

const yearly = ({ value, per }: PictureFact) => value * (per ? timesAYear[per] : 1);

/** "Box 2 4,870, box 3 55,100": what is near the pay itself was not withheld from it. */
function isMoreThanWithheld(fact: PictureFact, facts: readonly PictureFact[]): boolean {
  if (fact.role !== 'tax_withheld' || fact.source !== 'words') return false;
  const told = facts.filter(({ role, turn }) => pay.has(role) && turn === fact.turn);
  const earned = told.reduce((sum, one) => sum + yearly(one), 0);
  return earned > 0 && yearly(fact) > mostWithheld * earned;
}
