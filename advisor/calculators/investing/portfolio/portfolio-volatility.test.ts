import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { portfolioVolatility } from '#advisor/calculators/investing/portfolio/portfolio-volatility.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(portfolioVolatility, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );
const textbook = [
  { share: 40, volatility: 12, rate: 8 },
  { share: 60, volatility: 20, rate: 13 },
];

describe('volatility of a mix', () => {
  it('agrees with the textbook', () => {
    // Bodie, Kane and Marcus, Investments, chapter 7: debt 8 % and 12 %, equity 13 % and 20 %, correlation 0.30; the
    // mix of 40 and 60 % has 11 % and 14.2 %, and at a safe rate of 5 % a Sharpe ratio of 0.42.
    const figures = run({ parts: textbook, correlation: 0.3, riskFree: 5 });
    expect(figures.volatility).toBeCloseTo(14.2, 2);
    expect(figures.expected_return).toBeCloseTo(11, 10);
    expect(figures.sharpe).toBeCloseTo(0.42, 2);
  });

  it('is the average where all move together, and nothing where they cancel out', () => {
    expect(run({ parts: textbook, correlation: 1 })).toMatchObject({
      volatility: expect.closeTo(16.8, 10) as number,
      spared: expect.closeTo(0, 10) as number,
    });
    const even = [{ volatility: 10 }, { volatility: 10 }];
    expect(run({ parts: even, correlation: -1 }).volatility).toBeCloseTo(0, 8);
    // Unrelated: 10 / sqrt(2).
    expect(run({ parts: even, correlation: 0, total: 100_000 }).swing).toBeCloseTo(7071.07, 2);
  });

  it.each([
    [{ parts: [{ volatility: 5 }] }, 'List of parts: give at least 2.'],
    [
      {
        parts: [
          { volatility: 5, share: 70 },
          { volatility: 5, share: 60 },
        ],
      },
      'The shares come to more than 100%',
    ],
    [
      { parts: [{ volatility: 5 }, { volatility: 5 }, { volatility: 5 }], correlation: -0.9 },
      'give a higher correlation',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it('takes a correlation for each pair of three parts', () => {
  const volatility = (input: object) =>
    runCalculator(portfolioVolatility, input, { year: 2026 }).result.figures[0]!.value;
  const parts = [
    { share: 50, volatility: 16 },
    { share: 30, volatility: 6 },
    { share: 20, volatility: 14 },
  ];
  // By hand: 8, 1.8 and 2.8 points; 64 + 3.24 + 7.84 + 2 x (8 x 1.8 x 0.1 + 8 x 2.8 x 0.7 + 1.8 x 2.8 x 0.2).
  const variance = 64 + 3.24 + 7.84 + 2 * (1.44 + 15.68 + 1.008);
  const told = { parts, correlation: 0.1, correlation_1_3: 0.7, correlation_2_3: 0.2 };
  expect(volatility(told)).toBeCloseTo(Math.sqrt(variance), 10);
  // Left out, they are as the first.
  expect(volatility({ parts, correlation: 0.4 })).toBeCloseTo(
    volatility({ parts, correlation: 0.4, correlation_1_3: 0.4, correlation_2_3: 0.4 }),
    12,
  );
  expect(() =>
    volatility({ ...told, correlation: 0.9, correlation_1_3: 0.9, correlation_2_3: -0.9 }),
  ).toThrow('No three parts can have these correlations together: give less extreme ones.');
});
