import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Clarification } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { Want } from '#advisor/reader/acts.ts';

/** A planned run that has been run. */
export interface DoneRun extends PlannedRun {
  /** What its figures are linked to. */
  id: string;
  run: FinishedRun;
}

export interface Calculation {
  /** The first is what was asked; the others differ from it in `changed`. */
  runs: readonly [DoneRun, ...DoneRun[]];
  seed: number;
  mode: 'free' | 'pro';
  /** The day that the steps of a plan are counted from. */
  today: Date;
  question: string;
  /** The figures that the question names, in its order. */
  askedFigures?: readonly string[] | undefined;
  /** The kind of result that is asked for, where that is clear. */
  want?: Want | undefined;
  /** A figure that a second question asks for. */
  alsoAsked?: string | undefined;
  /** What is asked along with the answer, where its reading is only nearly sure. */
  doubt?: Clarification | undefined;
  /** The first run came with the question. */
  isGiven?: boolean;
  /** How far the runs are apart is what was asked. */
  asksDifference?: boolean | undefined;
  /** What the knowledge base has to say about it. */
  articles: readonly Article[];
  pause: Pause;
}
