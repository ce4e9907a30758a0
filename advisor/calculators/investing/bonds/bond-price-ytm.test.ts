import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { bondPriceYtm } from '#advisor/calculators/investing/bonds/bond-price-ytm.ts';
import { bondRisk, cleanPrice, fullPrice, yieldToMaturity } from '#advisor/numerics/bond-math.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(bondPriceYtm, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('bond price and yield', () => {
  it('agrees with the examples in Excel’s help', () => {
    // PRICE: 15 Feb 2008 to 15 Nov 2017 (9.75 years in 30/360), 5.75 %, yield 6.5 %, semiannual: 94.63436162.
    expect(run({ coupon: 5.75, years: 9.75, yield: 6.5, face: 100 }).price).toBeCloseTo(94.63436162, 7);
    // YIELD: 15 Feb 2008 to 15 Nov 2016 (8.75 years in 30/360), 5.75 %, price 95.04287: 6.5 %.
    expect(run({ coupon: 5.75, years: 8.75, price: 95.04287, face: 100 }).ytm).toBeCloseTo(6.5, 5);
    // DURATION: 1 Jul 2018 to 1 Jan 2048, 8 %, yield 9 %: 10.9191453.
    expect(run({ coupon: 8, years: 29.5, yield: 9 }).macaulay_duration).toBeCloseTo(10.9191453, 6);
    // MDURATION: 1 Jan 2008 to 1 Jan 2016, 8 %, yield 9 %: 5.73567.
    expect(run({ coupon: 8, years: 8, yield: 9 }).modified_duration).toBeCloseTo(5.73567, 5);
  });

  it('agrees with the tables of textbooks', () => {
    // Fabozzi, Bond Markets: semiannual bonds at a yield of 9 %: coupon, years, price, Macaulay, modified, convexity.
    const fabozzi = [
      [9, 5, 100, 4.13, 3.96, 19.45],
      [6, 5, 88.1309, 4.35, 4.16, 20.85],
      [9, 25, 100, 10.33, 9.88, 160.72],
      [6, 25, 70.357, 11.1, 10.62, 182.92],
    ];
    for (const [coupon, years, price, macaulay, modified, convexity] of fabozzi) {
      const figures = run({ coupon, years, yield: 9, face: 100 });
      expect(figures.price).toBeCloseTo(price!, 3);
      expect(figures.macaulay_duration).toBeCloseTo(macaulay!, 2);
      expect(figures.modified_duration).toBeCloseTo(modified!, 2);
      expect(Math.abs(figures.convexity! - convexity!)).toBeLessThan(0.015);
    }
    // Bodie, Kane and Marcus: 30 years, 8 % once a year at 8 %: modified duration 11.26, convexity 212.4; at 10 % $811.46.
    const annual = { coupon: 8, years: 30, frequency: 'annual' };
    expect(run({ ...annual, yield: 8 }).modified_duration).toBeCloseTo(11.26, 2);
    expect(run({ ...annual, yield: 8 }).convexity).toBeCloseTo(212.4, 1);
    expect(run({ ...annual, yield: 10 }).price).toBeCloseTo(811.46, 2);
  });

  it('tells a duration first where it is asked for', () => {
    // At par, once a year: (1 - 1.03^-5) / 0.03 x 1.03 = 4.717.
    const bond = { coupon: 3, years: 5, yield: 3, frequency: 'annual' };
    const figures = run({ ...bond, wanted: 'macaulay_duration' });
    expect(Object.keys(figures)[0]).toBe('macaulay_duration');
    expect(figures.macaulay_duration).toBeCloseTo(4.7171, 4);
    expect(Object.keys(run({ ...bond, wanted: 'modified_duration' }))[0]).toBe('modified_duration');
    expect(Object.keys(run(bond))[0]).toBe('price');
    expect(run(bond)).toEqual(figures);
  });

  it('does a two-year bond as one would by hand', () => {
    // 6 % once a year, yield 10 %: 60 / 1.1 + 1,060 / 1.21 = 54.5455 + 876.0331 = 930.5785.
    // Macaulay: (1 x 54.5455 + 2 x 876.0331) / 930.5785 = 1.94138; modified: / 1.1 = 1.76490.
    const figures = run({ coupon: 6, years: 2, yield: 10, frequency: 'annual' });
    expect(figures.price).toBeCloseTo(930.5785, 4);
    expect(figures.macaulay_duration).toBeCloseTo(1.94138, 4);
    expect(figures.modified_duration).toBeCloseTo(1.7649, 4);
    expect(figures.current_yield).toBeCloseTo((60 / 930.5785) * 100, 4);
    // A quarter of a semiannual period gone by: a quarter of the coupon of 25 belongs to the seller.
    expect(run({ coupon: 5, years: 4.875, yield: 5 }).accrued).toBeCloseTo(25 / 4, 10);
  });

  it('takes price and yield for inverses', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        fc.double({ min: 0.001, max: 0.3, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.constantFrom(1, 2, 4),
        (coupon, yearly, years, frequency) => {
          const bond = { coupon, years, frequency };
          expect(yieldToMaturity(bond, cleanPrice(bond, yearly))).toBeCloseTo(yearly, 7);
        },
      ),
    );
  });

  it('has the duration and convexity that the price itself shows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.15, noNaN: true }),
        fc.double({ min: 0.005, max: 0.15, noNaN: true }),
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        fc.constantFrom(1, 2, 4),
        (coupon, yearly, years, frequency) => {
          const bond = { coupon, years, frequency };
          const step = 1e-4;
          const [down, here, up] = [-step, 0, step].map((shift) => fullPrice(bond, yearly + shift)) as [
            number,
            number,
            number,
          ];
          const { modified, convexity, macaulay } = bondRisk(bond, yearly);
          expect((down - up) / (2 * step * here) / modified).toBeCloseTo(1, 3);
          expect((down - 2 * here + up) / (step * step * here) / convexity).toBeCloseTo(1, 2);
          expect(macaulay).toBeLessThanOrEqual(years + 1e-9);
        },
      ),
    );
    // A zero-coupon bond's money comes all at the end.
    expect(run({ coupon: 0, years: 20, yield: 4.5 }).macaulay_duration).toBeCloseTo(20, 10);
  });

  it('stands at par where coupon and yield are the same, and falls as the yield rises', () => {
    for (const frequency of ['annual', 'semiannual', 'quarterly']) {
      expect(run({ coupon: 5, years: 12, yield: 5, frequency }).price).toBeCloseTo(1000, 8);
    }
    const prices = [2, 4, 6, 8].map((percent) => run({ coupon: 5, years: 10, yield: percent }).price!);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const { price_if_up, price, price_if_down } = run({ coupon: 5, years: 10, yield: 4 });
    expect(price_if_up).toBeCloseTo(1000, 8);
    // Convexity: a fall in yields brings more than the same rise takes.
    expect(price_if_down! - price!).toBeGreaterThan(price! - price_if_up!);
  });

  it('answers with what was asked for', () => {
    const say = (input: object) => {
      const finished = finish(input);
      return renderPlain(bondPriceYtm.explain(finished.result as never, finished.input as never).conclusion);
    };
    expect(say({ coupon: 5, years: 10, yield: 6 })).toBe('The bond is worth $925.61 at a yield of 6%.');
    expect(say({ coupon: 5, years: 10, price: 925.61 })).toBe(
      'The bond yields 6% a year to maturity at a price of $925.61.',
    );
  });

  it('takes a price per hundred as dealers quote it, but not the price of a zero', () => {
    const quoted = { coupon: 5, years: 8 };
    expect(run({ ...quoted, price: 92 })).toEqual(run({ ...quoted, price: 920 }));
    expect(run({ coupon: 0, years: 30, price: 174 }).ytm).toBeCloseTo(5.92, 1);
  });

  it.each([
    [{ coupon: 5, years: 10 }, 'Give the yield to maturity or the price.'],
    [{ coupon: 5, years: 10, yield: 5, price: 900 }, 'Give the yield to maturity or the price, not both.'],
    [{ coupon: -1, years: 10, yield: 5 }, 'Coupon rate must be at least 0%.'],
    [
      { coupon: 5, years: 0.5, price: 4_000_000 },
      'No yield fits this price. Check the price, the face amount and the coupon.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('takes a bond without a coupon for a zero, and tells the yield after tax', () => {
    // 10,000 / 1.023^24 = 5,794.2 (TreasuryDirect's formula for STRIPS, compounded twice a year); 5 % less 22 % of it.
    const values = (input: object) =>
      Object.fromEntries(
        runCalculator(bondPriceYtm, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
      );
    expect(values({ years: 12, yield: 4.6, face: 10_000 }).price).toBeCloseTo(10_000 / 1.023 ** 24, 6);
    expect(values({ coupon: 5, years: 10, yield: 5, tax_rate: 22 }).after_tax_yield).toBeCloseTo(3.9, 8);
  });

  it('takes cents on the dollar for what they are', () => {
    const bond = { coupon: 3.25, years: 5, face: 1000 };
    const ytm = (price: number) =>
      runCalculator(bondPriceYtm, { ...bond, price }, { year: 2026 }).result.figures[0]?.value;
    expect(ytm(0.92)).toBe(ytm(920));
    expect(ytm(92)).toBe(ytm(920));
  });
});
