import { callForJson, type Connection } from './connection.ts';
import type {
  Calculation,
  CalculatorDescription,
  CalculatorInputs,
  CalculatorList,
} from './generated/api.ts';
import type { CallOptions } from './call-options.ts';

export type CalculatorName = keyof CalculatorInputs;
export type CalculatorSummary = CalculatorList['calculators'][number];

/** Of a name that is known only when the program runs, the input is checked by the server alone. */
export type CalculatorInput<Name extends string> = Name extends CalculatorName
  ? CalculatorInputs[Name]
  : string extends Name
    ? Record<string, unknown>
    : never;

/** Calculators need no API key; with one they may be called more often. */
export class Calculators {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** All there are; with `schemas` each with what it takes, as JSON Schema. */
  async list(options: CallOptions & { schemas?: boolean | undefined } = {}): Promise<CalculatorSummary[]> {
    const path = options.schemas ? '/calculators?include=input_schema' : '/calculators';
    const { calculators } = await callForJson<CalculatorList>(this.#connection, {
      path,
      signal: options.signal,
    });
    return calculators;
  }

  /** What one takes and what it gives, with examples. */
  describe(
    name: CalculatorName | (string & {}),
    { signal }: CallOptions = {},
  ): Promise<CalculatorDescription> {
    return callForJson(this.#connection, { path: pathOf(name), signal });
  }

  run<Name extends CalculatorName | (string & {})>(
    name: Name,
    input: CalculatorInput<Name>,
    { signal }: CallOptions = {},
  ): Promise<Calculation> {
    return callForJson(this.#connection, { path: pathOf(name), body: input, signal });
  }
}

function pathOf(name: string): string {
  return `/calculators/${encodeURIComponent(name)}`;
}
