import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { readRun } from '#advisor/compose/written-run.ts';
import { offTopic } from '#advisor/plan/weigh-plans.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Query } from '#advisor/retrieve/search.ts';

interface Asked {
  /** As it was written. */
  asked: string;
  text: string;
  /** The runs of the answers before, those of the latest first. */
  earlier: readonly (readonly Receipt[])[];
  query: Query<CollectionName>;
  calculators: readonly AnyCalculator[];
}

/** So many more are looked at than are wanted: some say themselves that this is not what they are for. */
const further = 8;

/** Without working anything out: what is asked for by name, those of the last answer, then those that the words lead to. */
export function likeliestCalculators(
  { asked, text, earlier: [last = []], query, calculators }: Asked,
  most: number,
): AnyCalculator[] {
  const found = query
    .find('calculators', { limit: most + further, oncePerId: true })
    .flatMap(({ entry }) => calculators.find(({ name }) => name === entry.id) ?? [])
    .map((calculator) => ({ calculator, away: offTopic(calculator, text) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ calculator }) => calculator);
  const before = last.flatMap((receipt) => calculators.find(({ name }) => name === receipt.calculator) ?? []);
  const named = readRun(calculators, asked);
  return [...new Set([...(named ? [named.calculator] : []), ...before, ...found])].slice(0, most);
}
