import { periodOf } from '#advisor/picture/convert.ts';
import { nearestTold } from '#advisor/picture/derived/nearest-told.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const pay: readonly RoleId[] = ['wages', 'wages_new'];

/** "185 base and a 15% bonus": turns a bonus in percent into an amount, from the pay of the same job. */
export function withBonusOfPay(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    if (fact.role !== 'bonus_rate') return fact;
    const own = facts.filter(({ role, owner }) => pay.includes(role) && owner === fact.owner);
    const ofCase = own.filter((one) => one.case === fact.case);
    const base = nearestTold(fact, ofCase.length > 0 ? ofCase : own);
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

/** No policy is for so few dollars, and no employer's for so many years of pay. */
const mostYearsOfPay = 10;

/** "I have 1x salary through work": life insurance told in years of pay. */
export function withInsuranceOfPay(facts: readonly PictureFact[]): readonly PictureFact[] {
  return facts.map((fact) => {
    const isMultiple =
      fact.role === 'insurance_amount' &&
      fact.value <= mostYearsOfPay &&
      /^\d+(?:\.\d{1,2})?$/.test(fact.said);
    if (!isMultiple) return fact;
    const own = facts.filter(({ role, owner }) => role === 'wages' && owner === fact.owner);
    const base = nearestTold(fact, own);
    if (!base) return fact;
    const yearly = base.value * timesAYear[periodOf(base) ?? 'year'];
    return {
      ...fact,
      value: Math.round(yearly * fact.value),
      unit: 'money' as const,
      source: 'derived' as const,
      times: [base],
    };
  });
}
