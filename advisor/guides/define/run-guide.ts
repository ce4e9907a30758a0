import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import {
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import { readFacts, type FactUse } from '#advisor/facts/read-facts.ts';
import type { AnyGuide, GuideContext, GuideQuestion, Verdict } from '#advisor/guides/define/define-guide.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** A run that a guide's figures come from. */
export interface RunOfGuide {
  /** What its figures link to. */
  id: string;
  calculator: AnyCalculator;
  run: FinishedRun;
}

export interface DecidedGuide {
  /** The name of the verdict. */
  decision: string;
  verdict: Verdict;
  question: GuideQuestion | undefined;
  runs: readonly RunOfGuide[];
  facts: readonly FactUse[];
}

/** Decides, and words the decision. The same inputs give the same verdict. */
export function runGuide(guide: AnyGuide, given: Inputs, year: number, seed = 1): DecidedGuide {
  const known = withDefaults(guide.fields, given);
  const runs: RunOfGuide[] = [];
  const facts = readFacts(year);
  const context: GuideContext = {
    facts,
    run(calculator, input) {
      const { value: run } = attemptRun(() => runCalculator(calculator, input, { year, seed }));
      if (!run) return undefined;
      const before = runs.filter((one) => one.calculator === calculator);
      // Several sentences may rest on one run, which is shown once.
      const same = before.find((one) => JSON.stringify(one.run.input) === JSON.stringify(run.input));
      const id =
        same?.id ?? (before.length === 0 ? calculator.name : `${calculator.name}-${before.length + 1}`);
      if (!same) runs.push({ id, calculator, run });
      return { figure: (name) => figureOf(run, id, name) };
    },
  };
  const decision: string = guide.decide(known, trying(year, seed));
  const verdict: Verdict = guide.verdicts[decision]!(known, context);
  return { decision, verdict, question: questionOf(guide, known, decision, year), runs, facts: facts.used() };
}

function figureOf({ result }: FinishedRun, run: string, name: string) {
  const figure = result.figures.find(({ id }) => id === name);
  if (!figure) throw new Error(`${run} has no figure ${name}.`);
  const { value, unit, decimals } = figure;
  // Sentences tell whole dollars, but half a month of cash is not none.
  const kept = unit === 'months' && decimals !== undefined ? { decimals } : {};
  return { value, unit, ...kept, ref: `figure:${run}.${name}` };
}

/** For rules that only try a calculation: its runs are no part of the answer. */
function trying(year: number, seed: number): GuideContext {
  return {
    facts: readFacts(year),
    run(calculator, input) {
      const { value: run } = attemptRun(() => runCalculator(calculator, input, { year, seed }));
      return run && { figure: (name) => figureOf(run, calculator.name, name) };
    },
  };
}

function withDefaults(fields: Fields, given: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, given[name] ?? aboutField(field)?.default?.value]),
  );
}

/** The first question whose answers lead to different verdicts. */
function questionOf(
  guide: AnyGuide,
  known: Inputs,
  decision: string,
  year: number,
): GuideQuestion | undefined {
  const questions: readonly GuideQuestion[] = guide.asks ?? [];
  return questions.find(({ field, choices, settled }) => {
    if (known[field] !== undefined || settled?.(known)) return false;
    return choices.some(
      ({ value }) => guide.decide({ ...known, [field]: value }, trying(year, 1)) !== decision,
    );
  });
}
