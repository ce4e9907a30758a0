import { describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { chartOfRun } from '#web/features/answer-card/chart-of-run.ts';
import { placesOf, sayAt } from '#web/ui/chart/chart-data.ts';

const year = 2026;

function chartOf(name: string, inputs: Record<string, unknown>) {
  const calculator = calculators.find((one) => one.name === name)!;
  return chartOfRun(calculator, runCalculator(calculator, inputs, { year }))!;
}

describe('the chart of a run', () => {
  it('of a tax: has only the brackets that are reached, with the highest as readout', () => {
    const chart = chartOf('federal_income_tax', { wages: 95_000 });
    expect(placesOf(chart)).toEqual([10, 12, 22]);
    expect(chart.about).toBe(22);
  });

  it('of a loan: has no readout until pointed at, because the payment is not on it', () => {
    expect(chartOf('loan_amortization', { principal: 300_000, rate: 6.5, years: 30 }).about).toBeUndefined();
  });

  it('of savings: has the end as readout, where the first figure is', () => {
    expect(chartOf('compound_growth', { monthly: 500, rate: 7, years: 30 }).about).toBe(30);
  });

  it('of debts: has the largest difference of two orders as readout, or today’s balance of one debt', () => {
    const debts = [
      { balance: 12_000, rate: 24, minimum: 300 },
      { balance: 3_000, rate: 8, minimum: 100 },
    ];
    const both = chartOf('debt_payoff', { debts, budget: 800 });
    const said = both.series.map(({ points }) => sayAt(both, points, both.about!));
    expect(new Set(said).size).toBe(2);
    const one = chartOf('debt_payoff', { debts: debts.slice(0, 1), budget: 800 });
    expect(sayAt(one, one.series[0]!.points, one.about!)).toBe('$12,000');
  });

  it('of a home: has the year of the move as readout', () => {
    expect(chartOf('rent_vs_buy', { price: 600_000, rent: 2200, years: 5 }).about).toBe(5);
  });

  it('of holdings: has names, and no numbered places', () => {
    const chart = chartOf('optimize_rebalance', {
      holdings: [
        { kind: 'stocks', amount: 70_000, target: 60 },
        { kind: 'bonds', amount: 30_000, target: 40 },
      ],
    });
    expect(placesOf(chart).map(chart.formatX)).toEqual(['Stocks', 'Bonds']);
  });

  it('of parts: has names, without parts of zero', () => {
    const chart = chartOf('take_home_pay', { wages: 85_000 });
    expect(placesOf(chart).map(chart.formatX)).toEqual([
      'Take-home pay',
      'Income tax',
      'Social Security',
      'Medicare',
    ]);
  });

  it('of any calculator: has one of its places as readout', () => {
    const charts = calculators.flatMap((calculator) =>
      calculator.examples.flatMap(
        ({ input }) => chartOfRun(calculator, runCalculator(calculator, input, { year })) ?? [],
      ),
    );
    const lost = charts.filter(
      (chart) => chart.about !== undefined && !placesOf(chart).includes(chart.about),
    );
    expect(lost).toEqual([]);
  });
});
