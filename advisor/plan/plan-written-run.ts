import { readRun } from '#advisor/compose/written-run.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { Asked } from '#advisor/plan/plan-answer.ts';
import { readingsOf } from '#advisor/plan/weigh-plans.ts';

/** What a card sends names its calculator and every input: it is run as it is, whatever came before or is known. */
export function planWrittenRun({ asked, calculators, query, year, earlier }: Asked): Plan | undefined {
  const written = readRun(calculators, asked);
  if (!written) return undefined;
  const { calculator, input } = written;
  const origins = Object.fromEntries(Object.keys(input).map((field) => [field, 'you said' as const]));
  const planned = { calculator, input, origins, year: written.year ?? year, changed: [] };
  const message = problemOf(calculator, input);
  if (message !== undefined) return { kind: 'problem', planned, message };
  const before = earlier.flat().find((receipt) => receipt.calculator === calculator.name);
  return {
    kind: 'calculate',
    runs: [planned],
    readings: readingsOf(query).slice(0, 1),
    unused: [],
    askedFigures: before?.asked ?? [],
  };
}
