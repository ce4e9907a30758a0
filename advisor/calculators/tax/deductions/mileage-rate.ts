import { fact } from '#advisor/calculators/define/result.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export interface MileageRates {
  /** In cents a mile: for miles through June, from July on, and for miles spread evenly over the year. */
  early: number;
  late: number;
  average: number;
}

/** The IRS can raise the standard rate on July 1, as it did in 2026. */
export function mileageRates(facts: FactReader): MileageRates {
  const early = facts.get('business_mileage_cents');
  const late = facts.get('later_business_mileage_cents');
  return { early, late, average: (early + late) / 2 };
}

/** "72.5 cents through June and 76 cents from July 1", or the one rate of the year. */
export function namedRates({ early, late }: MileageRates): Text {
  const first = fact('business_mileage_cents', early, 'ratio', { decimals: 1 });
  if (early === late) return text`${first} cents`;
  const second = fact('later_business_mileage_cents', late, 'ratio', { decimals: 1 });
  return text`${first} cents through June and ${second} cents from July on`;
}
