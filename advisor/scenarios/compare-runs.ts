import type { ScenarioComparison } from '#contract/scenarios.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { isSameFigure, toldFigure, type Figure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { describeExactly, describeRows } from '#advisor/compose/describe-input.ts';
import { signedDifference, toldAlike } from '#advisor/depth/try-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const mostFigures = 6;
const none = '–';

type Compared = Pick<ScenarioComparison, 'inputs' | 'figures'>;

/** Runs of one calculator side by side: the inputs that differ, and what each comes to beside the first. */
export function compareRuns({ fields }: AnyCalculator, runs: readonly FinishedRun[]): Compared {
  const inputs = Object.entries(fields as Fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    const values = runs.map(({ input }) => input[name]);
    if (!about || new Set(values.map((value) => JSON.stringify(value))).size < 2) return [];
    return [{ label: about.label, values: values.map((value) => valueInWords(about, value)) }];
  });
  const [first] = runs;
  const figures = (first?.result.figures ?? []).slice(0, mostFigures).map(({ id }) => {
    const found = runs.map(({ result }) => result.figures.find((figure) => figure.id === id));
    const told = toldAlike(found);
    return {
      label: told.find((figure) => figure !== undefined)?.label ?? '',
      values: told.map((figure) => (figure ? formatQuantity(figure) : none)),
      differences: told.map((figure, at) => (at === 0 ? '' : differenceTo(told[0], figure))),
    };
  });
  return { inputs, figures };
}

/** The figure that a run is known by. */
export function headlineOf({ result }: FinishedRun): { label: string; value: string } | null {
  const [first] = result.figures;
  if (!first) return null;
  const told = toldFigure(first);
  return { label: told.label, value: formatQuantity(told) };
}

function differenceTo(from: Figure | undefined, to: Figure | undefined): string {
  return from && to && isSameFigure(from, to) ? signedDifference(from, to) : '';
}

function valueInWords(about: FieldAbout, value: unknown): string {
  if (value === undefined) return none;
  if (Array.isArray(value)) return describeRows(about, value) || none;
  return describeExactly(about, value) || none;
}
