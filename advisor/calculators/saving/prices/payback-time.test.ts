import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';

const finish = (input: object) => runCalculator(paybackTime, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const chartOf = (input: object) => {
  const done = finish(input);
  return paybackTime.chart!(done.result as never, done.input as never);
};

describe('time until it pays for itself', () => {
  it('agrees with a month-by-month sum', () => {
    // 18,000 / 140 = 128.57 months; 1,900 / 96 = 19.8; 4,200 / 68 = 61.8; 6,400 / (3,000 / 12) = 25.6.
    expect(run({ cost: 18_000, saving: 140 })).toMatchObject({ break_even: 129, saved_year: 1680 });
    expect(run({ cost: 18_000, saving: 140 }).break_even_years).toBeCloseTo(10.714, 3);
    expect(run({ cost: 1900, saving: 96 }).break_even).toBe(20);
    expect(run({ cost: 4200, saving: 68 }).break_even).toBe(62);
    expect(run({ cost: 6400, raise: 3000 }).break_even).toBe(26);
    // Exactly twelve months are not rounded up to thirteen.
    expect(run({ cost: 1200, saving: 100 }).break_even).toBe(12);
  });

  it('lets the saving grow once a year, and takes off rebates and upkeep', () => {
    // Checked with a loop over months in Python: 35 x 1.03^year until 2,200 is reached, and over ten years.
    const attic = { cost: 2800, rebate: 600, saving: 35, growth: 3, years: 10 };
    expect(run(attic)).toMatchObject({ break_even: 60, net_cost: 2200 });
    expect(run(attic).net_gain).toBeCloseTo(2614.83, 2);
    expect(run({ cost: 9500, saving: 90, growth: 4, upkeep: 200 }).break_even).toBe(107);
  });

  it('says whether it pays for itself in the years it is used', () => {
    const pump = { cost: 9500, saving: 90 };
    // 90 x 144 - 9,500 = 3,460; 90 x 60 - 9,500 = -4,100.
    expect(run({ ...pump, years: 12 }).net_gain).toBeCloseTo(3460, 6);
    expect(openingOf(paybackTime, { ...pump, years: 12 }, 'yesno')).toBe(
      'Yes, it pays for itself in 106 months, about 8.8 years, and you’re $3,460 ahead after 12 years.',
    );
    expect(openingOf(paybackTime, { ...pump, years: 5 }, 'yesno')).toContain(
      'No, not in that time: it takes 106 months, about 8.8 years to pay for itself, and you’re still $4,100 behind',
    );
    expect(openingOf(paybackTime, { ...pump, years: 5 }, 'amount')).toBe(
      'You’d be $4,100 behind after 5 years.',
    );
    expect(openingOf(paybackTime, { cost: 1900, saving: 96 }, 'time')).toBe(
      'It pays for itself in 20 months.',
    );
  });

  it('says so if it never pays for itself', () => {
    expect(openingOf(paybackTime, { cost: 500, saving: 10, upkeep: 150 }, 'time')).toContain('never pays');
    expect(openingOf(paybackTime, { cost: 50_000, saving: 10 }, 'yesno')).toContain('in a hundred years');
    expect(run({ cost: 500, saving: 10, upkeep: 150 })).not.toHaveProperty('break_even');
  });

  it('draws the savings crossing the cost at the break-even', () => {
    const { about, series, x } = chartOf({ cost: 1900, saving: 96 });
    expect(x.unit).toBe('months');
    expect(about).toBe(20);
    const saved = new Map(series[0]!.points.map(([at, value]) => [at, value]));
    expect(saved.get(19)).toBeLessThan(1900);
    expect(saved.get(20)).toBeGreaterThanOrEqual(1900);
    expect(chartOf({ cost: 18_000, saving: 140 })).toMatchObject({ about: 11, x: { unit: 'years' } });
  });

  it.each([
    [{ saving: 20 }, 'Cost up front is missing.'],
    [{ cost: 100 }, 'Give what it saves or earns'],
    [{ cost: 100, rebate: 100, saving: 5 }, 'give a smaller one'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
