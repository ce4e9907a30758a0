import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';

/** What a person entered in a card, by the roles of its fields. */
export function cardFacts(
  { fields }: AnyCalculator,
  input: Readonly<Record<string, unknown>>,
  turn: number,
): PictureFact[] {
  return Object.entries(input).flatMap(([name, value], at): PictureFact[] => {
    const about = aboutField((fields as Fields)[name]);
    const [use] = about?.roles ?? [];
    if (typeof value !== 'number' || !use || !about || value === about.default?.value) return [];
    const { role, owner, kind } = readRoleUse(use);
    return [
      {
        role,
        owner,
        kind: kind ?? 'none',
        case: 'none',
        ...inUnit(value, about),
        said: String(value),
        source: 'card',
        turn,
        start: at,
        probability: 1,
        otherRoles: [],
      },
    ];
  });
}

function inUnit(value: number, { unit }: FieldAbout): Pick<PictureFact, 'value' | 'unit' | 'months' | 'per'> {
  switch (unit) {
    case 'years':
      return { value, unit: 'time', months: Math.round(value * 12) };
    case 'months':
      return { value: value / 12, unit: 'time', months: Math.round(value) };
    case 'percent':
    case 'age':
      return { value, unit };
    case 'usd_per_month':
      return { value, unit: 'money', per: 'month' };
    case 'usd_per_year':
      return { value, unit: 'money', per: 'year' };
    default:
      return { value, unit: unit.startsWith('usd') ? 'money' : 'none' };
  }
}
