/**
 * `npm run sdk:types` writes the types of the SDK from the schemas that the server checks with. The file is committed,
 * so that a change of the API is seen in it; a test fails when it is out of date.
 */
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { adviceRequestSchema, adviceSchema } from '#contract/api/advice.ts';
import {
  calculationSchema,
  calculatorDescriptionSchema,
  calculatorListSchema,
} from '#contract/api/calculation.ts';
import { describeYear, toJsonSchema, yearField } from '#advisor/calculators/define/input-schema.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { printComment, printSchemaAsType, type JsonSchema } from '#scripts/print-schema-as-type.ts';

export const sdkTypesFile = new URL('../sdk/src/generated/api.ts', import.meta.url);

export function printSdkTypes(): string {
  return [
    '// Made by scripts/build-sdk-types.ts from the schemas of the API. Do not edit.\n',
    printInterface('AdviceRequest', 'The body of POST /findeus-chat.', adviceRequestSchema),
    printInterface('Advice', 'What POST /findeus-chat answers with.', adviceSchema),
    printInterface('Calculation', 'What POST /calculators/{name} answers with.', calculationSchema),
    printInterface('CalculatorList', 'What GET /calculators answers with.', calculatorListSchema),
    printInterface(
      'CalculatorDescription',
      'What GET /calculators/{name} answers with.',
      calculatorDescriptionSchema,
    ),
    printCalculatorInputs(),
  ].join('\n');
}

function printInterface(name: string, about: string, schema: z.ZodType): string {
  const type = printSchemaAsType(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  return `${printComment([about], '')}export interface ${name} ${type}\n`;
}

function printCalculatorInputs(): string {
  const year = describeYear('this year');
  const members = calculators.map((calculator) => {
    const { properties, ...schema } = toJsonSchema(calculator) as JsonSchema;
    const type = printSchemaAsType({ ...schema, properties: { ...properties, [yearField]: year } }, '  ');
    return `${printComment([`${calculator.title}: ${calculator.about}`], '  ')}  ${calculator.name}: ${type};\n`;
  });
  return `${printComment(['What each calculator takes, by its name.'], '')}export interface CalculatorInputs {\n${members.join('')}}\n`;
}

if (import.meta.main) await writeFile(sdkTypesFile, printSdkTypes());
