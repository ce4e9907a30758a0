import { useMemo, useState } from 'react';
import { isGiven, withoutReplaced } from '#advisor/calculators/define/alternatives.ts';
import { goesByOthers } from '#advisor/calculators/define/dependent-defaults.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';

type CardOrigin =
  | 'you said'
  | 'your numbers'
  | 'assumption'
  | 'you changed it'
  | 'an example'
  | 'from the link';

interface CardInput {
  value: unknown;
  origin: CardOrigin;
}

export type CardInputs = Readonly<Record<string, CardInput>>;

interface Attempt {
  run: FinishedRun | null;
  /** Problems by field; '' holds problems of several fields. */
  problems: ReadonlyMap<string, string>;
}

/** Runs a calculator again whenever an input changes. While an input is invalid, the last valid run stays. */
export function useRun(
  calculator: AnyCalculator,
  given: CardInputs,
  { year, seed }: { year: number; seed: number },
) {
  const [start] = useState(given);
  const [inputs, setInputs] = useState(start);
  const [good, setGood] = useState<FinishedRun | null>(null);
  const [firstRun] = useState(() => tryRun(calculator, start, { year, seed }).run);
  const attempt = useMemo(() => tryRun(calculator, inputs, { year, seed }), [calculator, inputs, year, seed]);
  if (attempt.run && attempt.run !== good) setGood(attempt.run);
  return {
    run: attempt.run ?? good,
    /** The run before any change. */
    firstRun,
    inputs,
    problems: attempt.problems,
    change: (field: string, value: unknown) =>
      setInputs((before) => ({
        ...withoutReplaced(
          calculator,
          withoutDependent(calculator, before),
          takesPlace(calculator, field, value) ? [field] : [],
        ),
        [field]: { value, origin: 'you changed it' },
      })),
    reset: inputs === start ? null : () => setInputs(start),
  };
}

/** Drops assumptions that depend on other inputs, so that they are made again from the changed inputs. */
function withoutDependent(calculator: AnyCalculator, inputs: CardInputs): CardInputs {
  const kept = Object.entries(inputs).filter(
    ([field, { origin }]) => origin !== 'assumption' || !goesByOthers(calculator, field),
  );
  return Object.fromEntries(kept);
}

/** Whether a value replaces its alternatives. An incomplete value, or the default, does not. */
function takesPlace({ fields }: AnyCalculator, field: string, value: unknown): boolean {
  return isGiven(fields, field, value) && (fields as Fields)[field]?.safeParse(value).success === true;
}

function tryRun(
  calculator: AnyCalculator,
  inputs: CardInputs,
  options: { year: number; seed: number },
): Attempt {
  const values = Object.fromEntries(Object.entries(inputs).map(([field, { value }]) => [field, value]));
  try {
    return { run: runCalculator(calculator, values, options), problems: new Map() };
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    return { run: null, problems: new Map(error.problems.map(({ field, message }) => [field, message])) };
  }
}
