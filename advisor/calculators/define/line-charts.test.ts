import { describe, expect, it } from 'vitest';
import type { Chart } from '#advisor/calculators/define/result.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';

function chartOf(name: string, input: object): Chart {
  const calculator = calculators.find((one) => one.name === name)!;
  const done = runCalculator(calculator, input, { year: 2026 });
  return calculator.chart!(done.result, done.input);
}

const valueAt = (chart: Chart, place: number, series = 0) =>
  chart.series[series]!.points.find(([x]) => x === place)?.[1];

describe('charts over time', () => {
  it('money that lasts falls to nothing in the year it runs out', () => {
    // 300,000 at 5 % a year less 2,000 a month is gone after 19.36 years.
    const chart = chartOf('money_lasts', { balance: 300_000, withdrawal: 2000, rate: 5 });
    expect(chart.about).toBe(20);
    expect(valueAt(chart, 0)).toBe(300_000);
    expect(valueAt(chart, 19)).toBeGreaterThan(0);
    expect(valueAt(chart, 20)).toBe(0);
    // A loop over twelve months in Python: 290,454.84 after the first year.
    expect(valueAt(chart, 1)).toBeCloseTo(290_454.84, 2);
  });

  it('money that never runs out keeps growing', () => {
    const chart = chartOf('money_lasts', { balance: 300_000, withdrawal: 500, rate: 5 });
    expect(valueAt(chart, chart.about!)).toBeGreaterThan(300_000);
  });

  it('savings that coast end at what they grow to, beside what it takes', () => {
    // 150,000 x 1.06^30 = 861,523.68.
    const chart = chartOf('coast_fire', { savings: 150_000, target: 1_000_000, years: 30, rate: 6 });
    expect(chart.about).toBe(30);
    expect(valueAt(chart, 30)).toBeCloseTo(861_523.68, 2);
    expect(valueAt(chart, 30, 1)).toBeCloseTo(1_000_000, 4);
  });

  it('two claiming ages cross at the break-even age', () => {
    const chart = chartOf('claiming_age', { claim_age: 62, benefit: 2000 });
    expect(chart.y.unit).toBe('usd');
    expect(chart.about).toBe(79);
    // Seventy percent from 62 on against the whole from 67 on.
    expect(valueAt(chart, 78)).toBeGreaterThan(valueAt(chart, 78, 1)!);
    expect(valueAt(chart, 79)).toBeLessThan(valueAt(chart, 79, 1)!);
    expect(chartOf('claiming_age', { claim_age: 62 }).y.unit).toBe('ratio');
  });

  it('a promotional balance is what is left when the promotion ends', () => {
    const chart = chartOf('promo_balance', { balance: 2900, months_left: 10, payment: 200 });
    expect(chart.about).toBe(10);
    expect(valueAt(chart, 10)).toBe(900);
  });
});
