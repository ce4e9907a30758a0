import { periodOf } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** "Three units at 1,200 and one at 900": each rent of one unit becomes that of its units. For one rent, see rents-told.ts. */
export function withRentsOfUnits(facts: readonly PictureFact[]): readonly PictureFact[] {
  const rents = facts.filter(({ role }) => role === 'rental_income');
  const numbers = facts.filter(({ role }) => role === 'n_units');
  if (rents.length < 2 || numbers.length !== rents.length) return facts;
  const counted = numbers.flatMap((units) => {
    const rent = nearest(units, rents);
    return rent ? [{ units, rent }] : [];
  });
  return facts.map((fact) => {
    const units = counted.find(({ rent }) => rent === fact)?.units;
    return units
      ? {
          ...fact,
          value: fact.value * units.value,
          // How often the rent of one comes goes by its own size.
          per: periodOf(fact) ?? 'month',
          source: 'derived' as const,
          times: [units],
          said: `${units.said} x ${fact.said}`,
        }
      : fact;
  });
}

const pay: readonly RoleId[] = ['wages', 'wages_new'];

/** "185 base and a 15% bonus": a share of the pay of the same job becomes an amount. */
export function withBonusOfPay(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    if (fact.role !== 'bonus_rate') return fact;
    const own = facts.filter(({ role, owner }) => pay.includes(role) && owner === fact.owner);
    const ofCase = own.filter((one) => one.case === fact.case);
    const base = nearest(fact, ofCase.length > 0 ? ofCase : own);
    if (!base) return fact;
    const { per: _, ...told } = fact;
    const yearly = base.value * (timesAYear[periodOf(base) ?? 'year'] ?? 1);
    return {
      ...told,
      role: 'bonus' as const,
      value: Math.round(yearly * fact.value) / 100,
      unit: 'money' as const,
      source: 'derived' as const,
      times: [fact],
    };
  });
}

/** In doubt, a number belongs with what stands behind it: "three units at 1,200". */
const behindIsNearer = 15;

/** Of the same message, if there is one; the last told otherwise. */
function nearest(fact: PictureFact, among: readonly PictureFact[]): PictureFact | undefined {
  const apart = ({ start }: PictureFact) =>
    Math.abs(start - fact.start) + (start < fact.start ? behindIsNearer : 0);
  const near = among
    .filter(({ turn }) => turn === fact.turn)
    .toSorted((one, other) => apart(one) - apart(other));
  return near[0] ?? among.at(-1);
}
