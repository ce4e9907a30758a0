import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import { isSameFigure } from '#advisor/calculators/define/result.ts';
import { linkedChange } from '#advisor/compose/markdown.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import type { Driver } from '#advisor/depth/depth.ts';
import { specOf } from '#advisor/depth/specs.ts';
import { amountOfDifference, runWith, variantOf, type Looked } from '#advisor/depth/try-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

const mostDrivers = 2;

/** The inputs that move the first figure most, each with what a step of it does. */
export async function findDrivers(looked: Looked, variants: Variant[]): Promise<Driver[]> {
  const { calculator, run, year, seed, pause } = looked;
  const [headline] = run.result.figures;
  const { settled = [] } = specOf(calculator.name);
  const drivers: Driver[] = [];
  if (!headline) return drivers;
  for (const { field, label } of await findSensitivity(calculator, run, { year, seed, pause })) {
    const about = aboutField((calculator.fields as Fields)[field]);
    const value = run.input[field];
    if (drivers.length === mostDrivers) break;
    if (!about || typeof value !== 'number' || settled.includes(field)) continue;
    const step = naturalStep(about, value);
    const changes = { [field]: Math.round((value + step) * 1e6) / 1e6 };
    const changed = await runWith(looked, changes);
    const [to] = changed?.result.figures ?? [];
    if (!changed || !to || !isSameFigure(to, headline)) continue;
    const amount = amountOfDifference(headline, to.value - headline.value);
    if (/^\D*0(?:\.0+)?(?![\d.])/.test(amount)) continue;
    const told = linkedChange(amount, headline.id, looked.id, variants.length);
    variants.push(variantOf(changes, changed, looked, [headline.id]));
    const verb = to.value > headline.value ? 'adds' : 'takes off';
    drivers.push({
      field,
      label,
      sentence: `${stepInWords(about, step)} more ${verb} ${told}.`,
      isChosen: about.unit !== 'percent' && !about.unit.startsWith('usd_per'),
    });
  }
  return drivers;
}

/** A step as people count: half a point, a year, a round amount of about a tenth. */
function naturalStep({ unit }: FieldAbout, value: number): number {
  if (unit === 'percent') return Math.abs(value) < 20 ? 0.5 : 5;
  if (unit === 'ratio') return Math.abs(value) < 2 ? 0.1 : 1;
  if (unit.startsWith('usd')) return roundTenth(Math.abs(value));
  if (unit === 'months' && value > 24) return 6;
  return unit === 'count' && value >= 20 ? Math.round(roundTenth(value)) : 1;
}

/** One, two or five with zeros, at least a tenth. */
function roundTenth(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value / 10));
  return ([1, 2, 5, 10].find((digit) => digit * size * 1.000001 >= value / 10) ?? 10) * size;
}

function stepInWords({ unit }: FieldAbout, step: number): string {
  if (unit === 'percent')
    return step === 0.5 ? 'half a point' : `${formatQuantity({ value: step, unit: 'count' })} points`;
  if (step === 1) {
    if (unit === 'years' || unit === 'age') return 'one year';
    return unit === 'months' ? 'one month' : 'one';
  }
  return formatQuantity({ value: step, unit: unit as Unit });
}
