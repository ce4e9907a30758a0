import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import type { ComposedDepth } from '#advisor/compose/calculations/compose-depth.ts';
import { findAlternatives } from '#advisor/depth/find-alternatives.ts';
import { findDrivers } from '#advisor/depth/find-drivers.ts';
import { findRange } from '#advisor/depth/find-range.ts';
import { findTurns, type TriedTurn } from '#advisor/depth/find-turns.ts';
import { guideDeadlines } from '#advisor/depth/guide-deadlines.ts';
import { makePlan } from '#advisor/depth/make-plan.ts';
import { specOf } from '#advisor/depth/specs.ts';
import type { Looked } from '#advisor/depth/try-run.ts';
import { factsByYear } from '#advisor/facts/read-facts.ts';
import type { AnyGuide, Verdict } from '#advisor/guides/define/define-guide.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';
import type { RunOfGuide } from '#advisor/guides/define/run-guide.ts';

interface OfGuide {
  guide: AnyGuide;
  given: Readonly<Record<string, unknown>>;
  /** The run that the decision rests on. */
  run: RunOfGuide | undefined;
  /** The step that the answer names, as Markdown. */
  next: string;
  verdict: Verdict;
  year: number;
  seed: number;
  pause: Pause;
  today: Date;
}

/** What Pro adds to a decision: what would turn it, the figures around its own run, and a plan by date. */
export async function composeGuideDepth(
  of: OfGuide,
): Promise<ComposedDepth & { turns: readonly TriedTurn[] }> {
  const { guide, given, run, next, verdict, year, seed, pause, today } = of;
  // A run that only lends the decision a figure is not what was asked about.
  const looked: Looked | undefined =
    run && isToldIn(verdict, run) ? { ...run, year, seed, pause } : undefined;
  const variants: Variant[] = [];
  const alternatives = looked && (await findAlternatives(looked, variants));
  const drivers = looked ? await findDrivers(looked, variants) : [];
  const range = looked && (await findRange(looked, drivers, variants));
  await pause();
  const turns = findTurns(guide, given, year, seed);
  const facts = factsByYear();
  const ofRun = looked ? (specOf(looked.calculator.name).deadlines ?? []) : [];
  const deadlineIds = [...new Set([...(guideDeadlines[guide.id] ?? []), ...ofRun])];
  const steps = makePlan({ today, factsOf: facts.of, next: [next], deadlineIds, looked, drivers });
  return {
    depth: {
      alternatives,
      range,
      drivers,
      driven: run?.run.result.figures[0]?.label,
      turns,
      steps,
      variants,
    },
    facts: facts.used(),
    turns,
  };
}

/** Whether the decision says the first figure of the run, or one that its alternatives are compared by. */
function isToldIn({ opening, because }: Verdict, { id, calculator, run }: RunOfGuide): boolean {
  const compared = [run.result.figures[0]?.id, ...(specOf(calculator.name).compare ?? [])];
  const told = [opening, ...because].flatMap(quantitiesOf).map(({ ref }) => ref);
  return compared.some((figure) => told.includes(`figure:${id}.${figure}`));
}
