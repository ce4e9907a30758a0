import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Message, Remembered } from '#advisor/dialogue/remember.ts';
import type { KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Plan, WeighedPlan } from '#advisor/plan/plan.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import type { Query } from '#advisor/retrieve/search.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';

/** A calculation that came with a question. */
export interface GivenRun {
  calculator: AnyCalculator;
  inputs: Readonly<Record<string, unknown>>;
  /** The tax year whose rules count; this year where it is left out. */
  year?: number | undefined;
}

export interface ToPlan {
  remembered: Remembered;
  messages: readonly Message[];
  /** The message together with what is talked about. */
  query: Query<CollectionName>;
  /** The message by itself. */
  alone: Query<CollectionName>;
  calculators: readonly AnyCalculator[];
  articles: ReadonlyMap<string, Article>;
  year: number;
  /** This month, from 1: a goal is due in a month as often as in a year. */
  month?: number | undefined;
  /** What is known of the person by the names of calculators' inputs. */
  profile: Readonly<Record<string, unknown>>;
  /** What the person has saved of themselves. */
  known?: KnownPicture | undefined;
  /** Came with the question: it is what is run. */
  run?: GivenRun | undefined;
}

export interface PlannedAnswer {
  plan: Plan;
  /** All that were thought of, best first. */
  weighed: readonly WeighedPlan[];
  /** How sure the reading and the plan are, from 0 to 1. */
  confidence: number;
  /** No text may take its place, however well it fits. */
  isSettled?: true;
}

export type Asking = ToPlan & Remembered;

/** A way to answer with its confidence, which the doubt table judges. */
export interface WeighedAsk extends WeighedPlan {
  /** Of the ask, by the reading and by how the numbers fit it. */
  probability: number;
  confidence: number;
  calculation?: Calculation;
}
