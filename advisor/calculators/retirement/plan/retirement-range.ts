import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { pathTo } from '#advisor/calculators/retirement/plan/plan-to-path.ts';
import {
  savingsAt,
  targetOf,
  type RetirementPath,
} from '#advisor/calculators/retirement/plan/retirement-path.ts';
import type { PlanInput } from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

/** Percentage points by which the average return over decades often differs from the assumption. */
const lessOrMore = 2;

const has = (path: RetirementPath) => savingsAt(path, path.retireAge);

function covered(path: RetirementPath): number {
  const needed = targetOf(path);
  return needed === 0 ? 100 : (has(path) / needed) * 100;
}

/** The same plan with a lower and a higher return; empty if there is no time left before retirement. */
export function rangeOf(input: PlanInput, knowsTarget: boolean, facts: FactReader): Figure[] {
  if (input.retire_age <= input.age) return [];
  const [low, high] = [-lessOrMore, lessOrMore].map((by) =>
    pathTo(input.retire_age, { ...input, rate: input.rate + by }, facts),
  );
  const whole = { decimals: 0 };
  return [
    figure('savings_low', 'Savings at retirement if returns are lower', has(low!), 'usd'),
    figure('savings_high', 'Savings at retirement if returns are higher', has(high!), 'usd'),
    ...(knowsTarget
      ? [
          figure(
            'covered_low',
            'Share of what you need if returns are lower',
            covered(low!),
            'percent',
            whole,
          ),
          figure(
            'covered_high',
            'Share of what you need if returns are higher',
            covered(high!),
            'percent',
            whole,
          ),
        ]
      : []),
  ];
}
