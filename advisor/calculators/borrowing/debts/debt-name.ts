import { name } from '#advisor/calculators/define/fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** What a debt is called, so that people find their own words again: it changes no figure. */
export const debtNameField = name({ label: 'Name' });

const isProper = (named: string) => /^\p{Lu}/u.test(named);

/** "the car loan", "Visa"; "the debt" where nobody has named it. */
export function theDebt(named: string): string {
  return isProper(named) ? named : `the ${named || 'debt'}`;
}

/** "the car loan of $9,000 at 7%", "Visa ($6,000 at 24%)". */
export function debtOf(named: string, balance: Quantity, rate: Quantity): Text {
  return isProper(named)
    ? text`${named} (${balance} at ${rate})`
    : text`${theDebt(named)} of ${balance} at ${rate}`;
}
