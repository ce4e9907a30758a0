import { formatQuantity, minus } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

const steps = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

const money: ReadonlySet<Unit> = new Set(['usd', 'usd_per_month', 'usd_per_year']);
const bare: ReadonlySet<Unit> = new Set(['years', 'months']);

/** A number short enough for an axis: "$1.2M", "30", "7%". */
export function formatTick(value: number, unit: Unit): string {
  if (bare.has(unit)) return String(Math.round(value * 10) / 10).replace('-', minus);
  if (!money.has(unit)) return formatQuantity({ value, unit });
  const size = Math.abs(value);
  const [step, letter] = steps.find(([least]) => size >= least) ?? [1, ''];
  const digits = String(Math.round((size / step) * 100) / 100);
  return `${value < 0 ? minus : ''}$${digits}${letter}`;
}
