import type { FactEntry } from '#advisor/facts/define-facts.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

/** When somebody last held the figures against their sources. */
export const checkedOn = '2026-11-15';

type Further = Pick<
  FactEntry,
  'appliesTo' | 'beside' | 'notAsked' | 'keys' | 'keyUnits' | 'usual' | 'stepRates'
>;

/** What is announced for each year. */
export const announced = <T>(
  label: string,
  unit: Unit,
  source: FactEntry['source'],
  values: Readonly<Record<number, T>>,
  further: Further = {},
) => ({ label, unit, values, source, changesYearly: true, checkedOn, ...further });

/** What the law or a rule fixes for good. */
export const fixed = <T>(label: string, unit: Unit, source: string, value: T, further: Further = {}) => ({
  label,
  unit,
  values: { 2024: value },
  source,
  changesYearly: false,
  checkedOn,
  ...further,
});
