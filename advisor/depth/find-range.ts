import { aboutField, wholeUnits, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { isSameFigure, type Chart, type Figure } from '#advisor/calculators/define/result.ts';
import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { linkedChange, linkedVariant, uncapitalize } from '#advisor/compose/markdown.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import type { Driver, Range } from '#advisor/depth/depth.ts';
import { shortLabel, theFigure, theName } from '#advisor/depth/names.ts';
import { specOf } from '#advisor/depth/specs.ts';
import { roundly } from '#advisor/depth/tries.ts';
import { differenceInWords, runWith, toldAlike, variantOf, type Looked } from '#advisor/depth/try-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

interface Place {
  input: number;
  run: FinishedRun;
  figure: Figure;
}

/** The first figure with the input that nobody can be sure of lower and higher. */
export async function findRange(
  looked: Looked,
  drivers: readonly Driver[],
  variants: Variant[],
): Promise<Range | undefined> {
  for (const field of uncertainFields(looked, drivers)) {
    const about = aboutField((looked.calculator.fields as Fields)[field])!;
    const value = looked.run.input[field] as number;
    const places = await placesAround(looked, field, about, value);
    const [low, high] = [places[0], places.at(-1)];
    const base = places.find(({ input }) => input === value);
    if (!low || !high || !base || places.length < 3 || low === base || high === base) continue;
    if (formatQuantity(low.figure) === formatQuantity(high.figure)) continue;
    const others = places.filter((one) => one !== base);
    const from = variants.length;
    const variantIn = (place: Place) => from + others.indexOf(place);
    variants.push(
      ...others.map(({ input, run, figure }) => variantOf({ [field]: input }, run, looked, [figure.id])),
    );
    return {
      field,
      sentence: rangeInWords(looked, about, { low, base, high }, variantIn),
      chart: chartOf(looked, about, places, { low, base, high }),
    };
  }
  return undefined;
}

function uncertainFields({ calculator, run }: Looked, drivers: readonly Driver[]): string[] {
  const { range, settled = [] } = specOf(calculator.name);
  const fields = Object.entries(calculator.fields as Fields);
  const market = fields.filter(([, field]) => aboutField(field)?.market).map(([name]) => name);
  const all = [...(range === undefined ? [] : [range]), ...market, ...drivers.map(({ field }) => field)];
  return [...new Set(all)].filter((name) => {
    const value = run.input[name];
    return typeof value === 'number' && value !== 0 && !settled.includes(name);
  });
}

async function placesAround(
  looked: Looked,
  field: string,
  about: FieldAbout,
  value: number,
): Promise<Place[]> {
  const [headline] = looked.run.result.figures;
  const places: Place[] = [];
  for (const input of inputsAround(about, value)) {
    const run = input === value ? looked.run : await runWith(looked, { [field]: input });
    const [figure] = run?.result.figures ?? [];
    if (run && figure && headline && isSameFigure(figure, headline)) places.push({ input, run, figure });
  }
  return places;
}

/** Two lower, the value itself and two higher: as far as such an input is commonly off. */
function inputsAround(about: FieldAbout, value: number): number[] {
  const far = spreadOf(about, value);
  const isWhole = wholeUnits.has(about.unit);
  const isMoney = about.unit.startsWith('usd');
  const moved = [-far, -far / 2, 0, far / 2, far].map((by) => {
    if (by === 0) return value;
    const input = isMoney ? roundly(value + by) : Math.round((value + by) * 100) / 100;
    return isWhole ? Math.round(input) : input;
  });
  const { min = -Infinity, max = Infinity } = about;
  return [...new Set(moved)].filter((input) => input >= min && input <= max).toSorted((a, b) => a - b);
}

function spreadOf({ unit, market }: FieldAbout, value: number): number {
  const size = Math.abs(value);
  if (unit === 'percent') {
    if (market) return Math.min(2, size);
    return size >= 20 ? 10 : Math.min(1, size);
  }
  if (unit === 'age') return 2;
  if (unit === 'years' || wholeUnits.has(unit))
    return Math.max(unit === 'years' ? Math.min(2, size / 2) : 2, Math.round(size / 5));
  return size / 5;
}

interface Ends {
  low: Place;
  base: Place;
  high: Place;
}

/** "If the yearly return is 5% instead of 7%, the value at the end is $416,129, $168,597 less. At 9% it’s $830,000." */
function rangeInWords(
  { id: receipt, calculator }: Looked,
  about: FieldAbout,
  { low, base, high }: Ends,
  variantIn: (place: Place) => number,
): string {
  const { best, headline = base.figure.id === best?.[1] ? best[0] : undefined } = specOf(calculator.name);
  const say = ({ input }: Place) => describeValue(about, input);
  const isLowWorse = low.figure.value < base.figure.value === (headline !== 'least');
  const [worse, better] = isLowWorse ? [low, high] : [high, low];
  const [bad, middle, good] = toldAlike([worse.figure, base.figure, better.figure]) as [
    Figure,
    Figure,
    Figure,
  ];
  const link = (figure: Figure, place: Place) =>
    linkedVariant(formatQuantity(figure), figure.id, receipt, variantIn(place));
  const change = linkedChange(differenceInWords(middle, bad), middle.id, receipt, variantIn(worse));
  const told = `If ${theName(about)} is ${say(worse)} instead of ${say(base)}, ${theFigure(middle)} is ${link(bad, worse)}, ${change}. At ${say(better)} it’s ${link(good, better)}.`;
  // Of pay or a price nobody would say that less is a risk to plan for.
  const isRisk = headline !== undefined && about.unit === 'percent' && middle.value === base.figure.value;
  return `${told} ${isRisk ? `Make a plan that works at ${link(bad, worse)}.` : 'Expect something between the two.'}`;
}

/** Over time where the calculator draws the first figure so; otherwise the figure at each value of the input. */
function chartOf(
  { calculator, run }: Looked,
  about: FieldAbout,
  places: readonly Place[],
  ends: Ends,
): Chart {
  const { figure } = ends.base;
  const lines = [ends.low, ends.base, ends.high].flatMap((place) => {
    const points = lineOf(calculator.chart?.(place.run.result, place.run.input), place.figure);
    return points ? [{ name: describeValue(about, place.input), points }] : [];
  });
  const drawn = calculator.chart?.(run.result, run.input);
  const title = `${shortLabel(figure)}, by ${uncapitalize(shortLabel(about))}`;
  if (drawn && lines.length === 3) {
    const last = ({ points }: (typeof lines)[number]) => points.at(-1)?.[1] ?? 0;
    const end = lines[1]!.points.at(-1)?.[0];
    return {
      kind: 'fan',
      title,
      x: drawn.x,
      y: drawn.y,
      series: lines.toSorted((a, b) => last(a) - last(b)),
      ...(end === undefined ? {} : { about: end }),
    };
  }
  return {
    kind: 'bar',
    title,
    x: { label: about.label, unit: about.unit as Unit },
    y: { label: figure.label, unit: figure.unit },
    series: [
      {
        name: figure.label,
        points: places.map((place) => [place.input, place.figure.value] as const),
      },
    ],
    about: ends.base.input,
  };
}

const timeUnits: ReadonlySet<Unit> = new Set(['years', 'months', 'age', 'year']);
const mostPoints = 41;

/** The line of a chart over time that ends in the figure, in as few points as a small chart needs. */
function lineOf(
  chart: Chart | undefined,
  { value, unit }: Figure,
): Chart['series'][number]['points'] | undefined {
  if (
    !chart ||
    !['line', 'area'].includes(chart.kind) ||
    !timeUnits.has(chart.x.unit) ||
    chart.y.unit !== unit
  )
    return undefined;
  const found = chart.series.find(
    ({ points }) =>
      Math.abs((points.at(-1)?.[1] ?? NaN) - value) < 0.005 * Math.max(1, Math.abs(value) / 1000),
  );
  if (!found) return undefined;
  const step = Math.ceil(found.points.length / mostPoints);
  return found.points.filter((_, at) => at % step === 0 || at === found.points.length - 1);
}
