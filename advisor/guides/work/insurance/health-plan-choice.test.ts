import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { healthPlanChoice } from '#advisor/guides/work/insurance/health-plan-choice.ts';
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
    const withOther = (deductible: number) => ({
      plans: [
        { premium: 240, deductible: 1500 },
        { premium: 60, deductible },
      ],
    });
    expect(renderPlain(decided(withOther(3400)).verdict.opening)).toBe(
      'Take the plan that costs $60 a month.',
    );
    expect(decide(withOther(3660))).toBe('cheaper_both_ways');
    expect(decide(withOther(3700))).toBe('by_use');
  });

  it('compares plans in dollars where the bills are told', () => {
    const plans = [
      { name: 'PPO', premium: 240, deductible: 1500, coinsurance: 20, most: 4000, hsa: 0 },
      { name: '', premium: 95, deductible: 3500, coinsurance: 10, most: 6500, hsa: 750 },
    ];
    const { decision, verdict } = decided({ plans, bills: 5000 });
    expect(decision).toBe('in_dollars');
    // By hand: 2,880 + 1,500 + 700 and 1,140 + 3,500 + 150 - 750.
    expect(renderPlain(verdict.opening)).toBe(
      'Take the plan at $95 a month: with $5,000 of bills it costs you $4,040 for the year, against $5,080 with PPO.',
    );
    expect(decide({ plans })).toBe('cheaper_both_ways');
  });

  it('counts the HSA money of the employer for the plan that gets it', () => {
    const plans = (hsa: number) => [
      { premium: 85, deductible: 3400, hsa },
      { premium: 240, deductible: 750 },
    ];
    // Premiums save 1,860 a year; the deductible is 2,650 higher.
    expect(decide({ plans: plans(789) })).toBe('by_use');
    expect(decide({ plans: plans(790) })).toBe('cheaper_both_ways');
  });

  it('says no number that was not told, with a birth coming', () => {
    for (const plans of [[{ hsa: 1500 }], [{ premium: 600, hsa: 1500 }], [{ deductible: 3000, hsa: 0 }]]) {
      const { opening, because } = decided({ situation: 'two_at_work', use: 'birth', plans }).verdict;
      expect([opening, ...because].map(renderPlain).join(' ')).not.toMatch(/NaN|undefined/);
    }
  });

  it('names the price of COBRA where that is asked about', () => {
    const openingOf = (given: Record<string, unknown>) => renderPlain(decided(given).verdict.opening);
    const plans = [{ premium: 812, deductible: 0 }];
    expect(openingOf({ plans, cobra: 'asked' })).toMatch(/^Skip COBRA at \$812 a month/);
    expect(openingOf({ plans })).not.toContain('812');
  });

  it('turns with the care that is expected', () => {
    const openingOf = (given: Record<string, unknown>) => renderPlain(decided(given).verdict.opening);
    const atWork = { situation: 'two_at_work' };
    expect(openingOf({ ...atWork, use: 'low' })).toMatch(/^Take the high-deductible plan/);
    expect(openingOf({ ...atWork, use: 'high' })).toMatch(/^Lean toward the regular plan/);
    const plans = [
      { premium: 310, deductible: 1600 },
      { premium: 140, deductible: 5000, hsa: 750 },
    ];
    expect(openingOf({ plans, use: 'low' })).toMatch(/^Take the plan at \$140 a month, if/);
    expect(openingOf({ plans, use: 'high' })).toMatch(/^Take the plan at \$310 a month: with regular care/);
    expect(renderPlain(decided({ plans, use: 'low' }).verdict.because[0]!)).toBe(
      "In a year without care it leaves you $2,790 ahead. With $5,000 of bills it's $5,930 against $6,000, premiums and the employer's HSA money included.",
    );
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

  it('sends people with little income to Medicaid', () => {
    expect(decide({ income: 16_000 })).toBe('medicaid');
    expect(decide({ income: 42_000 })).toBe('marketplace');
  });

  it('names the price of COBRA, and what a silver plan costs on the income', () => {
    const openingOf = (given: Record<string, unknown>) => renderPlain(decided(given).verdict.opening);
    expect(openingOf({ plans: [{ premium: 1980, deductible: 0 }], out_of_work: true })).toBe(
      "Skip COBRA at $1,980 a month: take a spouse's plan if you can, or else a Marketplace plan.",
    );
    expect(openingOf({ income: 42_000 })).toMatch(/a silver one costs you at most about \$\d+ a month\.$/);
    expect(openingOf({ income: 200_000 })).toMatch(/silver on a low income/);
  });
});

it('counts what a plan of a spouse saves, and a birth with two plans known', () => {
  const run = (given: Record<string, unknown>) => runGuide(healthPlanChoice, given, 2026);
  const joined = run({ situation: 'spouse', spouse_premium: 640, plans: [{ premium: 1850 }] });
  expect(renderPlain(joined.verdict.because[0]!)).toContain('$14,520');
  const plans = [
    { premium: 90, deductible: 3400, hsa: 1000 },
    { premium: 260, deductible: 750 },
  ];
  expect(run({ expecting: true, plans }).decision).toBe('cheaper_both_ways');
  expect(run({ expecting: true, plans: [{ ...plans[0], hsa: 0 }, plans[1]] }).decision).toBe('birth');
});

it('bridges a short gap with the right to COBRA', () => {
  const run = (given: Record<string, unknown>) =>
    runGuide(healthPlanChoice, { lost_job: true, plans: [{ premium: 690 }], ...given }, 2026);
  expect(run({ gap: 2 }).decision).toBe('bridge');
  for (const more of [{ age: 66 }, { use: 'high' }, { bills: 9000 }])
    expect(run({ gap: 2, ...more }).decision).not.toBe('bridge');
  expect(run({ gap: 3 }).decision).toBe('marketplace');
  expect(run({ gap: 2, situation: 'in_treatment' }).decision).toBe('cobra');
  expect(run({ gap: 2 }).verdict.because.map(renderPlain).join(' ')).toContain('$1,380');
});
