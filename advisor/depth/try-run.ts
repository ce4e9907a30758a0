import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { isSameFigure, toldFigure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import { isAcceptable } from '#advisor/plan/fill/is-acceptable.ts';
import { formatQuantity, minus } from '#advisor/quantities/format.ts';

/** A run whose neighbors are looked at. */
export interface Looked {
  /** What its figures link to. */
  id: string;
  calculator: AnyCalculator;
  run: FinishedRun;
  year: number;
  seed: number;
  pause: Pause;
}

type Changes = Readonly<Record<string, unknown>>;

/** The same calculation with these inputs changed; undefined where the calculator does not take them. */
export async function runWith(looked: Looked, changes: Changes): Promise<FinishedRun | undefined> {
  const { calculator, run, year, seed, pause } = looked;
  const input = changedInput(calculator, run.input, changes, year);
  if (!isAcceptable(calculator, input)) return undefined;
  await pause();
  return attemptRun(() => runCalculator(calculator, input, { year, seed })).value;
}

/** What the receipt keeps of such a run: the figures that are spoken of. */
export function variantOf(
  changes: Changes,
  run: FinishedRun,
  looked: Looked,
  ids: readonly string[],
): Variant {
  const [first] = run.result.figures;
  const figures = run.result.figures.filter(({ id }) => ids.includes(id));
  return {
    changes,
    value: first?.value ?? 0,
    ...(first && !isSameFigure(first, looked.run.result.figures[0]) ? { label: first.label } : {}),
    ...(figures.length > 0
      ? { figures: Object.fromEntries(figures.map(({ id, value }) => [id, value])) }
      : {}),
  };
}

/** Figures of one kind as a person is told them: by the name for less than zero only where all of them are. */
export function toldAlike(figures: readonly (Figure | undefined)[]): (Figure | undefined)[] {
  const isBelow = figures.every((one) => one === undefined || one.value < 0);
  return figures.map((one) => one && rounded(isBelow ? toldFigure(one) : one));
}

/** Cents of a large amount are noise beside another. */
function rounded(figure: Figure): Figure {
  const { decimals: _, ...whole } = figure;
  return figure.unit.startsWith('usd') && Math.abs(figure.value) >= roundedFrom ? whole : figure;
}

const roundedFrom = 10_000;

/** "$112.40 a month more", "3 points less": how far a figure is from another of its kind. */
export function differenceInWords(from: Figure, to: Figure): string {
  const difference = to.value - from.value;
  const told = amountOfDifference(from, difference);
  return difference === 0 ? 'the same' : `${told} ${difference < 0 ? 'less' : 'more'}`;
}

/** "+$112.40 a month", "−3 points": the same where there is little room. */
export function signedDifference(from: Figure, to: Figure): string {
  const difference = to.value - from.value;
  const told = amountOfDifference(from, difference);
  return difference === 0 ? 'the same' : `${difference < 0 ? minus : '+'}${told}`;
}

/** How far figures are apart, without the cents of a large amount. */
export function amountOfDifference(figure: Figure, difference: number): string {
  const { decimals: _, ...whole } = figure;
  const isLarge = figure.unit.startsWith('usd') && Math.abs(difference) >= 1000;
  return exactDifference(isLarge ? whole : figure, difference);
}

/** A difference of two ages is a number of years, and of two percentages one of points. */
export function exactDifference({ unit, decimals }: Figure, difference: number): string {
  const value = Math.abs(difference);
  const own = decimals === undefined ? {} : { decimals };
  if (unit === 'age' || unit === 'year') return formatQuantity({ value, unit: 'years' });
  const words = formatQuantity({ value, unit, ...own });
  return unit === 'percent' ? words.replace('%', words === '1%' ? ' point' : ' points') : words;
}
