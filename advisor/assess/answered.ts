import type { AskedQuestion } from '#advisor/answer/create-advisor.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';

export interface Answered {
  /** The whole answer, worded by a model or by the calculators. */
  text: string;
  /** Where it is our own: its parts. What a model has worded is read from its text. */
  document?: AnswerDocument | undefined;
  asked: AskedQuestion;
  /** Undefined where the guardrails have answered. */
  planned: PlannedAnswer | undefined;
  articles: ReadonlyMap<string, Article>;
  calculators: readonly AnyCalculator[];
  year: number;
  pause?: Pause;
}
