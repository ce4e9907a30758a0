import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { sources } from '#advisor/facts/sources.ts';
import type { ToolRun } from '#advisor/model/tool-run.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

/** A run as a model reads it: every number also as it should be written, so that it need not be rounded or put in words. */
export function tellRun({ calculator, run: { input, result }, year, sensitivity }: ToolRun) {
  const fields = calculator.fields as Fields;
  return {
    calculator: calculator.name,
    tax_year: year,
    inputs: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== 0 && value !== false)),
    figures: result.figures.map((figure) => ({
      label: figure.label,
      text: formatQuantity(figure),
      value: roundedToCents(figure.value),
    })),
    steps: result.steps.map((step) => ({
      label: step.label,
      ...(step.formula === undefined ? {} : { formula: step.formula }),
      text: formatQuantity(step),
    })),
    assumptions: result.assumptions.map(renderPlain),
    warnings: result.warnings.map(renderPlain),
    // What the law fixes for good has a year as well, which would only mislead.
    facts: result.facts
      .filter(({ id }) => ledger[id as FactId].changesYearly)
      .map(({ id, year: of, lapsed }) => `${id} of ${of}${lapsed ? ', the latest that is announced' : ''}`),
    sources: [...new Set(result.facts.map(({ source }) => sources[source]?.title ?? source))],
    ...(sensitivity.length === 0
      ? {}
      : { matters_most: tellSensitivity(fields, result.figures[0], sensitivity) }),
  };
}

/** What the first figure becomes when one input is a tenth lower or higher. */
function tellSensitivity(fields: Fields, headline: Figure | undefined, found: ToolRun['sensitivity']) {
  return found.map(({ field, label, low, high }) => {
    const unit = aboutField(fields[field])?.unit as Unit;
    const at = [low, high].map(
      (end) => `${formatQuantity({ value: end.input, unit })}: ${tellAs(headline, end.value)}`,
    );
    return { input: label, at };
  });
}

function tellAs(figure: Figure | undefined, value: number): string {
  return figure ? formatQuantity({ ...figure, value }) : String(value);
}

function roundedToCents(value: number): number {
  return Math.round(value * 100) / 100;
}
