import type { Calculation } from '#advisor/compose/calculations/calculation.ts';
import { renderLinked } from '#advisor/compose/markdown.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import type { Depth } from '#advisor/depth/depth.ts';
import { findAlternatives } from '#advisor/depth/find-alternatives.ts';
import { findDrivers } from '#advisor/depth/find-drivers.ts';
import { findRange } from '#advisor/depth/find-range.ts';
import { makePlan } from '#advisor/depth/make-plan.ts';
import { specOf } from '#advisor/depth/specs.ts';
import type { Looked } from '#advisor/depth/try-run.ts';
import { factsByYear, type FactUse } from '#advisor/facts/read-facts.ts';
import type { Text } from '#advisor/quantities/text.ts';

export interface ComposedDepth {
  depth: Depth;
  /** The figures of law that its steps name. */
  facts: readonly FactUse[];
}

/** What Pro adds below the same opening: alternatives, a range, what it depends on, and a plan by date. */
export async function composeDepth(
  { runs: [first, ...others], seed, pause, today }: Calculation,
  next: readonly Text[],
): Promise<ComposedDepth> {
  const looked: Looked = { ...first, seed, pause };
  const variants: Variant[] = [];
  // Where two runs were asked for, they are the alternatives.
  const alternatives = others.length > 0 ? undefined : await findAlternatives(looked, variants);
  const drivers = await findDrivers(looked, variants);
  const range = await findRange(looked, drivers, variants);
  const facts = factsByYear();
  const steps = makePlan({
    today,
    factsOf: facts.of,
    next: next.map((words) => renderLinked(words, first.id)),
    deadlineIds: specOf(first.calculator.name).deadlines ?? [],
    looked,
    drivers,
  });
  return {
    depth: {
      alternatives,
      range,
      drivers,
      driven: first.run.result.figures[0]?.label,
      turns: [],
      steps,
      variants,
    },
    facts: facts.used(),
  };
}
