import { minus } from '#advisor/quantities/format.ts';

/** A formula with the signs of typesetting: "price × (1 − costs)" of "price x (1 - costs)". */
export function inSigns(formula: string): string {
  return formula.replaceAll(' x ', ' × ').replaceAll(' - ', ` ${minus} `);
}
