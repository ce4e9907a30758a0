import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { healthPlanChoice } from '#advisor/guides/work/health-plan-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decided = (given: Record<string, unknown>) => runGuide(healthPlanChoice, given, 2026);
const decide = (given: Record<string, unknown>) => decided(given).decision;

describe('health plan', () => {
  it('turns with where cover could come from', () => {
    expect(decide({})).toBe('marketplace');
    expect(decide({ situation: 'spouse' })).toBe('spouse');
    expect(decide({ situation: 'in_treatment' })).toBe('cobra');
    expect(decide({ situation: 'low_income' })).toBe('medicaid');
  });

  it('sends people to Medicare from 65 on, unless they choose among plans at work', () => {
    expect(decide({ age: 64 })).toBe('marketplace');
    expect(decide({ age: 65, situation: 'in_treatment' })).toBe('medicare');
    expect(decide({ age: 66, situation: 'two_at_work' })).toBe('by_health');
  });

  it('picks the plan that costs less in a healthy year and in a bad one', () => {
    const plans = { premium: 240, deductible: 1500, other_premium: 60, other_deductible: 3400 };
    expect(renderPlain(decided(plans).verdict.opening)).toBe('Take the plan that costs $60 a month.');
    expect(decide({ ...plans, other_deductible: 3660 })).toBe('cheaper_both_ways');
    expect(decide({ ...plans, other_deductible: 3700 })).toBe('by_health');
  });

  it('says where help with premiums ends in a year that has such a limit', () => {
    const because = (year: number) =>
      runGuide(healthPlanChoice, {}, year).verdict.because.map(renderPlain).join(' ');
    expect(because(2026)).toContain('400%');
    expect(because(2025)).not.toContain('%');
  });

  it('goes by the worst case where a birth is coming, and keeps the old plan after a lost job', () => {
    expect(decide({ situation: 'two_at_work', expecting: true })).toBe('birth');
    expect(decide({ expecting: true })).toBe('birth');
    expect(decide({ expecting: true, lost_job: true })).toBe('cobra');
  });
});
