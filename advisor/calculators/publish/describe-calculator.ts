import { z } from 'zod';
import {
  calculationSchema,
  type ApiCalculatorDescription,
  type ApiCalculatorList,
} from '#contract/api/calculation.ts';
import { pageOfCalculator, placeInCatalog } from '#advisor/calculators/catalog/catalog.ts';
import { inputSchemaOf, toJsonSchema } from '#advisor/calculators/define/input-schema.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { sourcesOf } from '#advisor/calculators/publish/calculate.ts';

export function listCalculators(calculators: readonly AnyCalculator[]): ApiCalculatorList {
  return { calculators: calculators.map(summaryOf) };
}

/** For those who offer all of them to somebody else, and would otherwise ask for each. */
export function listWithSchemas(calculators: readonly AnyCalculator[], year: number): ApiCalculatorList {
  return {
    calculators: calculators.map((calculator) => ({
      ...summaryOf(calculator),
      input_schema: inputSchemaOf(calculator, year),
    })),
  };
}

/** What a program has to know to call it: all of it made from the definition. */
export function describeCalculator(calculator: AnyCalculator, year: number): ApiCalculatorDescription {
  return {
    ...summaryOf(calculator),
    input_schema: inputSchemaOf(calculator, year),
    output_schema: outputSchemaOf(calculator),
    examples: calculator.examples.map(({ question, input }) => ({ question, input })),
    sources: sourcesOf(calculator),
  };
}

function summaryOf({ name, version, title, about }: AnyCalculator) {
  const place = placeInCatalog(name);
  return {
    name,
    version,
    title,
    about,
    group: place?.group.title ?? '',
    summary: place?.entry.summary ?? about,
    page: pageOfCalculator(name),
  };
}

/** The shape of every calculation, with this one's name and inputs. */
function outputSchemaOf(calculator: AnyCalculator): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(calculationSchema);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      calculator: { type: 'string', const: calculator.name },
      inputs: toJsonSchema(calculator, 'output'),
    },
  };
}
