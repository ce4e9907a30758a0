import { z } from 'zod';
import { aboutField, wholeUnits, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';

type JsonSchema = Record<string, unknown>;

/** Asked of every calculator besides its own inputs: the year whose law counts. */
export const yearField = 'tax_year';

/** Before it nothing is kept; after it nothing can be known. */
export const taxYearSchema = z
  .int(`${yearField} must be a calendar year.`)
  .min(2000, `${yearField} must be at least 2000.`)
  .max(2100, `${yearField} must be at most 2100.`);

/** As JSON Schema, where the year that is taken without it is described so. */
export function describeYear(taken: string): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(taxYearSchema);
  return { ...schema, description: `The tax year whose rules count; ${taken} if left out.` };
}

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
  name: 'letters only',
  list: 'a list',
};

/** Bounds and defaults are the schema's own; label, unit and the reason for a default are added from the field. */
export function inputSchemaOf(calculator: AnyCalculator, year: number): JsonSchema {
  const known = schemas.get(calculator);
  if (known?.year === year) return known.schema;
  const own = toJsonSchema(calculator);
  const taken = Object.entries(calculator.fields as Fields).flatMap(([name, field]) => {
    const usual = aboutField(field)?.default;
    const described = own.properties?.[name] as JsonSchema;
    return usual?.byYear ? [[name, { ...described, default: usual.byYear(year) }] as const] : [];
  });
  const properties = { ...own.properties, ...Object.fromEntries(taken) };
  const schema = { ...own, properties: { ...properties, [yearField]: describeYear(String(year)) } };
  schemas.set(calculator, { year, schema });
  return schema;
}

/** The same for every question of a year, and slow to make. */
const schemas = new WeakMap<AnyCalculator, { year: number; schema: JsonSchema }>();

/** `output` is what a run was calculated with: everything that was left out is filled in. */
export function toJsonSchema(calculator: AnyCalculator, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...schema } = z.toJSONSchema(calculator.schema as z.ZodObject<Fields>, {
    io,
    override({ zodSchema, jsonSchema }) {
      const about = aboutField(zodSchema as unknown as z.ZodType);
      if (!about) return;
      jsonSchema.description = describe(about);
      if (wholeUnits.has(about.unit)) jsonSchema.type = 'integer';
      // Known only with the year and the other inputs.
      if (about.default?.by || about.default?.byYear) delete jsonSchema.default;
    },
  });
  return schema;
}

function describe({ label, unit, default: taken }: FieldAbout): string {
  return [`${label} (${unitsInWords[unit]}).`, taken ? `Left out: ${taken.reason}.` : '']
    .filter((part) => part !== '')
    .join(' ');
}
