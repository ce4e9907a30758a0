import type { ApiAdvice } from '#contract/api/advice.ts';
import { assessRisk } from '#advisor/assess/assess-risk.ts';
import { measureConfidence } from '#advisor/assess/measure-confidence.ts';
import { readRecommendations } from '#advisor/assess/read-recommendations.ts';
import { readSources, sourcesOf } from '#advisor/assess/read-sources.ts';
import { rerunReceipts } from '#advisor/assess/rerun-receipts.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import type { Answered } from '#advisor/assess/answered.ts';

/**
 * An answer for programs. Everything except the text comes from the answer's parts and receipts. The receipts are run
 * again, so every value is stated in the answer or computed by its calculators.
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
