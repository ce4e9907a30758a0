import { expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { compareRuns } from '#advisor/scenarios/compare-runs.ts';
import { scenarioTexts } from '#web/content/money/scenarios.ts';

it('the sample of two scenarios matches the calculator', () => {
  const runs = [500, 600].map((monthly) =>
    runCalculator(compoundGrowth, { monthly, rate: 7, years: 30 }, { year: 2026 }),
  );
  const { inputs, figures } = compareRuns(compoundGrowth, runs);
  const { sample } = scenarioTexts;
  expect(sample.title).toBe(compoundGrowth.title);
  expect(sample.inputs).toEqual(inputs);
  expect(sample.figures).toEqual(figures.slice(0, 1));
});
