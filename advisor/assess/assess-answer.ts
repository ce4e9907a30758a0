import type { ApiAdvice } from '#contract/api/advice.ts';
import type { AskedQuestion } from '#advisor/answer/create-advisor.ts';
import { assessRisk } from '#advisor/assess/assess-risk.ts';
import { measureConfidence } from '#advisor/assess/measure-confidence.ts';
import { readRecommendations } from '#advisor/assess/read-recommendations.ts';
import { readSources, sourcesOf } from '#advisor/assess/read-sources.ts';
import { rerunReceipts } from '#advisor/assess/rerun-receipts.ts';
import { noPause, type Pause } from '#advisor/calculators/define/pause.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { PlannedAnswer } from '#advisor/plan/plan-answer.ts';

export interface Answered {
  /** The whole answer, whoever has worded it. */
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

/**
 * An answer for programs. Everything besides the text comes from its parts and its evidence: the receipts are run again,
 * so nothing is in here that the answer does not say or its calculators do not find.
 */
export async function assessAnswer(answered: Answered): Promise<ApiAdvice> {
  const { text, calculators, pause = noPause } = answered;
  const runs = await rerunReceipts(text, calculators, pause);
  return {
    advice: text,
    confidence: await measureConfidence(answered),
    sources: answered.document ? sourcesOf(answered.document) : readSources(text),
    recommendations: readRecommendations(answered, runs),
    risk_assessment: assessRisk(runs),
  };
}
