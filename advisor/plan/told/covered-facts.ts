import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** A calculator has to be this likely by itself. */
const leastLikely = 0.04;

/**
 * "9,400 business miles at the IRS rate": of a figure of law and a calculator that works with it and with all that was
 * told, the calculator says the same and more. The probability of both is then its own.
 */
export function withCoveredFacts(
  likely: readonly Likely<string>[],
  calculations: ReadonlyMap<string, Calculation>,
): Likely<string>[] {
  if (!likely.some(({ id }) => id.startsWith('fact:'))) return [...likely];
  const covering = likely.find(
    ({ id, probability }) => probability >= leastLikely && isWhole(calculations.get(id)),
  );
  const covered = new Set(covering ? factsOf(calculations.get(covering.id)!) : []);
  const isCovered = ({ id }: Likely<string>) =>
    id.startsWith('fact:') && covered.has(id.slice('fact:'.length));
  const more = likely.filter(isCovered).reduce((sum, { probability }) => sum + probability, 0);
  return likely
    .filter((ask) => !isCovered(ask))
    .map((ask) => (ask === covering ? { ...ask, probability: ask.probability + more } : ask));
}

/** Runs on numbers of the message, and leaves none of them over. */
function isWhole(calculation: Calculation | undefined): boolean {
  if (!calculation) return false;
  const { missing, problem, leftover, used } = calculation;
  const isOwn = used.some(({ source, role }) => source === 'words' && !role.startsWith('year'));
  return missing.length === 0 && problem === undefined && leftover.length === 0 && isOwn;
}

function factsOf({ runs: [{ calculator, input, year }] }: Calculation): string[] {
  const { value } = attemptRun(() => runCalculator(calculator, input, { year }));
  return value?.result.facts.map(({ id }) => id) ?? [];
}
