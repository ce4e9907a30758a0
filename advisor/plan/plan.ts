import type { Receipt } from '#advisor/compose/receipt.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { Limit } from '#advisor/knowledge/limit.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

/** A passage of an article that came near to the question. */
export interface PlannedReading {
  article: string;
  part: string;
}

/** What could be worked out for somebody who asks about their own case, and what they would have to say for it. */
export interface Offer {
  planned: PlannedRun;
  missing: readonly string[];
  /** What a calculator asks for by itself, where it is not one field that is missing. */
  request?: string;
}

/** How a question is going to be answered. */
export type Plan =
  | {
      kind: 'calculate';
      runs: readonly [PlannedRun, ...PlannedRun[]];
      readings: readonly PlannedReading[];
      /** Numbers of the question that no input could be made of, as they were said. */
      unused: readonly string[];
      /** The figures that the question names, in its order. */
      askedFigures?: readonly string[];
    }
  | {
      kind: 'missing';
      planned: PlannedRun;
      missing: readonly string[];
      readings: readonly PlannedReading[];
    }
  /** Two questions in one, each with its own answer. */
  | { kind: 'both'; plans: readonly [Plan, Plan] }
  /** The input makes no sense, and a sentence says what to change. */
  | { kind: 'problem'; planned: PlannedRun; message: string }
  | { kind: 'steps'; receipt: Receipt; calculator: AnyCalculator }
  | {
      kind: 'fact';
      ids: readonly FactId[];
      years: readonly number[];
      readings: readonly PlannedReading[];
      /** What tells which line of a table is meant, where it is not the question itself. */
      question?: string;
      offer?: Offer;
    }
  | { kind: 'article'; readings: readonly [PlannedReading, ...PlannedReading[]]; offer?: Offer }
  | { kind: 'limit'; limit: Limit; offer?: Offer }
  | { kind: 'thanks' }
  /** Nothing fits; this came nearest. */
  | { kind: 'unknown'; readings: readonly PlannedReading[] };

/** A plan with how well it fits, and what for: `--explain` shows them all. */
export interface WeighedPlan {
  plan: Plan;
  name: string;
  score: number;
  why: string;
  /** The figures of a calculator that the question names. */
  asked?: readonly string[];
  /** Everything that was said has its place, and every place that needs it is filled. */
  complete?: boolean;
}
