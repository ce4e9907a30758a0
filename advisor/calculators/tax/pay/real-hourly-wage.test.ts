import { expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { realHourlyWage } from '#advisor/calculators/tax/pay/real-hourly-wage.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(realHourlyWage, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

it('counts the commute and the costs of working', () => {
  // (64,000 - 3,120) / (52 x 52) = 22.5148; 64,000 / 2,340 = 27.3504.
  const job = { pay: 64_000, hours: 45, commute_hours: 7, costs: 260 };
  expect(run(job).real).toBeCloseTo(22.5148, 4);
  expect(run(job).nominal).toBeCloseTo(27.3504, 4);
  expect(openingOf(realHourlyWage, job)).toBe('You really earn $22.51 an hour; on paper it’s $27.35.');
  // 45 minutes each way on five days are 7.5 hours.
  expect(run({ pay: 52_000, minutes: 45 }).commute_week).toBe(7.5);
  expect(run({ pay: 52_000, hours: 50 }).real).toBe(20);
  expect(openingOf(realHourlyWage, { pay: 52_000, hours: 50 })).toBe(
    'You earn $20.00 for each hour you work.',
  );
});

it('refuses costs above the pay and a week that is too long', () => {
  expect(() => run({ pay: 12_000, costs: 1000 })).toThrow('give smaller ones');
  expect(() => run({ pay: 12_000, hours: 120, commute_hours: 60 })).toThrow('fewer hours');
  expect(() => run({ pay: 12_000, minutes: 30, commute_hours: 6 })).toThrow('not both');
});
