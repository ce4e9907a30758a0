import type { PlannedQuestion } from '#advisor/answer/create-advisor.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { timesAYear } from '#advisor/reader/quantities/quantity.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import { roleNames } from '#advisor/reader/role-names.ts';

/** What the reader made of the question, for a model to start from. */
export interface ReadingDraft {
  /** How sure the reading is, from 0 to 1. */
  confidence: number;
  told: readonly { said: string; means: string; probability: number }[];
  /** Inputs as they would be filled, likeliest calculator first. */
  calculators: readonly { name: string; input: unknown; missing?: readonly string[] }[];
}

const maxDrafts = 2;

export function draftOf({ remembered, planned }: PlannedQuestion): ReadingDraft | undefined {
  if (!remembered || !planned) return undefined;
  const plans = [planned.plan, ...planned.weighed.map(({ plan }) => plan)];
  return {
    confidence: round(planned.confidence),
    told: remembered.reading.told
      .filter(({ role }) => role !== 'other')
      .map(({ said, role, probability }) => ({
        said,
        means: roleNames[role],
        probability: round(probability),
      })),
    calculators: plans.flatMap(draftsOfPlan).slice(0, maxDrafts),
  };
}

function draftsOfPlan(plan: Plan): ReadingDraft['calculators'][number][] {
  if (plan.kind === 'calculate') return [{ name: plan.runs[0].calculator.name, input: plan.runs[0].input }];
  if (plan.kind === 'missing')
    return [{ name: plan.planned.calculator.name, input: plan.planned.input, missing: plan.missing }];
  return [];
}

/**
 * The doubt rules for what a model passes to a calculator: numbers of the message that mean something and that no run
 * uses are named, so that the model asks about them instead of giving a confident headline.
 */
export function createDoubtOf({
  remembered,
}: PlannedQuestion): (calculator: AnyCalculator, input: unknown) => string | undefined {
  const told = (remembered?.reading.told ?? []).filter(
    ({ role, probability }) => role !== 'other' && role !== 'year' && probability >= doubtThresholds.nearly,
  );
  return (_calculator, input) => {
    const given = numbersIn(input);
    const unused = told.filter((quantity) => !given.some((value) => isSameAmount(quantity, value)));
    return unused.length === 0
      ? undefined
      : `Not in the input: ${unused.map(({ said, role }) => `${said} (probably ${roleNames[role]})`).join(', ')}. Use it, say why it does not matter, or ask about it before you give a headline.`;
  };
}

function isSameAmount({ value, per, months }: ReadQuantity, given: number): boolean {
  const yearly = per === undefined ? value : value * timesAYear[per];
  return [value, yearly, yearly / 12, months ?? value, value * 12, value / 12, value * 100].some(
    (one) => Math.abs(one - given) <= Math.max(0.01, Math.abs(one) * 0.001),
  );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const round = (value: number) => Math.round(value * 100) / 100;
