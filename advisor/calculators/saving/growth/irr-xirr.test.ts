import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { irrXirr } from '#advisor/calculators/saving/growth/irr-xirr.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { internalRates, netPresentValue } from '#advisor/numerics/cash-flows.ts';

const yearly = (...amounts: number[]) => amounts.map((amount) => ({ amount }));
const flowsOf = (...amounts: number[]) => amounts.map((amount, time) => ({ time, amount }));
const run = (input: object) => {
  const { result } = runCalculator(irrXirr, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

/** The example on the pages of XIRR and XNPV in Excel's help. */
const excelDates = [
  { amount: -10_000, year: 2008, month: 1, day: 1 },
  { amount: 2750, year: 2008, month: 3, day: 1 },
  { amount: 4250, year: 2008, month: 10, day: 30 },
  { amount: 3250, year: 2009, month: 2, day: 15 },
  { amount: 2750, year: 2009, month: 4, day: 1 },
];

describe('return of cash flows', () => {
  it('tells payments in from the final value without signs', () => {
    // 1,000 a year at 10 %: 1,331 + 1,210 + 1,100 = 3,641 after three of them and a year.
    expect(run({ flows: yearly(1000, 1000, 1000, 3641) }).irr).toBeCloseTo(10, 6);
    // Rents of 7 % and a sale are what comes back.
    const { irr } = run({ flows: yearly(190_000, 14_000, 14_500, 251_200) });
    expect(irr).toBeCloseTo(run({ flows: yearly(-190_000, 14_000, 14_500, 251_200) }).irr!, 10);
  });

  it('repeats a yearly amount, and puts the amount after it at the end', () => {
    // 6,000 / 25,000 = 24 % a year, with the 25,000 back at the end.
    const truck = [{ amount: 25_000 }, { amount: 6000, lasts: 5 }, { amount: 25_000 }];
    expect(run({ flows: truck })).toMatchObject({ paid: 25_000, received: 55_000 });
    expect(run({ flows: truck }).irr).toBeCloseTo(24, 9);
    const later = [-25_000, 6000, 6000, 6000, 6000, 6000, 25_000];
    expect(run({ flows: truck }).irr_later).toBeCloseTo(run({ flows: yearly(...later) }).irr!, 9);
    // By bisection of 12,000 x (1 - (1 + r)^-15) / r = 100,000: 0.08441797984932266
    expect(run({ flows: [{ amount: 100_000 }, { amount: 12_000, lasts: 15 }] }).irr).toBeCloseTo(
      8.441_797_985,
      8,
    );
  });

  it('agrees with the documentation of numpy-financial', () => {
    // irr's page rounds to five digits; npv's page gives 3065.2226681795255.
    const cases: [number[], number][] = [
      [[-100, 39, 59, 55, 20], 28.095],
      [[-100, 0, 0, 74], -9.55],
      [[-100, 100, 0, -7], -8.33],
      [[-100, 100, 0, 7], 6.206],
      [[-5, 10.5, 1, -8, 1], 8.86],
    ];
    for (const [flows, percent] of cases)
      expect(run({ flows: yearly(...flows) }).irr).toBeCloseTo(percent, 2);
    expect(netPresentValue(flowsOf(-40_000, 5000, 8000, 12_000, 30_000), 0.08)).toBeCloseTo(
      3065.222_668_179_5,
      8,
    );
    expect(run({ flows: yearly(-40_000, 5000, 8000, 12_000, 30_000), discount: 8 }).npv).toBeCloseTo(
      3065.2227,
      4,
    );
  });

  it('agrees with the examples of Excel', () => {
    // IRR's page: 8.7 % after five years, -2.1 % after four.
    expect(run({ flows: yearly(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000) }).irr).toBeCloseTo(8.66, 2);
    expect(run({ flows: yearly(-70_000, 12_000, 15_000, 18_000, 21_000) }).irr).toBeCloseTo(-2.12, 2);
    // XIRR's page: 0.373362535. XNPV's page, at 9 %: 2,086.65.
    expect(run({ flows: excelDates }).xirr).toBeCloseTo(37.336_253_5, 5);
    expect(run({ flows: excelDates, discount: 9 }).npv).toBeCloseTo(2086.65, 2);
    // MIRR's page: loan 10 %, reinvested 12 %: 12.61 % after five years, -4.80 % after three; at 14 %, 13.48 %.
    const loan = [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000];
    expect(run({ flows: yearly(...loan), finance: 10, reinvest: 12 }).mirr).toBeCloseTo(12.61, 2);
    expect(run({ flows: yearly(...loan.slice(0, 4)), finance: 10, reinvest: 12 }).mirr).toBeCloseTo(-4.8, 2);
    expect(run({ flows: yearly(...loan), finance: 10, reinvest: 14 }).mirr).toBeCloseTo(13.48, 2);
  });

  it('finds both rates of flows with two sign changes, and says so', () => {
    // -1600 + 10000/(1+r) - 10000/(1+r)^2 = 0: (1+r) = (10000 ± sqrt(10^8 - 64·10^6)) / 3200 = 1.25 or 5.
    expect(internalRates(flowsOf(-1600, 10_000, -10_000))).toEqual([
      expect.closeTo(0.25, 9),
      expect.closeTo(4, 9),
    ]);
    const { result } = runCalculator(irrXirr, { flows: yearly(-1600, 10_000, -10_000) }, { year: 2026 });
    expect(result.warnings).toHaveLength(1);
    expect(result.figures.find(({ id }) => id === 'other_rate')?.value).toBeCloseTo(400, 6);
  });

  it('finds the rate at which the present value is zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000 }),
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 }),
        (paid, back) => {
          const flows = flowsOf(-paid, ...back);
          const [rate, ...others] = internalRates(flows);
          fc.pre(rate !== undefined);
          expect(others).toEqual([]);
          const scale = back.reduce((sum, amount, index) => sum + amount / (1 + rate) ** (index + 1), 0);
          expect(Math.abs(netPresentValue(flows, rate)) / scale).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('draws the flows of one day as one bar', () => {
    const { input, result } = runCalculator(
      irrXirr,
      {
        flows: [
          { amount: -10_000, year: 2024 },
          { amount: -2000, year: 2024 },
          { amount: 13_000, year: 2025 },
        ],
      },
      { year: 2026 },
    );
    // 2024 has 366 days; a year is counted as 365.
    const { series } = irrXirr.chart!(result as never, input as never);
    expect(series[0]?.points).toEqual([
      [0, -12_000],
      [366 / 365, 13_000],
    ]);
  });

  it('calls the rate of a loan a cost', () => {
    const said = (flows: object[]) => {
      const { input, result } = runCalculator(irrXirr, { flows, discount: 0 }, { year: 2026 });
      return renderPlain(irrXirr.explain(result as never, input as never).conclusion);
    };
    expect(said(yearly(100, -110))).toBe(
      'These cash flows cost 10% a year; at 0% their net present value is −$10.',
    );
    expect(said(yearly(-100, 110))).toBe(
      'These cash flows return 10% a year; at 0% their net present value is $10.',
    );
  });

  it('gives the profit, and a present value that falls as the discount rate rises', () => {
    const flows = yearly(-100, 60, 70);
    expect(run({ flows })).toMatchObject({ paid: 100, received: 130, profit: 30 });
    expect(run({ flows, discount: 9 }).npv).toBeLessThan(run({ flows, discount: 8 }).npv!);
    expect(run({ flows, discount: 0 }).npv).toBe(30);
  });

  it('takes the first of several unsigned amounts as the payment', () => {
    expect(run({ flows: yearly(100, 60, 70) })).toEqual(run({ flows: yearly(-100, 60, 70) }));
  });

  it.each([
    [{ flows: yearly(-100, -5) }, 'Give at least one payment out (negative) and one payment in (positive).'],
    [{ flows: yearly(-100) }, 'List of cash flows: give at least 2.'],
    [{ flows: [{ amount: -1, year: 2020 }, { amount: 2 }] }, 'Give every entry a date, or none of them.'],
    [
      {
        flows: [
          { amount: -1, year: 2020 },
          { amount: 2, year: 2021, month: 2, day: 30 },
        ],
      },
      'One of the dates does not exist: look at its day and month.',
    ],
    [
      {
        flows: [
          { amount: -1, year: 2021 },
          { amount: 2, year: 2020 },
        ],
      },
      'Give the entries in order, the earliest first.',
    ],
    [
      {
        flows: [
          { amount: -1, year: 2021 },
          { amount: 2, year: 2021 },
        ],
      },
      'The first and the last date must differ.',
    ],
    [
      { flows: yearly(-1, 1_000_000) },
      'No rate of return makes these flows balance: check the signs and the amounts.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
