import { expect, it } from 'vitest';
import { homeCoinsurance } from '#advisor/calculators/borrowing/insurance/home-coinsurance.ts';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(homeCoinsurance, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

const fire = { replacement: 400_000, required: 80, coverage: 240_000, loss: 60_000, deductible: 2000 };

it('pays the share that is insured, less the deductible', () => {
  // 240,000 / 320,000 x 60,000 - 2,000 = 43,000
  expect(run(fire)).toMatchObject({
    insurer_pays: 43_000,
    you_pay: 17_000,
    penalty: 15_000,
    short_by: 80_000,
  });
  expect(run({ replacement: 350_000, coverage: 210_000, loss: 40_000, deductible: 1000 }).insurer_pays).toBe(
    29_000,
  );
  expect(
    run({ replacement: 500_000, required: 90, coverage: 375_000, loss: 120_000 }).insurer_pays,
  ).toBeCloseTo(1e5, 6);
  expect(openingOf(homeCoinsurance, fire, 'yesno')).toBe(
    'No, you’re short by $80,000, so the insurer pays only $43,000 of the $60,000.',
  );
});

it('pays all but the deductible where enough is insured, and never more than the coverage', () => {
  expect(run({ ...fire, coverage: 320_000 })).toMatchObject({ insurer_pays: 58_000, penalty: 0 });
  expect(run({ ...fire, coverage: 320_000, loss: 390_000 }).insurer_pays).toBe(320_000);
});

it('refuses a loss that nobody told', () => {
  expect(() => run({ replacement: 1, coverage: 1 })).toThrow(InputProblem);
  expect(() => run({ replacement: 1, coverage: 1 })).toThrow('Loss is missing.');
});
