import type { SavedScenario, SavedScenarios, ScenarioComparison } from '#contract/scenarios.ts';
import { comparedScenarios } from '#contract/scenarios.ts';
import type { SharedScenarios } from '#contract/shared-plans.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import {
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { compareRuns, headlineOf } from '#advisor/scenarios/compare-runs.ts';

const byName = new Map<string, AnyCalculator>(calculators.map((calculator) => [calculator.name, calculator]));

export interface ScenarioRow {
  id: string;
  name: string;
  calculator: string;
  inputs: Record<string, unknown>;
  year: number | null;
  created_at: Date;
}

export const calculatorOf = ({ calculator }: ScenarioRow) => byName.get(calculator);

/** Only inputs are stored; the figures are computed by the current calculator. */
export function runOf({ calculator: name, inputs, year }: ScenarioRow, thisYear: number): FinishedRun | null {
  const calculator = byName.get(name);
  if (!calculator) return null;
  return attemptRun(() => runCalculator(calculator, inputs, { year: year ?? thisYear })).value ?? null;
}

export function describe(
  row: ScenarioRow,
  access: SavedScenarios['access'],
  thisYear: number,
): SavedScenario {
  const { id, name, calculator, created_at } = row;
  const run = access === 'full' ? runOf(row, thisYear) : null;
  return {
    id,
    name,
    calculator,
    created_at: created_at.toISOString(),
    title: byName.get(calculator)?.title ?? calculator,
    headline: run && headlineOf(run),
  };
}

/** All of them for a reader without an account: side by side where a calculator has several, the newest first. */
export function toShare(rows: readonly ScenarioRow[], thisYear: number): SharedScenarios {
  const runs = rows.flatMap((row) => {
    const run = runOf(row, thisYear);
    return run ? [{ row, run }] : [];
  });
  const groups = [...Map.groupBy(runs, ({ row }) => row.calculator).values()];
  return {
    compared: groups
      .filter((group) => group.length >= comparedScenarios.fewest)
      .flatMap((group) => comparisonOf(group.slice(0, comparedScenarios.most))),
    single: groups
      .filter((group) => group.length < comparedScenarios.fewest)
      .flatMap((group) =>
        group.map(({ row, run }) => ({ name: row.name, title: titleOf(row), headline: headlineOf(run) })),
      ),
  };
}

const titleOf = (row: ScenarioRow) => calculatorOf(row)?.title ?? row.calculator;

function comparisonOf(group: readonly { row: ScenarioRow; run: FinishedRun }[]): ScenarioComparison[] {
  const calculator = calculatorOf(group[0]!.row);
  if (!calculator) return [];
  return [
    {
      calculator: calculator.name,
      title: calculator.title,
      scenarios: group.map(({ row }, at) => ({ id: String(at), name: row.name })),
      ...compareRuns(
        calculator,
        group.map(({ run }) => run),
      ),
    },
  ];
}
