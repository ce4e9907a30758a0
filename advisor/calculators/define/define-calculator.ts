import type { z } from 'zod';
import { problemWithAlternatives, type Alternatives } from '#advisor/calculators/define/alternatives.ts';
import { inputObject, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Chart, Explanation, Figure, Outcome } from '#advisor/calculators/define/result.ts';
import { thinChart } from '#advisor/calculators/define/thin-chart.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

export interface RunContext {
  /** Every dated figure comes from here, and is remembered for the receipt. */
  facts: FactReader;
  /** For whatever is random: the same seed, the same answer. */
  seed: number;
}

export type Formulas = Readonly<Record<string, string | readonly string[]>>;

type InputOf<F extends Fields> = z.output<z.ZodObject<F>>;
type GivenOf<F extends Fields> = z.input<z.ZodObject<F>>;

interface CalculatorDefinition<F extends Fields, D> {
  /** snake_case: the name of the tool, of the receipt and of the address in the API. */
  name: string;
  /** Raised when the same input would give other figures than before. */
  version: number;
  title: string;
  /** One or two sentences: what it answers, for a person and for a model that chooses a tool. */
  about: string;
  /**
   * The idea behind the first figure in one or two sentences that a twelve-year-old follows, true of every run: said to
   * "why?" and "simpler, please". No digits.
   */
  simply: string;
  input: F;
  /** One of them that is said later replaces the others. */
  alternatives?: readonly Alternatives<keyof F & string, InputOf<F>>[];
  /** What no single field can see: a sentence that says what to change, or null. */
  check?: (input: InputOf<F>) => string | null;
  /** Exact, pure and fast. */
  run: (input: InputOf<F>, context: RunContext) => Outcome<D>;
  /** The first figure of `run` to the last digit, where it can be had for much less. */
  headline?: (input: InputOf<F>, context: RunContext) => Figure;
  explain: (outcome: Outcome<D>, input: InputOf<F>) => Explanation;
  chart?: (outcome: Outcome<D>, input: InputOf<F>) => Chart;
  /**
   * By their ids, how figures come about, for a person who asks: an expression of inputs, figures and "steps by label", or
   * words with {names} among them, where [a part] is left out when what it names is zero. Of several, the first that holds
   * is told. `end_#` is for end_1, end_2 and so on. advisor/compose/calculations/figure-formula.ts reads them.
   */
  formulas?: Formulas;
  /** Questions as people ask them, each with what it means; the reader matches new questions with them. */
  examples: readonly { question: string; input: GivenOf<F> }[];
  /** Where there are many inputs: the fields by the titles that they stand under. */
  groups?: Readonly<Record<string, readonly (keyof F & string)[]>>;
  /** Inputs that people weigh, such as a contribution: the answer also tells the result without them. */
  weighed?: readonly (keyof F & string)[];
  /** Of a comparison: the calculator that answers where only one of the things is told. */
  instead?: string;
  /** Taken where a question tells too little to work anything out, and this completes it: of one more dollar, a hundred. */
  otherwise?: GivenOf<F>;
  /** What it answers as well: a question that may be for one of these is answered by it alone. */
  covers?: readonly string[];
  /** So many years ago was the income that counts: who names that year asks about this one. */
  looksBack?: number;
  /** True where two people are looked at apart and together: a partner's money counts however they file. */
  twoReturns?: true;
  /** True where one run compares: what belongs to the cases of a question is told to it side by side. */
  compares?: true;
  /** Where cases are run beside each other: the figure of which the least is best, as the interest of two loans. */
  decidedBy?: string;
  /** True where its volatility and concentration are those of what somebody holds. */
  measuresHoldings?: true;
  /** Where the method is described; ids of advisor/facts/sources.ts. */
  sources: readonly string[];
}

export interface Calculator<F extends Fields = Fields, D = unknown> extends Omit<
  CalculatorDefinition<F, D>,
  'input'
> {
  fields: F;
  schema: z.ZodObject<F>;
}

/** One definition, from which the tool, the form, the slots, the endpoint and the docs are made. */
export function defineCalculator<F extends Fields, D>(
  definition: CalculatorDefinition<F, D>,
): Calculator<F, D> {
  const { input: fields, chart, check, ...rest } = definition;
  return {
    ...rest,
    check: (input) => problemWithAlternatives({ ...rest, fields }, input) ?? check?.(input) ?? null,
    ...(chart ? { chart: (outcome, input) => thinChart(chart(outcome, input)) } : {}),
    fields,
    schema: inputObject(fields, 'Give the inputs as an object.'),
  };
}
