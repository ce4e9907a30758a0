import { z } from 'zod';
import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import { noPause, type Pause } from '#advisor/calculators/define/pause.ts';
import { splitYear } from '#advisor/calculators/define/split-year.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { tellRun } from '#advisor/model/calculator-tool.ts';
import type { ModelTool } from '#advisor/model/language-model.ts';
import { findFacts, tellFact, type FoundFact } from '#advisor/model/look-up-fact.ts';
import type { ToolRun } from '#advisor/model/tool-run.ts';

export interface Passage {
  id: string;
  title: string;
  text: string;
  /** When its article was last read through. */
  asOf: string;
}

export interface ToolBoxOptions {
  /** All there are: those that are not offered can be found and run by name. */
  calculators: readonly AnyCalculator[];
  /** Those that the question is most likely for, each as a tool of its own. */
  offered: readonly AnyCalculator[];
  year: number;
  seed: number;
  /** Pro is told what an answer depends on most as well; that takes many runs of the calculator. */
  mode: 'free' | 'pro';
  searchKnowledge: (query: string) => Promise<readonly Passage[]>;
  /** What to ask before a headline, where an input leaves out what the person said. */
  doubtOf?: (calculator: AnyCalculator, input: unknown) => string | undefined;
  pause?: Pause;
}

/** The tools of one answer, and what they have given so far: its receipts, and the grounds of its numbers. */
export interface ToolBox {
  tools: readonly ModelTool[];
  runs: readonly ToolRun[];
  facts: readonly FoundFact[];
  passages: readonly Passage[];
}

/** More would cost tokens on every step, and make a model choose worse rather than better. */
export const maxOffered = 6;

const toldSensitivities = 2;

const listInput = z.object({ name: z.string().optional() });
const runInput = z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) });
const factInput = z.object({
  id: z.string().optional(),
  words: z.string().optional(),
  year: z.int().optional(),
});
const searchInput = z.object({ query: z.string().min(1) });
/** The same for every question, and slow to make. */
const schemas = {
  list: z.toJSONSchema(listInput),
  run: z.toJSONSchema(runInput),
  fact: z.toJSONSchema(factInput),
  search: z.toJSONSchema(searchInput),
};

export function createToolBox(options: ToolBoxOptions): ToolBox {
  const { calculators, offered, year, seed, mode, searchKnowledge, doubtOf, pause = noPause } = options;
  const runs: ToolRun[] = [];
  const facts: FoundFact[] = [];
  const passages: Passage[] = [];

  const byName = (name: string) => calculators.find((calculator) => calculator.name === name);

  /** Sensitivities that are being computed, by run. Another request for the same run waits for the same result. */
  const telling = new Map<ToolRun, Promise<void>>();
  const findOut = async (done: ToolRun) => {
    const found = await findSensitivity(done.calculator, done.run, { year: done.year, seed, pause });
    done.sensitivity = found.slice(0, toldSensitivities);
  };

  const run = async (calculator: AnyCalculator, given: unknown) => {
    const { input, taxYear } = splitYear(given, year);
    const finished = runCalculator(calculator, input, { year: taxYear, seed });
    const same = runs.find((before) => isSameRun(before, calculator, finished, taxYear));
    if (same) {
      await telling.get(same);
      return tellRun(same);
    }
    // Its place is taken before anything is waited for: a model may ask for several at once.
    const done: ToolRun = {
      id: `m${runs.length + 1}`,
      calculator,
      run: finished,
      year: taxYear,
      sensitivity: [],
    };
    runs.push(done);
    if (mode === 'pro') telling.set(done, findOut(done));
    await telling.get(done);
    return tellRun(done);
  };

  const runWithDoubt = async (calculator: AnyCalculator, given: unknown) => {
    const told = await run(calculator, given);
    const doubt = doubtOf?.(calculator, given);
    return doubt === undefined ? told : { ...told, doubt };
  };

  const ownTool = (calculator: AnyCalculator): ModelTool => ({
    name: calculator.name,
    about: calculator.about,
    input: inputSchemaOf(calculator, year),
    run: mendable((given) => runWithDoubt(calculator, given)),
  });

  const listCalculators: ModelTool = {
    name: 'list_calculators',
    about:
      'Names every calculator there is and what it answers. With a name: what that calculator takes, as a JSON schema.',
    input: schemas.list,
    run: mendable((given) => {
      const { name } = listInput.parse(given);
      if (name === undefined) {
        return calculators.map((calculator) => ({ name: calculator.name, about: calculator.about }));
      }
      const calculator = byName(name);
      return calculator ? { name, input: inputSchemaOf(calculator, year) } : unknownName(name);
    }),
  };

  const runByName: ModelTool = {
    name: 'run_calculator',
    about: 'Runs any calculator by its name. Ask list_calculators with that name first what it takes.',
    input: schemas.run,
    run: mendable((given) => {
      const { name, input } = runInput.parse(given);
      const calculator = byName(name);
      return calculator ? runWithDoubt(calculator, input) : unknownName(name);
    }),
  };

  const lookUpFact: ModelTool = {
    name: 'look_up_fact',
    about:
      'A figure of law or of an agency, such as a limit, a threshold or a rate, by id or by words, for a year. Gives value, unit, year and source.',
    input: schemas.fact,
    run: mendable((given) => {
      const { id, words, year: asked } = factInput.parse(given);
      const found = findFacts(
        { ...(id === undefined ? {} : { id }), ...(words === undefined ? {} : { words }) },
        asked ?? year,
      );
      facts.push(...found);
      return found.length > 0 ? found.map(tellFact) : { problems: ['No fact has these words.'] };
    }),
  };

  const search: ModelTool = {
    name: 'search_knowledge',
    about: 'Passages of our own articles on a topic of personal finance.',
    input: schemas.search,
    run: mendable(async (given) => {
      const found = await searchKnowledge(searchInput.parse(given).query);
      passages.push(...found);
      return found;
    }),
  };

  return {
    tools: [...offered.slice(0, maxOffered).map(ownTool), listCalculators, runByName, lookUpFact, search],
    runs,
    facts,
    passages,
  };
}

function unknownName(name: string) {
  return { problems: [`There is no calculator called ${name}.`] };
}

/** A model that asks twice gets one receipt. */
function isSameRun(before: ToolRun, calculator: AnyCalculator, run: FinishedRun, year: number): boolean {
  return (
    before.calculator === calculator &&
    before.year === year &&
    JSON.stringify(before.run.input) === JSON.stringify(run.input)
  );
}

/** What is wrong with an input is told in sentences, so that the model can mend it. Anything else is our fault and thrown. */
function mendable(work: (given: unknown) => unknown): ModelTool['run'] {
  return async (given) => {
    try {
      return await work(given);
    } catch (error) {
      if (error instanceof InputProblem) return { problems: error.problems.map(({ message }) => message) };
      if (error instanceof z.ZodError) return { problems: error.issues.map(({ message }) => message) };
      throw error;
    }
  };
}
