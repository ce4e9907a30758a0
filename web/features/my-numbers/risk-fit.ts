import type { MyNumbers } from '#contract/my-numbers.ts';
import { riskProfile } from '#advisor/calculators/investing/portfolio/risk-profile.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { riskTexts } from '#web/content/money/risk-questions.ts';

type Questions = typeof riskTexts.questions;
export type RiskQuestion = keyof Questions;
export type RiskAnswers = { [Q in RiskQuestion]?: keyof Questions[Q]['options'] };

export const riskQuestions = Object.keys(riskTexts.questions) as readonly RiskQuestion[];

const calculator: AnyCalculator = riskProfile;

/** A range counts with a time within it; the calculator takes more than 20 years and more than 6 months alike. */
const horizonYears = { soon: 2, early: 4, middle: 6, later: 8, late: 15, far: 25 } as const;
const reserveMonths = { none: 0, short: 2, medium: 4, long: 6 } as const;

/** What the person has saved of when they need money. */
export interface SavedHorizons {
  /** Until they want to retire; undefined where that is not saved. */
  retirement: number | undefined;
  /** Goals with a date, each with the years until then. */
  goals: readonly { name: string; years: number }[];
}

export interface RiskFit {
  /** "About 40% to 60% in stocks fits you." */
  conclusion: string;
  why: readonly string[];
  /** The middle of that range, in percent. */
  share: number;
}

/** What the calculator makes of the answers; null until every question is answered, so that no default decides. */
export function riskFit(
  answers: RiskAnswers,
  year: number,
  saved: SavedHorizons = { retirement: undefined, goals: [] },
): RiskFit | null {
  const { horizon, reserve, ...others } = answers;
  if (horizon === undefined || reserve === undefined) return null;
  if (riskQuestions.some((question) => answers[question] === undefined)) return null;
  const given = { ...others, horizon: horizonYears[horizon], reserve: reserveMonths[reserve] };
  const { input, result } = runCalculator(calculator, given, { year });
  const { conclusion, reasons } = calculator.explain(result, input);
  return {
    conclusion: renderPlain(conclusion),
    why: [...[...reasons, ...result.warnings].map(renderPlain), ...besideSaved(horizon, saved)],
    share: result.figures[0]!.value,
  };
}

/** Up to so many years each answer means. */
const upTo = { soon: 3, early: 5, middle: 7, later: 10, late: 20, far: Infinity } as const;
/** Money for a goal this near belongs in savings, whatever mix fits the rest. */
const nearYears = 5;

/** When the money is needed decides half of what somebody can afford, so what is saved about it is held against it. */
function besideSaved(answer: keyof typeof upTo, { retirement, goals }: SavedHorizons): string[] {
  const { horizons, questions } = riskTexts;
  const range = Object.entries(upTo).find(([, years]) => (retirement ?? 0) < years)?.[0];
  const near = goals.filter(({ years }) => years < nearYears).map(({ name }) => name);
  return [
    ...(retirement !== undefined && retirement > 0 && range !== answer
      ? [horizons.differs(retirement, questions.horizon.options[answer].toLowerCase())]
      : []),
    ...(near.length > 0 ? [horizons.near(near)] : []),
  ];
}

const monthsPerYear = 12;

/** From saved numbers: the years until retirement and until each goal that has a date. */
export function savedHorizons({ facts, things }: MyNumbers, today: Date): SavedHorizons {
  const numberOf = (name: 'age' | 'retire_age') => {
    const value = facts.find(({ fact }) => fact === name)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const [age, retire] = [numberOf('age'), numberOf('retire_age')];
  return {
    retirement: age === undefined || retire === undefined ? undefined : retire - age,
    goals: things.flatMap((thing) => {
      if (thing.kind !== 'goal' || thing.details.by === undefined) return [];
      const [year = 0, month = 1] = thing.details.by.split('-').map(Number);
      const months = (year - today.getFullYear()) * monthsPerYear + month - 1 - today.getMonth();
      return months > 0 ? [{ name: thing.name, years: months / monthsPerYear }] : [];
    }),
  };
}
