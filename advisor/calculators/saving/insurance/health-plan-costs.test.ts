import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { healthPlanCosts } from '#advisor/calculators/saving/insurance/health-plan-costs.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(healthPlanCosts, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );
const plans = [
  { name: 'PPO', premium: 240, deductible: 1500, coinsurance: 20, most: 4000 },
  { name: 'HDHP', premium: 95, deductible: 3500, coinsurance: 10, most: 6500, hsa: 750 },
];

describe('health plans in dollars', () => {
  it('adds premiums and the own part of the bills, less HSA money', () => {
    // python3: 240*12 + 1500 + .2*3500 = 5080; 95*12 + 3500 + .1*1500 - 750 = 4040.
    expect(run({ plans, bills: 5000 })).toMatchObject({ total_1: 5080, total_2: 4040, saved: 1040 });
    // Beyond the maximum nothing is added: 2880 + 4000 and 1140 + 6500 - 750.
    expect(run({ plans, bills: 80_000 })).toMatchObject({
      total_1: 6880,
      total_2: 6890,
      worst_1: 6880,
      worst_2: 6890,
    });
    expect(run({ plans })).toMatchObject({ total_1: 2880, total_2: 390 });
  });

  it('finds the bills at which both cost the same', () => {
    const even = run({ plans, bills: 5000 })['even_bills']!;
    const at = run({ plans, bills: even });
    expect(at['total_1']).toBeCloseTo(at['total_2']!, 6);
    const dearer = [
      { premium: 300, deductible: 2000 },
      { premium: 200, deductible: 2000 },
    ];
    expect(run({ plans: dearer, bills: 500 })).not.toHaveProperty('even_bills');
  });

  it('names the plans as the person does', () => {
    expect(openingOf(healthPlanCosts, { plans, bills: 5000 }, 'which')).toMatch(
      /^Take HDHP: with \$5,000 of bills it costs you \$4,040 against \$5,080/,
    );
    expect(openingOf(healthPlanCosts, { plans: plans.map((plan) => ({ ...plan, name: '' })) })).toMatch(
      /^The second plan is cheaper in a year without care/,
    );
  });

  it('takes the larger of two amounts of a plan for its maximum', () => {
    const told = toldPicture([
      { role: 'premium', value: 240, per: 'month', case: 'a' },
      { role: 'deductible', value: 4000, case: 'a' },
      { role: 'deductible', value: 1500, case: 'a' },
      { role: 'premium', value: 95, per: 'month', case: 'b' },
      { role: 'deductible', value: 3500, case: 'b' },
      { role: 'hsa_contrib', value: 750, case: 'b' },
      { role: 'medical_cost', value: 5000 },
    ]);
    expect(fillFields(healthPlanCosts, told).input).toEqual({
      plans: [
        { premium: 240, deductible: 1500, most: 4000 },
        { premium: 95, deductible: 3500, hsa: 750 },
      ],
      bills: 5000,
    });
  });

  it('takes a maximum that is told once for all plans', () => {
    const told = toldPicture([
      { role: 'premium', value: 400, per: 'month', case: 'a' },
      { role: 'deductible', value: 1000, case: 'a' },
      { role: 'premium', value: 275, per: 'month', case: 'b' },
      { role: 'deductible', value: 2500, case: 'b' },
      { role: 'deductible', value: 5000 },
    ]);
    expect(fillFields(healthPlanCosts, told).input).toEqual({
      plans: [
        { premium: 400, deductible: 1000, most: 5000 },
        { premium: 275, deductible: 2500, most: 5000 },
      ],
    });
  });

  it('refuses a single plan and a maximum below the deductible', () => {
    expect(() => run({ plans: plans.slice(0, 1) })).toThrow(InputProblem);
    expect(() => run({ plans: [plans[0]!, { premium: 90, deductible: 3000, most: 1000 }] })).toThrow(
      'out-of-pocket maximum is below',
    );
  });
});

it('tells both kinds of years where the care of a year decides and no bills are told', () => {
  // 12 x 450 + 5,000 = 10,400 against 12 x 300 + 8,500 = 12,100; without care 1,800 apart.
  const offered = [
    { premium: 450, deductible: 5000 },
    { premium: 300, deductible: 8500 },
  ];
  expect(openingOf(healthPlanCosts, { plans: offered }, 'which')).toBe(
    'It depends on the care you need: without any, the second plan is cheaper by $1,800; once the deductible is used up the first plan is, at $10,400 against $12,100.',
  );
});
