import { riskProfile } from '#advisor/calculators/investing/risk-profile.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { riskTexts } from '#web/content/risk-questions.ts';

type Questions = typeof riskTexts.questions;
export type RiskQuestion = keyof Questions;
export type RiskAnswers = { [Q in RiskQuestion]?: keyof Questions[Q]['options'] };

export const riskQuestions = Object.keys(riskTexts.questions) as readonly RiskQuestion[];

const calculator: AnyCalculator = riskProfile;

/** A range counts with a time within it; the calculator takes more than 20 years and more than 6 months alike. */
const horizonYears = { soon: 2, early: 4, middle: 6, later: 8, late: 15, far: 25 } as const;
const reserveMonths = { none: 0, short: 2, medium: 4, long: 6 } as const;

export interface RiskFit {
  /** "About 40% to 60% in stocks fits you." */
  conclusion: string;
  why: readonly string[];
  /** The middle of that range, in percent. */
  share: number;
}

/** What the calculator makes of the answers; null until every question is answered, so that no default decides. */
export function riskFit(answers: RiskAnswers, year: number): RiskFit | null {
  const { horizon, reserve, ...others } = answers;
  if (horizon === undefined || reserve === undefined) return null;
  if (riskQuestions.some((question) => answers[question] === undefined)) return null;
  const given = { ...others, horizon: horizonYears[horizon], reserve: reserveMonths[reserve] };
  const { input, result } = runCalculator(calculator, given, { year });
  const { conclusion, reasons } = calculator.explain(result, input);
  return {
    conclusion: renderPlain(conclusion),
    why: [...reasons, ...result.warnings].map(renderPlain),
    share: result.figures[0]!.value,
  };
}
