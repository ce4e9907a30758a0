import { z } from 'zod';
import {
  calculationFields as about,
  calculatorDescriptionFields,
  calculatorFields,
} from '#contract/api/fields.ts';

export const units = [
  'usd',
  'usd_per_month',
  'usd_per_year',
  'percent',
  'years',
  'months',
  'age',
  'year',
  'count',
  'ratio',
] as const;
const unit = z.enum(units);

const source = z.object({ title: z.string(), publisher: z.string(), url: z.url() });
const quantity = { label: z.string(), value: z.number(), unit, text: z.string() };
const axis = z.object({ label: z.string(), unit });

/** What POST /calculators/{name} answers with. */
export const calculationSchema = z.object({
  calculator: z.string().describe(about.calculator.meaning),
  version: z.int().describe(about.version.meaning),
  title: z.string().describe(about.title.meaning),
  tax_year: z.int().describe(about.tax_year.meaning),
  seed: z.int().describe(about.seed.meaning),
  summary: z.string().describe(about.summary.meaning),
  reasons: z.array(z.string()).describe(about.reasons.meaning),
  next_steps: z.array(z.string()).describe(about.next_steps.meaning),
  inputs: z.record(z.string(), z.unknown()).describe(about.inputs.meaning),
  assumed: z
    .array(z.object({ field: z.string(), label: z.string(), value: z.unknown(), reason: z.string() }))
    .describe(about.assumed.meaning),
  figures: z.array(z.object({ id: z.string(), ...quantity })).describe(about.figures.meaning),
  steps: z.array(z.object({ ...quantity, formula: z.string().nullable() })).describe(about.steps.meaning),
  facts: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        year: z.int(),
        lapsed: z.boolean(),
        source: source.nullable(),
      }),
    )
    .describe(about.facts.meaning),
  sources: z.array(source).describe(about.sources.meaning),
  assumptions: z.array(z.string()).describe(about.assumptions.meaning),
  warnings: z.array(z.string()).describe(about.warnings.meaning),
  chart: z
    .object({
      kind: z.enum(['line', 'area', 'bar', 'stacked', 'fan', 'donut']),
      title: z.string(),
      x: axis,
      y: axis,
      series: z.array(z.object({ name: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })),
    })
    .nullable()
    .describe(about.chart.meaning),
});

export type ApiCalculation = z.infer<typeof calculationSchema>;

const calculator = {
  name: z.string().describe(calculatorFields.name.meaning),
  version: z.int().describe(calculatorFields.version.meaning),
  title: z.string().describe(calculatorFields.title.meaning),
  about: z.string().describe(calculatorFields.about.meaning),
  group: z.string().describe(calculatorFields.group.meaning),
  summary: z.string().describe(calculatorFields.summary.meaning),
  page: z.string().describe(calculatorFields.page.meaning),
};

const jsonSchema = z.record(z.string(), z.unknown());

/** What GET /calculators answers with; the schemas only with ?include=input_schema. */
export const calculatorListSchema = z.object({
  calculators: z.array(
    z.object({
      ...calculator,
      input_schema: jsonSchema.optional().describe(calculatorDescriptionFields.input_schema.meaning),
    }),
  ),
});

/** What GET /calculators/{name} answers with. */
export const calculatorDescriptionSchema = z.object({
  ...calculator,
  input_schema: jsonSchema.describe(calculatorDescriptionFields.input_schema.meaning),
  output_schema: jsonSchema.describe(calculatorDescriptionFields.output_schema.meaning),
  examples: z
    .array(z.object({ question: z.string(), input: z.record(z.string(), z.unknown()) }))
    .describe(calculatorDescriptionFields.examples.meaning),
  sources: z.array(source).describe(calculatorDescriptionFields.sources.meaning),
});

export type ApiCalculatorList = z.infer<typeof calculatorListSchema>;
export type ApiCalculatorDescription = z.infer<typeof calculatorDescriptionSchema>;
