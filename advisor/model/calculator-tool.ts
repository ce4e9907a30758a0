import { z } from 'zod';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { sources } from '#advisor/facts/sources.ts';
import type { ToolRun } from '#advisor/model/tools.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

export type JsonSchema = Record<string, unknown>;

/** Asked of every calculator besides its own inputs: the year whose law counts. */
export const yearField = 'tax_year';

const unitsInWords: Record<FieldAbout['unit'], string> = {
  usd: 'dollars',
  usd_per_month: 'dollars a month',
  usd_per_year: 'dollars a year',
  percent: 'percent: 7 means 7%',
  years: 'years',
  months: 'months, a whole number',
  age: 'age in whole years',
  year: 'calendar year',
  count: 'a whole number',
  ratio: 'a ratio',
  choice: 'one of the values',
  flag: 'true or false',
  list: 'a list',
};

/** Bounds and defaults are the schema's own; label, unit and the reason for a default are added from the field. */
export function inputSchemaOf(calculator: AnyCalculator, year: number): JsonSchema {
  const known = schemas.get(calculator);
  if (known?.year === year) return known.schema;
  const own = toJsonSchema(calculator);
  const description = `The tax year whose rules count; ${year} if left out.`;
  const schema = { ...own, properties: { ...own.properties, [yearField]: { type: 'integer', description } } };
  schemas.set(calculator, { year, schema });
  return schema;
}

/** The same for every question of a year, and slow to make. */
const schemas = new WeakMap<AnyCalculator, { year: number; schema: JsonSchema }>();

function toJsonSchema(calculator: AnyCalculator) {
  const { $schema: _, ...schema } = z.toJSONSchema(calculator.schema as z.ZodObject<Fields>, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const about = aboutField(zodSchema as unknown as z.ZodType);
      if (about) jsonSchema.description = describe(about);
    },
  });
  return schema;
}

function describe({ label, unit, default: taken, options }: FieldAbout): string {
  const meanings = Object.entries(options ?? {})
    .filter(([, words]) => words.length > 0)
    .map(([value, words]) => `${value}: ${words[0]}`);
  return [
    `${label} (${unitsInWords[unit]}).`,
    meanings.length > 0 ? `${meanings.join('; ')}.` : '',
    taken ? `Left out: ${taken.reason}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

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
